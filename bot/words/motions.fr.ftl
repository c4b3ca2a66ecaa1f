## Ce qui est proposé à la table

panel-table = Table …
motion-which = Sur quoi la table doit-elle voter ?
motion-kind-pace = Un autre rythme
    .hint = Par l’hôte ; tous les autres doivent accepter
motion-kind-pause = Une pause
    .hint = Jusqu’à une date ; plus de la moitié doit accepter
motion-kind-resume = Continuer maintenant
    .hint = Avant la fin de la pause ; plus de la moitié doit accepter
motion-kind-replace = Libérer la place de quelqu’un
    .hint = Après un tour manqué ou un départ du serveur ; on demande d’abord, tous les autres acceptent
motion-kind-expel = Mettre quelqu’un hors jeu
    .hint = Si la table joue sa place ; selon la règle pour les départs, tous les autres acceptent
motion-kind-undo = Annuler mon dernier coup
    .hint = S’il n’a rien montré ni tiré ; les autres doivent accepter s’ils l’ont vu
motion-kind-end = Finir la partie ensemble
    .hint = Maintenant, à égalité ou sans résultat ; qui joue sa propre place doit accepter
motion-how = Ce que vous choisissez ici est proposé aux autres, qui répondent dans le fil, aux yeux de tous. Seul un coup que personne n’a vu est annulé tout de suite.
motion-choose-how = { $hint }. Les autres sont consultés dès votre choix.
motion-ask-pace = Quel rythme ?
motion-ask-pause = Pour combien de temps ?
motion-ask-replace = La place de qui ?
motion-ask-expel = Qui doit quitter la partie ?
motion-ask-end = Comment la finir ?
motion-title-end = finir la partie ici, { $value }
ending-shared = première place partagée par tout le monde encore en jeu
ending-dropped = sans résultat pour personne
motion-title-pace = passer au rythme « { $value } »
motion-title-pause = faire une pause ({ $value })
motion-title-resume = finir la pause et continuer
motion-title-replace = demander une réponse à { $who } et, à défaut, libérer sa place
motion-title-expel = mettre { $who } hors jeu pour de bon
motion-title-undo = laisser { $who } annuler son dernier coup
rest-hour = une heure
rest-half-day = douze heures
rest-day = un jour
rest-three-days = trois jours
rest-week = une semaine
rest-two-weeks = deux semaines
rest-month = quatre semaines

## Une proposition dans le fil

motion-summons = { $person }, êtes-vous encore là ? Jouez un coup ou appuyez sur « Me revoilà » ; votre délai prend fin { $when }. Passé ce délai, la table jouera votre place, et quelqu’un pourra la reprendre.
motion-put = { $who } demande à la table : **{ $what }** ?
motion-agreed = ✅ Pour : { $who }
motion-declined = ❌ Contre : { $who }
motion-agreed-count = { $count ->
    [one] { $count } sur { $all } accepte.
   *[other] { $count } sur { $all } acceptent.
} On ne dit à personne qui refuse.
motion-asked = La question s’adresse à { $people }
motion-rule-own = Toutes les personnes qui jouent leur place du début doivent accepter ; on ne demande ni aux ordinateurs ni à qui a repris une place. La proposition expire { $when }.
motion-waiting = ⏳ On attend encore : { $people }
motion-rule-all = Tous ceux à qui on le demande doivent accepter ; un seul « non » suffit à refuser. La proposition expire { $when }.
motion-rule-half = Plus de la moitié de ceux à qui on le demande doit accepter. La proposition expire { $when }.
motion-is-withdrawn = Retiré.
motion-is-answered = Réponse reçue : rien ne change pour cette place.
motion-is-moot = Sans objet : les choses ont changé.
motion-agree = D’accord
motion-decline = Refuser
motion-withdraw = Retirer
motion-passed = 🗳️ Accepté : { $what }.
motion-failed = 🗳️ Refusé : { $what }.
motion-lapsed = 🗳️ Expiré : { $what }.
motion-unanswered = 💺 { $who } n’a pas répondu. La table joue désormais cette place ; { $who } la retrouve en jouant un coup ou en appuyant sur « Me revoilà ». D’ici là, une personne qui n’est pas à cette table peut la reprendre.
motion-woken = ▶️ La pause est finie : la table continue.
motion-said-put = La table est consultée. Le fil montre qui a répondu, et quoi.
motion-said-put-own = La table est consultée. Le fil montre combien acceptent, et pas qui.
motion-said-agree = Vous avez accepté.
motion-said-decline = Vous avez refusé.
motion-said-withdrawn = Vous avez retiré la proposition.
motion-said-passed = C’est accepté.
motion-note-summoned = Les autres demandent si vous êtes encore là. Jouez un coup ou appuyez sur « Me revoilà » dans le fil de la table, qui indique votre délai. Passé ce délai, la table jouera votre place, et quelqu’un pourra la reprendre.
motion-note-kept = Le délai pour dire que vous êtes là est passé. Vous avez répondu en secret : personne ne joue ni ne reprend votre place, même si les autres le croient jusqu’à ce que les réponses soient dévoilées.
motion-note-opened = Vous n’avez pas répondu à temps : la table joue désormais votre place. Vous pouvez revenir avec « Me revoilà » ou en jouant un coup, tant que personne ne l’a reprise.
motion-note-expelled = Les autres ont accepté de vous mettre hors jeu.

## Ce qui est refusé

table-resting = La table a convenu d’une pause ; elle continue { $when }. « /tables proposer » demande à continuer tout de suite.
table-no-game-here = Aucune partie n’est en cours ici. Donnez la commande dans le fil d’une table, ou ajoutez son numéro.
motion-open-already = C’est déjà demandé à la table : répondez dans le fil.
motion-closed = Ce n’est plus demandé à la table.
motion-not-asked = Vous n’avez pas de voix ici : il s’agit de votre propre place.
motion-own = C’est votre proposition : vous pouvez la retirer.
motion-not-author = Seule la personne qui l’a proposé peut le retirer.
motion-stood-in-for = La table joue pour vous. Appuyez d’abord sur « Me revoilà » sur le plateau.
motion-left = Vous avez quitté cette partie.
motion-end-alone = Personne d’autre ici ne joue sa place du début, et une personne seule ne met fin à aucune partie.
motion-end-stand-in = Vous avez repris cette place : la fin de la partie se décide entre les personnes qui jouent leur place du début.
motion-nobody-else = Il n’y a personne d’autre pour accepter, et une personne seule ne peut pas décider cela d’une autre.
motion-target = Choisissez une autre personne, qui est encore dans la partie.
motion-same-pace = La table se joue déjà à ce rythme.
motion-not-resting = La table n’est pas en pause.
motion-there-timed = { $who } n’a manqué aucun tour depuis son dernier passage. On ne peut demander à libérer une place que si la personne a manqué un tour sans revenir depuis, ou si elle a quitté ce serveur.
motion-there-untimed = La table n’attend pas { $who }. Sans limite de temps, on ne peut demander à libérer une place que pendant que la table attend la personne, ou si elle a quitté ce serveur.
motion-spared = { $who } a répondu récemment. À moins d’un tour manqué, vous pourrez redemander { $when }.
motion-plays = { $who } joue cette place. On ne peut mettre quelqu’un hors jeu que pendant que la table joue à sa place : demandez d’abord à libérer la place.
motion-none-replace = La table joue déjà toutes les autres places.
motion-none-expel = Chaque personne joue sa propre place. On ne peut mettre quelqu’un hors jeu que pendant que la table joue à sa place.
motion-seat-open = La table joue déjà cette place : on peut la reprendre.
motion-answers-open = Des réponses secrètes sont en cours. Réessayez quand elles seront dévoilées.

## Annuler un coup

undo-none = Vous n’avez encore joué aucun coup.
undo-gone-on = Quelque chose s’est passé depuis votre dernier coup : on ne peut plus l’annuler.
undo-revealed = Votre dernier coup a tiré ou vous a montré quelque chose : on ne peut plus l’annuler.
undo-done = ↩️ { $who } annule son dernier coup.
undo-taken = ↩️ C’est annulé. Personne d’autre n’est prévenu.

## Une pause, et les places que l’on reprend

rest-until = ⏸️ En pause ; reprise { $when }. Aucune horloge ne tourne d’ici là.
seat-take = Reprendre une place
seat-take-this = Jouer pour { $who }
seat-ask = La personne qui reprend une place voit ce qu’elle contient et la joue jusqu’à la fin ; celle qui l’occupait ne peut plus y revenir.
seat-taken = 🔁 { $who } reprend la place qu’occupait jusqu’ici { $old }.
seat-taken-yours = La place est à vous. Voici ce qu’elle contient.
seat-taken-note = { $who } a repris votre place, que la table jouait. Vous n’êtes plus de cette partie.
seat-none-open = Aucune place n’est libre à cette table : chaque personne encore en jeu joue la sienne.
seat-not-open = Cette place ne peut pas être reprise : quelqu’un la joue, ou a quitté la partie pour de bon.
seat-other = Vous avez joué une autre place de cette table et connaissez ses secrets : vous ne pouvez pas reprendre celle-ci.
