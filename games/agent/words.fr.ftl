agent = Agent
    .tagline = Soudoyez en secret les espions de quatre villes : que le bon ramène la valise.
    .feel = À qui est cet espion ? Du bluff en pleine guerre froide.

agent-option-contest = Contestations
    .about = Comment on se dispute une action : chacun écrit sa limite en secret, ou on annonce à tour de rôle.
agent-option-contest-sealed = Limites sous pli
agent-option-contest-live = Sommes annoncées
agent-option-agents = Agents
    .about = Combien il y a d’agents. Moins il y en a, plus la partie est courte et les mises se croisent.
agent-option-agents-all = Tous
agent-option-agents-six = Six, deux écartés au sort
agent-option-agents-one = Un par ville
agent-option-homes = But
    .about = La valise va à la ville d’un agent que vous avez payé, ou à la vôtre.
agent-option-homes-agents = Un agent gagne dans sa propre ville
agent-option-homes-players = À chacun sa ville (2 à 4 joueurs)
agent-option-loser = Objection perdue
    .about = Une objection perdue coûte-t-elle quelque chose ? Si oui, on s’oppose moins souvent.
agent-option-loser-free = Ne coûte rien
agent-option-loser-sits-out = Coûte le tour suivant
agent-option-blocked = Après une action annulée
    .about = Ce que vous pouvez faire dans le même tour quand les autres ont annulé votre action.
agent-option-blocked-moves = Une autre action, sans pot-de-vin
agent-option-blocked-bribes = Un pot-de-vin est aussi permis
agent-option-overturned = Actions annulées par tour
    .about = Combien de fois les autres peuvent vous annuler avant que votre tour soit fini.
agent-option-overturned-three = Trois au plus
agent-option-overturned-any = Sans limite
agent-option-ties = Égalité sans le porteur
    .about = Qui gagne si d’autres sont à égalité de mises, sans la personne qui a rapporté la valise.
agent-option-ties-share = La victoire est partagée
agent-option-ties-bringer = Le porteur gagne
agent-option-ledger = Sommes montrées
    .about = Les sommes montrées en contestation sont notées pour tous, ou il faut s’en souvenir.
agent-option-ledger-kept = Notées à la vue de tous
agent-option-ledger-hidden = À chacun ses notes
agent-option-clock = Horloge
    .about = Quand se décide une partie que personne ne gagne : l’agent le plus près du but compte alors.
agent-option-clock-usual = Après 20 tours par joueur, plus 20
agent-option-clock-long = Après 40 tours par joueur, plus 40

agent-sheet-board = Le plateau
agent-sheet-mine = Mon argent
agent-sheet-ledger = Les sommes montrées
agent-sheet-end = Toutes les feuilles
agent-sheet-plot = Les mises au fil du temps
agent-score = { $score ->
    [0] rien sur un agent gagnant
   *[other] { $score } $ sur l’agent gagnant
}

agent-window-opening = à vous de placer vos premiers pots-de-vin
agent-window-objections = à vous de répondre en secret

# Où en est la partie.
agent-headline-opening = Chacun place ses premiers pots-de-vin en secret
agent-headline-turn = { $who } choisit une action
agent-headline-again = { $who } choisit une autre action
agent-headline-objections = { $who } fait agir { $agent } : une objection ?
agent-headline-answer = { $who } répond à l’objection sur { $agent }
agent-headline-bid = { $who } peut dépasser { $sum } $ sur { $agent }
agent-headline-reply = { $who } tient { $sum } $ sur { $agent }, ou passe
agent-headline-nobody = La partie est finie, sans vainqueur
agent-headline-won = La partie est finie : { $count ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
}
agent-standing-nothing = Vous n’avez encore payé aucun agent
agent-standing-lost = Tous les agents que vous avez payés sont hors jeu
agent-standing = Votre meilleur agent : { $agent }, { $sum } $, à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner
agent-standing-shown = Votre meilleur agent : { $agent }, { $sum } $, à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner ; { $who } y a montré { $other } $
agent-standing-owner = Au plus près de votre ville : { $agent }, à { $steps ->
    [one] une action
   *[other] { $steps } actions
} avec la valise

# Ce qui est raconté.
agent-told-missing = { $agents } ne jouent pas.
agent-told-begins = { $who } joue en premier.
agent-told-opened = Les premiers pots-de-vin sont placés.
agent-told-bribes = { $who } verse des pots-de-vin.
agent-told-unopposed = Personne ne s’y oppose.
agent-told-no-more = Plus personne ne s’y oppose.
agent-told-passes = { $who } passe.
agent-told-bids = { $who } annonce { $sum } $.
agent-told-holds = { $who } tient { $sum } $.
agent-told-objects-too = { $who } s’y oppose aussi.
agent-told-duel-held = { $whom } monte jusqu’à { $other } $, et { $who } tient.
agent-told-duel-lost = { $who } tient jusqu’à { $sum } $ ; { $whom } annonce { $other } $.
agent-told-duel-passed = { $whom } annonce { $other } $, et { $who } passe.
agent-told-stands = L’action est maintenue : { $kind ->
    [strike] l’attaque a lieu.
    [take] { $agent } prend la valise.
    [aside] { $agent } s’écarte de la valise.
   *[step] { $agent } → { $space }.
}
agent-told-fails = L’objection échoue ({ $who }).
agent-told-blocked = L’action est annulée, la { $sum }e de ce tour : { $agent } ne bouge pas, et { $who } a fini son tour.
agent-told-skipped = { $who } a laissé passer son temps : au suivant.
agent-told-stops = { $who } met fin à son tour.
agent-told-sits-out = { $who } passe un tour, pour son objection perdue.
agent-told-leaves = { $who } quitte la partie. Ses mises restent.
agent-told-dropped = Votre objection n’a pas été entendue : { $whom } avait déjà montré autant.
agent-told-unheard = Votre réponse n’a pas été nécessaire. Personne d’autre ne le saura.
agent-told-home = { $agent } arrive avec la valise ({ $space }), grâce à { $who }.
agent-told-clock = L’horloge s’arrête après { $sum } tours : l’agent le plus près de gagner décide.
agent-told-alone = Il ne reste qu’une personne en jeu : la partie finit sans vainqueur.

# Pourquoi un coup est refusé.
agent-no-over = La partie est finie.
agent-no-gone = Vous avez quitté cette partie.
agent-no-opening = Chacun doit d’abord placer ses premiers pots-de-vin.
agent-no-opened = Vous avez déjà placé vos premiers pots-de-vin.
agent-no-turn = C’est à { $who } de jouer.
agent-no-announced = Une action est annoncée ; il faut d’abord en décider.
agent-no-house = Seule la table met fin à une série de réponses secrètes.
agent-no-close = Il n’y a rien à clore pour l’instant.
agent-no-undone = Cette même action a été annulée ce tour-ci. Choisissez-en une autre.
agent-no-stop = Il faut agir : on ne passe pas son tour.
agent-no-bribe-after = Après une action annulée, vous ne pouvez plus verser de pot-de-vin ce tour-ci.
agent-no-cash = Il ne vous reste rien à verser en pots-de-vin.
agent-no-word-now = Cela ne peut pas se dire maintenant.
agent-no-no-stake = Pour annoncer une somme, il vous faut au moins 100 $ sur cet agent.
agent-no-above-stake = La somme est de { $bid }, votre mise sur cet agent de { $stake } : vous ne pouvez pas la dépasser.
agent-no-order-none = Vous n’avez ici aucun ordre permanent à retirer.
agent-no-order-one = Un ordre permanent pour s’opposer se donne pour un agent à la fois.
agent-no-agent-out = { $agent } n’est pas sur le plateau.
agent-no-step-far = { $space } n’est pas à un pas.
agent-no-case-elsewhere = La valise n’est pas à portée : elle est ailleurs ({ $space }).
agent-no-victim-out = { $agent } ne peut pas être visé : il faut un autre agent, présent sur le plateau.

# Ce qui est demandé.
agent-ask-now-turn = Déplacez un agent, ou versez des pots-de-vin.{ $broke ->
    [yes] { " " }Votre caisse est vide : pas de pot-de-vin possible.
   *[no] {""}
}
agent-ask-now-opening = Quels agents payez-vous en secret ? { $own ->
    [yes] L’argent mis sur un agent peut arrêter ou sauver ses coups.
   *[no] La plus grosse mise sur l’agent qui ramène la valise gagne.
} Vous avez { $cash } $ : gardez-en pour plus tard.
agent-ask-now-objections = { $action }{ $ends ->
    [yes] { " " }La partie se termine alors.
   *[no] {""}
} Le laissez-vous faire ? { $stake ->
    [0] Vous n’avez rien sur { $agent } : faire reprendre le coup ne serait qu’un bluff.
   *[other] Pour l’empêcher, il faut { QUE($who) } y renonce, ou que vous montriez plus d’argent sur { $agent } : vous y avez { $stake } $.
}
agent-ask-now-answer = { $sum ->
    [0] { $who } veut que vous repreniez l’action { DE($agent) }, sans annoncer de somme pour l’instant.
   *[other] { $who } veut que vous repreniez l’action { DE($agent) }, et commence avec { $sum } $.
} { $stake ->
    [0] Si vous cédez, rien ne bouge. Ou refusez : si { $who } ne montre rien sur { $agent }, l’action a lieu. Vous n’y avez rien pour tenir.
   *[other] Si vous cédez, rien ne bouge. Ou défendez-la avec vos { $stake } $ sur { $agent } : à égalité, vous gagnez.
}
agent-ask-now-bid = { $sum ->
    [0] Annoncez une somme que vous avez sur { $agent }, ou passez et laissez faire.
   *[other] { $who } tient { $sum } $ sur { $agent }. Montez plus haut, ou passez et laissez faire.
} Vous y avez { $stake } ${ $short ->
    [yes] {""} : vous ne pouvez que passer.
   *[no] .
}
agent-ask-now-reply = { $who } annonce { $sum } $ sur { $agent } pour arrêter l’action. Pour la sauver, tenez cette somme : cela montre que vous l’y avez aussi. Vous y avez { $stake } ${ $short ->
    [yes] {""} : vous ne pouvez que passer.
   *[no] .
}
agent-ask-now-other = Ce n’est pas votre tour, et personne n’attend de réponse de vous.
agent-ask-act = Où va { $agent }, ou que fait-il ? Il lui faut encore { $steps ->
    [one] une action
   *[other] { $steps } actions
} pour gagner.{ $short ->
    [yes] { " " }Attaquer n’est pas possible : il vous faudrait { $sum } $ sur cet agent, et votre mise est de { $stake } $.
   *[no] { $strike ->
        [yes] { " " }Une attaque coûte { $sum } $ de vos { $stake } $ sur cet agent.
       *[no] {""}
    }
}
agent-ask-bribe = Combien, et sur quel agent ? Par centaines, { $cash } $ au plus en tout. Un agent laissé à 0 ne reçoit rien.
agent-ask-object = Vous demandez de reprendre ce coup. En cas de refus, vous misez : à partir de quelle somme, et jusqu’où ? Vous y avez { $stake } $.
agent-ask-sum-defend = Jusqu’à quelle somme la défendez-vous ? Par centaines, { $most } $ au plus. 0 : refuser sans rien montrer. Cela reste secret ; on ne montre que le nécessaire.
agent-ask-sum-bid = Combien annoncez-vous ? Par centaines, entre { $least } $ et { $most } $.
agent-ask-order = Pour quel agent donnez-vous un ordre permanent ? Il répond pour vous chaque fois que cet agent agit, tant que vous ne le retirez pas.
agent-ask-order-word = { $agent } : que faire à chaque action ? Personne d’autre ne le saura.
agent-ask-order-object = À quelles actions vous opposez-vous, et avec combien ? Si vous avez alors moins sur l’agent, c’est cela qui est annoncé, et rien si vous n’y avez rien.
agent-field-opening = Première somme (vue par qui joue)
agent-field-maximum = Limite (reste secrète)
agent-field-scope = À quelles actions
agent-scope-any = toute action
agent-scope-away = s’il s’éloigne de sa ville
agent-scope-home = s’il s’approche de sa ville

# Ce qui peut être choisi : 34 lettres au plus, sans les noms.
agent-pick-agent = { $agent } ({ $space })
agent-hint-agent = Votre argent sur cet agent : { $sum } $. Il lui faut encore { $steps ->
    [one] une action
   *[other] { $steps } actions
} pour gagner.
agent-hint-let-pass = On ne vous demande rien jusqu’à votre prochain tour ; tout passe.
agent-hint-only-paid = Ce que font les agents sans votre argent passe, désormais.
agent-hint-ask-me = Vous répondez de nouveau à toutes les questions.
agent-act-step = { $who } joue { $agent } → { $space }{ $case ->
    [carry] , avec la valise
    [leave] , en laissant la valise
    [mount] , et prend la valise
    [beside] , à côté de la valise
   *[other] {""}
}.
agent-act-strike = { $who } fait attaquer { $victim } par { $agent } ({ $space }){ $case ->
    [carry] , avec la valise
    [leave] , en laissant la valise
    [seize] , pour prendre la valise
    [spare] , sans toucher à la valise
    [mount] , et prend la valise
    [beside] , à côté de la valise
   *[other] {""}
}.
agent-act-take = { $who } fait prendre la valise à { $agent } ({ $space }).
agent-act-aside = { $who } fait s’écarter de la valise { $agent } ({ $space }).
agent-only-object = S’opposer avec { $sum } $
agent-only-bid = Annoncer { $sum } $
agent-only-pay = { $sum } $, tout ce que vous avez
agent-only-support = Le soutenir avec { $sum } $
agent-only-defend = Refuser sans rien montrer
agent-menu-agents = Déplacer un agent
agent-menu-advance = Si quelqu’un s’y oppose
agent-menu-ahead = Désormais
agent-menu-stop = S’opposer ou soutenir
agent-menu-orders = Ordres permanents
agent-note-ordered = Votre ordre permanent répond : { $answer }. Vous pouvez encore répondre autrement.
agent-note-resting = Vous laissez tout faire jusqu’à votre tour, donc ceci aussi, sauf si vous y répondez.
agent-note-choosy = On ne vous demande que pour les agents que vous avez payés : ceci passera bientôt, si vous ne répondez pas.
agent-note-stay = Si vous restez en dehors, personne ne le saura.
agent-pick-strike = Attaquer { $victim }, { $space }{ $case ->
    [carry] , avec la valise
    [leave] , sans la valise
    [seize] , et prendre sa valise
    [spare] , sans sa valise
    [mount] , et prendre la valise
    [beside] , à côté de la valise
   *[other] {""}
}
agent-pick-bribe = Soudoyer plusieurs
agent-pick-opening = Placer les premiers pots-de-vin
agent-pick-stop = Finir le tour
agent-pick-order = Ordres par agent
agent-pick-resign = Quitter la partie
agent-pick-no = Laisser faire
agent-pick-object = S’opposer avec de l’argent
agent-pick-defend = La défendre
agent-pick-give-in = Céder
agent-pick-bid = Monter
agent-pick-hold = Tenir { $sum } $
agent-pick-pass = Passer
agent-pick-order-all = Tous les agents
agent-pick-order-quiet = Laisser faire sans me demander
agent-pick-order-object = S’opposer avec de l’argent
agent-pick-order-clear = Retirer mes ordres permanents
agent-all-agents = tous les agents

# Ce que fait le dernier appui.
agent-do-bribe = Verser ces sommes
agent-do-bribe-none = Ne rien verser
agent-do-pay = Verser { $sum } $ à { $agent }
agent-do-home = { $agent } ramène la valise : fin de la partie
agent-do-stop = Finir le tour
agent-do-resign = Quitter : vos mises restent, mais vous ne pouvez plus gagner
agent-do-no = Laisser faire
agent-do-object = S’opposer
agent-do-defend = La défendre jusqu’à cette somme
agent-do-give-in = Céder : l’action est annulée
agent-do-bid = Annoncer cette somme
agent-do-hold = Tenir la somme
agent-do-pass = Passer
agent-do-order-quiet = Laisser agir { $agent } sans me demander
agent-do-order-object = M’opposer désormais sur { $agent }
agent-do-order-clear = Retirer les ordres permanents sur { $agent }

# Ce que vous détenez.
agent-holds-cash = **Caisse :** { $sum } $
agent-holds-stakes = **Mises :** { $stakes }
agent-holds-order = **Ordre permanent** sur { $agent }, { $scope } : { $answer }
agent-holds-opening = **Objection :** { $who }, { $sum } $ d’abord
agent-holds-answer = **Votre réponse :** { $answer }
agent-holds-resting = **Jusqu’à votre tour :** vous laissez tout faire
agent-holds-choosy = **Ordre permanent :** on ne vous demande que pour les agents que vous avez payés
agent-stake-on = { $agent } { $sum } $
agent-seat-sum = { $who } { $sum } $
agent-seat-sum-left = { $who } { $sum } $ (a quitté la partie)
agent-answer-no = laisser faire
agent-answer-object = s’opposer, d’abord { $opening } $, jusqu’à { $limit } $
agent-answer-yield = céder
agent-answer-defend = défendre jusqu’à { $limit } $

# Ce qui a décidé.
agent-why-home = { $who } a ramené la valise avec { $agents } ({ $space }).
agent-why-clock = L’horloge s’est arrêtée. Parmi les agents que quelqu’un a payés, { $count ->
    [one] { $agents } est le plus près de gagner
   *[other] { $agents } sont aussi près de gagner l’un que l’autre
} : encore { $steps ->
    [one] une action
   *[other] { $steps } actions
}.
agent-why-clock-owner = L’horloge s’est arrêtée. Au plus près d’une ville de joueur avec la valise : { $agents }, encore { $steps ->
    [one] une action
   *[other] { $steps } actions
}.
agent-why-drawn = L’horloge s’est arrêtée, et personne n’a misé sur un agent encore en jeu.
agent-why-alone = Tous les autres sont partis : personne ne gagne.
agent-why-stakes = Mises sur { $agent } : { $sums }.
agent-why-top = { $count ->
    [one] { $winners } a la plus haute mise sur { $agent } parmi ceux qui jouent encore, et gagne.
   *[other] { $winners } ont à égalité la plus haute mise sur { $agent } parmi ceux qui jouent encore, et partagent la victoire.
}
agent-why-tie-bringer = { $tied } ont des mises égales. { $who } est du nombre et a ramené la valise, et gagne donc sans partage.
agent-why-tie-option = { $tied } ont des mises égales. À cette table, { $who }, qui a ramené la valise, gagne alors.
agent-why-unpaid = Personne n’y a misé parmi ceux qui jouent encore : { $who }, qui a ramené la valise, gagne.
agent-decided-lead = { $who } avait { $sum } $ sur { $agent } : { $lead } $ de plus que n’en avait { $whom }.
agent-decided-alone = Sur { $agent }, seule une personne avait misé : { $who }, avec { $sum } $.
agent-decided-tie = { $who } était à égalité sur { $agent } avec { $sum } $, et a ramené la valise.
agent-decided-option = Il y avait égalité sur { $agent } ; à cette table, qui a ramené la valise gagne alors : { $who }.
agent-decided-shared = Personne n’avait plus sur { $agent } que ceux qui se partagent la victoire.
agent-decided-unpaid = Personne n’avait payé { $agent } : la victoire revient à { $who }, pour avoir ramené la valise.
agent-decided-owner-home = { $agent } a rapporté la valise ({ $space }), et { $space } appartient à { $who }.
agent-decided-owner-clock = À l’arrêt de l’horloge, { $agent } était au plus près avec la valise ({ $space }), et { $space } appartient à { $who }.
agent-anecdote-bringer = { $who } a ramené { $agent } avec la valise, et a ainsi fait gagner { $whom }.
agent-anecdote-wasted = { $who } avait mis { $sum } $ sur { $money } $ dans la poche d’un seul agent, { $agent }, pour rien.
agent-anecdote-exiled = { $who } avait mis { $sum } $ sur { $money } $ dans la poche d’un seul agent, { $agent }, qui a fini aux Bahamas.

# Dans les images et leurs textes.
agent-title-board = Le réseau
agent-title-mine = Confidentiel
agent-title-ledger = Écoutes
agent-title-stakes = Tout l’argent
agent-title-end = Affaire classée
agent-title-plot = La piste
agent-cash = Caisse { $sum } $
agent-turn = Tour { $turn }
agent-clock = Tour { $turn }, horloge à { $limit }
agent-row = { $item } : { $facts }
agent-now-opening = Versez vos premiers pots-de-vin
agent-now-turn = À vous : agir ou soudoyer
agent-now-again = À vous : une autre action
agent-now-objections = Vous opposez-vous ?
agent-now-answer = Céder, ou défendre ?
agent-now-bid = Au-dessus de { $sum } $ ?
agent-now-reply = Tenir { $sum } $ ?
agent-now-demand = Reprendre, ou refuser ?
agent-now-first-bid = Annoncer, ou passer ?
agent-now-voices = Parlez-vous, à { $sum } $ ?
agent-now-voices-first = Annoncez-vous une somme ?
agent-now-others = Les autres sont consultés
agent-slip-carry = avec la valise
agent-slip-leave = en laissant la valise
agent-slip-mount = pour prendre la valise
agent-slip-beside = à côté de la valise
agent-slip-take = prend la valise
agent-slip-aside = s’écarte de la valise
agent-slip-strike = attaque { $victim }
agent-slip-mine = { $sum } $ à moi
agent-slip-shown = montré
agent-known-least = { $sum }+
agent-ledger-fees = { $bribes ->
    [one] { $bribes } pot-de-vin
   *[other] { $bribes } pots-de-vin
}, { $fees } $ de frais
agent-ledger-note = 900+ : au moins 900 $ montrés ; 900 : 900 $ exactement. Qui n’a rien montré peut avoir n’importe quoi.
agent-ledger-unit = Sommes en dollars.
agent-end-who-paid = Qui a payé { $agents } ?
agent-end-nearest = Au plus près avec la valise : { $agents }
agent-end-clock = Trop tard
agent-end-alone = Abandon
agent-end-wins = gagne
agent-end-left = a quitté
agent-end-brought = l’a rapportée
agent-end-cash = { $sum } $ gardés
agent-end-fees = { $sum } $ de frais
agent-end-purse = { $cash } $ gardés, { $fees } $ de frais
agent-poster-exiled = Exil
agent-poster-exile = { $agent } se retire aux Bahamas
agent-poster-read-out = { $sum } $ de pots-de-vin révélés
agent-poster-home = La valise est là
agent-poster-brought = rapportée par { $who }
agent-poster-stands = Maintenue
agent-poster-overturned = Annulée
agent-poster-goes = { $kind ->
    [strike] { $agent } exile { $victim }
    [take] { $agent } prend la valise
    [aside] { $agent } s’écarte de la valise
   *[step] { $agent } va là : { $space }
}
agent-poster-stays = { $agent } reste là : { $space }
agent-poster-beaten = { $who } a montré { $sum } $, pas assez
agent-poster-side = { $who } : { $sum } $
agent-seat = { $who }
agent-number = { $sum }
agent-dollars = { $amount } $
agent-at = { $agent } : { $space }
agent-case-lies = La valise est là : { $space }.
agent-owner = { $space } appartient à { $who }.
agent-has-left = { $who } a quitté la partie.
agent-will-sit-out = { $who } passe son prochain tour.
agent-money = Caisse { $cash } $, sur les agents { $stakes } $, payés en frais { $fees } $.
agent-mine-row = { $agent } : { $sum ->
    [0] {""}
   *[other] { $sum } $ de votre part,{ " " }
}à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner.
agent-mine-row-out = { $agent } : hors jeu, avec { $sum } $ de votre part.
agent-hand-way = à { $steps } pas
agent-hand-out = hors jeu
agent-hand-money = Votre argent sur { $agent } : { $sum } $.
agent-hand-money-shown = Votre argent sur { $agent } : { $sum } $. { $who } a montré { $other } $.
agent-mine-other = { $who } a montré { $sum } $.
agent-ledger-not-kept = À cette table, personne ne note pour vous : seuls les pots-de-vin et les frais sont comptés.
agent-papers = Réponses sous pli
agent-paper = Tour { $turn }, { $agent }, { $who } : { $answer }
agent-plot-opening = { $who } : { $sum } $ avant le tour 1
agent-plot-paid = { $who } : { $sum } $ au tour { $turn }
agent-plot-fee = { $who } : frais de { $sum } $ au tour { $turn }
agent-plot-none = Personne n’a rien payé.
agent-plot-note = Du début au tour { $turn }. La somme est la plus haute mise à la fin ; ce qui baisse, ce sont des frais.

# Propre à ce jeu.
agent-option-voices = Qui parle dans une contestation
    .about = Dans une contestation, les autres joueurs s’en mêlent avec leur argent, ou regardent seulement.
agent-option-voices-open = Tout le monde
agent-option-voices-duel = Les deux adversaires seulement

agent-headline-demand = { $who } reprend son coup ({ $agent }), ou refuse
agent-headline-first-bid = { $who } doit annoncer une somme sur { $agent }, ou passer
agent-headline-voices = { $sum } $ sur { $agent } : quelqu’un parle-t-il pour l’autre camp ?
agent-headline-voices-first = Quelqu’un d’autre annonce-t-il une somme contre { $agent } ?

agent-told-says-step = { $who } annonce : { $agent }, { $start } → { $space }{ $case ->
    [carry] , avec la valise
    [leave] , en laissant la valise
    [mount] , et prend la valise
    [beside] , à côté de la valise
   *[other] {""}
}.
agent-told-says-strike = { $who } annonce : { $agent }, { $start } → { $space }{ $case ->
    [carry] , avec la valise
    [leave] , en laissant la valise
    [seize] , pour prendre la valise
    [spare] , sans toucher à la valise
    [mount] , et prend la valise
    [beside] , à côté de la valise
   *[other] {""}
}. « { $victim }, filez aux Bahamas ! »
agent-told-says-take = { $who } annonce : { $agent } prend la valise ({ $space }).
agent-told-says-aside = { $who } annonce : { $agent } s’écarte de la valise ({ $space }).
agent-told-demands = { $who } demande à { $whom } de reprendre son coup.
agent-told-gives-in = { $who } reprend son coup.
agent-told-refuses = { $who } refuse ; à { $whom } de montrer une somme.
agent-told-duel-empty = { $whom } n’annonce aucune somme.
agent-told-joins-for = { $who } tient { $sum } $ pour l’action.
agent-told-joins-against = { $who } annonce { $sum } $ contre l’action.
agent-told-open-for = { $who } tient { $sum } $ pour l’action.
agent-told-open-against = { $who } annonce { $sum } $ contre l’action.
agent-told-overturned = L’action est annulée : { $agent } ne bouge pas.
agent-told-exiled = { $agent } file aux Bahamas. { $who } paie { $sum } $.
agent-told-read-out = Toutes les mises sur { $agent } sont annoncées : { $sums }. Personne d’autre n’en avait.
agent-told-read-out-none = Toutes les mises sur { $agent } sont annoncées : personne n’en avait.

agent-no-fee = Une attaque demande { $sum } $ sur { $agent } ; votre mise est de { $stake } $.
agent-no-support = Dans un duel, seuls les deux adversaires parlent.
agent-no-support-live = Les autres joueurs parlent plus tard, pour un camp qui a passé.
agent-no-object-live = D’abord la demande ; les sommes ne viennent qu’après un refus.
agent-no-case-owned = { $agent } possède la valise : attaquez cet agent, ou attendez qu’elle soit libre.
agent-no-case-own = { $agent } possède déjà la valise.
agent-no-take-far = La valise est ailleurs ({ $space }) : seul un agent sur place peut la prendre.
agent-no-aside = { $agent } ne possède pas la valise.
agent-no-strike-far = { $agent } n’est pas à un pas : une attaque est un pas vers la case de la victime.
agent-no-at-home = { $agent } est à l’abri dans sa ville.
agent-no-let-pass = Vous laissez déjà tout faire jusqu’à votre tour.
agent-no-only-paid = On ne vous demande déjà que pour les agents que vous avez payés.
agent-no-ask-me = On vous demande déjà pour tout.

agent-ask-now-demand = { $who } veut que vous repreniez l’action { DE($agent) }. Si vous refusez, { $who } doit montrer de l’argent sur { $agent }, ou l’action a lieu. Vous y avez { $stake } $.
agent-ask-now-voices = { $side ->
    [for] Le camp { DE($who) } a passé à { $sum } $ sur { $agent }, et l’action va être annulée. Pour la sauver, tenez cette somme.
   *[against] { $sum ->
        [0] Personne n’a annoncé de somme sur { $agent } contre l’action : elle aura lieu. Pour l’empêcher, annoncez-en une que vous y avez.
       *[other] L’autre camp a passé, et l’action { DE($agent) } va avoir lieu. Pour l’empêcher, annoncez-y une somme supérieure à { $sum } $.
    }
} { $stake ->
    [0] Vous n’y avez rien : vous ne pouvez que rester en dehors.
   *[other] Vous y avez { $stake } ${ $short ->
        [yes] {""}, ce qui ne suffit pas.
       *[no] .
    }
} { $note }
agent-ask-strike = Qui { $agent } envoie-t-il aux Bahamas ? Cela coûte { $sum } $ de votre mise sur { $agent }.
agent-ask-sum-support = Jusqu’à quelle somme soutenez-vous le coup ? Par centaines, entre { $least } $ et { $most } $. Cela reste secret ; on ne montre que le nécessaire.
agent-ask-order-demand = Quelles actions de cet agent faut-il reprendre ? Les autres apprennent votre objection, mais pas de somme.
agent-ask-now-pledge = Les autres disent en secret si { $agent } peut faire cela. Vous n’avez rien à faire : en cas d’objection, on vous demandera. Vous pouvez aussi en décider maintenant.
agent-ask-now-pledged = Les autres disent en secret si { $agent } peut faire cela. En cas d’objection, votre réponse est : { $answer }. Vous pouvez encore en changer.
agent-ask-pay = À quel agent versez-vous un pot-de-vin ? L’argent y reste pour toujours, et personne ne saura lequel c’est. Vous avez { $cash } $.
agent-ask-sum-pay = Combien versez-vous ? Par centaines, { $most } $ au plus.
agent-ask-now-again = Choisissez une autre action, ou finissez votre tour.{ $broke ->
    [yes] { " " }Votre caisse est vide : pas de pot-de-vin possible.
   *[no] {""}
}
agent-ask-now-objections-order = { $action }{ $ends ->
    [yes] { " " }La partie se termine alors.
   *[no] {""}
} { $note } Vous avez { $stake } $ sur { $agent }.
agent-scope-strike = s’il attaque

agent-pick-step = { $space }{ $case ->
    [carry] , avec la valise
    [leave] , sans la valise
    [mount] , et prendre la valise
    [beside] , à côté de la valise
   *[other] {""}
}{ $steps ->
    [0] {""} · fin
   *[other] {""} · { $case ->
        [none] reste { $steps }
       *[other] { $steps }
    }
}
agent-pick-take = Prendre la valise ({ $space }) · { $steps }
agent-pick-aside = S’écarter de la valise · { $steps }
agent-pick-exile = Attaquer
agent-pick-demand = Faire reprendre
agent-pick-support = Soutenir avec de l’argent
agent-pick-consent = Reprendre mon coup
agent-pick-refuse = Refuser
agent-pick-stay = Rester en dehors
agent-pick-order-demand = Faire reprendre
agent-pick-pay = Soudoyer
agent-pick-first-bid = Annoncer une somme
agent-pick-let-pass = Laisser faire jusqu’à mon tour
agent-pick-only-paid = Ne demander que pour mes agents
agent-pick-ask-me = Me demander de nouveau pour tout

agent-do-step = { $agent } → { $space }{ $case ->
    [carry] , avec la valise
    [leave] , sans la valise
    [mount] , en prenant la valise
    [beside] , à côté de la valise
   *[other] {""}
}
agent-do-strike = { $agent } envoie { $victim } aux Bahamas pour { $sum } ${ $case ->
    [carry] , avec la valise
    [leave] , sans la valise
    [seize] , en prenant la valise
    [spare] , sans prendre la valise
    [mount] , en prenant la valise
    [beside] , à côté de la valise
   *[other] {""}
}
agent-do-take = { $agent } prend la valise ({ $space })
agent-do-aside = { $agent } s’écarte de la valise ({ $space })
agent-do-demand = Faire reprendre le coup
agent-do-support = Soutenir le coup jusqu’à cette somme
agent-do-consent = Reprendre le coup
agent-do-refuse = Refuser de reprendre le coup
agent-do-stay = M’abstenir
agent-do-order-demand = Faire reprendre ce que fait { $agent }
agent-do-let-pass = Laisser faire jusqu’à mon tour
agent-do-only-paid = Ne demander que pour mes agents
agent-do-ask-me = Me demander de nouveau pour tout

agent-answer-demand = faire reprendre sans argent
agent-answer-support = soutenir le coup jusqu’à { $limit } $
agent-why-owner = { $space } appartient à { $who }.
agent-at-case = { $agent } : { $space }, avec la valise
agent-case-held = { $agent } a la valise ({ $space }).
agent-exile = Bahamas (exil)
agent-exile-list = Aux Bahamas : { $agents }.

# Cases et agents du plateau.
agent-space-washington = Washington
agent-space-london = Londres
agent-space-moscow = Moscou
agent-space-peking = Pékin
agent-space-tangier = Tanger
agent-space-azores = Açores
agent-space-madrid = Madrid
agent-space-rome = Rome
agent-space-cairo = Le Caire
agent-space-bermuda = Bermudes
agent-space-paris = Paris
agent-space-vienna = Vienne
agent-space-karachi = Karachi
agent-space-reykjavik = Reykjavik
agent-space-berlin = Berlin
agent-space-tehran = Téhéran
agent-space-dakar = Dakar
agent-space-montreal = Montréal
agent-space-havana = La Havane
agent-space-dublin = Dublin
agent-space-copenhagen = Copenhague
agent-space-helsinki = Helsinki
agent-space-odessa = Odessa
agent-space-delhi = Delhi
agent-space-singapore = Singapour
agent-agent-usa1 = Américain 1
agent-agent-usa2 = Américain 2
agent-agent-uk1 = Anglais 1
agent-agent-uk2 = Anglais 2
agent-agent-ussr1 = Russe 1
agent-agent-ussr2 = Russe 2
agent-agent-china1 = Chinois 1
agent-agent-china2 = Chinois 2

## Commandes

agent-command = agent
    .about = Agent : soudoyez en secret les espions de quatre villes
agent-command-new = nouvelle
    .about = Agent : soudoyer des espions, ramener la valise, 2 à 6 joueurs, 45 min : ouvrir une table
agent-command-move = déplacer
    .about = Déplacer un agent
agent-command-move-agent = agent
    .about = Quel agent
agent-command-move-to = vers
    .about = Vers où, avec ou sans la valise
agent-command-bribe = soudoyer
    .about = Miser de l’argent sur des agents en secret
agent-command-bribe-sums = sommes
    .about = Par exemple AGENT=300,AGENT=200 ; plus simple sur votre panneau
agent-command-object = objecter
    .about = S’opposer à une action annoncée
agent-command-object-sums = sommes
    .about = Par exemple opening=200,maximum=900 ; plus simple sur votre panneau
agent-command-defend = défendre
    .about = Défendre ce que vous avez annoncé, jusqu’à une somme
agent-command-defend-sum = somme
    .about = Jusqu’à combien
agent-command-bid = annoncer
    .about = Annoncer une somme dans une contestation
agent-command-bid-sum = somme
    .about = Combien
agent-command-hold = tenir
    .about = Tenir la somme annoncée par l’opposant
agent-command-pass = passer
    .about = Passer dans une contestation
agent-command-answer = répondre
    .about = Répondre à ce qui vous est demandé
agent-command-answer-what = quoi
    .about = Votre réponse
agent-command-orders = ordres
    .about = Laisser des ordres permanents pour vos absences
agent-command-orders-agent = agent
    .about = Pour quel agent
agent-command-orders-order = ordre
    .about = Que faire
agent-command-attack = attaquer
    .about = Exiler un autre agent
agent-command-attack-agent = agent
    .about = Quel agent attaque
agent-command-attack-victim = victime
    .about = Qui
agent-command-take = prendre
    .about = Prendre la valise
agent-command-take-agent = agent
    .about = Quel agent
agent-command-support = soutenir
    .about = Prendre parti pour la personne qui joue, jusqu’à une somme
agent-command-support-sum = somme
    .about = Jusqu’à combien

# Pourquoi on joue un coup.
agent-because-home = { $sum ->
    [0] La valise arrive chez elle avec { $agent } : c’est gagné si personne d’autre n’a payé cet agent.
   *[other] La valise arrive chez elle avec { $agent }, où vous avez { $sum } $.
}
agent-because-owner = La valise arrive dans une ville qui appartient à un joueur.
agent-because-nearer = { $agent }, où vous avez { $sum } $, ne sera plus qu’à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner.
agent-because-nearer-unpaid = { $agent } ne sera plus qu’à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner, et d’autres devront montrer s’ils y tiennent.
agent-because-away = Cela éloigne de la victoire un agent où vous n’avez rien : { $agent } en était à { $steps ->
    [one] une action
   *[other] { $steps } actions
}.
agent-because-away-own = Cela brouille les pistes, ou protège { $agent } de ceux qui y ont peut-être plus que vos { $sum } $.
agent-because-same = { $agent } reste à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner : cela ne révèle rien.
agent-because-strike = Cela met hors jeu { $victim }, où vous n’avez rien et qui était à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner.
agent-because-strike-own = Cela met hors jeu { $victim } : vous y perdez { $sum } $, mais d’autres n’étaient qu’à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner avec.
agent-because-stop = Aucune autre action ne vaut une nouvelle contestation.
agent-because-kept = Vous gardez tout votre argent jusqu’à ce que les autres montrent à quels agents ils tiennent.
agent-because-spread = De l’argent sur { $count } agents ne dit à personne lequel compte pour vous, et il vous reste { $sum } $.
agent-because-most = Pour dépasser vos { $sum } $ sur { $agent }, il faut le gros de son argent ; il vous reste { $left } $.
agent-because-bribe = Cela fait { $sum } $ sur { $agent }, à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner.
agent-because-above = Cela fait { $sum } $ sur { $agent }, plus que les { $shown } $ montrés par { $who }.
agent-because-for = L’action { DE($agent) } aura lieu, sauf si quelqu’un y montre plus de { $sum } $.
agent-because-stop-home = { $agent } rentrerait avec la valise ; seul plus d’argent l’arrête, et vous y avez { $sum } $.
agent-because-save = Cela sauve { $victim } : vos { $sum } $ sur { $agent } l’emportent si personne n’y a davantage.
agent-because-keep = Vous avez { $sum } $ sur { $agent }, qu’on éloignerait de la victoire.
agent-because-hold-up = { $agent } ne serait plus qu’à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner ; vos { $sum } $ peuvent l’arrêter.
agent-because-against = Vous préférez une autre action, et vous avez { $sum } $ sur { $agent } pour le dire.
agent-because-short = Vos { $sum } $ sur { $agent } ne suffisent pas.
agent-because-secret = Cela ne vaut pas la peine de montrer que vous avez { $sum } $ sur { $agent }.
agent-because-unpaid = Vous n’avez rien sur { $agent } pour l’empêcher.
agent-because-welcome = Cela vous arrange : { $agent }, où vous avez { $sum } $, arrive à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner.
agent-because-demand = Demander ne coûte rien, et { $who } cédera peut-être.
agent-because-bluff = Demander ne coûte rien, et cache que vous avez { $sum } $ sur { $agent }.
agent-because-refuse = Insister ne coûte rien : qui veut arrêter { $agent } doit montrer de l’argent.

# Comment jouer, en trois pages dessinées.
agent-primer-agents = Huit agents veulent la valise. Ils ne sont à personne : déplacez qui vous voulez.
agent-primer-bribe = Soudoyez qui vous voulez en secret, avant le premier tour ou plus tard. Vous avez 10 000 $.
agent-primer-win = Quand l’un d’eux la rapporte chez lui, le joueur qui l’a le plus payé gagne.
agent-primer-move = Au choix : avancez un agent d’un pas ; il peut emporter la valise.
agent-primer-pay = Ou versez des pots-de-vin.
agent-primer-strike = Ou attaquez : pour 500 $ de votre mise, un agent en exile un voisin.
agent-primer-object = Tous peuvent s’opposer. Chacun montre alors, peu à peu, sa mise sur lui ; la plus haute l’emporte.
agent-primer-home = Un agent rentre chez lui avec la valise, et la partie s’arrête.
agent-primer-stakes = La plus haute mise sur lui gagne. À égalité, celui qui l’a ramené gagne.
agent-primer-clock = Si c’est trop long, l’agent le plus proche du but décide.

# Ce qui est expliqué quand cela se présente : deux phrases courtes au plus.
agent-tip-opening = Les agents ne sont à personne, et chacun les déplace tous. Celui qui rapporte la valise fait gagner qui l’a le plus payé : payez-en un à trois.
agent-tip-answer = On veut vous faire reprendre ce coup. Cédez, et personne ne montre rien ; ou défendez-le jusqu’à une limite : à sommes égales, vous gagnez.
agent-tip-turn = Déplacez d’un pas n’importe quel agent, payé ou non. Menez les vôtres à la valise puis chez eux, et parfois d’autres, pour brouiller les pistes.
agent-tip-objection = Rien n’a encore bougé : comme vous, les autres répondent en secret. Si cela ne vous nuit pas, laissez faire, et personne n’en saura rien.
agent-tip-home = Un pas de plus peut finir la partie. La plus grosse mise sur cet agent gagne ; à égalité, celle de qui le fait rentrer.
agent-tip-late = Un agent est à quelques actions de la victoire. Si vous l’avez payé le plus, poussez-le ; sinon, soudoyez-le, éloignez-le ou opposez-vous.
agent-tip-paid = Vous avez de l’argent sur cet agent. S’il se rapproche du but, tant mieux, laissez faire ; si on l’en éloigne, opposez-vous.
agent-tip-unpaid = Sans mise sur cet agent, vous n’avez rien à annoncer. Vous pouvez pourtant faire reprendre le coup : si l’on croit que vous l’avez payé, on cédera.
agent-tip-case = Un agent a maintenant la valise et l’emporte où il va. Chacun à son tour peut le déplacer : vers chez lui, ailleurs, ou sans la valise.
agent-tip-contest = Une objection : on cède, ou les deux camps annoncent ce qu’ils ont payé à cet agent. Pour l’arrêter, il faut plus ; pour le sauver, autant.
agent-tip-overturned = Action annulée : rien n’a bougé, aucun argent n’est perdu. Il faut choisir autre chose ; la même action n’est plus permise ce tour-ci.
agent-tip-shown = Ce qui a été annoncé est connu, et la feuille « Les sommes montrées » le garde. Le joueur a au moins cela sur l’agent, peut-être plus.
agent-tip-secret = Personne ne voit qui vous avez payé, ni combien. Cela ne se sait que si vous annoncez une somme ou attaquez, si l’agent est exilé, et à la fin.
agent-tip-bribed = Quelqu’un a versé des pots-de-vin ; à qui et combien reste secret. Regardez quels agents ce joueur pousse ou défend désormais.
agent-tip-attack = Des agents sont à portée d’attaque : avec 500 $ de vous, l’un peut exiler l’autre aux Bahamas. Ces 500 $ sont dépensés ; chez lui, un agent est à l’abri.
agent-tip-bribe = Au lieu de faire agir un agent, soudoyez : les autres le sauront, et rien de plus. L’argent qui vous reste à la fin ne compte pas.
agent-tip-limit = Pour vous opposer : une première somme, que l’on voit, et une limite secrète. Vous gagnez en montant plus haut, sans montrer plus qu’il ne faut.
agent-tip-reading = Qui pousse un agent l’a sans doute payé, ou veut le faire croire. À votre tour, vous pouvez éloigner ceux que d’autres ont payés.
agent-tip-orders = Trop de questions ? Sous « Désormais », laissez tout faire jusqu’à votre tour, ou ne répondez que pour les agents que vous avez payés.
agent-tip-support = Vous pouvez aussi soutenir l’action avec votre argent sur cet agent. C’est utile si le joueur ne peut pas tenir seul la somme annoncée.

# What somebody has learnt in the first game, in one sentence.
agent-learnt = Vous savez maintenant payer des espions en secret, vous opposer et tenir bon, et lire dans chaque coup où chacun a mis son argent.
