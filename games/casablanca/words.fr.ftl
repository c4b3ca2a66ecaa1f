casablanca = Casablanca
    .tagline = Huit agents, une valise noire, et des pots-de-vin que personne n’avoue.
    .feel = Fumée, murmures, et votre argent en d’autres mains.

casablanca-option-contest = Contestations
    .about = Comment on se dispute une action : chacun écrit sa limite en secret, ou on annonce à tour de rôle.
casablanca-option-contest-sealed = Limites sous pli
casablanca-option-contest-live = Sommes annoncées
casablanca-option-agents = Agents
    .about = Combien il y a d’agents. Moins il y en a, plus la partie est courte et les mises se croisent.
casablanca-option-agents-all = Tous
casablanca-option-agents-six = Six, deux écartés au sort
casablanca-option-agents-one = Un par base
casablanca-option-homes = But
    .about = La valise va à la base d’un agent que vous avez payé, ou à la vôtre.
casablanca-option-homes-agents = Un agent gagne dans sa propre base
casablanca-option-homes-players = À chacun sa base (2 à 4 joueurs)
casablanca-option-loser = Objection perdue
    .about = Une objection perdue coûte-t-elle quelque chose ? Si oui, on s’oppose moins souvent.
casablanca-option-loser-free = Ne coûte rien
casablanca-option-loser-sits-out = Coûte le tour suivant
casablanca-option-blocked = Après une action annulée
    .about = Ce que vous pouvez faire dans le même tour quand les autres ont annulé votre action.
casablanca-option-blocked-moves = Une autre action, sans pot-de-vin
casablanca-option-blocked-bribes = Un pot-de-vin est aussi permis
casablanca-option-overturned = Actions annulées par tour
    .about = Combien de fois les autres peuvent vous annuler avant que votre tour soit fini.
casablanca-option-overturned-three = Trois au plus
casablanca-option-overturned-any = Sans limite
casablanca-option-ties = Égalité sans le porteur
    .about = Qui gagne si d’autres sont à égalité de mises, sans la personne qui a rapporté la valise.
casablanca-option-ties-share = La victoire est partagée
casablanca-option-ties-bringer = Le porteur gagne
casablanca-option-ledger = Sommes montrées
    .about = Les sommes montrées en contestation sont notées pour tous, ou il faut s’en souvenir.
casablanca-option-ledger-kept = Notées à la vue de tous
casablanca-option-ledger-hidden = À chacun ses notes
casablanca-option-clock = Horloge
    .about = Quand se décide une partie que personne ne gagne : l’agent le plus près du but compte alors.
casablanca-option-clock-usual = Après 20 tours par joueur, plus 20
casablanca-option-clock-long = Après 40 tours par joueur, plus 40

casablanca-sheet-board = Le plateau
casablanca-sheet-mine = Mon argent
casablanca-sheet-ledger = Les sommes montrées
casablanca-sheet-end = Toutes les feuilles
casablanca-sheet-plot = Les mises au fil du temps
casablanca-score = { $score ->
    [0] rien sur un agent gagnant
   *[other] { $score } $ sur l’agent gagnant
}

casablanca-window-opening = à vous de placer vos premiers pots-de-vin
casablanca-window-objections = à vous de répondre en secret

# Où en est la partie.
casablanca-headline-opening = Chacun place ses premiers pots-de-vin en secret
casablanca-headline-turn = { $who } choisit une action
casablanca-headline-again = { $who } choisit une autre action
casablanca-headline-objections = { $who } fait agir { $agent } : une objection ?
casablanca-headline-answer = { $who } répond à l’objection sur { $agent }
casablanca-headline-bid = { $who } peut dépasser { $sum } $ sur { $agent }
casablanca-headline-reply = { $who } tient { $sum } $ sur { $agent }, ou passe
casablanca-headline-nobody = La partie est finie, sans vainqueur
casablanca-headline-won = La partie est finie : { $count ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
}
casablanca-standing-nothing = Vous n’avez encore payé aucun agent
casablanca-standing-lost = Tous les agents que vous avez payés sont hors jeu
casablanca-standing = Votre meilleur agent : { $agent }, { $sum } $, à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner
casablanca-standing-shown = Votre meilleur agent : { $agent }, { $sum } $, à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner ; { $who } y a montré { $other } $
casablanca-standing-owner = Au plus près de votre base : { $agent }, à { $steps ->
    [one] une action
   *[other] { $steps } actions
} avec la valise

# Ce qui est raconté.
casablanca-told-missing = { $agents } ne jouent pas.
casablanca-told-begins = { $who } joue en premier.
casablanca-told-opened = Les premiers pots-de-vin sont placés.
casablanca-told-bribes = { $who } verse des pots-de-vin.
casablanca-told-unopposed = Personne ne s’y oppose.
casablanca-told-no-more = Plus personne ne s’y oppose.
casablanca-told-passes = { $who } passe.
casablanca-told-bids = { $who } annonce { $sum } $.
casablanca-told-holds = { $who } tient { $sum } $.
casablanca-told-objects-too = { $who } s’y oppose aussi.
casablanca-told-duel-held = { $whom } monte jusqu’à { $other } $, et { $who } tient.
casablanca-told-duel-lost = { $who } tient jusqu’à { $sum } $ ; { $whom } annonce { $other } $.
casablanca-told-duel-passed = { $whom } annonce { $other } $, et { $who } passe.
casablanca-told-stands = L’action est maintenue : { $kind ->
    [strike] l’élimination a lieu.
   *[step] { $agent } → { $space }.
}
casablanca-told-fails = L’objection échoue ({ $who }).
casablanca-told-blocked = L’action est annulée, la { $sum }e de ce tour : { $agent } ne bouge pas, et { $who } a fini son tour.
casablanca-told-skipped = { $who } a laissé passer son temps : au suivant.
casablanca-told-stops = { $who } met fin à son tour.
casablanca-told-sits-out = { $who } passe un tour, pour son objection perdue.
casablanca-told-leaves = { $who } quitte la partie. Ses mises restent.
casablanca-told-dropped = Votre objection n’a pas été entendue : { $whom } avait déjà montré autant.
casablanca-told-unheard = Votre réponse n’a pas été nécessaire. Personne d’autre ne le saura.
casablanca-told-home = { $agent } arrive avec la valise ({ $space }), grâce à { $who }.
casablanca-told-clock = L’horloge s’arrête après { $sum } tours : l’agent le plus près de gagner décide.
casablanca-told-alone = Il ne reste qu’une personne en jeu : la partie finit sans vainqueur.

# Pourquoi un coup est refusé.
casablanca-no-over = La partie est finie.
casablanca-no-gone = Vous avez quitté cette partie.
casablanca-no-opening = Chacun doit d’abord placer ses premiers pots-de-vin.
casablanca-no-opened = Vous avez déjà placé vos premiers pots-de-vin.
casablanca-no-turn = C’est à { $who } de jouer.
casablanca-no-announced = Une action est annoncée ; il faut d’abord en décider.
casablanca-no-house = Seule la table met fin à une série de réponses secrètes.
casablanca-no-close = Il n’y a rien à clore pour l’instant.
casablanca-no-undone = Cette même action a été annulée ce tour-ci. Choisissez-en une autre.
casablanca-no-stop = Il faut agir : on ne passe pas son tour.
casablanca-no-bribe-after = Après une action annulée, vous ne pouvez plus verser de pot-de-vin ce tour-ci.
casablanca-no-cash = Il ne vous reste rien à verser en pots-de-vin.
casablanca-no-word-now = Cela ne peut pas se dire maintenant.
casablanca-no-no-stake = Pour annoncer une somme, il vous faut au moins 100 $ sur cet agent.
casablanca-no-above-stake = La somme est de { $bid }, votre mise sur cet agent de { $stake } : vous ne pouvez pas la dépasser.
casablanca-no-order-none = Vous n’avez ici aucun ordre permanent à retirer.
casablanca-no-order-one = Un ordre permanent pour s’opposer se donne pour un agent à la fois.
casablanca-no-agent-out = { $agent } n’est pas sur le plateau.
casablanca-no-step-far = { $space } n’est pas à un pas.
casablanca-no-case-elsewhere = La valise n’est pas à portée : elle est ailleurs ({ $space }).
casablanca-no-victim-out = { $agent } ne peut pas être visé : il faut un autre agent, présent sur le plateau.

# Ce qui est demandé.
casablanca-ask-now-turn = Déplacez un agent, ou versez des pots-de-vin.{ $broke ->
    [yes] { " " }Votre caisse est vide : pas de pot-de-vin possible.
   *[no] {""}
}
casablanca-ask-now-opening = Quels agents payez-vous en secret ? { $own ->
    [yes] L’argent mis sur un agent peut arrêter ou sauver ses coups.
   *[no] La plus grosse mise sur l’agent qui ramène la valise gagne.
} Vous avez { $cash } $ : gardez-en pour plus tard.
casablanca-ask-now-objections = { $action }{ $ends ->
    [yes] { " " }La partie se termine alors.
   *[no] {""}
} Le laissez-vous faire ? { $stake ->
    [0] Vous n’avez rien sur { $agent }, vous ne pouvez donc pas l’empêcher. On vous demande quand même, pour que personne ne le remarque.
   *[other] Pour l’empêcher, il faut montrer plus d’argent sur { $agent } { QUE($who) } : vous y avez { $stake } $.
}
casablanca-ask-now-answer = { $who } s’oppose à l’action { DE($agent) } avec { $sum } $. Si vous cédez, rien ne bouge. { $short ->
    [yes] Vous y avez { $stake } $ : trop peu pour la défendre.
   *[no] Ou défendez-la avec vos { $stake } $ : à égalité, vous gagnez.
}
casablanca-ask-now-bid = { $sum ->
    [0] Annoncez une somme que vous avez sur { $agent }, ou passez et laissez faire.
   *[other] { $who } tient { $sum } $ sur { $agent }. Montez plus haut, ou passez et laissez faire.
} Vous y avez { $stake } ${ $short ->
    [yes] {""} : vous ne pouvez que passer.
   *[no] .
}
casablanca-ask-now-reply = { $who } annonce { $sum } $ sur { $agent } pour arrêter l’action. Pour la sauver, tenez cette somme : cela montre que vous l’y avez aussi. Vous y avez { $stake } ${ $short ->
    [yes] {""} : vous ne pouvez que passer.
   *[no] .
}
casablanca-ask-now-other = Ce n’est pas votre tour, et personne n’attend de réponse de vous.
casablanca-ask-act = Où va { $agent }, ou que fait-il ? Il lui faut encore { $steps ->
    [one] une action
   *[other] { $steps } actions
} pour gagner.{ $short ->
    [yes] { " " }Éliminer n’est pas possible : il vous faudrait { $sum } $ sur cet agent, et votre mise est de { $stake } $.
   *[no] { $strike ->
        [yes] { " " }Éliminer un agent coûte { $sum } $ de vos { $stake } $ sur celui-ci.
       *[no] {""}
    }
}
casablanca-ask-bribe = Combien, et sur quel agent ? Par centaines, { $cash } $ au plus en tout. Un agent laissé à 0 ne reçoit rien.
casablanca-ask-object = Par quelle somme commencez-vous, et jusqu’où allez-vous ? Vous y avez { $stake } $.
casablanca-ask-sum-defend = Jusqu’à quelle somme la défendez-vous ? Par centaines, entre { $least } $ et { $most } $. Cela reste secret ; on ne montre que le nécessaire.
casablanca-ask-sum-bid = Combien annoncez-vous ? Par centaines, entre { $least } $ et { $most } $.
casablanca-ask-order = Pour quel agent donnez-vous un ordre permanent ? Il répond pour vous chaque fois que cet agent agit, tant que vous ne le retirez pas.
casablanca-ask-order-word = { $agent } : que faire à chaque action ? Personne d’autre ne le saura.
casablanca-ask-order-object = À quelles actions vous opposez-vous, et avec combien ? Si vous avez alors moins sur l’agent, c’est cela qui est annoncé, et rien si vous n’y avez rien.
casablanca-field-opening = Première somme (dite à tous)
casablanca-field-maximum = Limite (reste secrète)
casablanca-field-scope = À quelles actions
casablanca-scope-any = toute action
casablanca-scope-away = s’il s’éloigne de sa base
casablanca-scope-home = s’il s’approche de sa base

# Ce qui peut être choisi : 34 lettres au plus, sans les noms.
casablanca-pick-agent = { $agent } ({ $space })
casablanca-hint-agent = Votre argent sur cet agent : { $sum } $. Il lui faut encore { $steps ->
    [one] une action
   *[other] { $steps } actions
} pour gagner.
casablanca-hint-let-pass = On ne vous demande rien jusqu’à votre prochain tour ; tout passe.
casablanca-hint-only-paid = Ce que font les agents sans votre argent passe, désormais.
casablanca-hint-ask-me = Vous répondez de nouveau à toutes les questions.
casablanca-act-step = { $who } joue { $agent } → { $space }{ $case ->
    [carry] , avec la valise
    [leave] , en laissant la valise
   *[other] {""}
}.
casablanca-act-strike = { $who } fait éliminer { $victim } par { $agent } ({ $space }){ $case ->
    [carry] , avec la valise
    [leave] , en laissant la valise
   *[other] {""}
}.
casablanca-only-object = S’opposer avec { $sum } $
casablanca-only-bid = Annoncer { $sum } $
casablanca-only-pay = { $sum } $, tout ce que vous avez
casablanca-only-defend = La défendre avec { $sum } $
casablanca-menu-agents = Déplacer un agent
casablanca-menu-advance = Si quelqu’un s’y oppose
casablanca-menu-ahead = Désormais
casablanca-menu-stop = S’opposer ou soutenir
casablanca-menu-orders = Ordres permanents
casablanca-note-ordered = Votre ordre permanent répond : { $answer }. Vous pouvez encore répondre autrement.
casablanca-note-resting = Vous laissez tout faire jusqu’à votre tour, donc ceci aussi, sauf si vous y répondez.
casablanca-note-choosy = On ne vous demande que pour les agents que vous avez payés : ceci passera bientôt, si vous ne répondez pas.
casablanca-pick-strike = Éliminer { $victim }, { $space }{ $case ->
    [carry] , avec la valise
    [leave] , sans la valise
    [seize] , et prendre sa valise
    [spare] , sans sa valise
    [mount] , et prendre la valise
    [beside] , à côté de la valise
   *[other] {""}
}
casablanca-pick-bribe = Soudoyer plusieurs
casablanca-pick-opening = Placer les premiers pots-de-vin
casablanca-pick-stop = Finir le tour
casablanca-pick-order = Ordres par agent
casablanca-pick-resign = Quitter la partie
casablanca-pick-no = Laisser faire
casablanca-pick-object = S’opposer avec de l’argent
casablanca-pick-defend = La défendre
casablanca-pick-give-in = Céder
casablanca-pick-bid = Monter
casablanca-pick-hold = Tenir { $sum } $
casablanca-pick-pass = Passer
casablanca-pick-order-all = Tous les agents
casablanca-pick-order-quiet = Laisser faire sans me demander
casablanca-pick-order-object = S’opposer avec de l’argent
casablanca-pick-order-clear = Retirer mes ordres permanents
casablanca-all-agents = tous les agents

# Ce que fait le dernier appui.
casablanca-do-bribe = Verser ces sommes
casablanca-do-bribe-none = Ne rien verser
casablanca-do-pay = Verser { $sum } $ à { $agent }
casablanca-do-home = { $agent } ramène la valise : fin de la partie
casablanca-do-stop = Finir le tour
casablanca-do-resign = Quitter : vos mises restent, mais vous ne pouvez plus gagner
casablanca-do-no = Laisser faire
casablanca-do-object = S’opposer
casablanca-do-defend = La défendre jusqu’à cette somme
casablanca-do-give-in = Céder : l’action est annulée
casablanca-do-bid = Annoncer cette somme
casablanca-do-hold = Tenir la somme
casablanca-do-pass = Passer
casablanca-do-order-quiet = Laisser agir { $agent } sans me demander
casablanca-do-order-object = M’opposer désormais sur { $agent }
casablanca-do-order-clear = Retirer les ordres permanents sur { $agent }

# Ce que vous détenez.
casablanca-holds-cash = **Caisse :** { $sum } $
casablanca-holds-stakes = **Mises :** { $stakes }
casablanca-holds-order = **Ordre permanent** sur { $agent }, { $scope } : { $answer }
casablanca-holds-opening = **Objection :** { $who }, { $sum } $ d’abord
casablanca-holds-answer = **Votre réponse :** { $answer }
casablanca-holds-resting = **Jusqu’à votre tour :** vous laissez tout faire
casablanca-holds-choosy = **Ordre permanent :** on ne vous demande que pour les agents que vous avez payés
casablanca-stake-on = { $agent } { $sum } $
casablanca-seat-sum = { $who } { $sum } $
casablanca-seat-sum-left = { $who } { $sum } $ (a quitté la partie)
casablanca-answer-no = laisser faire
casablanca-answer-object = s’opposer, d’abord { $opening } $, jusqu’à { $limit } $
casablanca-answer-yield = céder
casablanca-answer-defend = défendre jusqu’à { $limit } $

# Ce qui a décidé.
casablanca-why-home = { $who } a ramené la valise avec { $agents } ({ $space }).
casablanca-why-clock = L’horloge s’est arrêtée. Parmi les agents que quelqu’un a payés, { $count ->
    [one] { $agents } est le plus près de gagner
   *[other] { $agents } sont aussi près de gagner l’un que l’autre
} : encore { $steps ->
    [one] une action
   *[other] { $steps } actions
}.
casablanca-why-clock-owner = L’horloge s’est arrêtée. Au plus près d’une base de joueur avec la valise : { $agents }, encore { $steps ->
    [one] une action
   *[other] { $steps } actions
}.
casablanca-why-drawn = L’horloge s’est arrêtée, et personne n’a misé sur un agent encore en jeu.
casablanca-why-alone = Tous les autres sont partis : personne ne gagne.
casablanca-why-stakes = Mises sur { $agent } : { $sums }.
casablanca-why-top = { $count ->
    [one] { $winners } a la plus haute mise sur { $agent } parmi ceux qui jouent encore, et gagne.
   *[other] { $winners } ont à égalité la plus haute mise sur { $agent } parmi ceux qui jouent encore, et partagent la victoire.
}
casablanca-why-tie-bringer = { $tied } ont des mises égales. { $who } est du nombre et a ramené la valise, et gagne donc sans partage.
casablanca-why-tie-option = { $tied } ont des mises égales. À cette table, { $who }, qui a ramené la valise, gagne alors.
casablanca-why-unpaid = Personne n’y a misé parmi ceux qui jouent encore : { $who }, qui a ramené la valise, gagne.
casablanca-decided-lead = { $who } avait { $sum } $ sur { $agent } : { $lead } $ de plus que n’en avait { $whom }.
casablanca-decided-alone = Sur { $agent }, seule une personne avait misé : { $who }, avec { $sum } $.
casablanca-decided-tie = { $who } était à égalité sur { $agent } avec { $sum } $, et a ramené la valise.
casablanca-decided-option = Il y avait égalité sur { $agent } ; à cette table, qui a ramené la valise gagne alors : { $who }.
casablanca-decided-shared = Personne n’avait plus sur { $agent } que ceux qui se partagent la victoire.
casablanca-decided-unpaid = Personne n’avait payé { $agent } : la victoire revient à { $who }, pour avoir ramené la valise.
casablanca-decided-owner-home = { $agent } a rapporté la valise ({ $space }), et { $space } appartient à { $who }.
casablanca-decided-owner-clock = À l’arrêt de l’horloge, { $agent } était au plus près avec la valise ({ $space }), et { $space } appartient à { $who }.
casablanca-anecdote-bringer = { $who } a ramené { $agent } avec la valise, et a ainsi fait gagner { $whom }.
casablanca-anecdote-wasted = { $who } avait mis { $sum } $ sur { $money } $ dans la poche d’un seul agent, { $agent }, pour rien.
casablanca-anecdote-exiled = { $who } avait mis { $sum } $ sur { $money } $ dans la poche d’un seul agent, { $agent }, qui a été éliminé.

# Dans les images et leurs textes.
casablanca-title-board = La vieille ville
casablanca-title-mine = Mes faveurs
casablanca-title-ledger = Rumeurs
casablanca-title-stakes = Tout l’argent
casablanca-title-end = Fin
casablanca-title-plot = La piste
casablanca-cash = Caisse { $sum } $
casablanca-turn = Tour { $turn }
casablanca-clock = Tour { $turn }, horloge à { $limit }
casablanca-row = { $item } : { $facts }
casablanca-now-opening = Versez vos premiers pots-de-vin
casablanca-now-turn = À vous : agir ou soudoyer
casablanca-now-again = À vous : une autre action
casablanca-now-objections = Vous opposez-vous ?
casablanca-now-answer = Céder, ou défendre ?
casablanca-now-bid = Au-dessus de { $sum } $ ?
casablanca-now-reply = Tenir { $sum } $ ?
casablanca-slip-carry = avec la valise
casablanca-slip-leave = en laissant la valise
casablanca-slip-strike = élimine { $victim }
casablanca-slip-mine = { $sum } $ à moi
casablanca-slip-shown = montré
casablanca-known-least = { $sum }+
casablanca-ledger-fees = { $bribes ->
    [one] { $bribes } pot-de-vin
   *[other] { $bribes } pots-de-vin
}, { $fees } $ de frais
casablanca-ledger-note = 900+ : au moins 900 $ montrés ; 900 : 900 $ exactement. Qui n’a rien montré peut avoir n’importe quoi.
casablanca-ledger-unit = Sommes en dollars.
casablanca-end-who-paid = Qui a payé { $agents } ?
casablanca-end-nearest = Au plus près avec la valise : { $agents }
casablanca-end-clock = Trop tard
casablanca-end-alone = Abandon
casablanca-end-wins = gagne
casablanca-end-left = a quitté
casablanca-end-brought = l’a rapportée
casablanca-end-cash = { $sum } $ gardés
casablanca-end-fees = { $sum } $ de frais
casablanca-end-purse = { $cash } $ gardés, { $fees } $ de frais
casablanca-poster-exiled = Hors champ
casablanca-poster-exile = { $agent } est éliminé
casablanca-poster-lost = Les pots-de-vin versés là sont perdus
casablanca-poster-home = La valise est là
casablanca-poster-brought = rapportée par { $who }
casablanca-poster-stands = Maintenue
casablanca-poster-overturned = Annulée
casablanca-poster-goes = { $kind ->
    [strike] { $agent } élimine { $victim }
   *[step] { $agent } va là : { $space }
}
casablanca-poster-stays = { $agent } reste là : { $space }
casablanca-poster-beaten = { $who } a montré { $sum } $, pas assez
casablanca-poster-side = { $who } : { $sum } $
casablanca-seat = { $who }
casablanca-number = { $sum }
casablanca-dollars = { $amount } $
casablanca-at = { $agent } : { $space }
casablanca-case-lies = La valise est là : { $space }.
casablanca-owner = { $space } appartient à { $who }.
casablanca-has-left = { $who } a quitté la partie.
casablanca-will-sit-out = { $who } passe son prochain tour.
casablanca-money = Caisse { $cash } $, sur les agents { $stakes } $, payés en frais { $fees } $.
casablanca-mine-row = { $agent } : { $sum ->
    [0] {""}
   *[other] { $sum } $ de votre part,{ " " }
}à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner.
casablanca-mine-row-out = { $agent } : hors jeu, avec { $sum } $ de votre part.
casablanca-hand-way = à { $steps } pas
casablanca-hand-out = hors jeu
casablanca-hand-money = Votre argent sur { $agent } : { $sum } $.
casablanca-hand-money-shown = Votre argent sur { $agent } : { $sum } $. { $who } a montré { $other } $.
casablanca-mine-other = { $who } a montré { $sum } $.
casablanca-ledger-not-kept = À cette table, personne ne note pour vous : seuls les pots-de-vin et les frais sont comptés.
casablanca-papers = Réponses sous pli
casablanca-paper = Tour { $turn }, { $agent }, { $who } : { $answer }
casablanca-plot-opening = { $who } : { $sum } $ avant le tour 1
casablanca-plot-paid = { $who } : { $sum } $ au tour { $turn }
casablanca-plot-fee = { $who } : frais de { $sum } $ au tour { $turn }
casablanca-plot-none = Personne n’a rien payé.
casablanca-plot-note = Du début au tour { $turn }. La somme est la plus haute mise à la fin ; ce qui baisse, ce sont des frais.

# Propre à ce jeu.
casablanca-option-opening = Premiers pots-de-vin
    .about = Tout le monde mise-t-il en secret avant le premier tour ? Sinon, on ne mise qu’à son tour.
casablanca-option-opening-auto = À partir de cinq joueurs
casablanca-option-opening-on = Toujours
casablanca-option-opening-off = Jamais
casablanca-option-bases = Bases
    .about = Un agent peut-il être éliminé dans sa propre base ?
casablanca-option-bases-open = Aucun abri
casablanca-option-bases-safe = Chaque agent est à l’abri dans la sienne

casablanca-told-says-step = { $who } annonce : { $agent }, { $start } → { $space }{ $case ->
    [carry] , avec la valise
    [leave] , en laissant la valise
   *[other] {""}
}.
casablanca-told-says-strike = { $who } annonce : { $agent }, { $start } → { $space }{ $case ->
    [carry] , avec la valise,
    [leave] , en laissant la valise,
   *[other] {""}
} et élimine { $victim }.
casablanca-told-says-strike-here = { $who } annonce : { $agent } élimine { $victim } ({ $space }).
casablanca-told-objects = { $who } s’oppose à { $whom } avec { $sum } $.
casablanca-told-overturned = L’action est annulée : { $agent } ne bouge pas.
casablanca-told-exiled = { $agent } quitte le jeu, et tous ses pots-de-vin sont perdus. { $who } paie { $sum } $.

casablanca-no-fee = Une élimination demande { $sum } $ sur { $agent } ; votre mise est de { $stake } $.
casablanca-no-demand = Pour s’opposer, il faut annoncer une somme d’au moins 100 $.
casablanca-no-support = Seuls les deux adversaires parlent dans une contestation.
casablanca-no-case-stays = Seul un agent qui quitte la maison emporte la valise.
casablanca-no-strike-far = { $agent } n’est ni dans la même maison, ni à un pas.
casablanca-no-at-home = { $agent } est à l’abri dans sa base.
casablanca-no-let-pass = Vous laissez déjà tout faire jusqu’à votre tour.
casablanca-no-only-paid = On ne vous demande déjà que pour les agents que vous avez payés.
casablanca-no-ask-me = On vous demande déjà pour tout.

casablanca-ask-strike = Qui { $agent } élimine-t-il ? Cela coûte { $sum } $ de votre mise sur { $agent }.
casablanca-ask-sum-object = Combien montrez-vous d’abord ? Par centaines, entre { $least } $ et { $most } $.
casablanca-ask-now-pledge = Les autres disent en secret si { $agent } peut faire cela. Vous n’avez rien à faire : en cas d’objection, on vous demandera. Vous pouvez aussi en décider maintenant.
casablanca-ask-now-pledged = Les autres disent en secret si { $agent } peut faire cela. En cas d’objection, votre réponse est : { $answer }. Vous pouvez encore en changer.
casablanca-ask-pay = À quel agent versez-vous un pot-de-vin ? L’argent y reste pour toujours, et personne ne saura lequel c’est. Vous avez { $cash } $.
casablanca-ask-sum-pay = Combien versez-vous ? Par centaines, { $most } $ au plus.
casablanca-ask-now-again = Choisissez une autre action.{ $stop ->
    [yes] { " " }Vous pouvez aussi finir votre tour.
   *[no] {""}
}{ $broke ->
    [yes] { " " }Votre caisse est vide : pas de pot-de-vin possible.
   *[no] {""}
}
casablanca-ask-now-objections-order = { $action }{ $ends ->
    [yes] { " " }La partie se termine alors.
   *[no] {""}
} { $note } Vous avez { $stake } $ sur { $agent }.
casablanca-scope-strike = s’il élimine

casablanca-pick-step = { $space }{ $case ->
    [carry] , avec la valise
    [leave] , sans la valise
   *[other] {""}
}{ $steps ->
    [0] {""} · fin
   *[other] {""} · { $case ->
        [none] reste { $steps }
       *[other] { $steps }
    }
}
casablanca-pick-eliminate = Éliminer
casablanca-pick-pay = Soudoyer
casablanca-pick-first-bid = Annoncer une somme
casablanca-pick-let-pass = Laisser faire jusqu’à mon tour
casablanca-pick-only-paid = Ne demander que pour mes agents
casablanca-pick-ask-me = Me demander de nouveau pour tout

casablanca-do-step = { $agent } → { $space }{ $case ->
    [carry] , avec la valise
    [leave] , sans la valise
   *[other] {""}
}
casablanca-do-strike = { $agent } élimine { $victim } pour { $sum } ${ $case ->
    [carry] , avec la valise
    [leave] , sans la valise
   *[other] {""}
}
casablanca-do-let-pass = Laisser faire jusqu’à mon tour
casablanca-do-only-paid = Ne demander que pour mes agents
casablanca-do-ask-me = Me demander de nouveau pour tout
casablanca-why-owner = { $space } appartient à { $who }.
casablanca-exile = Éliminés
casablanca-exile-list = Éliminés : { $agents }.

# Cases et agents du plateau.
casablanca-space-ricks-cafe = Rick’s Café
casablanca-space-casino = Casino
casablanca-space-theatre = Théâtre
casablanca-space-bank = Banque
casablanca-space-hotel = Hôtel
casablanca-space-tobacconist = Bureau de tabac
casablanca-space-jazz-club = Club de jazz
casablanca-space-post-office = Poste
casablanca-space-consulate = Consulat
casablanca-space-hammam = Hammam
casablanca-space-courthouse = Tribunal
casablanca-space-spice-market = Marché aux épices
casablanca-space-bazaar = Bazar
casablanca-space-goldsmith = Orfèvre
casablanca-space-station = Gare
casablanca-space-prison = Prison
casablanca-space-carpet-house = Maison des tapis
casablanca-space-hospital = Hôpital
casablanca-space-warehouse = Entrepôt
casablanca-space-customs = Douane
casablanca-space-police = Police
casablanca-space-barracks = Caserne
casablanca-space-lighthouse = Phare
casablanca-space-harbour-office = Capitainerie
casablanca-space-airport = Aéroport
casablanca-agent-green = Vert
casablanca-agent-violet = Violet
casablanca-agent-blue = Bleu
casablanca-agent-white = Blanc
casablanca-agent-red = Rouge
casablanca-agent-brown = Marron
casablanca-agent-yellow = Jaune
casablanca-agent-grey = Gris

## Commandes

casablanca-command = casablanca
    .about = Casablanca : huit agents, une valise noire, des pots-de-vin secrets
casablanca-command-new = nouvelle
    .about = Casablanca : des pots-de-vin, une valise noire, 2 à 8 joueurs, 60 min : ouvrir une table
casablanca-command-move = déplacer
    .about = Déplacer un agent
casablanca-command-move-agent = agent
    .about = Quel agent
casablanca-command-move-to = vers
    .about = Vers où, avec ou sans la valise
casablanca-command-bribe = soudoyer
    .about = Miser de l’argent sur des agents en secret
casablanca-command-bribe-sums = sommes
    .about = Par exemple AGENT=300,AGENT=200 ; plus simple sur votre panneau
casablanca-command-object = objecter
    .about = S’opposer à une action annoncée
casablanca-command-object-sums = sommes
    .about = Par exemple opening=200,maximum=900 ; plus simple sur votre panneau
casablanca-command-defend = défendre
    .about = Défendre ce que vous avez annoncé, jusqu’à une somme
casablanca-command-defend-sum = somme
    .about = Jusqu’à combien
casablanca-command-bid = annoncer
    .about = Annoncer une somme dans une contestation
casablanca-command-bid-sum = somme
    .about = Combien
casablanca-command-hold = tenir
    .about = Tenir la somme annoncée par l’opposant
casablanca-command-pass = passer
    .about = Passer dans une contestation
casablanca-command-answer = répondre
    .about = Répondre à ce qui vous est demandé
casablanca-command-answer-what = quoi
    .about = Votre réponse
casablanca-command-orders = ordres
    .about = Laisser des ordres permanents pour vos absences
casablanca-command-orders-agent = agent
    .about = Pour quel agent
casablanca-command-orders-order = ordre
    .about = Que faire
casablanca-command-attack = attaquer
    .about = Éliminer un autre agent
casablanca-command-attack-agent = agent
    .about = Quel agent attaque
casablanca-command-attack-victim = victime
    .about = Qui

# Pourquoi on joue un coup.
casablanca-because-home = { $sum ->
    [0] La valise arrive chez elle avec { $agent } : c’est gagné si personne d’autre n’a payé cet agent.
   *[other] La valise arrive chez elle avec { $agent }, où vous avez { $sum } $.
}
casablanca-because-owner = La valise arrive dans une base qui appartient à un joueur.
casablanca-because-nearer = { $agent }, où vous avez { $sum } $, ne sera plus qu’à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner.
casablanca-because-nearer-unpaid = { $agent } ne sera plus qu’à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner, et d’autres devront montrer s’ils y tiennent.
casablanca-because-away = Cela éloigne de la victoire un agent où vous n’avez rien : { $agent } en était à { $steps ->
    [one] une action
   *[other] { $steps } actions
}.
casablanca-because-away-own = Cela brouille les pistes, ou protège { $agent } de ceux qui y ont peut-être plus que vos { $sum } $.
casablanca-because-same = { $agent } reste à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner : cela ne révèle rien.
casablanca-because-strike = Cela met hors jeu { $victim }, où vous n’avez rien et qui était à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner.
casablanca-because-strike-own = Cela met hors jeu { $victim } : vous y perdez { $sum } $, mais d’autres n’étaient qu’à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner avec.
casablanca-because-stop = Aucune autre action ne vaut une nouvelle contestation.
casablanca-because-kept = Vous gardez tout votre argent jusqu’à ce que les autres montrent à quels agents ils tiennent.
casablanca-because-spread = De l’argent sur { $count } agents ne dit à personne lequel compte pour vous, et il vous reste { $sum } $.
casablanca-because-most = Pour dépasser vos { $sum } $ sur { $agent }, il faut le gros de son argent ; il vous reste { $left } $.
casablanca-because-bribe = Cela fait { $sum } $ sur { $agent }, à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner.
casablanca-because-above = Cela fait { $sum } $ sur { $agent }, plus que les { $shown } $ montrés par { $who }.
casablanca-because-for = L’action { DE($agent) } aura lieu, sauf si quelqu’un y montre plus de { $sum } $.
casablanca-because-stop-home = { $agent } rentrerait avec la valise ; seul plus d’argent l’arrête, et vous y avez { $sum } $.
casablanca-because-save = Cela sauve { $victim } : vos { $sum } $ sur { $agent } l’emportent si personne n’y a davantage.
casablanca-because-keep = Vous avez { $sum } $ sur { $agent }, qu’on éloignerait de la victoire.
casablanca-because-hold-up = { $agent } ne serait plus qu’à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner ; vos { $sum } $ peuvent l’arrêter.
casablanca-because-against = Vous préférez une autre action, et vous avez { $sum } $ sur { $agent } pour le dire.
casablanca-because-short = Vos { $sum } $ sur { $agent } ne suffisent pas.
casablanca-because-secret = Cela ne vaut pas la peine de montrer que vous avez { $sum } $ sur { $agent }.
casablanca-because-unpaid = Vous n’avez rien sur { $agent } pour l’empêcher.
casablanca-because-welcome = Cela vous arrange : { $agent }, où vous avez { $sum } $, arrive à { $steps ->
    [one] une action
   *[other] { $steps } actions
} de gagner.

# Comment jouer, en trois pages dessinées.
casablanca-primer-agents = Huit agents veulent la valise. Ils ne sont à personne : déplacez qui vous voulez.
casablanca-primer-bribe = Soudoyez qui vous voulez en secret : vous avez 10 000 $ pour toute la partie.
casablanca-primer-win = Quand l’un d’eux la rapporte à sa base, le joueur qui l’a le plus payé gagne.
casablanca-primer-move = Au choix : avancez un agent d’un pas ; il peut emporter la valise.
casablanca-primer-pay = Ou versez des pots-de-vin.
casablanca-primer-strike = Ou éliminez : pour 1 000 $ de votre mise, un agent en retire un voisin.
casablanca-primer-object = Qui a payé cet agent peut s’opposer. Chacun montre alors, peu à peu, sa mise sur lui ; la plus haute l’emporte.
casablanca-primer-home = Un agent rentre à sa base avec la valise, et la partie s’arrête.
casablanca-primer-stakes = La plus haute mise sur lui gagne. À égalité, celui qui l’a ramené gagne.
casablanca-primer-clock = Si c’est trop long, l’agent le plus proche du but décide.

# Ce qui est expliqué quand cela se présente : deux phrases courtes au plus.
casablanca-tip-opening = Les agents ne sont à personne, et chacun les déplace tous. Celui qui rapporte la valise fait gagner qui l’a le plus payé : payez-en un à trois.
casablanca-tip-answer = On s’oppose en montrant une première somme. Cédez, ou défendez l’action jusqu’à une limite, avec votre mise sur cet agent : à égalité, vous gagnez.
casablanca-tip-turn = Déplacez d’un pas n’importe quel agent, payé ou non. Menez les vôtres à la valise puis chez eux, et parfois d’autres, pour brouiller les pistes.
casablanca-tip-objection = Rien n’a encore bougé : comme vous, les autres répondent en secret. Si cela ne vous nuit pas, laissez faire, et personne n’en saura rien.
casablanca-tip-home = Un pas de plus peut finir la partie. La plus grosse mise sur cet agent gagne ; à égalité, celle de qui le fait rentrer.
casablanca-tip-late = Un agent est à quelques actions de la victoire. Si vous l’avez payé le plus, poussez-le ; sinon, soudoyez-le, éloignez-le ou opposez-vous.
casablanca-tip-paid = Vous avez de l’argent sur cet agent. S’il se rapproche du but, tant mieux, laissez faire ; si on l’en éloigne, opposez-vous.
casablanca-tip-unpaid = Vous n’avez rien sur cet agent : vous ne pouvez pas vous opposer. Pour pouvoir arrêter un agent, payez-le un peu.
casablanca-tip-case = Un agent est là où se trouve la valise. Elle n’est à personne : tout agent qui quitte cette maison peut l’emporter.
casablanca-tip-contest = Une objection : on cède, ou les deux camps annoncent ce qu’ils ont payé à cet agent. Pour l’arrêter, il faut plus ; pour le sauver, autant.
casablanca-tip-overturned = Action annulée : rien n’a bougé, aucun argent n’est perdu. Il faut choisir autre chose ; la même action n’est plus permise ce tour-ci.
casablanca-tip-shown = Ce qui a été annoncé est connu, et la feuille « Les sommes montrées » le garde. Le joueur a au moins cela sur l’agent, peut-être plus.
casablanca-tip-secret = Personne ne voit qui vous avez payé, ni combien. Cela ne se sait que si vous annoncez une somme sur cet agent ou éliminez avec lui, et à la fin.
casablanca-tip-bribed = Quelqu’un a versé des pots-de-vin ; à qui et combien reste secret. Regardez quels agents ce joueur pousse ou défend désormais.
casablanca-tip-attack = Des agents sont à portée d’attaque : avec 1 000 $ de vous, l’un peut en éliminer un autre. Ces 1 000 $ et tout ce qu’a reçu la victime sont perdus.
casablanca-tip-bribe = Au lieu de faire agir un agent, soudoyez : les autres le sauront, et rien de plus. L’argent qui vous reste à la fin ne compte pas.
casablanca-tip-limit = Pour vous opposer : une première somme, que l’on voit, et une limite secrète. Vous gagnez en montant plus haut, sans montrer plus qu’il ne faut.
casablanca-tip-reading = Qui pousse un agent l’a sans doute payé, ou veut le faire croire. À votre tour, vous pouvez éloigner ceux que d’autres ont payés.
casablanca-tip-orders = Trop de questions ? Sous « Désormais », laissez tout faire jusqu’à votre tour, ou ne répondez que pour les agents que vous avez payés.

# What somebody has learnt in the first game, in one sentence.
casablanca-learnt = Vous savez maintenant payer des agents en secret, vous opposer et tenir bon, et lire dans chaque coup où chacun a mis son argent.
