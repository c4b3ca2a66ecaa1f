## Ce qui est de trop, ou trop fréquent

cap-lobbies = { $most ->
    [one] Vous tenez déjà une table qui n’a pas commencé ; on ne peut en tenir plus à la fois. Commencez-la ou fermez-la d’abord : « /tables miennes » la montre.
   *[other] Vous tenez déjà { $most } tables qui n’ont pas commencé ; on ne peut en tenir plus à la fois. Commencez-en ou fermez-en une d’abord : « /tables miennes » les montre.
}
cap-channel-lobbies = { $most ->
    [one] Une table de ce salon n’a pas commencé ; il ne peut y en avoir plus à la fois. Rejoignez-la, ouvrez la vôtre dans un autre salon, ou demandez à quelqu’un qui gère ce serveur de la fermer.
   *[other] { $most } tables de ce salon n’ont pas commencé ; il ne peut y en avoir plus à la fois. Rejoignez-en une, ouvrez la vôtre dans un autre salon, ou demandez à quelqu’un qui gère ce serveur d’en fermer une.
}
cap-tables = { $most ->
    [one] Vous êtes à une table où la partie n’est pas finie ; on ne peut être à plus de tables. Finissez ou quittez d’abord cette partie.
   *[other] Vous êtes à { $most } tables où la partie n’est pas finie ; on ne peut être à plus de tables. Finissez ou quittez-en une d’abord.
}
cap-asked-lately = Vous l’avez demandé à la table il y a peu. Vous pourrez redemander { $when }.
cap-calls = { $most ->
    [one] En une heure, on peut une seule fois ouvrir une table, proposer quelque chose à sa table ou déplacer une table. Vous le pourrez de nouveau { $when }.
   *[other] En une heure, on peut ouvrir des tables, proposer quelque chose à sa table et déplacer des tables { $most } fois en tout. Vous le pourrez de nouveau { $when }.
}
cap-asides = { $most ->
    [one] En une heure, on peut jouer un seul coup que la table n’attend pas. Vous pourrez en jouer un autre { $when }.
   *[other] En une heure, on peut jouer { $most } coups que la table n’attend pas. Vous pourrez en jouer un autre { $when }.
}
