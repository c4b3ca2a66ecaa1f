## Ce que l’on peut faire d’une partie terminée

after-rematch = Rejouer
after-next = Je joue la prochaine
after-next-not = Ne plus jouer la prochaine
after-replay = Revoir la partie
after-details = Les détails …
after-record = Relevé de la partie
after-which = Il n’y a pas de table terminée ici, ni parmi les vôtres. Donnez le numéro d’une table.
list-back = ◀ Plus récentes
list-next = Plus anciennes ▶

## La revoir coup par coup

replay-where = { $ply ->
    [0] Avant le premier { $last ->
        [one] et seul coup
       *[other] des { $last } coups
    }
   *[other] Après le coup { $ply } sur { $last }
} · { $eyes }
replay-spectator = ce que tout le monde a vu
replay-seat = ce qu’a vu { $who }
replay-deal = 🎬 La partie commence · { $when }
replay-house = 🔓 Les réponses secrètes sont dévoilées · { $when }
replay-move = ➤ **{ $who }** : { $move } · { $when }
replay-first = Début
replay-back = Préc.
replay-next = Suiv.
replay-last = Fin
replay-jump = Aller au coup …
replay-words = En toutes lettres
replay-ply = Numéro du coup
replay-eyes = Vu par qui ?
replay-broken = Cette partie ne peut plus être revue : les règles ont été corrigées depuis. Son relevé donne toujours chaque coup.
replay-no-ply = Il me faut le numéro d’un coup, de 0 à { $last }.

## Le relevé et la graine

record-checked = { $moves ->
    [one] ✅ J’ai rejoué { $moves } coup à partir de la graine : il mène bien à cette fin.
   *[other] ✅ J’ai rejoué les { $moves } coups à partir de la graine : ils mènent bien à cette fin.
}
record-differs = ⚠️ Rejoués selon les règles d’aujourd’hui, ces coups ne mènent pas à cette fin : les règles ont été corrigées depuis.
seal-fits = ✅ La graine correspond au sceau publié au début. Son SHA-256 : `{ $hash }`
seal-broken = ⚠️ La graine ne correspond pas au sceau publié au début, qui était `{ $hash }`. Prévenez la personne qui s’occupe du bot.
seal-compare = Le SHA-256 de la graine est `{ $hash }` : le sceau publié au début doit dire la même chose.

## Rejouer

next-in = Vous êtes sur la liste de la prochaine partie. Dès que quelqu’un appuie sur « Rejouer », vous recevez une invitation avec les autres ; d’ici là, tout le monde voit que vous voulez jouer.
next-out = Vous n’êtes plus sur la liste de la prochaine partie.
next-played = Vous êtes à la table { $number } : l’invitation à la prochaine partie vous parviendra de toute façon.
next-full = Déjà { $most } personnes veulent jouer la prochaine partie. Attendez que quelqu’un appuie sur « Rejouer », puis rejoignez la table par sa carte.
next-list = { $people } : envie de jouer la prochaine partie.
next-invited = Invitation aussi pour { $people }
rematch-invite = 🔁 { $people } : { $who } propose de rejouer. Appuyez sur « Rejoindre » sur la carte ({ $table }) pour vous asseoir.
rematch-opened = 🔁 { $who } propose de rejouer : la carte ({ $table }) est dans { $where }.
rematch-yours = La table { $number } est ouverte dans { $where }, et les autres y sont invités. Vous en êtes l’hôte ; les places tournent d’un cran si les mêmes personnes jouent.
rematch-again = La table { $number } est ouverte dans { $where }. Les autres ne sont appelés qu’une seule fois par partie finie : prévenez-les vous-même. Vous en êtes l’hôte ; les places tournent d’un cran si les mêmes personnes jouent.
rematch-joined = Vous êtes à la table { $number }. Sa carte est dans { $where }.
rematch-not-played = Seules les personnes assises à la table { $number } à la fin de la partie peuvent demander une revanche. Appuyez sur « Je joue la prochaine » pour y recevoir une invitation.
rematch-begun = La revanche a déjà commencé : c’est la table { $number }.
rematch-elsewhere = Une revanche s’ouvre sur le serveur où l’on a joué : demandez-la là-bas.

## Parties terminées

history-mine = Vos parties terminées
history-server = Parties terminées sur ce serveur
history-none-mine = Vous n’avez pas encore terminé de partie.
history-none-server = Aucune partie que vous puissiez voir n’a été terminée ici.
history-older = -# La liste montre les { $count } dernières parties. « /tables revoir » en ouvre une plus ancienne par son numéro.
history-replay = Revoir
history-line = **{ $title }** · { $when }
where-mine = les miennes
where-server = celles de tout le serveur
history-gone = Vous avez quitté cette partie : { $who } a repris votre place, et elle ne compte pas dans vos résultats.
history-to-mine = Mes parties
history-to-server = Parties de ce serveur

## Résultats

results-mine = Vos résultats
results-person = Résultats { DE($who) } sur ce serveur
results-server = Résultats sur ce serveur : { $about }
results-all-games = Tous les jeux
results-none = Aucune partie terminée ne compte encore. Les parties contre des ordinateurs seulement ne comptent pour personne.
results-how = Une partie que quelqu’un d’autre a finie pour un joueur ne compte pas pour lui, et une partie contre des ordinateurs seulement ne compte pour personne.
results-line = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $wins ->
    [0] aucune victoire
    [one] { $wins } victoire
   *[other] { $wins } victoires
}{ $reached ->
    [0] {""}
   *[other] {" "}· { $places }
}{ $longest ->
    [0] {""}
    [1] {""}
   *[other] {" "}· victoires de suite : { $streak } en ce moment, { $longest } au mieux
}
results-game = **{ $game }** : { $line }
results-place = { $place ->
    [1] 1er
   *[other] { $place }e
} × { $count }
results-rank = **{ $rank }.** { $who } : { $wins ->
    [0] aucune victoire
    [one] { $wins } victoire
   *[other] { $wins } victoires
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , dont les { $streak } dernières de suite
}
results-played = { $count ->
    [0] Aucune partie terminée.
    [one] { $count } partie terminée.
   *[other] { $count } parties terminées.
}
results-to-server = Tout le serveur
results-to-mine = Mes résultats
results-choose = Quel jeu ?
