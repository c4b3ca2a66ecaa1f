cover-your-assets = Cache ton cash
    .tagline = Empilez les sets : celui du dessus peut être volé, ceux que vous couvrez sont à l’abri.
    .feel = On vole, on se fait voler, on se venge. Vif et bruyant.

cover-your-assets-preset-classic = Classique : aucune règle avancée
cover-your-assets-preset-advanced = Avancé : les quatre règles
cover-your-assets-option-ending = Fin de la partie
    .about = Combien de temps on joue, et ce qui décide : une manche dure une demi-heure environ.
cover-your-assets-option-ending-round = Une manche
cover-your-assets-option-ending-million = Premier à 1 000 000 $
cover-your-assets-option-ending-three = Trois manches, au plus riche
cover-your-assets-option-ending-best-of = Deux manches gagnantes
cover-your-assets-option-six_cards = Six cartes en main
    .about = Une carte de plus en main : il est plus facile de poser un set et de répliquer.
cover-your-assets-option-six_cards-off = Cinq cartes, six à deux joueurs
cover-your-assets-option-six_cards-on = Six cartes pour tout le monde
cover-your-assets-option-two_actions = Deux actions par tour
    .about = Peut-on faire deux choses par tour ? Les piles montent plus vite.
cover-your-assets-option-two_actions-off = Une action par tour
cover-your-assets-option-two_actions-on = Une seconde action au choix
cover-your-assets-option-new_cards = Échange, Déménagement, Petites économies et amélioration
    .about = Plus de cartes à effet, et des sets qu’on peut renforcer plus tard.
cover-your-assets-option-new_cards-off = Sans les nouvelles cartes
cover-your-assets-option-new_cards-on = Avec les nouvelles cartes
cover-your-assets-option-second_set = Deuxième set en danger
    .about = Le set sous le premier est-il à l’abri ? Sinon, on vole davantage.
cover-your-assets-option-second_set-off = Seul le set du dessus peut être volé
cover-your-assets-option-second_set-on = Le deuxième aussi, pour deux cartes
cover-your-assets-option-memory = Mémoire
    .about = Faut-il se souvenir de ce que cache une pile, ou peut-on regarder ?
cover-your-assets-option-memory-faithful = Les sets couverts restent cachés
cover-your-assets-option-memory-open = Toutes les piles sont visibles

cover-your-assets-sheet-board = La table
cover-your-assets-sheet-hand = Ma main
cover-your-assets-sheet-end = Les comptes
cover-your-assets-score = { $score } k$
cover-your-assets-window-move = L’effet du Déménagement sur la pile de l’autre

# Cartes : le nom, et un nom court pour le pied d’une carte dessinée.
cover-your-assets-card-comics = Collection de BD
    .short = BD
cover-your-assets-card-piano = Piano
    .short = Piano
cover-your-assets-card-train = Train électrique
    .short = Train
cover-your-assets-card-jewels = Bijoux de Mémé
    .short = Bijoux
cover-your-assets-card-mattress = Bas de laine
    .short = Bas de laine
cover-your-assets-card-piggy = Tirelire
    .short = Tirelire
cover-your-assets-card-scooter = Scooter
    .short = Scooter
cover-your-assets-card-plane = Avion perso
    .short = Avion
cover-your-assets-card-auto = Super bagnole
    .short = Bagnole
cover-your-assets-card-cabin = Cabane dans les bois
    .short = Cabane
cover-your-assets-card-silver = Argenterie
    .short = Argenterie
cover-your-assets-card-gold = Or
    .short = Or
cover-your-assets-card-penny = Petites économies
    .short = Économies
cover-your-assets-card-swap = Échange
    .short = Échange
cover-your-assets-card-move = Déménagement
    .short = Déménag.

cover-your-assets-money = { $value } k$
cover-your-assets-priced = { $card } ({ $value } k$)
cover-your-assets-count = { $count } × { $card }
cover-your-assets-play = { $cards } ({ $value } k$)
cover-your-assets-set = { $card }, { $count } cartes, { $value } k$

# Où en est la partie.
cover-your-assets-standing-none = Vous n’avez pas encore de set
cover-your-assets-standing-banked-none = Vous avez { $money } des manches précédentes, et pas encore de set
cover-your-assets-standing-safe = Votre seul set est à l’abri : { $value }
cover-your-assets-standing-banked-safe = Votre seul set est à l’abri : { $value } ; { $money } des manches précédentes
cover-your-assets-standing-open = Vous avez { $count } sets ; celui du dessus peut être volé : { $value }
cover-your-assets-standing-banked-open = Vous avez { $count } sets ; celui du dessus peut être volé : { $value } ; { $money } des manches précédentes
cover-your-assets-headline-over = { $count ->
    [one] { $winners } gagne.
   *[other] Victoire partagée entre { $winners }.
}
cover-your-assets-headline-move = { $count ->
    [0] Un Déménagement prend effet.
    [one] { $names } choisit l’effet du Déménagement.
   *[other] { $names } choisissent l’effet du Déménagement.
}
cover-your-assets-headline-turn = { $who } joue ; { $draws ->
    [0] la pioche est vide.
    [one] il reste { $draws } carte à piocher.
   *[other] il reste { $draws } cartes à piocher.
}
cover-your-assets-headline-again = { $who } peut faire une seconde action.
cover-your-assets-headline-challenge = { $who } doit répliquer à { $whom }, ou céder.
cover-your-assets-headline-claim = { $whom } revendique des cartes ; { $who } peut contester.
cover-your-assets-holding = { $count } × { $card }
cover-your-assets-holding-down = Votre choix secret : chez { $whom }, le set du dessus passe tout en bas
cover-your-assets-holding-order = **Ordre permanent** : { $parts }
cover-your-assets-holding-up = Votre choix secret : chez { $whom }, le set du bas passe au-dessus

# Ce que raconte le fil : jamais une carte qui sera couverte.
cover-your-assets-told-deal = La manche { $number } est distribuée. { $who } commence.
cover-your-assets-told-draws-empty = La pioche est épuisée. On joue jusqu’à vider toutes les mains.
cover-your-assets-told-set = { $who } pose un set.
cover-your-assets-told-take = { $who } prend le sommet de la défausse et pose un set.
cover-your-assets-told-discard = { $who } défausse une carte.
cover-your-assets-told-improve = { $who } ajoute une carte à son set du dessus.
cover-your-assets-told-challenge = { $who } défie { $whom } pour son set du dessus.
cover-your-assets-told-challenge-second = { $who } défie { $whom } pour son deuxième set.
cover-your-assets-told-answer = { $who } réplique. À { $whom } maintenant.
cover-your-assets-told-gives-up = { $who } cède.
cover-your-assets-told-no-cards = { $who } n’a plus de carte pour répliquer.
cover-your-assets-told-kept = { $who } garde le set et gagne toutes les cartes jouées par { $whom }.
cover-your-assets-told-stolen = { $who } vole le set { DE($whom) }, avec toutes les cartes jouées.
cover-your-assets-told-claim = { $who } revendique { $number ->
    [one] une carte neutre.
   *[other] { $number } cartes neutres.
}
cover-your-assets-told-contest = { $who } conteste. À { $whom } de répliquer.
cover-your-assets-told-lets-pass = { $who } ne conteste pas.
cover-your-assets-told-claimed = { $who } pose sur sa pile le set revendiqué.
cover-your-assets-told-snatched = { $who } empoche le set revendiqué par { $whom }.
cover-your-assets-told-swap = { $who } joue un Échange et troque son set du dessus avec { $whom }.
cover-your-assets-told-move-down = { $who } joue un Déménagement : chez { $whom }, le set du dessus passe tout en bas.
cover-your-assets-told-move-up = { $who } joue un Déménagement : chez { $whom }, le set du bas passe au-dessus.
cover-your-assets-told-pass = { $who } se passe d’une seconde action.
cover-your-assets-told-turned-swap = Un Échange apparaît sur la pile { $number } : { $who } et { $whom } troquent leurs sets du dessus.
cover-your-assets-told-turned-move = Un Déménagement apparaît sur la pile { $number }, entre { $who } et { $whom } : un choix secret pour la pile de l’autre.
cover-your-assets-told-turned-idle = Un Déménagement apparaît sur la pile { $number }, entre { $who } et { $whom }, et ne déplace rien.
cover-your-assets-told-chosen-down = { $who } a choisi : chez { $whom }, le set du dessus passe tout en bas.
cover-your-assets-told-chosen-up = { $who } a choisi : chez { $whom }, le set du bas passe au-dessus.
cover-your-assets-told-buried = Une carte Action apparaît sur la pile { $number } et retourne au milieu de la pile.
cover-your-assets-told-dropped = Une carte Action apparaît sur la pile { $number }, où il n’y a plus que de telles cartes : elle quitte le jeu.
cover-your-assets-told-round-over = La manche { $number } est finie ; on compte les piles.
cover-your-assets-told-scored = { $who } : { $number } k$ dans cette manche.
cover-your-assets-told-game-over = La partie est finie.
cover-your-assets-told-leave = { $who } quitte la partie. Sa pile reste et peut être volée.

# La dernière action sur la table, avec les cartes.
cover-your-assets-last-deal = La manche { $number } est distribuée. { $who } commence.
cover-your-assets-last-draws-empty = La pioche est épuisée. On joue jusqu’à vider toutes les mains.
cover-your-assets-last-set = { $who } pose un set : { $cards }, { $value } k$.
cover-your-assets-last-take = { $who } prend le sommet de la défausse pour un set : { $cards }, { $value } k$.
cover-your-assets-last-discard = { $who } défausse { $cards }.
cover-your-assets-last-improve = { $who } améliore son set du dessus : { $cards }, { $value } k$.
cover-your-assets-last-challenge = { $who } défie { $whom } pour son set du dessus avec { $cards }.
cover-your-assets-last-challenge-second = { $who } défie { $whom } pour son deuxième set avec { $cards }.
cover-your-assets-last-answer = { $who } réplique à { $whom } avec { $cards }.
cover-your-assets-last-gives-up = { $who } cède.
cover-your-assets-last-no-cards = { $who } n’a plus de carte pour répliquer.
cover-your-assets-last-kept = { $who } garde le set face à { $whom } : { $cards }, { $value } k$.
cover-your-assets-last-stolen = { $who } vole le set { DE($whom) } : { $cards }, { $value } k$.
cover-your-assets-last-claim = { $who } revendique des cartes neutres : { $cards }, { $value } k$.
cover-your-assets-last-contest = { $who } conteste face à { $whom } avec { $cards }.
cover-your-assets-last-lets-pass = { $who } ne conteste pas.
cover-your-assets-last-claimed = { $who } pose sur sa pile le set revendiqué : { $cards }, { $value } k$.
cover-your-assets-last-snatched = { $who } empoche le set revendiqué par { $whom } : { $cards }, { $value } k$.
cover-your-assets-last-swap = { $who } joue un Échange et troque son set du dessus avec { $whom }.
cover-your-assets-last-move-down = { $who } joue un Déménagement : chez { $whom }, le set du dessus passe tout en bas.
cover-your-assets-last-move-up = { $who } joue un Déménagement : chez { $whom }, le set du bas passe au-dessus.
cover-your-assets-last-pass = { $who } se passe d’une seconde action.
cover-your-assets-last-turned-swap = Un Échange apparaît sur la pile { $number } : { $who } et { $whom } troquent leurs sets du dessus.
cover-your-assets-last-turned-move = Un Déménagement apparaît sur la pile { $number }, entre { $who } et { $whom } : un choix secret pour la pile de l’autre.
cover-your-assets-last-turned-idle = Un Déménagement apparaît sur la pile { $number }, entre { $who } et { $whom }, et ne déplace rien.
cover-your-assets-last-chosen-down = { $who } a choisi : chez { $whom }, le set du dessus passe tout en bas.
cover-your-assets-last-chosen-up = { $who } a choisi : chez { $whom }, le set du bas passe au-dessus.
cover-your-assets-last-buried = { $cards } apparaît sur la pile { $number } et retourne au milieu de la pile.
cover-your-assets-last-dropped = { $cards } apparaît sur la pile { $number }, où il n’y a plus que des cartes Action, et quitte le jeu.
cover-your-assets-last-round-over = La manche { $number } est finie ; on compte les piles.
cover-your-assets-last-scored = { $who } : { $number } k$ dans cette manche.
cover-your-assets-last-game-over = La partie est finie.
cover-your-assets-last-leave = { $who } quitte la partie. Sa pile reste et peut être volée.

# Questions.
cover-your-assets-ask-act = Que faites-vous ?
cover-your-assets-ask-act-again = Une seconde action, ou est-ce tout ?
cover-your-assets-ask-wait = C’est à { $who } de jouer.
cover-your-assets-ask-wait-choose = D’autres choisissent l’effet du Déménagement.
cover-your-assets-ask-answer = { $whom } vous défie ({ $card }) : répliquez avec cette carte ou un joker, ou cédez.
cover-your-assets-ask-answer-two = { $whom } vous défie ({ $card }) : répliquez avec la valeur de deux cartes, ou cédez.
cover-your-assets-ask-contest = { $whom } revendique un set ({ $card }) : contestez-vous avec cette carte ou un joker ?
cover-your-assets-ask-answer-with = Avec quelle carte ?
cover-your-assets-ask-set = Quel set posez-vous ?
cover-your-assets-ask-take = Quelle carte va avec le sommet de la défausse ({ $card }) ?
cover-your-assets-ask-discard = Quelle carte défaussez-vous ?
cover-your-assets-ask-improve = Quelle carte ajoutez-vous à votre set du dessus ?
cover-your-assets-ask-challenge = Quel set voulez-vous ?
cover-your-assets-ask-challenge-with = Avec quelle carte défiez-vous { $whom } ?
cover-your-assets-ask-challenge-second = Que jouez-vous pour défier { $whom } et prendre le deuxième set ?
cover-your-assets-ask-claim = Quelle carte de votre main ?
cover-your-assets-ask-claim-with = Quelles cartes neutres vont avec votre carte ({ $card }) ?
cover-your-assets-ask-swap = Contre le set du dessus de qui ?
cover-your-assets-ask-move = Quelle pile, et dans quel sens ?
cover-your-assets-ask-order = Que répondre pour vous quand on vous défie ? Personne d’autre ne le saura.
cover-your-assets-ask-order-fight = Pour quoi vous battez-vous, et avec quoi ?
cover-your-assets-field-below = Céder au-dessous de (milliers)
cover-your-assets-field-assets = Cartes assorties
cover-your-assets-field-jokers = Jokers
cover-your-assets-field-claims = Revendications de cartes neutres
cover-your-assets-order-give-up = céder à tout défi
cover-your-assets-order-always = se battre pour tout set
cover-your-assets-order-from = se battre à partir de { $below }
cover-your-assets-order-assets-all = jouer les cartes assorties
cover-your-assets-order-assets-keep-one = garder la dernière de chaque sorte
cover-your-assets-order-jokers-all = jouer les jokers
cover-your-assets-order-jokers-keep-one = garder le dernier joker
cover-your-assets-order-jokers-none = ne jouer aucun joker
cover-your-assets-order-claims-pass = laisser passer les revendications
cover-your-assets-order-claims-contest = contester les revendications
cover-your-assets-ask-choose = Déménagement : qu’arrive-t-il à la pile de l’autre ?

# Boutons et menus.
cover-your-assets-pick-set = Poser un set
cover-your-assets-pick-take = Prendre la défausse : { $card }
cover-your-assets-pick-claim = Revendiquer des cartes neutres
cover-your-assets-pick-challenge = Lancer un défi
cover-your-assets-pick-improve = Améliorer mon set du dessus
cover-your-assets-pick-swap = Jouer un Échange
cover-your-assets-pick-move = Jouer un Déménagement
cover-your-assets-pick-discard = Défausser
cover-your-assets-pick-pass = Pas de seconde action
cover-your-assets-pick-answer = Répliquer
cover-your-assets-pick-give-up = Céder
cover-your-assets-pick-contest = Contester
cover-your-assets-pick-let-pass = Laisser faire
cover-your-assets-pick-choose = Choisir
cover-your-assets-pick-order = Ordre permanent
cover-your-assets-pick-order-fight = Répliquer automatiquement, dans des limites
cover-your-assets-pick-order-give-up = Toujours céder
cover-your-assets-pick-order-clear = Retirer mon ordre
cover-your-assets-pick-resign = Quitter la partie
cover-your-assets-pick-set-cards = Poser { $cards }
cover-your-assets-pick-with = Avec la défausse : { $cards }
cover-your-assets-pick-discard-card = Défausser { $card }
cover-your-assets-pick-improve-card = Ajouter { $card } à mon set du dessus
cover-your-assets-pick-claim-card = Revendiquer avec { $card }
cover-your-assets-pick-challenge-cards = Défier { $whom } avec { $cards }
cover-your-assets-pick-answer-cards = Répliquer avec { $cards }
cover-your-assets-pick-contest-cards = Contester avec { $cards }
cover-your-assets-pick-target = Défier { $whom } : { $card }, { $value } k$
cover-your-assets-pick-target-second = Défier { $whom }, 2e set : { $card }, { $value } k$
cover-your-assets-pick-swap-target = Échanger avec { $whom } : { $card }, { $value } k$
cover-your-assets-pick-piles = { $count ->
    [one] Revendiquer { $card } + { $tops }, pile { $piles } ({ $value } k$)
   *[other] Revendiquer { $card } + { $tops }, piles { $piles } ({ $value } k$)
}
cover-your-assets-pick-move-down = Déménager chez { $whom } : dessus vers le bas ({ $count } sets)
cover-your-assets-pick-move-up = Déménager chez { $whom } : bas vers le dessus ({ $count } sets)
cover-your-assets-pick-choose-down = { $whom } : set du dessus tout en bas
cover-your-assets-pick-choose-up = { $whom } : set du bas au-dessus

# Le dernier geste.
cover-your-assets-do-set = Poser { $cards }
cover-your-assets-do-take = Poser { $cards }
cover-your-assets-do-claim = Revendiquer { $cards }
cover-your-assets-do-challenge = Défier { $whom } avec { $cards }
cover-your-assets-do-improve = Ajouter { $card } à mon set du dessus
cover-your-assets-do-swap = Échanger les sets du dessus avec { $whom }
cover-your-assets-do-move-down = { $whom } : set du dessus tout en bas
cover-your-assets-do-move-up = { $whom } : set du bas au-dessus
cover-your-assets-do-discard = Défausser { $card }
cover-your-assets-do-pass = Pas de seconde action
cover-your-assets-do-answer = Répliquer avec { $cards }
cover-your-assets-do-give-up = Céder
cover-your-assets-do-contest = Contester avec { $cards }
cover-your-assets-do-let-pass = Laisser faire
cover-your-assets-do-choose-down = { $whom } : set du dessus tout en bas
cover-your-assets-do-choose-up = { $whom } : set du bas au-dessus
cover-your-assets-do-order-fight = Répliquer ainsi désormais
cover-your-assets-do-order-give-up = Céder à tout défi désormais
cover-your-assets-do-order-clear = Retirer mon ordre
cover-your-assets-do-resign = Quitter la partie

# Refus.
cover-your-assets-refused-unreadable = « { $given } » n’est pas un coup de ce jeu.
cover-your-assets-refused-spelled = Écrivez-le dans cet ordre, une fois chacun : { $given }
cover-your-assets-refused-over = La partie est finie.
cover-your-assets-refused-left = Vous avez quitté cette partie.
cover-your-assets-refused-no-seat = Personne n’occupe cette place.
cover-your-assets-refused-house = Seule la table peut faire cela.
cover-your-assets-refused-house-closes = La table ne peut que mettre fin à un choix secret.
cover-your-assets-refused-nothing-to-close = Aucun choix secret n’est en cours, ou tous n’ont pas encore choisi.
cover-your-assets-refused-not-asked = Ce n’est pas à vous de choisir l’effet du Déménagement.
cover-your-assets-refused-answered = Vous avez déjà choisi.
cover-your-assets-refused-choosing = D’abord le Déménagement : son effet est en train d’être choisi en secret.
cover-your-assets-refused-answer-first = D’abord le défi : c’est à { $whom } de répliquer ou de céder.
cover-your-assets-refused-challenge-runs = Un défi est en cours ; personne d’autre ne s’en mêle ni ne joue avant sa fin.
cover-your-assets-refused-not-your-turn = C’est à { $whom } de jouer.
cover-your-assets-refused-not-in-hand = Vous n’en avez pas assez en main : { $card }.
cover-your-assets-refused-no-new-actions = Cette table joue sans Échange, Déménagement ni amélioration.
cover-your-assets-refused-no-player = Il n’y a pas de joueur { $number } à cette table.
cover-your-assets-refused-yourself = C’est vous-même : choisissez quelqu’un d’autre.
cover-your-assets-refused-action-no-match = Une carte Action ne s’associe à rien et n’entre jamais dans un set.
cover-your-assets-refused-two-jokers = Il faut une possession dans un set : deux jokers n’en font pas un.
cover-your-assets-refused-no-pair = Un set, c’est deux cartes identiques, ou une carte et un joker.
cover-your-assets-refused-no-discard = La défausse est vide.
cover-your-assets-refused-action-on-top = Une carte Action couvre la défausse ; elle ne s’associe à rien.
cover-your-assets-refused-no-pair-with = Cela ne forme pas un set avec le sommet de la défausse : { $card }.
cover-your-assets-refused-no-set-yet = Posez d’abord un set avant de défier quelqu’un.
cover-your-assets-refused-no-second-set = À cette table, seul le set du dessus peut être volé.
cover-your-assets-refused-no-set-there = { $whom } n’a pas encore de set.
cover-your-assets-refused-protected = Le set tout en bas d’une pile est protégé, et { $whom } n’a que celui-là.
cover-your-assets-refused-second-safe = Le set tout en bas d’une pile est protégé : pour le deuxième, il faudrait trois sets à { $whom }.
cover-your-assets-refused-barred = Vous avez perdu un défi contre { $whom } pendant ce tour.
cover-your-assets-refused-price = { $penny ->
    [on] Le deuxième set coûte deux cartes d’un coup : deux cartes { $card }, deux jokers, une de chaque, ou une seule carte Petites économies.
   *[off] Le deuxième set coûte deux cartes d’un coup : deux cartes { $card }, deux jokers, ou une de chaque.
}
cover-your-assets-refused-answer-two = La réplique doit valoir deux cartes : deux cartes { $card }, deux jokers, une de chaque, ou une seule carte Petites économies.
cover-your-assets-refused-no-match = Jouez une seule carte : { $card } ou un joker.
cover-your-assets-refused-no-neutral = À ce nombre de joueurs, il n’y a pas de piles neutres.
cover-your-assets-refused-no-pile = Cette pile neutre n’existe pas : elles sont numérotées de 1 à { $count }.
cover-your-assets-refused-out-of-reach = Vous ne pouvez revendiquer que des cartes des piles neutres voisines.
cover-your-assets-refused-one-pile = À trois joueurs, on revendique la carte d’une seule pile à la fois.
cover-your-assets-refused-pile-empty = Il n’y a aucune carte à cet endroit.
cover-your-assets-refused-claim-jokers = Il faut au moins une possession parmi les cartes : il n’y a là que des jokers.
cover-your-assets-refused-claim-mixed = Votre carte et les cartes neutres doivent toutes aller avec la même possession.
cover-your-assets-refused-improve-nothing = Vous n’avez aucun set à améliorer.
cover-your-assets-refused-improve = Seule une autre carte { $card } améliore votre set du dessus, jamais un joker.
cover-your-assets-refused-swap = Pour un échange, il faut un set des deux côtés.
cover-your-assets-refused-move = On ne déplace un set que dans une pile de deux sets ou plus.
cover-your-assets-refused-no-passing = Il faut agir : à défaut, défaussez une carte.
cover-your-assets-refused-no-challenge = Il n’y a aucun défi auquel répliquer.
cover-your-assets-refused-not-yours = Seuls les deux joueurs d’un défi y prennent part.
cover-your-assets-refused-no-order = Vous n’avez pas donné d’ordre permanent.
cover-your-assets-refused-order-unknown = Cet ordre permanent n’existe pas.
cover-your-assets-refused-order-limits = Dites à partir de quelle valeur vous battre et quoi garder ; « - » pour aucune limite.
cover-your-assets-refused-order-bare = Cet ordre permanent n’accepte pas de limites.
cover-your-assets-refused-wait = C’est à { $whom } de répliquer.

# La table en mots.
cover-your-assets-board-status = Manche { $number } · { $ending }
cover-your-assets-board-draws = Pioche : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
cover-your-assets-board-discards = Défausse : { $card } au sommet ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
})
cover-your-assets-board-no-discards = Défausse : vide
cover-your-assets-board-all-discards = Toute la défausse, à partir du sommet : { $cards }
cover-your-assets-board-nothing = rien
cover-your-assets-board-pile = Pile neutre { $number } : { $card }, { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}{ $known ->
    [0] {""}
   *[other] {" "}(dont { $buried })
}
cover-your-assets-board-pile-between = Pile neutre { $number } entre { $one } et { $other } : { $card }, { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}{ $known ->
    [0] {""}
   *[other] {" "}(dont { $buried })
}
cover-your-assets-board-seat = **{ $who }** · { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main · { $sets ->
    [0] aucun set
    [one] 1 set
   *[other] { $sets } sets
}
cover-your-assets-board-left = **{ $who }** a quitté la partie · { $sets ->
    [0] aucun set
    [one] 1 set
   *[other] { $sets } sets
}
cover-your-assets-board-set-danger = - en danger : { $made }
cover-your-assets-board-set-second = - en danger, pour deux cartes : { $made }
cover-your-assets-board-set-safe = - protégé, tout en bas : { $made }
cover-your-assets-board-set-covered = - couvert : { $made }
cover-your-assets-board-set-end = - { $made }
cover-your-assets-board-covered = { $count ->
    [one] - { $count } set est couvert
   *[other] - { $count } sets sont couverts
}
cover-your-assets-board-stack-worth = - **{ $value } k$** en tout
cover-your-assets-board-challenge = **Défi :** { $who } veut le set { DE($whom) } : { $made }.
cover-your-assets-board-claim = **Revendication :** { $whom } veut { $cards } des piles neutres ; { $who } peut contester.
cover-your-assets-board-claim-contested = **Revendication :** { $whom } veut { $cards } des piles neutres ; { $who } conteste.
cover-your-assets-board-played = - { $who } : { $cards }
cover-your-assets-board-demand = { $who } réplique avec { $card } ou un joker, ou cède.
cover-your-assets-board-demand-two = { $who } réplique avec la valeur de deux cartes ({ $card } ou jokers), ou cède.
cover-your-assets-board-move = **Déménagement** sur la pile { $number } : { $who } et { $whom } choisissent pour la pile de l’autre.
cover-your-assets-board-spent = Hors du jeu : { $cards }
cover-your-assets-board-totals = **Argent jusqu’ici**
cover-your-assets-board-total = - { $who } : { $value } k$
cover-your-assets-board-total-wins = - { $who } : { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}, { $value } k$
cover-your-assets-board-last = **Dernière action**

# La main en mots.
cover-your-assets-hand-title = Ce que je peux voler
cover-your-assets-hand-answers = Répliquer avec { $cards }
cover-your-assets-hand-contests = Contester avec { $cards }
cover-your-assets-hand-no-contest = Vous n’avez rien pour contester
cover-your-assets-hand-no-answer = Vous n’avez rien pour répliquer
cover-your-assets-hand-challenge = { $whom } : { $card }, { $value }, avec { $cards }
cover-your-assets-hand-challenge-second = { $whom }, deuxième set : { $card }, { $value }, avec { $cards }

# La fin.
cover-your-assets-end-seat = **{ $place }. { $who } : { $value } k$**
cover-your-assets-end-left = **{ $who }** a quitté la partie.
cover-your-assets-end-round = - Manche { $number } : { $value } k$
cover-your-assets-end-sets = - Sets de la dernière manche, depuis le bas : { $sets }
cover-your-assets-why-money = { $who } possède { $value } k$.
cover-your-assets-why-wins = { $who } a gagné { $count ->
    [one] { $count } manche.
   *[other] { $count } manches.
}
cover-your-assets-decided-rounds = { $who } a gagné { $count } manches, plus { QUE($whom) }.
cover-your-assets-decided-lead = { $who } a { $lead } d’avance sur { $whom }.
cover-your-assets-decided-set = Un set a tout décidé : { $who } a { $lead } d’avance sur { $whom }, et a gardé { $card } pour { $value }{ $fattest ->
    [0] .
   *[other] , le plus gros set de tous.
}
cover-your-assets-anecdote-set = Le set le plus gros : { $card }, { $count } cartes, { $value }, pour { $who }.
cover-your-assets-anecdote-stack = La pile la plus haute : { $count } sets, pour { $who }.
cover-your-assets-why-left = Tous les autres sont partis : { $who } gagne.
cover-your-assets-why-stopped = Personne n’a atteint 1 000 000 $ en { $count } manches ; victoire au plus riche.

# Pourquoi un coup est joué : par un ordinateur, ou comme conseil. Son auteur n’est pas nommé.
cover-your-assets-because-first = Le set du bas ne peut jamais être volé : { $value } à l’abri pour de bon.
cover-your-assets-because-cover = Rapporte { $value } et recouvre un set à { $covered } qui pouvait être volé ({ $card }).
cover-your-assets-because-lay = Ajoute { $value } à la pile.
cover-your-assets-because-take = Rapporte { $value } pour une seule carte de la main : l’autre vient de la défausse ({ $card }).
cover-your-assets-because-claim = Rapporte { $value } pour une seule carte, à moins d’être contesté par { $whom }.
cover-your-assets-because-claim-safe = Rapporte { $value } pour une seule carte, et { $whom } ne peut pas contester.
cover-your-assets-because-rob = Vole { $value } à { $whom } avant que le set soit recouvert, si rien n’y réplique.
cover-your-assets-because-rob-sure = { $whom } n’a plus de carte pour répliquer : { $value } à prendre.
cover-your-assets-because-rob-ready = Vole { $value } à { $whom } avant que le set soit recouvert, avec de quoi continuer en main ({ $card } ou joker).
cover-your-assets-because-rob-second = Prend { $value } à { $whom } sous le set du dessus, si rien n’y réplique.
cover-your-assets-because-keep = Défend { $value }, perdus sans réplique.
cover-your-assets-because-go-on = Insiste : { $value } sont en jeu, et { $whom } n’a peut-être plus rien.
cover-your-assets-because-win = { $whom } n’a plus de carte pour répliquer : { $value } de gagnés.
cover-your-assets-because-snatch = Empoche { $value } si { $whom } ne peut pas répliquer.
cover-your-assets-because-nothing = Rien en main ne permet de répliquer.
cover-your-assets-because-yield = Ne perd aucune carte de plus pour { $value }.
cover-your-assets-because-let-pass = Garde une carte qui pourrait être perdue pour { $value }.
cover-your-assets-because-discard-action = Une carte Action ne compte pour rien à la fin.
cover-your-assets-because-discard-single = Ne casse aucune paire, pour une carte à { $value } seulement ({ $card }).
cover-your-assets-because-discard = Garde le reste de la main, au prix d’une carte ({ $card }).
cover-your-assets-because-improve = Ajoute { $value } au set du dessus.
cover-your-assets-because-improve-safe = Ajoute { $value } à un set que personne ne peut voler.
cover-your-assets-because-swap = Échange un set à { $own } contre celui { DE($whom) }, à { $value }.
cover-your-assets-because-protect = Met { $value } tout en bas, où personne ne peut les voler.
cover-your-assets-because-bury = Recouvre { $value } avec le set du bas.
cover-your-assets-because-uncover = Met à découvert, chez { $whom }, un set qui pourra être volé.
cover-your-assets-because-uncover-known = Met à découvert, chez { $whom }, un set à { $value } qui pourra être volé ({ $card }).
cover-your-assets-because-pass = Garde sa main pour le prochain tour.

# Mots des images.
cover-your-assets-picture-round = Manche { $number }
cover-your-assets-picture-to-draw = { $count } à piocher
cover-your-assets-picture-to-steal = À voler
cover-your-assets-picture-yours-turn = À vous !
cover-your-assets-picture-yours-again = Votre seconde action
cover-your-assets-picture-yours-answer = Répliquez à { $whom }, ou cédez
cover-your-assets-picture-yours-contest = Contester face à { $whom } ?
cover-your-assets-picture-yours-move = Choisissez l’effet de Déménagement
cover-your-assets-picture-spent = Hors du jeu : { $cards }
cover-your-assets-picture-stolen = VOLÉ !
cover-your-assets-picture-safe = protégé
cover-your-assets-picture-danger = exposé
cover-your-assets-picture-left = parti
cover-your-assets-picture-end-how = { $rounds ->
    [1] Chaque morceau est un set.
   *[other] Chaque morceau est un set de la dernière manche ; en creux, les manches précédentes.
}
cover-your-assets-picture-seat = { $who }
cover-your-assets-picture-corner = { $value }K
cover-your-assets-picture-draws = Pioche
cover-your-assets-picture-discards = Défausse
cover-your-assets-picture-pile = Pile { $number }
cover-your-assets-picture-no-set = aucun set
cover-your-assets-picture-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
cover-your-assets-picture-wins = { $count ->
    [one] { $count } manche gagnée
   *[other] { $count } manches gagnées
}

## Commandes

cover-your-assets-command = cache-ton-cash
    .about = Cache ton cash : empilez les sets, et volez ceux des autres
cover-your-assets-command-new = nouvelle
    .about = Cache ton cash : voler des sets, couvrir les siens, 2 à 6 joueurs, 30 min : ouvrir une table
cover-your-assets-command-set = set
    .about = Poser un set de votre main
cover-your-assets-command-set-cards = cartes
    .about = Quelles deux cartes
cover-your-assets-command-take = prendre
    .about = Poser un set avec le sommet de la défausse
cover-your-assets-command-take-card = carte
    .about = Laquelle de vos cartes
cover-your-assets-command-discard = défausser
    .about = Défausser une carte
cover-your-assets-command-discard-card = carte
    .about = Quelle carte
cover-your-assets-command-challenge = défier
    .about = Tenter de voler le set du dessus de quelqu’un
cover-your-assets-command-challenge-whom = qui
    .about = Le set de qui
cover-your-assets-command-challenge-card = carte
    .about = Avec quelle carte
cover-your-assets-command-answer = répliquer
    .about = Répliquer à un défi, ou contester une revendication, avec une carte
cover-your-assets-command-answer-card = carte
    .about = Quelle carte
cover-your-assets-command-give-up = céder
    .about = Céder à un défi, ou laisser passer une revendication
cover-your-assets-command-claim = revendiquer
    .about = Poser un set avec des cartes des piles neutres
cover-your-assets-command-claim-card = carte
    .about = Laquelle de vos cartes
cover-your-assets-command-claim-piles = piles
    .about = Quelles piles
cover-your-assets-command-improve = améliorer
    .about = Ajouter une carte à votre set du dessus
cover-your-assets-command-improve-card = carte
    .about = Quelle carte
cover-your-assets-command-swap = échanger
    .about = Jouer un Échange : votre set du dessus contre celui de quelqu’un
cover-your-assets-command-swap-whom = qui
    .about = Le set de qui
cover-your-assets-command-move = déménager
    .about = Jouer un Déménagement : le set du dessus tout en bas d’une pile, ou celui du bas au-dessus
cover-your-assets-command-move-stack = pile
    .about = La pile de qui, et dans quel sens
cover-your-assets-command-choose = choisir
    .about = Choisir l’effet d’un Déménagement retourné sur la pile de l’autre
cover-your-assets-command-choose-way = sens
    .about = Dans quel sens
cover-your-assets-command-pass = passer
    .about = Ne pas faire de seconde action
cover-your-assets-command-order = ordre
    .about = Laisser un ordre permanent pour les défis lancés en votre absence
cover-your-assets-command-order-what = quoi
    .about = Répliquer dans des limites, toujours céder, ou retirer l’ordre
cover-your-assets-command-order-limits = limites
    .about = À partir de quelle valeur, et quoi garder ; sans rien : un formulaire

# Comment jouer, en trois pages dessinées.
cover-your-assets-primer-rich = Accumulez des biens. Le plus riche à la fin gagne.
cover-your-assets-primer-cover = Posez des sets sur votre pile. Seul celui du dessus peut être volé.
cover-your-assets-primer-bottom = Couvrez-le vite ! Tout en bas, on ne craint rien.
cover-your-assets-primer-set = Faites une chose. Posez un set : deux cartes identiques, ou une avec Argenterie ou Or. L’une peut venir de la défausse.
cover-your-assets-primer-steal = Ou, avec un set posé, défiez : jouez une carte du set visé. Chacun en ajoute jusqu’à ce que l’un cède ; l’autre prend tout.
cover-your-assets-primer-discard = Ou défaussez. Puis piochez.
cover-your-assets-primer-empty = Quand la pioche est vide, on joue les mains jusqu’à la dernière carte.
cover-your-assets-primer-count = Chaque carte de votre pile rapporte sa valeur.
cover-your-assets-primer-million = Le plus riche gagne. Certaines tables jouent plusieurs manches.

# Ce qui s’explique la première fois, en deux courtes phrases au plus ; et ce que l’on a appris.
cover-your-assets-tip-aim = Le plus riche à la fin gagne, et seules les cartes de votre pile sont de l’argent. Posez-y donc une paire dès que vous en avez une.
cover-your-assets-tip-protected = Le set tout en bas de votre pile ne peut jamais être volé. Les autres se posent par-dessus, et sont en danger tant qu’ils sont en haut.
cover-your-assets-tip-set = Deux cartes identiques font un set, ou une carte avec Argenterie ou Or. Tant que possible, posez deux cartes identiques et gardez le joker.
cover-your-assets-tip-cover = Une carte identique ou un joker suffit pour tenter de voler votre set du dessus. Posez-en un autre dessus, même de peu, et il est à l’abri.
cover-your-assets-tip-take = Le sommet de la défausse fait un set avec une de vos cartes. Il ne vous coûte qu’une carte, et le joueur suivant ne peut plus le prendre.
cover-your-assets-tip-claim = Une carte neutre visible va avec une des vôtres. Revendiquez-la : un set pour une carte, que l’autre joueur à côté de cette pile peut contester.
cover-your-assets-tip-challenge = Une de vos cartes va avec le set du dessus de quelqu’un : défiez-le. Chacun joue de telles cartes jusqu’à ce que l’un cède ; l’autre prend tout.
cover-your-assets-tip-answer = On en veut à votre set du dessus. Répliquez par une carte identique ou un joker si le set le vaut ; si vous cédez, il est perdu.
cover-your-assets-tip-contest = Quelqu’un revendique une carte neutre, et vous pouvez contester. Si l’autre cède, tout le set est à vous ; si c’est vous, votre carte est perdue.
cover-your-assets-tip-again = À vous de nouveau. Rejouez une carte qui convient si l’enjeu le vaut, ou cédez : les cartes que vous avez jouées sont alors perdues.
cover-your-assets-tip-joker = Argenterie et Or vont avec tout et valent le plus. Gardez-en pour défendre un gros set ou pour en voler un, mais posez-les avant la fin.
cover-your-assets-tip-single = Vous n’avez pas de paire. Prenez ou revendiquez une carte visible, défiez, ou défaussez une carte bon marché, sans utilité pour le suivant.
cover-your-assets-tip-stolen = Un set a été volé : il est sur la pile du voleur, avec toutes les cartes jouées. Tant que rien ne le couvre, on peut le voler à nouveau.
cover-your-assets-tip-fat = Les gros sets viennent des défis, car chaque carte jouée y reste. Couvrez vite le vôtre ; celui d’un autre vaut bien un joker.
cover-your-assets-tip-worth = Les cartes valent de 5 à 20 k$, l’Argenterie 25 k$ et l’Or 50 k$. Dans un défi, une carte chère n’est pas plus forte : jouez la moins chère.
cover-your-assets-tip-covered = Avant la fin, personne ne revoit un set couvert, pas même son propriétaire. Retenez les gros, et vous saurez qui est riche.
cover-your-assets-tip-late = La pioche est presque vide. Gardez désormais des cartes qui vont par paires : on joue les dernières mains sans rien recevoir de plus.
cover-your-assets-tip-empty = La pioche est vide, et chacun joue sa main jusqu’à la dernière carte. Qui n’a plus de carte ne peut plus répliquer à un défi.
cover-your-assets-learnt = Vous savez maintenant mettre au fond ce qui est cher, couvrir ce qui est en haut, et frapper avant que les autres ne couvrent.
