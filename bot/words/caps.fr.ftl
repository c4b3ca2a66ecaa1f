## Ce qui est de trop, ou trop fréquent

cap-lobbies = { $most ->
    [one] Vous êtes déjà l’hôte d’une table qui n’a pas commencé ; on ne peut en avoir qu’une à la fois. Lancez-la ou fermez-la d’abord : « /tables liste » la montre.
   *[other] Vous êtes déjà l’hôte de { $most } tables qui n’ont pas commencé, le maximum pour une personne. Lancez-en ou fermez-en une d’abord : « /tables liste » les montre.
}
cap-channel-lobbies = { $most ->
    [one] Une table de ce salon n’a pas encore commencé ; il ne peut y en avoir qu’une à la fois. Rejoignez-la, ouvrez la vôtre dans un autre salon, ou demandez à quelqu’un qui gère ce serveur de la fermer.
   *[other] { $most } tables de ce salon n’ont pas encore commencé, et c’est le maximum. Rejoignez-en une, ouvrez la vôtre dans un autre salon, ou demandez à quelqu’un qui gère ce serveur d’en fermer une.
}
cap-tables = { $most ->
    [one] Vous êtes déjà à une table ; on ne peut être qu’à une seule à la fois. Finissez ou quittez d’abord cette partie.
   *[other] Vous êtes déjà à { $most } tables, le maximum pour une personne. Finissez-en ou quittez-en une d’abord.
}
cap-asked-lately = Vous avez demandé cela à la table il y a peu. Vous pourrez redemander { $when }.
cap-calls = { $most ->
    [one] Ouvrir une table, proposer quelque chose à la table ou en déplacer une : c’est possible une fois par heure en tout. Vous le pourrez de nouveau { $when }.
   *[other] Ouvrir une table, proposer quelque chose à la table ou en déplacer une : c’est possible { $most } fois par heure en tout. Vous le pourrez de nouveau { $when }.
}
cap-asides = { $most ->
    [one] On peut jouer par heure un seul coup que la table n’attend pas. Vous pourrez en jouer un autre { $when }.
   *[other] On peut jouer par heure { $most } coups que la table n’attend pas. Vous pourrez en jouer un autre { $when }.
}
