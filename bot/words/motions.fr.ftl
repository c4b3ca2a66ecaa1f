## Ce qui est proposé à la table

panel-table = Table …
motion-which = Que doit décider la table ?
motion-kind-pace = Un autre rythme
    .hint = Par l’hôte ; tous les autres doivent accepter
motion-kind-pause = Une pause
    .hint = Jusqu’à une date ; plus de la moitié doit accepter
motion-kind-resume = Reprendre maintenant
    .hint = Avant la fin de la pause ; plus de la moitié doit accepter
motion-kind-replace = Libérer la place de quelqu’un
    .hint = La table la joue jusqu’à ce qu’on la reprenne ; tous les autres doivent accepter
motion-kind-expel = Mettre quelqu’un hors jeu
    .hint = Selon la règle du jeu pour les départs ; tous les autres doivent accepter
motion-kind-undo = Reprendre mon dernier coup
    .hint = S’il n’a rien montré ni tiré ; les autres doivent accepter s’ils l’ont vu
motion-ask-pace = Quel rythme ?
motion-ask-pause = Pour combien de temps ?
motion-ask-replace = La place de qui ?
motion-ask-expel = Qui doit quitter la partie ?
motion-title-pace = passer au rythme « { $value } »
motion-title-pause = faire une pause : { $value }
motion-title-resume = finir la pause et reprendre
motion-title-replace = libérer la place de { $who } : la table la joue jusqu’à ce que quelqu’un la reprenne
motion-title-expel = mettre { $who } hors jeu pour de bon
motion-title-undo = { $who } reprend son dernier coup
rest-hour = une heure
rest-half-day = douze heures
rest-day = un jour
rest-three-days = trois jours
rest-week = une semaine
rest-two-weeks = deux semaines
rest-month = quatre semaines

## Une proposition dans le fil

motion-put = { $who } demande à la table : **{ $what }** ?
motion-agreed = ✅ Pour : { $who }
motion-declined = ❌ Contre : { $who }
motion-waiting = ⏳ On attend encore : { $people }
motion-rule-all = Tous ceux à qui on le demande doivent accepter ; un seul « non » suffit à refuser. Caduc { $when }.
motion-rule-half = Plus de la moitié de ceux à qui on le demande doit accepter. Caduc { $when }.
motion-is-passed = Accepté.
motion-is-failed = Refusé.
motion-is-lapsed = Caduc : trop peu de réponses à temps.
motion-is-withdrawn = Retiré.
motion-is-moot = Sans objet : les choses ont changé.
motion-agree = D’accord
motion-decline = Refuser
motion-withdraw = Retirer
motion-passed = 🗳️ Accepté : { $what }.
motion-failed = 🗳️ Refusé : { $what }.
motion-lapsed = 🗳️ Caduc : { $what }.
motion-woken = ▶️ La pause est finie : la table continue.
motion-said-put = La table est consultée. Le fil montre qui a répondu quoi.
motion-said-agree = Vous avez accepté.
motion-said-decline = Vous avez refusé.
motion-said-withdrawn = Vous avez retiré la proposition.
motion-said-passed = C’est accepté.
motion-note-opened = { $table } : les autres ont accepté de libérer votre place. La table la joue désormais. Vous pouvez revenir avec « Me revoilà » ou en jouant un coup, tant que personne ne l’a reprise.
motion-note-expelled = { $table } : les autres ont accepté de vous mettre hors jeu.

## Ce qui est refusé

table-resting = La table est en pause, comme convenu ; elle continue { $when }. « /tables continuer » demande à reprendre maintenant.
table-no-game-here = Aucune partie n’est en cours ici. Donnez la commande dans le fil d’une table, ou ajoutez son numéro.
motion-open-already = C’est déjà demandé : répondez dans le fil.
motion-closed = Ce n’est plus demandé.
motion-not-asked = Vous n’avez pas de voix ici : il s’agit de votre propre place.
motion-own = C’est votre proposition : vous pouvez la retirer.
motion-not-author = Seule la personne qui l’a proposé peut le retirer.
motion-stood-in-for = La table joue à votre place. Appuyez d’abord sur « Me revoilà » sur le plateau.
motion-left = Vous avez quitté cette partie.
motion-nobody-else = Il n’y a personne d’autre pour accepter, et une personne seule ne peut pas décider cela d’une autre.
motion-target = Ce n’est la place de personne d’autre dans cette partie.
motion-same-pace = La table se joue déjà à ce rythme.
motion-not-resting = La table n’est pas en pause.
motion-seat-open = La table joue déjà cette place : on peut la reprendre.
motion-answers-open = Des réponses secrètes sont en cours. Réessayez quand elles seront dévoilées.

## Reprendre un coup

undo-none = Vous n’avez encore joué aucun coup.
undo-gone-on = Quelque chose s’est passé depuis votre dernier coup : il reste joué.
undo-revealed = Votre dernier coup a tiré ou vous a montré quelque chose : il reste joué.
undo-done = ↩️ { $who } reprend son dernier coup.
undo-taken = ↩️ C’est repris. Personne d’autre ne l’apprend.

## Une pause, et les places que l’on reprend

rest-until = ⏸️ En pause ; reprise { $when }. Aucune horloge ne tourne d’ici là.
seat-take = Reprendre une place
seat-take-this = Jouer pour { $who }
seat-ask = Vous verriez ce que voit cette place, et la joueriez jusqu’à la fin. La personne qui la jouait n’y serait plus.
seat-taken = 🔁 { $who } reprend la place de { $old }.
seat-taken-yours = La place est à vous : voici ce qu’elle a.
seat-taken-note = { $table } : { $who } a repris votre place, que la table jouait. Vous n’êtes plus de cette partie.
seat-not-open = Cette place n’est pas libre : quelqu’un la joue.
seat-other = Vous avez joué une autre place de cette table et connaissez ses secrets : vous ne pouvez pas reprendre celle-ci.
