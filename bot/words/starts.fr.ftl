# Parties qui commencent toutes seules, et tables complètes

start-button = Début automatique…
start-title = Début automatique
start-about = Le moment venu, la table attend encore une minute, pendant laquelle toute personne assise peut demander d’attendre davantage.
start-by-host = L’hôte lance la partie
start-choose-full = Quand la table est complète, à { $most }
start-choose-with = À { $seats } joueurs
start-hour = À une heure précise…
start-clock = { $hour } h { $minute }
start-in =
    { $hours ->
        [0] dans { $minutes } min
       *[other] dans { $hours } h { $minutes } min
    }
start-at-in = À { $at } ({ $left })
start-unread = Je ne comprends pas « { $typed } ». Quand la partie doit-elle commencer toute seule : « complet », à un nombre de joueurs entre { $least } et { $most } (« { $least } »), ou à une heure (« 20 h 30 ») ?
start-full = En attente de joueurs. La partie commence toute seule quand la table est complète, à { $most }.
start-with = En attente de joueurs. La partie commence toute seule à { $seats }.
start-at = La partie commence toute seule à { $at }, { $when }.
start-enough = C’est l’heure. La partie commence toute seule dès que vous êtes { $least }.
start-begins = ▶️ La partie commence toute seule { $when }.
start-is-held = Une personne assise ici a demandé d’attendre. L’hôte lance la partie, ou elle commence toute seule quand quelqu’un d’autre s’est assis.
start-wait = Attendre
start-waits = Pour l’instant, la partie ne commence plus toute seule. L’hôte peut la lancer ; si quelqu’un d’autre s’assied, elle recommencera à partir toute seule.
start-not-near = Cette partie n’est pas sur le point de commencer toute seule : il n’y a rien à retarder.
start-too-few = C’est l’heure, mais il faut être { $least } pour ce jeu (présents : { $here }). La partie commence toute seule dès qu’il y a assez de monde.
start-missed = J’étais absent à { $at }, quand la partie devait commencer toute seule. { $host } peut la lancer quand tout le monde est là.

full-told = { $people } · { $table } : complet. { $how }
full-begins = La partie commence toute seule { $when }.
full-by-host = { $host } peut lancer la partie.
pings-about-full = Table complète
seat-tell-me = M’avertir si une place se libère
seat-tell-noted = Je vous écrirai, une seule fois, si une place se libère ici. Personne d’autre ne voit que vous attendez.
seat-free = Une place est libre : { $where }
seat-free-now = Une place est libre ici en ce moment : appuyez sur « Rejoindre ».
seat-only-direct = Je ne pourrais vous avertir que par message privé, pour que personne ne voie que vous attendez, et je ne peux pas vous en envoyer. « /moi mp » les active.
