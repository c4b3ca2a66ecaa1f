## Ce qu’une table refuse

table-title = { $game } · table { $number }
table-unknown = Il n’y a pas de table { $number }.
table-other-game = La table { $number } joue à { $game } : utilisez les commandes de ce jeu.
table-none-here = Aucune table ne joue à { $game } ici. Ouvrez-en une avec « /jouer », ou donnez le numéro d’une table.
table-none-around = Il n’y a aucune table ici, et vous n’êtes à aucune. Ouvrez-en une avec « /jouer », ou donnez le numéro d’une table.
table-which = Plusieurs tables sont possibles : { $numbers }. Donnez la commande dans le fil de la table, ou ajoutez son numéro.
table-over = La table { $number } est terminée.
table-not-started = La partie n’a pas encore commencé.
table-started = La partie a commencé : on ne peut plus rejoindre ni quitter la table, ni changer les options.
table-paused = La table est en pause : { $why }
table-not-seated = Vous n’êtes pas à la table { $number }. Vous pouvez la regarder avec /tables regarder.
table-seated = Vous êtes déjà à cette table.
table-full = Les { $most } places sont prises.
table-too-few = Il faut au moins { $least } joueurs ; { $here ->
    [one] il n’y en a encore qu’un
   *[other] il y en a { $here } pour l’instant
}. L’hôte peut ajouter des ordinateurs.
table-not-host = Seul l’hôte de la table peut faire cela.
table-not-host-but = Seul l’hôte de la table peut faire cela : { $host }.
table-option = Je ne peux pas utiliser « { $value } » à cet endroit. Choisissez dans la liste.
table-channel-taken = La table { $number } se joue dans ce salon. Ouvrez la suivante dans un autre salon.
table-only-in-servers = Ouvrez les tables dans un salon d’un serveur, où tout le monde peut les voir.
table-stale = Ce bouton n’est plus à jour : rien n’a été fait. Voici la situation actuelle.
table-handled = C’est déjà fait. Voici la situation actuelle.
table-nothing-to-do = Vous n’avez rien à faire à cette table pour l’instant.
table-not-over = Vous le verrez quand la partie sera finie : d’ici là, cela dévoilerait des secrets.
table-missing-permissions = { $count ->
    [one] Il me manque une permission ici : { $missing }.
   *[other] Il me manque des permissions ici : { $missing }.
} Une personne qui gère ce serveur peut me la donner, pour ce salon ou partout.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
press-unknown = Ce bouton ne marche plus. Rouvrez votre panneau depuis le plateau de la table.
rule-open = Règle : { $title }

## La base

store-failed = Je n’ai pas pu enregistrer cela ; rien n’a changé. Réessayez dans un instant.
store-busy = La base de données est occupée ; rien n’a changé. Réessayez dans un instant.
store-full = Le disque du bot est plein ; rien n’a changé. Prévenez la personne qui s’occupe du bot.
store-read-only = Impossible d’écrire dans la base de données ; rien n’a changé. Prévenez la personne qui s’occupe du bot.
store-damaged = La base de données est abîmée ; rien n’a changé. Prévenez la personne qui s’occupe du bot.
store-newer = La base de données vient d’une version plus récente du bot. Prévenez la personne qui s’occupe du bot.
store-changed = La base de données a été préparée par une autre version du bot. Prévenez la personne qui s’occupe du bot.
failed = Un problème est survenu de mon côté, et rien n’a changé. Il est noté sous le numéro { $number }.
done-unshown = C’est fait, mais je n’ai pas pu vous montrer le résultat. Rouvrez votre panneau pour voir la situation.
panel-sent-again = Ce message a été remplacé pendant que vous appuyiez. Continuez dans le plus récent.
discord-trouble = Discord n’a pas accepté ma réponse. Réessayez dans un instant.
restarting = Je redémarre : réessayez dans quelques secondes.
typed-too-long = C’est trop long : je lis { $most } caractères au plus. Rien n’a été changé.
command-missing = Cette commande n’existe plus ; Discord montrera les nouvelles dans un instant.
command-not-here = Cette commande ne marche que dans un salon d’un serveur.
command-bad-option = Ce que vous avez choisi là ne convient pas. Choisissez de nouveau dans la liste.
command-no-permission = Il vous faut la permission « Gérer le serveur ».

## Avant la partie

lobby-seat = { $who }
lobby-host = hôte
lobby-count = **{ $here }** sur { $least } à { $most } joueurs :
lobby-many = ⚠️ Ce jeu est prévu pour { $advised } joueurs au plus : au-delà, les parties sont longues.
lobby-lobby = On attend des joueurs. L’hôte lance la partie.
lobby-playing = La partie est en cours : { $where }
lobby-over = La partie est finie.
lobby-cancelled = Cette table a été fermée.
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-start = Commencer
lobby-options = Options
lobby-advice = **Première partie**, ci-dessous, choisit ce qu’il y a de mieux pour débuter.
lobby-usual = Choix habituel
lobby-first = Idéal pour une première partie
lobby-first-game = Première partie
lobby-agreed = { $setting } : **{ $value }**
lobby-as-usual = Tout le reste comme d’habitude
lobby-option-set = C’est changé.
lobby-opened = La table { $number } est ouverte : sa carte arrive ci-dessous. Vous en êtes l’hôte.
lobby-joined = Vous êtes à la table { $number }.
lobby-left = Vous avez quitté la table { $number }.
lobby-started = La table { $number } commence !
lobby-closed = La table { $number } est fermée.
thread-title = { $game } · table { $number }
seal-placed = 🔒 Tout est mélangé, et la graine est scellée.
seal-show = Sceau
seal-hash = Voici le sceau : le SHA-256 de la graine dont viennent tous les mélanges et tous les tirages de cette partie. La graine est révélée à la fin, et chacun peut vérifier qu’elle n’a pas changé.
    `{ $hash }`

## Le panneau

panel-nothing = Vous n’avez rien à faire pour l’instant.
panel-out = Vous n’êtes plus dans la partie.
panel-confirm = Vous confirmez ?
panel-back = Retour
panel-rules = Règles
panel-look = Regarder …
panel-board = Plateau
panel-to-my-panel = Mon panneau
panel-none = Aucun
panel-left-empty = Rien
panel-choose = Choisir …
panel-choose-one = Choisir
panel-menus = { $one }, { $two }
panel-of-menu = { $menu } : { $choice }
panel-menu-of = { $label } …
panel-enough = C’est tout
panel-other-amount = Un autre montant …
panel-fill = Remplir …
panel-fill-from = Remplir : { $first } – { $last } …
panel-fill-one = Remplir : { $first } …
panel-fill-page = Remplir, page { $page } sur { $pages } …
panel-page = { $page } sur { $pages }
panel-amount = { $amount }
panel-answer = { $field } : { $value }
panel-fault = **{ $field }** : { $fault }
panel-amount-label = Montant
panel-hint = **{ $choice }** : { $hint }
panel-total = En tout : { $given } (de { $least } à { $most })
panel-chosen = Choisi : { $chosen }
panel-done = C’est fait.
panel-begun-before = On vous demande autre chose entre-temps. Ce que vous aviez commencé est encore là ; Retour mène à la nouvelle question.
panel-lost = Ce que vous aviez commencé n’est plus possible.
panel-leave-own = **Quitter la partie ?** { $cost } C’est irrévocable.
panel-leave-others = **Quitter la partie ?** Votre place est éliminée pour de bon et ne marque rien. Les autres continuent sans vous. C’est irrévocable.
panel-leave-seat = **Quitter la partie ?** Votre place est éliminée pour de bon et ne marque rien. C’est irrévocable.
panel-leave-computers = Les ordinateurs finissent la partie entre eux.
panel-leave-last = **Quitter la partie ?** Votre place est éliminée pour de bon et ne marque rien ; comme il ne resterait qu’une personne, la partie se termine. C’est irrévocable.
form-bounds = De { $least } à { $most }.
form-bounds-step = De { $least } à { $most } par pas de { $step }.
form-bounds-or = { $other }, ou de { $least } à { $most }.
form-bounds-step-or = { $other }, ou de { $least } à { $most } par pas de { $step }.
move-forced = { $line } C’était le seul coup possible.

## Le plateau et la fin

board-mine = Mon panneau
turn-call = { $count ->
    [one] { $people }, c’est à vous.
   *[other] { $people }, c’est à vous.
}
turn-earlier = { $count ->
    [one] … après une ligne précédente
   *[other] … après { $count } lignes précédentes
}
turn-window = { $people } : { $window }
end-won = { $count ->
    [one] { $who } gagne !
   *[other] { $who } se partagent la victoire !
}
end-nobody = Personne ne gagne.
end-shared = Première place partagée par { $who }
end-place-shared = { $who }
end-place = { $who } · { $score }
end-place-out = { $who } · hors jeu
end-seal-fits = ✅ La graine correspond au sceau du début.
end-seal-broken = ⚠️ La graine ne correspond pas au sceau du début. Prévenez la personne qui s’occupe du bot.
record-here = Toute la partie, à rejouer et à vérifier : { $file }

## Quand un lieu a disparu

dm-closed = Je ne peux pas écrire à { $who } : ses messages privés sont fermés. Tout est dans le panneau privé ; « /moi mp » réessaie.
dm-closed-yours = Je ne peux pas vous écrire : vos messages privés sont fermés. Tout est dans votre panneau privé ; « /moi mp » réessaie.
pause-thread-gone = son salon ou son fil a disparu. Un joueur peut la faire revenir avec « plateau » dans n’importe quel salon où l’on peut jouer.
    .host = Votre table { $number } est en pause : son salon ou son fil a disparu. Utilisez la commande « plateau » du jeu dans le salon où la partie doit continuer.
pause-thread-locked = son fil est verrouillé ou archivé. Elle continue dès qu’on le déverrouille, ou quand un joueur la fait revenir avec « plateau » dans n’importe quel salon où l’on peut jouer.
    .host = Votre table { $number } est en pause : son fil est verrouillé ou archivé, et je n’ai pas le droit de le rouvrir. Faites-le déverrouiller, ou utilisez la commande « plateau » du jeu là où la partie doit continuer.
pause-no-access = je n’ai plus le droit d’y écrire. Un joueur peut la faire revenir avec « plateau » dans n’importe quel salon où l’on peut jouer.
    .host = Votre table { $number } est en pause : je n’ai plus le droit d’écrire là où elle se joue (il manque Voir le salon, Envoyer des messages, Envoyer des messages dans les fils ou Joindre des fichiers). Rendez-moi la permission, puis utilisez la commande « plateau » du jeu là où la partie doit continuer.
pause-guild-gone = on m’a retiré du serveur. Elle continue dès qu’on me réinvite.
    .host = Votre table { $number } est en pause : on m’a retiré de son serveur. Elle continue dès qu’on me réinvite.

## Règles

rules-all = Tous les articles
rules-choose = Choisissez un article …
rules-open = Ouvrir
rules-found = { $count ->
    [0] Aucun résultat. Essayez avec moins de mots, ou d’autres.
    [one] Un article trouvé :
   *[other] { $count } articles trouvés :
}
rules-games = Quel livret de règles ?
rules-no-game = Aucun jeu ne s’appelle ainsi. Voici tous les livrets.
rules-also = Voir aussi :

## Comment jouer

primer-open = Comment jouer
primer-heading = **{ $game }** · comment jouer, { $page }/{ $pages }
primer-before = ◀
primer-next = Suite ▶
primer-which = Comment jouer …

## Tables, moi, serveur

tables-mine = Vos tables
tables-here = Tables de ce serveur
tables-none-mine = Vous n’êtes à aucune table. Ouvrez-en une avec « /jouer », ou trouvez-en une avec « /tables liste ».
tables-none-here = Vous ne pouvez voir aucune table sur ce serveur. Ouvrez-en une avec « /jouer ».
tables-more = … et { $count } de plus.
tables-line = **{ $title }** · { $state }
tables-state-lobby = attend des joueurs
tables-state-playing = en cours
tables-state-yours = **c’est à vous**
tables-state-paused = en pause
me-language-set = Désormais je vous réponds en français.
me-language-auto = Désormais je vous réponds dans la langue que Discord m’indique.
me-dm-on = Je vous enverrai vos panneaux par message privé.
me-dm-off = Je ne vous enverrai pas de message privé. Tout est dans votre panneau privé.
