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
