## Comment les gens sont appelés

pings-title = Comment je vous appelle
pings-line = **{ $about } :** { $what }
pings-option = { $about } : { $way }
pings-about-turn = Votre tour
pings-about-decisions = Votes
pings-about-calls = Nouvelles tables
ping-way-auto = automatique
    .hint = Avec un son aux tables en direct, par message privé aux autres
ping-way-loud = avec un son
    .hint = Je vous mentionne, et votre téléphone sonne
ping-way-silent = sans son
    .hint = Je vous mentionne sans bruit ; vous le voyez en regardant
ping-way-name = votre nom seulement
    .hint = Votre nom est écrit, mais rien ne vous le signale
ping-way-dm = message privé
    .hint = Je vous écris en privé
pings-note = Personne d’autre ne voit vos choix. Votre panneau privé est toujours à jour. Pour ne plus rien recevoir d’une seule table, appuyez sur « Table … » sur son panneau.
pings-unreachable = Je ne peux pas vous envoyer de messages privés : là où vous les avez choisis, je vous mentionne. « /moi mp » réessaie.
ping-too = Et aussi { $people }.
ping-linked =
    { $line }
    { $link }
ping-direct =
    { $people } : { $line }
    { $link }

## Les appels aux joueurs, qu’on choisit avec « /moi appels »

my-calls-title = Quand quelqu’un cherche des joueurs sur ce serveur
my-calls-none = On ne vous appelle pas. Choisissez les jeux pour lesquels vous voulez l’être.
my-calls-games = On vous appelle pour { $games }.
my-calls-any = On vous appelle pour tous les jeux.
my-calls-hours = Seulement de { $start } à { $end } ({ $zone }).
my-calls-role = Sur ce serveur, un appel mentionne { $role } et personne par son nom : tant que c’est le cas, votre choix ici est sans effet.
my-calls-note = Un appel vous mentionne dans le salon de la table, où tout le monde voit votre nom ; « /moi pings » règle si votre téléphone sonne. Pas d’appels dans vos heures calmes ni en vacances. « /moi appels début:18:00 fin:23:00 » règle les heures.
my-calls-menu = Les jeux pour lesquels on vous appelle (aucun choix : pas d’appels)
my-calls-option-any = Tous les jeux
my-calls-always = À toute heure
my-calls-where = Donnez cette commande sur le serveur où vous voulez être appelé.

## Une seule table

mute-this = Couper cette table
mute-again = Rétablir cette table
mute-muted = 🔕 Cette table ne vous appelle plus : elle écrit votre nom, et ne vous rappelle qu’une fois avant de jouer pour vous.
mute-unmuted = 🔔 Cette table vous appelle de nouveau, selon vos choix dans « /moi pings ».
