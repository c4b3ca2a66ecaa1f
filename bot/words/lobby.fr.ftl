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
