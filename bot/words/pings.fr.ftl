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
mute-this = Couper cette table
mute-again = Rétablir cette table
mute-muted = 🔕 Cette table ne vous appelle plus : elle écrit votre nom, et ne vous rappelle qu’une fois avant de jouer pour vous.
mute-unmuted = 🔔 Cette table vous appelle de nouveau, selon vos choix dans « /moi pings ».
