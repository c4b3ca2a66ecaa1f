# Tables dont s’occupe une personne qui gère le serveur, et parties qui finissent avant leur fin

ended-by-sleep = Personne n’est revenu : la table a été fermée sans résultat.
ended-by-manager = Une personne qui gère le serveur a mis fin à cette partie. Elle ne compte pas.
ended-by-dropped = La table a décidé de finir cette partie sans résultat.
ended-by-shared = La table a décidé de finir cette partie : la première place est partagée par tout le monde encore en jeu.

## Ce que tout le monde lit à la table

manager-ended = ⛔ Une personne qui gère le serveur a mis fin à cette partie. Elle ne compte pas.
manager-ended-because = ⛔ Une personne qui gère le serveur a mis fin à cette partie : { $reason }. Elle ne compte pas.
manager-quiet = 🔕 Plus de mentions ici, dit une personne qui gère le serveur.
manager-loud = 🔔 Les mentions sont de nouveau permises ici, dit une personne qui gère le serveur.
manager-opened = 💺 Une personne qui gère le serveur a libéré la place { DE($who) }. La table joue désormais cette place ; { $who } la retrouve en jouant un coup ou en appuyant sur « Me revoilà », si personne ne l’a reprise d’ici là.
manager-opened-computer = 💺 Une personne qui gère le serveur a libéré la place { DE($who) }. Un ordinateur ({ $level }) joue désormais cette place ; { $who } la retrouve en jouant un coup ou en appuyant sur « Me revoilà », si personne ne l’a reprise d’ici là.
manager-opened-note = Une personne qui gère le serveur a libéré votre place : la table la joue maintenant. Vous la retrouvez avec « Me revoilà » ou en jouant un coup, tant que personne ne l’a reprise.
manager-host = { $who } est maintenant l’hôte, dit une personne qui gère le serveur.
manager-woken = ▶️ Une personne qui gère le serveur a mis fin à la pause.
manager-moved = Une personne qui gère le serveur a déplacé la table ici.

## La page

manage-title = { $table } · pour qui gère le serveur
manage-phase-lobby = Elle attend des joueurs.
manage-phase-playing = Sa partie est en cours.
manage-host = { $who } · hôte
manage-away = { $who } · la table joue cette place
manage-rests = En pause jusqu’à { $when }.
manage-sleeps = Elle dort, car plus personne n’est là. Elle sera fermée { $when }.
manage-is-quiet = On n’y mentionne personne.
manage-note = Vous voyez ce que voit tout spectateur. La table apprend ce que vous faites, mais pas qui vous êtes.
manage-which = Quelle table ?
manage-none = Aucune table que vous pouvez voir n’est ouverte sur ce serveur.
manage-close = Fermer la table
manage-end = Finir la partie…
manage-end-title = Finir la partie
manage-end-why = La raison, pour toute la table
manage-end-hint = Ou rien. La partie ne comptera pas.
manage-quiet = Plus de mentions ici
manage-loud = Permettre les mentions
manage-watch = Regarder
manage-wake = Finir la pause
manage-open = Libérer une place
manage-name = Nommer un hôte
manage-move = Déplacer la table dans un salon
manage-done = C’est fait.
manage-over = C’est fait. Il n’y a plus rien à régler à cette table.
manage-seated = Vous êtes à cette table : vous y jouez comme tout le monde.
manage-cannot-host = Cette personne ne peut pas être l’hôte, car elle n’est pas là.
manage-cannot-open = On ne peut libérer que la place de quelqu’un qui la joue.

## Les personnes tenues à l’écart des tables d’un serveur

bar-set = { $who } ne peut plus ouvrir ni rejoindre de table sur ce serveur, ni y reprendre de place, jusqu’à ce que vous le leviez avec « /serveur écarter fin:off ». Ses parties en cours continuent. Personne d’autre ne le remarque, et la phrase qui le lui refuse ne dit jamais pourquoi.
bar-set-until = { $who } ne peut plus ouvrir ni rejoindre de table sur ce serveur, ni y reprendre de place. Cela finit { $when }. Ses parties en cours continuent. Personne d’autre ne le remarque, et la phrase qui le lui refuse ne dit jamais pourquoi.
bar-lifted = { $who } peut de nouveau ouvrir et rejoindre des tables ici, et y reprendre des places.
bar-nobody = On peut tenir des personnes à l’écart des tables, mais ni soi-même ni un bot.
bar-unread = « { $typed } » n’est pas un jour à venir que je connais. Écrivez-le comme 24 décembre, 2026-12-24, demain ou 7 jours, ou bien off.
bar-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
bar-off = off : ne plus écarter
