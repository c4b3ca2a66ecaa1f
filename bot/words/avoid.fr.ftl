## Les personnes que l’on évite

avoid-title = Les personnes que vous évitez
avoid-about = Je ne vous place pas ensemble aux soirées jeux, et quand leurs tables cherchent du monde, votre téléphone se tait. On ne leur refuse rien pour autant, et vous seul voyez cette liste. Si l’une d’elles s’assied à votre table, je vous le dis en privé.
avoid-none = Personne.
avoid-line = - { $who } · { $how }
avoid-how-avoid = jamais placés ensemble
avoid-how-bar = jamais placés ensemble, et refus aux tables dont vous êtes l’hôte
avoid-add = Éviter quelqu’un …
avoid-change = Changer de manière, ou ne plus éviter …
avoid-back = ◀ Retour
avoid-next = Suite ▶
avoid-avoid = Vous évitez { $who }.
    .about = Je ne vous place pas ensemble aux soirées jeux, et quand ses tables cherchent du monde, votre téléphone se tait. On ne lui refuse rien pour autant, alors rien ne se remarque. Si cette personne s’assied à votre table, je vous le dis en privé.
avoid-bar = Vous évitez { $who }, à qui les tables dont vous êtes l’hôte sont fermées.
    .about = On lui dit que la place est refusée, jamais pourquoi : il y a d’autres raisons possibles. Si vous êtes seul à tenir des tables, cela peut se deviner.
avoid-not = Vous n’évitez pas { $who }.
    .about = Vous pouvez être placés ensemble, comme tout le monde.
avoid-to-avoid = Éviter
avoid-to-bar = Refuser aussi à mes tables
avoid-to-not = Ne plus éviter
avoid-to-list = Ma liste
avoid-full = Vous évitez { $most } personnes, et il n’y a plus de place. Retirez d’abord quelqu’un de votre liste avec « /moi éviter ».
avoid-nobody = On peut éviter des personnes, mais ni soi-même ni un bot.

beside-sat = { $count ->
    [one] À votre table s’est assise une personne que vous évitez
   *[other] À votre table se sont assises des personnes que vous évitez
} : { $people }.
beside-lobby = On ne lui dit pas que vous le savez, ni pourquoi vous partez, si vous partez.
beside-host = On ne lui dit pas que vous le savez, ni pourquoi vous partez, si vous partez. Si vous lui demandez de quitter la table, on lui dit que l’hôte le demande.
beside-playing = Personne d’autre ne sait que vous le savez.
beside-leave = Quitter la table
beside-put-out = Demander à { $who } de quitter la table
