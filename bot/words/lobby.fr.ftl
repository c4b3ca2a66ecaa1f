# Tables qui attendent des joueurs

lobby-keep = Plus rien ne bouge à cette table. Elle ferme { $when }.
lobby-keep-open = La garder ouverte
lobby-kept = La table reste ouverte. Si plus rien ne bouge, elle ferme { $when }.
lobby-lapsed = Personne d’autre n’est venu : la table a été fermée.
lobby-reopen = Rouvrir
lobby-reopened = Personne d’autre n’est venu : la table a été fermée. Elle a rouvert sous le numéro { $number }.

call-full = { $table } · complet
call-free = { $table } · une place s’est libérée
call-empty = { $table } · personne d’autre n’est venu

## Les appels aux joueurs

lobby-call = Appeler des joueurs
call-players =
    📣 { $people } : { $who } cherche des joueurs. { $table }, { $free ->
        [one] une place est libre
       *[other] { $free } places sont libres
    } : appuyez sur « Rejoindre » sur sa carte.
call-sent = L’appel est parti. Une table n’appelle qu’une fois.
call-done = Cette table a déjà appelé des joueurs, et une table n’appelle qu’une fois.
call-lately = On vient d’appeler des joueurs sur ce serveur. Vous pourrez appeler { $when }.
call-quiet = Ce sont les heures calmes de ce serveur : on n’y appelle personne. Elles finissent { $when }.
call-nobody = Parmi les personnes qui veulent être appelées pour ce jeu, aucune ne peut l’être maintenant : elles sont déjà ici, ne voient pas ce salon, ou ont choisi d’autres heures.
call-role-gone = Le rôle qu’on appelle sur ce serveur n’existe plus. Qui gère le serveur peut en choisir un autre avec « /serveur appels ».
call-unanswered = Discord ne me dit pas qui voit cette table pour l’instant. Réessayez dans un moment.

## L’hôte

host-button = Passer la main
host-ask = Qui doit être l’hôte maintenant ? Le changement est immédiat.
host-who = Le nouvel hôte
host-now = { $who } est maintenant l’hôte.
host-yours = Vous êtes maintenant l’hôte de cette table.
host-not-there = Cette personne n’est pas à la table. Choisissez quelqu’un d’autre qui y est.
put-out-button = Faire lever
put-out-ask = Quelle place faut-il libérer ? Cette personne ne pourra plus s’asseoir à cette table ; elle seule en est avertie.
put-out-who = Qui doit quitter la table
host-put-out = On a demandé à { $who } de quitter la table.
host-put-you-out = L’hôte vous a demandé de quitter cette table.
table-not-welcome = Vous ne pouvez pas vous asseoir à cette table. L’hôte, les réglages de quelqu’un, le serveur ou ce que la table demande aux joueurs peuvent s’y opposer ; lequel, et par qui, n’est jamais dit.
