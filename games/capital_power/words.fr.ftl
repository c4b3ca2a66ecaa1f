capital-power = Capital Power
    .tagline = Fondez des sociétés, blanchissez l’argent noir et achetez la banque avant que la brigade ne compte le vôtre.
    .feel = L’argent entre sale et sort propre. Long et féroce.

capital-power-option-length = Durée
    .about = Combien d’actions font gagner, et d’où partent les sociétés. Rapide et express sont plus courts.
capital-power-option-length-classic = Classique (300 actions, 160 pour gagner)
capital-power-option-length-quick = Rapide (180 actions, 100 pour gagner)
capital-power-option-length-express = Express (les nouvelles sociétés partent de la case centrale nord)
capital-power-option-books = Comptabilité
    .about = Qui voit l’argent d’une société, et si ses livres peuvent mentir.
capital-power-option-books-true = Exacte, chacun ne voit que la sienne
capital-power-option-books-open = Exacte et ouverte à tous
capital-power-option-books-creative = Créative (l’argent noir peut rester hors des livres)
capital-power-option-round_limit = Limite de tours
    .about = La partie finit au plus tard après ce tour, même si personne n’a assez d’actions.
capital-power-option-round_limit-25 = 25 tours
capital-power-option-round_limit-40 = 40 tours (d’ordinaire par correspondance)
capital-power-option-round_limit-60 = 60 tours
capital-power-option-round_limit-100 = 100 tours (d’ordinaire en direct)
capital-power-option-round_limit-150 = 150 tours
capital-power-option-strict_fines = Amendes
    .about = L’argent noir aide-t-il à payer une amende ? Sinon, plus de sociétés s’endettent.
capital-power-option-strict_fines-off = En blanc, puis en noir
capital-power-option-strict_fines-on = En blanc seulement
capital-power-option-late_transfers = Transferts
    .about = Quand vos sociétés peuvent s’envoyer de l’argent.
capital-power-option-late_transfers-off = Avant le premier lancer
capital-power-option-late_transfers-on = Vers une société tant qu’elle n’a pas bougé
capital-power-option-arms_resale = Revente d’armes
    .about = Ce que le trafic d’armes rapporte en argent noir.
capital-power-option-arms_resale-30 = 30 % du capital
capital-power-option-arms_resale-35 = 35 % du capital
capital-power-option-regular_election = Élections régulières
    .about = Ce que les élections régulières rendent de la mise sur 2 ou 4.
capital-power-option-regular_election-50 = Une victoire rend une fois et demie la mise
capital-power-option-regular_election-150 = Une victoire rend deux fois et demie la mise
capital-power-option-sa_income_colour = Revenus sud-américains
    .about = Faut-il blanchir les revenus d’Amérique du Sud ?
capital-power-option-sa_income_colour-white = Payés en blanc
capital-power-option-sa_income_colour-black = Payés en noir
capital-power-option-relend_after_repayment = Second prêt
    .about = Une société peut-elle emprunter plus d’une fois à la banque ?
capital-power-option-relend_after_repayment-off = Jamais
capital-power-option-relend_after_repayment-on = Une fois le premier remboursé
capital-power-option-liquidated_funds = Sociétés liquidées
    .about = Ce qu’on perd avec une société qui fait faillite.
capital-power-option-liquidated_funds-kept = Leur argent reste dans le groupe
capital-power-option-liquidated_funds-lost = Leur argent et leurs filiales sont perdus
capital-power-option-interpol_branch = Interpol à une bifurcation
    .about = Qui décide où va Interpol quand sa route se divise.
capital-power-option-interpol_branch-chosen = La personne qui a lancé le dé choisit
capital-power-option-interpol_branch-random = Le hasard décide
capital-power-option-setoff = Dépôts contre les dettes
    .about = L’argent déposé peut-il sauver une société qui ne peut pas payer ?
capital-power-option-setoff-on = Compensation possible
capital-power-option-setoff-off = Pas de compensation
capital-power-option-false_books = Faux bilans découverts par le fisc
    .about = Ce qui arrive si le fisc trouve de faux livres. En comptabilité créative seulement.
capital-power-option-false_books-eliminated = Le joueur est éliminé
capital-power-option-false_books-confiscated = Tout l’argent noir est confisqué
capital-power-option-skim = Corrompre le banquier
    .about = Peut-on se faire payer trop par la banque, en secret ? En comptabilité créative seulement.
capital-power-option-skim-off = Impossible
capital-power-option-skim-on = Possible, en comptabilité créative

capital-power-sheet-ledger = Mes livres
capital-power-sheet-hand = Mon groupe
capital-power-sheet-board = Le plateau
capital-power-sheet-groups = Tous les groupes
capital-power-sheet-race = La course aux actions
capital-power-sheet-end = La fin
capital-power-sheet-legend = Les symboles
capital-power-sheet-money = L’argent au fil des tours
capital-power-score = { $score ->
    [one] { $score } action
   *[other] { $score } actions
}

# Sociétés, argent, cases.
capital-power-company = { $number ->
    [0] Holding { $colour ->
        [blue] bleue
        [orange] orange
        [green] verte
       *[pink] rose
    }
   *[other] { $colour ->
        [blue] Bleue
        [orange] Orange
        [green] Verte
       *[pink] Rose
    } { $number }
}
capital-power-minority = 40 % { DE($company) }
capital-power-kind-none = aucun
capital-power-kind-fin = financière
capital-power-kind-min = minière
capital-power-kind-alim = alimentaire
capital-power-kind-tra = transformation
capital-power-kind-hint-fin = Encaisse sur Financière ; doit miser à la Bourse des métaux
capital-power-kind-hint-min = Encaisse sur Minière ; doit miser à la Bourse des métaux
capital-power-kind-hint-alim = Encaisse sur Alimentaires
capital-power-kind-hint-tra = Encaisse 30 % sur Vente ; paie les matières premières et la transformation
capital-power-spot = { $space } ({ $place })
capital-power-place = { $place ->
    [xn] au nord
    [xe] à l’est
    [xs] au sud
    [xw] à l’ouest
   *[in] { $country } { $number }
}
capital-power-space-start = Départ
capital-power-space-p = Parking
capital-power-space-cross = Case centrale
capital-power-space-loanw = Financements
capital-power-space-fn = Financements au noir
capital-power-space-bank = Banque
capital-power-space-bourse = Bourse
capital-power-space-an = Création de sociétés
capital-power-space-coupon = Coupons
capital-power-space-metal = Bourse des métaux
capital-power-space-raw = Matières premières
capital-power-space-trans = Transformation
capital-power-space-sale = Vente
capital-power-space-mine = Minière
capital-power-space-food = Alimentaires
capital-power-space-finance = Financière
capital-power-space-elreg = Élections régulières
capital-power-space-elrig = Élections truquées
capital-power-space-armsg = Achat d’armes
capital-power-space-armsr = Revente d’armes
capital-power-space-coup = Coup d’État
capital-power-space-nat = Nationalisation
capital-power-space-ggff = Brigade financière
capital-power-space-fisc = Fisc
capital-power-space-tax = Taxes
capital-power-space-sumpt = Dépenses somptuaires
capital-power-space-intb = Intérêts noirs
capital-power-white = { $amount } $ en blanc
capital-power-black = { $amount } $ en noir
capital-power-shares = { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
}
capital-power-nothing = rien
capital-power-cash = { $parts }
capital-power-short-white = { $amount } k$ en blanc
capital-power-short-black = { $amount } k$ en noir
capital-power-has = { $shares ->
    [0] { $cash }
   *[other] { $cash } ; { $shares } actions
}
capital-power-player = { $who }

capital-power-capital = { $kind }, capital { $capital } $
capital-power-owned = détenue par { $mother }
capital-power-behind = attend au départ
capital-power-loan-white = prêt en blanc en cours
capital-power-loan-black = prêt en noir en cours
capital-power-loan-of-white = { $amount } $ de prêt en blanc à rembourser
capital-power-loan-of-black = { $amount } $ de prêt en noir à rembourser
capital-power-hidden = dont { $amount } $ hors des livres
capital-power-deposit = { $amount } $ en banque
capital-power-bribed = pot-de-vin déjà versé : { $countries }
capital-power-country-it = Italie
capital-power-country-ch = Suisse
capital-power-country-lu = Luxembourg
capital-power-country-sa = Amérique du Sud
capital-power-holds-order = **Ordre permanent** : régler les affaires courantes hors de votre tour
capital-power-line = **{ $company }** : { $things }
capital-power-status = Tour { $round } sur { $rounds }, Interpol sur { $spot }, { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} encore à la banque.
capital-power-player-out = { $who } : hors jeu
capital-power-player-shares = { $who } : { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
}
capital-power-player-books = { $who } : { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
}, registres à { $amount } $
capital-power-no-group = Vous n’avez plus de sociétés.
capital-power-bank-public = La banque : { $shares ->
    [one] { $shares } action vendue
   *[other] { $shares } actions vendues
}, { $count ->
    [one] { $count } prêt en cours.
   *[other] { $count } prêts en cours.
}
capital-power-bank-register = La banque : { $shares ->
    [one] { $shares } action vendue
   *[other] { $shares } actions vendues
}, { $loans } $ de prêts en cours, { $deposits } $ de dépôts.
capital-power-shares-lines = Actions après chaque tour
capital-power-money-lines = Liquidités et dépôts après chaque tour
capital-power-hidden-lines = Argent hors des livres après chaque tour
capital-power-shares-of = { $who } { $amount }
capital-power-money-of = { $who } { $amount } $
capital-power-hidden-of = { $who } { $amount } $
capital-power-round-line = Tour { $round } : { $parts }

# Mots dans les images.
capital-power-lots = { $amount ->
    [one] 10 actions
   *[other] { $amount }0 actions
}
capital-power-k = { $amount } k$
capital-power-zero = 0 $
capital-power-m = { $whole },{ $tenth } M$
capital-power-more = +{ $amount }
capital-power-less = −{ $amount }
capital-power-prospect-nothing = rien
capital-power-prospect-must-stake = mise forcée
capital-power-prospect-stake = miser
capital-power-prospect-found = fonder
capital-power-prospect-sell = revendre
capital-power-prospect-buy = acheter
capital-power-prospect-launder = déposer
capital-power-prospect-deposit = déposer
capital-power-prospect-withdraw = retirer
capital-power-prospect-repay = rembourser
capital-power-prospect-borrow = un prêt
capital-power-prospect-short = une dette
capital-power-prospect-out = hors jeu
capital-power-prospect-safe = à l’abri
capital-power-hand-bank = dépôt
capital-power-hand-place = { $where ->
    [it] Italie
    [ch] Suisse
    [lu] Luxemb.
    [sa] Am. S.
    [start] départ
    [xn] nord
    [xe] est
    [xs] sud
   *[xw] ouest
} { $number }
capital-power-hand-owes = doit
capital-power-hand-debt = { $company } doit { $due } ; il manque { $missing }
capital-power-roll-line = Avec un **{ $die }** : { $ways }
capital-power-roll-way = { $spot }, { $effect }
capital-power-roll-way-threat = { $spot }, { $effect } (Interpol peut y venir et prendre { $fine } $)
capital-power-board-title = Le plateau
capital-power-country-it-about = la loi et les impôts
capital-power-country-ch-about = fondations, actions
capital-power-country-lu-about = banques, prêts au noir
capital-power-country-sa-about = gros gains et pertes
capital-power-point = { $point ->
    [n] N
    [e] E
    [s] S
   *[w] O
}
capital-power-goal = { $goal } actions sur { $stock } pour gagner ; banque : { $left }
capital-power-pawn = { $company } : { $place }
capital-power-board-line = { $player } ; { $pawns }
capital-power-kind-capital = { $kind }, { $capital }
capital-power-hidden-dashes = hors des livres
capital-power-rounds = Tours 0–{ $last }
capital-power-end-shares = { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} sur { $stock }
capital-power-band-wait = C’est le tour { DE($who) }
capital-power-band-roll = À vous : { $company } lance le dé
capital-power-band-interpol = À vous : déplacez Interpol
capital-power-band-interpol-way = Où va Interpol ?
capital-power-band-way = Où va { $company } ?
capital-power-band-stop = À vous : { $company } s’est arrêtée
capital-power-band-booking = Dans les livres, ou pas ? { $company }
capital-power-band-split = Qui paie { $amount } ?
capital-power-band-debt = { $company } doit { $amount }
capital-power-band-buy-back = Racheter { $company } ?
capital-power-band-accuse = Accuser quelqu’un de faux bilan ?
capital-power-band-receive = Quelle société reçoit { $amount } ?
capital-power-hand-has = { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} sur { $goal }. En tout { $white } $ en blanc et { $black } $ en noir.
capital-power-hand-offers = { $count ->
    [one] Une offre est dans Mes livres
   *[other] { $count } offres sont dans Mes livres
}
capital-power-hand-at = { $place } : { $space }
capital-power-hand-place-of = { $place }
capital-power-hand-bank-of = dépôt { $amount }
capital-power-hand-owes-of = doit { $amount }
capital-power-hand-bribed = soudoyé :
capital-power-hand-does = { $spot } : { $does }
capital-power-legend-line = **{ $name }** : { $does }
capital-power-legend-pawn = Un pion
capital-power-legend-pawn-sign = H, la holding
capital-power-legend-pawn-does = De la couleur du joueur ; H, sa holding
capital-power-legend-interpol = Interpol
capital-power-legend-interpol-sign = traque l’argent noir
capital-power-legend-interpol-does = Là où il s’arrête, traque l’argent noir
capital-power-legend-shares = Actions de la banque
capital-power-legend-shares-sign = { $goal } pour gagner
capital-power-legend-shares-does = Qui en possède { $goal } gagne la partie
capital-power-legend-white = Argent blanc
capital-power-legend-white-sign = achète des actions
capital-power-legend-white-does = Légal ; lui seul achète des actions
capital-power-legend-black = Argent noir
capital-power-legend-black-sign = la police le traque
capital-power-legend-black-does = La police le traque, une banque le blanchit
capital-power-sign-start = les pions en partent
capital-power-sign-p = à l’abri ; on peut rester
capital-power-sign-cross = les chemins bifurquent
capital-power-sign-loanw = emprunter, rembourser
capital-power-sign-fn = emprunter, rembourser
capital-power-sign-bank = déposer ou retirer
capital-power-sign-bourse = acheter ou revendre
capital-power-sign-an = fonder une société
capital-power-sign-coupon = +20 % du capital
capital-power-sign-metal = miser ; le dé décide
capital-power-sign-raw = −10 %, transformation
capital-power-sign-trans = −10 %, transformation
capital-power-sign-sale = +30 %, transformation
capital-power-sign-mine = +25 %, minières
capital-power-sign-food = +25 %, alimentaires
capital-power-sign-finance = +25 %, financières
capital-power-sign-elreg = miser ; 6 : tout perdu
capital-power-sign-elrig = miser ; 6 : dissoute
capital-power-sign-armsg = −10 % du capital
capital-power-sign-armsr = +{ $arms } % en noir
capital-power-sign-coup = −capital, ou tout
capital-power-sign-nat = −toutes les liquidités
capital-power-sign-ggff = −son argent noir
capital-power-sign-fisc = 10 % blanc, 25 % noir
capital-power-sign-tax = −un tiers des liquidités
capital-power-sign-sumpt = −10 % du capital
capital-power-sign-intb = −30 % du prêt en noir
capital-power-does-start = Rien ; les nouveaux pions partent d’ici
capital-power-does-p = À l’abri de tout contrôle ; on peut y rester
capital-power-does-cross = Les chemins bifurquent ; rien d’autre
capital-power-does-loanw = Emprunter en blanc ou rembourser ; 10 % d’intérêts
capital-power-does-fn = Emprunter en noir ou rembourser
capital-power-does-bank = Déposer, puis retirer en blanc ; 20 % d’intérêts
capital-power-does-bourse = Acheter des actions, ou en revendre
capital-power-does-an = Fonder une société
capital-power-does-coupon = Rapporte 20 % du capital, en blanc
capital-power-does-metal = Financières et minières doivent miser
capital-power-does-raw = Coûte 10 % du capital à la transformation
capital-power-does-trans = Coûte 10 % du capital à la transformation
capital-power-does-sale = Rapporte 30 % du capital à la transformation
capital-power-does-mine = Rapporte 25 % du capital aux minières, en { $colour ->
    [black] noir
   *[white] blanc
}
capital-power-does-food = Rapporte 25 % du capital à l’alimentaire, en { $colour ->
    [black] noir
   *[white] blanc
}
capital-power-does-finance = Rapporte 25 % du capital aux financières, en { $colour ->
    [black] noir
   *[white] blanc
}
capital-power-does-elreg = Miser ; sur un 6, tout l’argent est perdu
capital-power-does-elrig = Miser ; sur un 6, la société est dissoute
capital-power-does-armsg = Coûte 10 % du capital, en noir d’abord
capital-power-does-armsr = Rapporte { $arms } % du capital, en noir
capital-power-does-coup = Payer le capital en noir, ou tout perdre
capital-power-does-nat = Toutes les liquidités sont perdues
capital-power-does-ggff = Amende sur l’argent noir de toute la branche
capital-power-does-fisc = Le groupe paie 10 % du blanc et 25 % du noir
capital-power-does-tax = Coûte un tiers des liquidités, en blanc d’abord
capital-power-does-sumpt = Coûte 10 % du capital, en noir d’abord
capital-power-does-intb = Coûte 30 % d’un prêt en noir non remboursé
capital-power-aside = Tour { $round } sur { $rounds }
capital-power-hand-hidden = { $amount } hors des livres
capital-power-hand-or = ou
capital-power-hand-more = + { $count } dans Mes livres
capital-power-hand-roll = Où mène le dé
capital-power-hand-bribe = Ou pot-de-vin, 10 k$ : { $space }
capital-power-hand-threat = peut venir ce tour-ci
capital-power-out = hors jeu
capital-power-head-capital = Capital
capital-power-head-shares = Actions
capital-power-head-loan = Prêt
capital-power-head-place = Case
capital-power-head-owner = 40 %
capital-power-wins = { $shares } actions pour gagner

# Affiches.
capital-power-poster-raid = Descente
capital-power-poster-raid-what = { $by ->
    [police] Brigade financière : { $who }
   *[interpol] Interpol : { $who }
}
capital-power-poster-raid-detail = Amende sur l’argent noir
capital-power-poster-bankrupt = Faillite
capital-power-poster-bankrupt-what = { $who } ne peut plus payer
capital-power-poster-out = Hors jeu
capital-power-poster-false-books = Faux bilan
capital-power-poster-false-books-what = { $who } tenait de faux livres
capital-power-poster-false-books-confiscated = Tout l’argent noir est confisqué
capital-power-poster-false-books-accused = { $whom } avait raison : l’argent noir va aux autres
capital-power-poster-prison = En prison
capital-power-poster-prison-what = { $company } ({ $who }) est dissoute
capital-power-poster-prison-detail = Ses dirigeants sont sous les verrous

# Ce que toute la table apprend.
capital-power-told-start = La partie commence : chaque holding possède 100 000 $ en blanc. Il faut { $shares } actions de la banque pour gagner.
capital-power-told-turn = Tour { $round } : à { $who } de jouer.
capital-power-told-rolls = { $company } ({ $who }) fait { $die } : { $spot }.
capital-power-told-forks = { $company } ({ $who }) fait { $die } et arrive à une bifurcation.
capital-power-told-goes = { $company } ({ $who }) va sur { $spot }.
capital-power-told-bribes = { $company } ({ $who }) verse un pot-de-vin de 10 000 $ et file sur { $spot }.
capital-power-told-stays = { $company } ({ $who }) reste sur { $spot }.
capital-power-told-interpol-forks = { $who } fait { $die } pour Interpol, qui arrive à une bifurcation.
capital-power-told-interpol = Interpol fait { $die } et va sur { $spot }.
capital-power-told-interpol-fine = Interpol contrôle { $companies } ({ $who }) : amende de { $amount } $.
capital-power-told-interpol-clean = Interpol contrôle { $companies } ({ $who }) et ne trouve rien.
capital-power-told-ggff-fine = La Brigade financière contrôle { $companies } ({ $who }) : amende de { $amount } $.
capital-power-told-ggff-clean = La Brigade financière contrôle { $companies } ({ $who }) et ne trouve rien.
capital-power-told-gains = { $company } ({ $who }) reçoit { $amount } $ : { $space }.
capital-power-told-gains-quietly = { $company } ({ $who }) reçoit de l’argent noir : { $space }.
capital-power-told-co-gains = { $company } ({ $who }), qui détient 40 %, en reçoit { $amount } $.
capital-power-told-co-gains-quietly = { $company } ({ $who }), qui détient 40 %, en reçoit sa part.
capital-power-told-must-pay = { $company } ({ $who }) doit payer { $amount } $ : { $space }.
capital-power-told-pays = { $company } ({ $who }) paie { $amount } $ : { $space }.
capital-power-told-co-pays = { $company } ({ $who }), qui détient 40 %, en supporte { $amount } $.
capital-power-told-loses = { $company } ({ $who }) perd toutes les liquidités de ses livres, { $amount } $ : { $space }.
capital-power-told-loses-nothing = { $company } ({ $who }) n’a dans ses livres aucune liquidité à perdre : { $space }.
capital-power-told-owes = { $company } ({ $who }) doit { $amount } $ et n’a pas toute la somme.
capital-power-told-owes-white = { $company } ({ $who }) doit { $amount } $ en blanc et n’a pas toute la somme.
capital-power-told-settles = { $company } ({ $who }) a payé sa dette.
capital-power-told-resells = { $company } ({ $who }) revend { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} à la banque pour { $amount } $.
capital-power-told-buys = { $company } ({ $who }) achète { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} pour { $amount } $.
capital-power-told-moves-shares = { $who } transfère { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} : { $company } → { $target }.
capital-power-told-borrows-white = { $company } ({ $who }) prend un prêt en blanc.
capital-power-told-borrows-black = { $company } ({ $who }) prend un prêt en noir.
capital-power-told-repays = { $company } ({ $who }) a remboursé son prêt.
capital-power-told-interest = { $company } ({ $who }) touche { $amount } $ d’intérêts à la banque.
capital-power-told-founds = { $who } fonde { $company } ({ $kind }), au capital de { $capital } $ versé par { $founders }.
capital-power-told-elreg = { $company } ({ $who }) mise { $stake } $ sur des élections régulières ; le dé dit { $die } : retour de { $back } $.
capital-power-told-elreg-quietly = { $company } ({ $who }) soutient des élections régulières ; le dé dit { $die }.
capital-power-told-elrig = { $company } ({ $who }) mise { $stake } $ sur des élections truquées ; le dé dit { $die } : retour de { $back } $.
capital-power-told-elrig-quietly = { $company } ({ $who }) truque des élections ; le dé dit { $die }.
capital-power-told-metal = { $company } ({ $who }) mise { $stake } $ sur les métaux ; le dé dit { $die } : retour de { $back } $.
capital-power-told-metal-quietly = { $company } ({ $who }) joue à la Bourse des métaux ; le dé dit { $die }.
capital-power-told-dissolved = { $company } ({ $who }) est dissoute : ses dirigeants sont en prison.
capital-power-told-buys-back = { $payer } ({ $who }) rachète { $company }.
capital-power-told-abandons = { $who } abandonne { $company } et tout ce qui en dépend.
capital-power-told-liquidates = { $who } liquide { $company } ; la banque verse { $amount } $.
capital-power-told-fisc = { $who } subit une inspection fiscale de tout son groupe : { $amount } $ à payer.
capital-power-told-confiscated = { $who } a de faux livres : tout l’argent noir du groupe est confisqué.
capital-power-told-declares = { $company } ({ $who }) régularise ses livres.
capital-power-told-guilty = { $who } accuse { $whom } de faux bilan, avec raison : { $whom } perd tout son argent noir au profit des autres joueurs.
capital-power-told-innocent = { $who } accuse { $whom } de faux bilan, à tort, et lui verse un dixième de ses liquidités.
capital-power-told-deal = { $who } cède à { $whom } : { $things }.
capital-power-told-out-bankrupt = { $who } fait faillite et quitte la partie.
capital-power-told-out-false-books = { $who } est hors jeu : les livres ne correspondaient pas aux fonds.
capital-power-told-out-holding = { $who } est hors jeu : sa holding est dissoute.
capital-power-told-out-resigned = { $who } quitte la partie.
capital-power-told-won-shares = { $who } possède { $shares } actions et prend le contrôle de la banque.
capital-power-told-won-sell-out = Les dernières actions sont vendues. { $by ->
    [money] À égalité d’actions ({ $shares }), { $who } a le plus d’argent et prend le contrôle de la banque.
    [order] À égalité d’actions ({ $shares }) et d’argent, { $who } joue en premier et prend le contrôle de la banque.
   *[shares] { $who } en a le plus, { $shares }, et prend le contrôle de la banque.
}
capital-power-told-won-survivor = Tous les autres sont hors jeu : { $who } gagne.
capital-power-told-won-limit = Le dernier tour est joué : { $by ->
    [money] à égalité d’actions ({ $shares }), { $who } a le plus d’argent et gagne.
    [order] à égalité d’actions ({ $shares }) et d’argent, { $who } joue en premier et gagne.
   *[shares] { $who } gagne avec le plus d’actions, { $shares }.
}

# Ce que certains seulement apprennent.
capital-power-heard-offer = { $who } vous propose une transaction. { $who } donne : { $get } ; vous donnez : { $give }.
capital-power-heard-declined = { $who } refuse votre offre.
capital-power-heard-retracted = { $who } retire une offre.
capital-power-heard-deal = Transaction conclue avec { $who }. Vous avez donné : { $give } ; vous avez reçu : { $get }.
capital-power-heard-lapsed = L’offre faite par { $who } est caduque.
capital-power-heard-lapsed-own = Votre offre à { $who } est caduque.
capital-power-heard-co-gains = { $company } en reçoit { $amount } $ en noir, inscrits aux livres.
capital-power-heard-stake = { $company } a misé { $stake } $ ; le dé dit { $die } : retour de { $back } $.

# Pourquoi la partie s’est arrêtée.
capital-power-why-shares = { $who } a { $shares } actions, assez pour prendre le contrôle de la banque.
capital-power-why-sell-out = Toutes les actions sont vendues. { $by ->
    [money] Plusieurs joueurs en ont le plus, { $shares } chacun ; parmi eux, { $who } a le plus de liquidités et de dépôts.
    [order] Plusieurs joueurs en ont le plus, { $shares } chacun, avec autant de liquidités et de dépôts ; parmi eux, { $who } joue en premier.
   *[shares] { $who } en a le plus, { $shares }.
}
capital-power-why-survivor = Tous les autres sont hors jeu : { $who } gagne.
capital-power-why-limit = Le nombre de tours convenu est atteint. { $by ->
    [money] Plusieurs joueurs ont le plus d’actions, { $shares } chacun ; parmi eux, { $who } a le plus de liquidités et de dépôts.
    [order] Plusieurs joueurs ont le plus d’actions, { $shares } chacun, avec autant de liquidités et de dépôts ; parmi eux, { $who } joue en premier.
   *[shares] { $who } a le plus d’actions, { $shares }.
}
capital-power-why-seat = { $who } : { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
}, { $cash } $ de liquidités, { $deposits } $ en banque.
capital-power-why-out = { $who } est hors jeu.

# Pourquoi jouer ainsi.
capital-power-because-roll = Le dé peut mener { $company } sur { $spot }, sa meilleure arrivée possible.
capital-power-because-roll-all = Un pion hors du parking doit lancer ; vous déciderez là où il s’arrête.
capital-power-because-parked = { $company } est au parking, où aucune police ne contrôle et où personne ne prend son argent.
capital-power-because-interpol = Tous les pions ont avancé : le tour s’achève.
capital-power-because-interpol-parked = Les pions au parking restent à l’abri des contrôles.
capital-power-because-declare = Le Fisc n’est pas loin, et il trouve l’argent caché.
capital-power-because-declare-safe = Une fois l’argent dans les livres, aucune accusation n’est fondée.
capital-power-because-bribe-bourse = Pour 10 000 $, { $company } file en bourse et peut acheter { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
}.
capital-power-because-bribe-past-bourse = Pour 10 000 $, { $company } arrive aussitôt sur { $spot }, quoi que dise le dé ; les actions peuvent attendre.
capital-power-because-bribe-bank = Pour 10 000 $, { $company } file à la banque avec { $amount } $ d’argent noir à blanchir.
capital-power-because-bribe-deposits = Pour 10 000 $, { $company } file à la banque, où { $amount } $ de dépôts peuvent être retirés.
capital-power-because-bribe-fn = Pour 10 000 $, { $company } peut prendre aussitôt son prêt au noir : jusqu’à { $amount } $.
capital-power-because-bribe = Pour 10 000 $, { $company } arrive à coup sûr sur { $spot }.
capital-power-because-send-fare = Il manque 10 000 $ à { $company } pour un pot-de-vin jusqu’à { $spot }.
capital-power-because-send-bourse = { $company } peut filer en bourse, et y paie sur ses propres liquidités.
capital-power-because-send-bank = { $company } peut filer à la banque, où elle dépose ses propres liquidités.
capital-power-because-send-roll = Le dé peut mener { $company } sur { $spot }, où comptent ses propres liquidités.
capital-power-because-send-moved = { $company } a déjà avancé : rien sur son chemin ne peut plus lui coûter cet argent.
capital-power-because-way-bourse = { $company } peut y acheter des actions.
capital-power-because-way-bank = { $company } peut y blanchir et retirer de l’argent.
capital-power-because-way-fn = { $company } peut y prendre son prêt au noir.
capital-power-because-way-an = { $company } peut y fonder des sociétés.
capital-power-because-way-park = { $company } peut s’y reposer à l’abri des contrôles.
capital-power-because-way-gain = { $company } y touche de l’argent.
capital-power-because-way-cost = { $company } y perd de l’argent, pour un meilleur chemin ensuite.
capital-power-because-way-nothing = { $company } n’y perd rien.
capital-power-because-fined = Interpol y prendrait { $amount } $ d’amende, si aucune autre voie ne vaut mieux.
capital-power-because-chase = Interpol y contrôle { $who }.
capital-power-because-spare = Interpol n’y trouve rien de votre argent noir.
capital-power-because-borrow = Apporte { $amount } $ tout de suite, sans échéance.
capital-power-because-repay = Épargne les intérêts sur { $amount } $.
capital-power-because-pass-loan = Une société n’a qu’un prêt dans sa vie : mieux vaut le garder pour un meilleur.
capital-power-because-launder = { $amount } $ d’argent noir entrent en banque, et pourront en ressortir blancs à un autre arrêt.
capital-power-because-deposit = { $amount } $ sont à l’abri en banque, et pourront en ressortir blancs à un autre arrêt.
capital-power-because-withdraw-all = Retire { $amount } $, le tout en blanc.
capital-power-because-pass-interest = Laisse les dépôts en place, pour { $amount } $ d’intérêts.
capital-power-because-buy = { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} de plus : { $mine } sur les { $goal } qui font gagner.
capital-power-because-buy-wins = Ces actions font gagner la partie.
capital-power-because-sell = De l’argent blanc tout de suite, contre { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
}.
capital-power-because-pass-bourse = L’argent rapporte plus ailleurs qu’en actions pour l’instant.
capital-power-because-found = Une société au capital de { $capital } $ peut emprunter { $loan } $ au noir, et ses liquidités restent dans le groupe.
capital-power-because-pass-an = Le pion est gardé pour une société plus grande.
capital-power-because-stake-least = La mise est obligatoire, et une mise perd de l’argent en moyenne.
capital-power-because-stake = Un pari : il peut rapporter plus qu’il ne coûte.
capital-power-because-pass-stake = En moyenne, une mise ne rapporte pas plus qu’elle ne coûte.
capital-power-because-pay-coup = Paie { $capital } $ en noir plutôt que de perdre { $cash } $.
capital-power-because-lose-cash = Perd { $cash } $ plutôt que de payer { $capital } $ en noir.
capital-power-because-lose-cash-poor = Sans { $capital } $ en noir pour payer, elle perd { $cash } $.
capital-power-because-pass = Rien ici ne vaut son prix.
capital-power-because-even = Chaque société paie selon ce qu’elle a.
capital-power-because-split = Prend l’argent des sociétés en chemin, et laisse le leur à celles qui sont au parking.
capital-power-because-receive = { $company } peut se servir de cet argent.
capital-power-because-settle = Réunit la somme : d’abord les liquidités, puis les dépôts, puis les actions.
capital-power-because-set-off = { $amount } $ de dépôts paient, et les liquidités restent.
capital-power-because-rescue = { $company } paie { $amount } $ en noir, et l’argent blanc reste.
capital-power-because-liquidate = Liquidités, dépôts et actions ne suffisent pas : { $company } rapporte { $amount } $.
capital-power-because-bankrupt = Rien de ce qui reste ne peut payer cette dette.
capital-power-because-buy-back = { $company } reste dans le groupe pour { $amount } $.
capital-power-because-abandon = { $company } coûterait { $amount } $, qui serviront à autre chose.
capital-power-because-send-buy-back = Réunit les { $amount } $ du rachat : { $company } resterait dans le groupe.
capital-power-because-book = L’argent dans les livres risque une amende ; l’argent caché peut coûter bien plus.
capital-power-because-hide = Hors des livres, { $amount } $ échappent à toute amende.
capital-power-because-skim = Le banquier verse { $amount } $ de trop.
capital-power-because-accuse = Si les livres sont faux, tout l’argent noir est partagé. Accusé : { $who }.
capital-power-because-pass-accuse = Une accusation fausse vous coûterait { $amount } $.
capital-power-because-accept-good = L’offre vous apporte plus qu’elle ne vous coûte ({ $who }).
capital-power-because-accept-bad = L’offre vous coûte plus qu’elle n’apporte, mais apporte quelque chose tout de suite ({ $who }).
capital-power-because-decline-good = L’offre servirait aussi à l’autre : { $who }.
capital-power-because-decline-bad = L’offre vous coûterait plus qu’elle n’apporte ({ $who }).

# L’histoire de la partie.
capital-power-decided-survivor = { $who } reste en jeu ; { $whom } est hors jeu en dernier.
capital-power-decided-shares = { $who } possède { $shares } actions, { $lead } de plus { QUE($whom) }.
capital-power-decided-money = { $who } et { $whom } ont { $shares } actions, mais { $who } a { $amount } $ de plus en liquidités et dépôts.
capital-power-decided-order = { $who } et { $whom } sont à égalité d’actions et d’argent, et { $who } joue en premier.
capital-power-anecdote = Au tour { $round }, { $who } a perdu { $amount } $, le pire tour de la partie.

# Où en est la partie.
capital-power-standing-leads = Vous menez avec { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} sur { $goal } ; { $who } en a { $most }
capital-power-standing-level = { $shares ->
    [0] Personne n’a encore d’actions (but : { $goal })
   *[other] Vous et { $who } avez { $shares } actions chacun sur { $goal }
}
capital-power-standing-behind = Vous avez { $shares ->
    [one] { $shares } action
   *[other] { $shares } actions
} ; { $who } mène avec { $most } sur { $goal }
capital-power-headline-turn = Tour { $round } : { $who } déplace ses pions
capital-power-headline-own = Tour { $round } : c’est à vous
capital-power-headline-way = { $who } choisit un chemin pour { $company }
capital-power-headline-interpol = { $who } choisit où va Interpol
capital-power-headline-split = { $who } choisit quelles sociétés paient { $amount } $
capital-power-headline-debt = { $who } doit trouver { $amount } $ pour { $company }
capital-power-headline-buy-back = { $who } décide de racheter ou non { $company }
capital-power-headline-receive = { $who } reçoit de l’argent
capital-power-headline-over = { $who } a gagné

# Ce qui est demandé.
capital-power-ask-turn = D’abord les transferts si vous voulez, puis le dé, puis Interpol.
capital-power-ask-move = { $count ->
    [one] Lancez le dé ; Interpol avance en dernier.
   *[other] Lancez le dé pour vos pions ; Interpol avance en dernier.
}
capital-power-ask-parked = { $count ->
    [one] Votre pion au parking peut y rester ou repartir ; Interpol clôt ensuite votre tour.
   *[other] Vos pions au parking peuvent y rester ou repartir ; Interpol clôt ensuite votre tour.
}
capital-power-ask-close = C’est au tour d’Interpol ; le vôtre se termine ensuite.
capital-power-ask-order = Que régler pour vous hors de votre tour ? Personne d’autre ne le saura.
capital-power-ask-anytime = Une transaction peut se proposer à tout moment.
capital-power-ask-roll = Pour quel pion lancez-vous le dé ? Celui qui est au parking en sort.
capital-power-ask-stay = Quel pion reste au parking ?
capital-power-ask-bribe = Quel pion paie 10 000 $ et y va tout droit, sans lancer le dé ?
capital-power-ask-colour = Avec quel argent payez-vous le pot-de-vin ?
capital-power-ask-way = { $company } a fait { $die }. Où va-t-elle ?
capital-power-ask-interpol = Interpol a fait { $die }. Où contrôle-t-il ?
capital-power-ask-source = Quelle société envoie de l’argent ou des actions ?
capital-power-ask-target = Quelle société les reçoit ?
capital-power-ask-transfer = Qu’envoie-t-elle ? L’argent en milliers (40 vaut 40 000 $), les actions par lots de dix.
capital-power-ask-declare = Pour quelle société l’argent caché entre-t-il dans les livres ?
capital-power-ask-amount = Combien, en milliers ?
capital-power-ask-stop = { $company } est sur { $space }. Elle a { $cash }. Que fait-elle ?
capital-power-ask-borrow = Combien emprunte { $company }, en milliers ? Au plus { $most } $.
capital-power-ask-repay = Combien remboursez-vous, en milliers ? Il reste { $amount } $ à rembourser ; la société a { $cash }.
capital-power-ask-deposit = Combien dépose { $company }, en milliers ? Elle a { $cash }.
capital-power-ask-withdraw = Quels dépôts sont versés, et combien, en milliers ? Tout ressort blanc.
capital-power-ask-buy = Combien de lots de dix actions ? Dix coûtent { $price } $ en blanc, et la société en a { $white } $.
capital-power-ask-sell = Combien de lots de dix actions ? La banque paie 40 000 $ en blanc pour dix.
capital-power-ask-stake = Combien mise { $company }, en milliers ? Elle a { $cash }.
capital-power-ask-kind = Quel type de société ? Il ne changera plus.
capital-power-ask-founders = Qui verse le capital ? Avec 60 % ou plus, on contrôle la nouvelle société.
capital-power-ask-capital = Quel capital, en milliers, par pas de 5 ? Il ne changera plus, et ce sont les premières liquidités de la société.
capital-power-ask-founder = { $company } verse { $amount } $. Quelle part en blanc (le reste est noir) ?
capital-power-ask-book = { $company } a reçu { $amount } $ en noir. Que disent les livres ?
capital-power-ask-skim = Le banquier qui a payé { $company } peut être corrompu pour verser plus.
capital-power-ask-part = Combien reste hors des livres, en milliers ?
capital-power-ask-part-skim = Combien le banquier verse-t-il en trop, en milliers ? Cela reste hors des livres.
capital-power-ask-even = { $amount } $ à payer : { $why }. Il n’y a qu’une façon de les payer.
capital-power-ask-split = { $amount } $ à payer : { $why }. Quelles sociétés paient ?
capital-power-ask-split-white = Qui paie combien des { $amount } $ en blanc (milliers) ? Sans changement, chacune paie au prorata.
capital-power-ask-split-black = Qui paie combien des { $amount } $ en noir (milliers) ? Sans changement, chacune paie au prorata.
capital-power-ask-accuse = Accusez-vous quelqu’un de faux bilan ?
capital-power-ask-whom = Qui a de faux livres ?
capital-power-ask-receive = Vous recevez { $amount } $. Laquelle de vos sociétés reçoit cette somme ?
capital-power-ask-receiver = Laquelle de vos sociétés reçoit l’argent ?
capital-power-ask-off-books = Combien reste hors des livres, en milliers ?
capital-power-ask-debt = { $company } doit { $amount } $ ; il en manque encore { $missing } $. Comment réunir cette somme ?
capital-power-ask-rescuer = Quelle société envoie des liquidités à la débitrice ?
capital-power-ask-rescue = Il manque { $amount } $. Combien envoyez-vous, en milliers ?
capital-power-ask-set-off = Le dépôt de quelle société paie la dette ?
capital-power-ask-resell = Quelle société revend ses actions ?
capital-power-ask-liquidate = Quelle société est liquidée ? Elle quitte le jeu ; la banque paie son capital moins son prêt.
capital-power-ask-subsidiary = Que devient { $company }, qu’elle possédait ?
capital-power-ask-share = Que deviennent ses 40 % dans { $company } ?
capital-power-ask-buy-back = { $company } n’a plus de société mère. Rachetez-la pour { $amount } $, ou elle quitte le jeu.
capital-power-ask-payer = Quelle société la rachète ?
capital-power-ask-second = Seule, ou à 60/40 avec une seconde société ?
capital-power-ask-partner = À qui proposez-vous une transaction ?
capital-power-ask-desk = Laquelle de vos sociétés conclut ? Elle paie, elle est payée, et devient la mère des sociétés acquises.
capital-power-ask-give = Que donnez-vous à { $who } ? L’argent en milliers (40 vaut 40 000 $), les actions par lots de dix.
capital-power-ask-give-companies = Quelles sociétés cédez-vous à { $who } ? Ce qu’elles contrôlent suit.
capital-power-ask-want = Que vous donne { $who } ? Si { $who } a moins, l’offre ne peut qu’être refusée.
capital-power-ask-want-open = Que vous donne { $who } ?
capital-power-ask-want-companies = Quelles sociétés vous cède { $who } ? Ce qu’elles contrôlent suit.
capital-power-ask-accept = Quelle offre acceptez-vous ?
capital-power-ask-decline = Quelle offre refusez-vous ?
capital-power-ask-retract = Quelle offre retirez-vous ?
capital-power-ask-books = Que disent vos livres de l’argent noir, en milliers ?

# Le motif des amendes et des impôts.
capital-power-reason-ggff = Brigade financière
capital-power-reason-interpol = Interpol
capital-power-reason-fisc = inspection fiscale
capital-power-reason-indemnity = indemnité pour fausse accusation

# Boutons.
capital-power-do-roll-all = { $count ->
    [one] Lancer pour le pion qui doit bouger
   *[other] Lancer pour { $count } pions
}
capital-power-do-roll = Lancer pour un pion
capital-power-do-roll-only = Lancer le dé
capital-power-menu-pawn = Déplacer un pion
capital-power-menu-money = Argent et transactions
capital-power-menu-deals = Transactions
capital-power-do-stay = Rester au parking
capital-power-do-bribe = Verser un pot-de-vin
capital-power-do-bribe-only = Pot-de-vin (10 k$) : { $spot }
capital-power-do-interpol = Interpol, puis fin de mon tour
capital-power-do-transfer = Transférer entre mes sociétés
capital-power-do-declare = Inscrire de l’argent caché aux livres
capital-power-do-to = Vers { $spot }
capital-power-do-borrow = Prendre un prêt
capital-power-do-repay = Rembourser le prêt
capital-power-do-deposit = Déposer de l’argent
capital-power-do-launder = Déposer tout le noir
capital-power-do-withdraw = Retirer une partie des dépôts
capital-power-do-withdraw-all = Retirer tous les dépôts
capital-power-do-buy = Acheter des actions
capital-power-do-sell = Revendre des actions à la banque
capital-power-do-found = Fonder une société
capital-power-do-stake = Miser de l’argent
capital-power-do-stake-least = Miser le minimum, 10 000 $
capital-power-do-pay-coup = Payer le capital en noir, { $amount } $
capital-power-do-lose-cash = Perdre toutes les liquidités des livres, { $amount } $
capital-power-do-pass = Rien, continuer
capital-power-do-book = Tout inscrire aux livres
capital-power-do-hide = Tout garder hors des livres
capital-power-do-part = En garder une partie hors des livres
capital-power-do-book-skim = Ne pas corrompre le banquier
capital-power-do-part-skim = Corrompre le banquier…
capital-power-do-even = Payer au prorata
capital-power-do-even-only = Payer
capital-power-do-split = Choisir qui paie
capital-power-do-settle = Puiser dans mon groupe
capital-power-do-rescue = Envoyer des liquidités d’une autre
capital-power-do-set-off = Payer avec un dépôt
capital-power-do-resell = Revendre des actions à la banque
capital-power-do-liquidate = Liquider une société
capital-power-do-bankrupt = Renoncer : faire faillite
capital-power-do-buy-back = La racheter
capital-power-do-abandon = L’abandonner
capital-power-do-accuse = Accuser un joueur
capital-power-do-receive = Choisir une société
capital-power-do-swap = Proposer argent ou actions
capital-power-do-offer = Proposer une transaction
capital-power-do-offer-companies = Proposer aussi des sociétés
capital-power-do-accept = Accepter une offre
capital-power-do-decline = Refuser une offre
capital-power-do-decline-it = La refuser
capital-power-menu-way = Chemins
capital-power-do-retract = Retirer une offre
capital-power-do-order = Ordre permanent
capital-power-do-order-routine = Régler les affaires courantes
capital-power-do-order-clear = Retirer mon ordre
capital-power-hint-borrow-white = Jusqu’à { $most } $, sans échéance. Chaque arrêt ici coûtera 10 % du dû (sur tout : { $interest } $) ; { $again ->
    [on] un prêt à la fois.
   *[off] un seul prêt dans sa vie.
}
capital-power-hint-borrow-black = Jusqu’à { $most } $, sans échéance. Chaque arrêt sur Intérêts des fonds noirs coûtera 30 % du dû (sur tout : { $interest } $) ; { $again ->
    [on] un prêt à la fois.
   *[off] un seul prêt dans sa vie.
}
capital-power-hint-deposit = Plus tard, chacune de vos sociétés qui s’arrête sur une banque peut le retirer, en blanc.
capital-power-hint-withdraw = L’argent ressort blanc. { $interest ->
    [0] Vous pourrez encore déposer ensuite.
   *[other] La banque ne paie alors pas d’intérêts ({ $interest } $).
}
capital-power-hint-interest = La banque paie { $interest } $ d’intérêts, en blanc.
capital-power-hint-elreg = Dé 1, 3 : perdu. 2, 4 : { $won ->
    [50] 1½ fois
   *[150] 2½ fois
} la mise, en noir. 5 : la mise, en noir. 6 : tout est perdu.
capital-power-hint-elrig = Dé 1, 3 : perdu. 2, 4 : le double, en noir. 5 : la mise, en noir. 6 : la société est dissoute.
capital-power-hint-elrig-holding = Dé 1, 3 : perdu. 2, 4 : le double, en noir. 5 : la mise, en noir. 6 : vous êtes hors jeu !
capital-power-hint-metal = Dé 1 : trois fois la mise. 2 : perdu. 3 : 10 % de plus. 4 : la mise. 5 : un quart. 6 : la moitié.
capital-power-hint-found = Vos sociétés versent son capital, ses premières liquidités ; gains et coûts en dépendent.
capital-power-hint-settle = Liquidités des autres ({ $cash } $), puis dépôts ({ $deposits } $), puis { $shares } actions ({ $worth } $).
capital-power-hint-liquidate = Elle quitte le jeu ; ce que la banque en paie va à la débitrice.
capital-power-hint-bankrupt = Vous êtes hors jeu. Une transaction avec un autre joueur pourrait encore vous sauver.
capital-power-hint-abandon = Elle quitte le jeu avec tout ce qu’elle contrôle.
capital-power-hint-hide = Ni la police ni les taxes ne le voient. { $found ->
    [confiscated] Si le fisc en trouve, il prend tout votre argent noir.
   *[eliminated] Si le fisc en trouve, vous êtes hors jeu.
}
capital-power-hint-accuse = Si les livres sont exacts, vous versez un dixième de vos liquidités.
capital-power-do-resign = Quitter la partie
capital-power-roll-at = Lancer pour { $company } ({ $place })
capital-power-stay-at = { $company } reste ({ $place })
capital-power-bribe-to = Pot-de-vin : { $company }, { $spot }
capital-power-extremes = Au mieux { $high } : { $best }, { $gain }. Au pire { $low } : { $worst }, { $loss }.
capital-power-colour-white = Payer le pot-de-vin en blanc
capital-power-colour-black = Payer le pot-de-vin en noir
capital-power-colour-hidden = Payer le pot-de-vin hors des livres
capital-power-founder-alone = { $company } seule
capital-power-founders = { $mother } 60 %, { $minor } 40 %
capital-power-capital-up-to = Capital jusqu’à { $most } $
capital-power-company-worth = { $company } ({ $amount } $)
capital-power-answer-liquidate = La liquider aussi
capital-power-answer-lapse = Renoncer à la part
capital-power-answer-keep = { $company } verse { $amount } $ pour la garder
capital-power-answer-alone = Seule
capital-power-accuse-of = Accuser { $who }
capital-power-offer-to = Proposer une transaction à { $who }
capital-power-offer-to-swap = Proposer à { $who } argent ou actions
capital-power-offer-to-companies = Proposer à { $who } aussi des sociétés
capital-power-offer-by = Proposer une transaction à { $who }, par { $company }
capital-power-offer-by-swap = Proposer à { $who } argent ou actions, par { $company }
capital-power-offer-by-companies = Proposer à { $who } aussi des sociétés, par { $company }
capital-power-from-to = { $source } vers { $target }
capital-power-from = { $source } envoie
capital-power-buy-back-with = { $company } la rachète
capital-power-retract-of = { $slot ->
    [0] Retirer l’offre à { $who }
   *[other] Retirer l’offre à { $who }, numéro { $slot }
}
capital-power-decline-of = { $slot ->
    [0] Refuser l’offre ({ $who })
   *[other] Refuser l’offre ({ $who }), numéro { $slot }
}
capital-power-accept-of = { $slot ->
    [0] Accepter l’offre ({ $who })
   *[other] Accepter l’offre ({ $who }), numéro { $slot }
}
capital-power-accept-with = Accepter l’offre ({ $who }) avec { $company }
capital-power-offer-mine = Votre offre à { $who }. Vous donnez : { $give } ; { $who } donne : { $get }
capital-power-offer-theirs = Offre reçue. { $who } donne : { $get } ; vous donnez : { $give }

# Champs des formulaires, en milliers.
capital-power-field-white = Blanc (milliers)
capital-power-field-black = Noir (milliers)
capital-power-field-hidden = Noir caché (milliers)
capital-power-field-lots = Lots de dix actions
capital-power-field-off = Gardé hors des livres (milliers)
capital-power-field-hide = Gardé hors des livres (milliers)
capital-power-field-skim = Trop-perçu du banquier (milliers)
capital-power-field-give-lots = Vous donnez : lots de dix actions
capital-power-field-want-lots = Vous recevez : lots de dix actions
capital-power-field-give-hidden = Vous donnez : noir hors des livres, milliers
capital-power-field-give-black = Vous donnez : noir, milliers
capital-power-field-want-black = Vous recevez : noir, milliers
capital-power-field-want-off = Dont gardé hors des livres, milliers
capital-power-field-give-white = Vous donnez : blanc, milliers
capital-power-field-want-white = Vous recevez : blanc, milliers

# Ce que fait la dernière pression.
capital-power-effect-roll-all = Lancer pour les pions
capital-power-effect-roll = Lancer pour { $company }
capital-power-effect-stay = { $company } reste
capital-power-effect-bribe = { $company } → { $spot }
capital-power-effect-interpol = Déplacer Interpol et finir le tour
capital-power-effect-to = { $company } va sur { $spot }
capital-power-effect-interpol-to = Interpol va sur { $spot }
capital-power-effect-transfer = Transférer : { $source } → { $target }
capital-power-effect-declare = Inscrire aux livres ({ $company })
capital-power-effect-borrow = { $company } emprunte
capital-power-effect-repay = { $company } rembourse
capital-power-effect-deposit = { $company } dépose
capital-power-effect-launder = Déposer tout l’argent noir
capital-power-effect-withdraw = { $company } retire
capital-power-effect-withdraw-all = Retirer tous les dépôts du groupe
capital-power-effect-buy = { $company } achète des actions
capital-power-effect-sell = { $company } revend des actions
capital-power-effect-stake-metal = { $company } mise sur les métaux
capital-power-effect-stake-least = Miser 10 000 $, le noir d’abord
capital-power-effect-stake-elreg = { $company } mise sur des élections régulières
capital-power-effect-stake-elrig = { $company } mise sur des élections truquées
capital-power-effect-found = Fonder une société ({ $kind }), capital { $capital } $
capital-power-effect-pay-coup = Payer le capital en noir
capital-power-effect-lose-cash = Perdre les liquidités des livres
capital-power-effect-pass = Continuer
capital-power-effect-book = Tout inscrire aux livres
capital-power-effect-book-skim = Prendre ce qui est dû et rien de plus
capital-power-effect-hide = Tout garder hors des livres
capital-power-effect-part = Tenir ainsi les livres ({ $company })
capital-power-effect-even = Payer au prorata
capital-power-effect-split = Payer ainsi
capital-power-effect-settle = Payer par les liquidités, les dépôts, puis les actions
capital-power-effect-rescue = { $company } envoie des liquidités
capital-power-effect-set-off = Compenser le dépôt ({ $company })
capital-power-effect-resell = { $company } revend des actions
capital-power-effect-liquidate = Liquider { $company } pour de bon
capital-power-effect-bankrupt = Faire faillite et quitter la partie
capital-power-effect-buy-back = Racheter { $company }
capital-power-effect-abandon = L’abandonner avec tout ce qui en dépend
capital-power-effect-accuse = Accuser { $who }
capital-power-effect-receive = { $company } reçoit l’argent
capital-power-effect-offer = { $short ->
    [yes] Vous : { $give } ; { $who } : { $get }
   *[no] Proposer cela à { $who }
}
capital-power-effect-accept = { $short ->
    [yes] Vous : { $give } ; { $who } : { $get }
   *[no] Conclure avec { $who }
}
capital-power-effect-decline = La refuser
capital-power-effect-retract = La retirer
capital-power-effect-order-routine = Régler désormais les affaires courantes
capital-power-effect-order-clear = Retirer mon ordre
capital-power-effect-resign = Quitter la partie pour de bon

# Refus.
capital-power-refused-unreadable = « { $given } » n’est pas un coup de ce jeu.
capital-power-refused-unfinished = Il manque encore quelque chose à ce coup.
capital-power-refused-over = La partie est finie.
capital-power-refused-out = Vous n’êtes plus en jeu.
capital-power-refused-wait = C’est d’abord à { $whom } de décider. Les transactions sont possibles à tout moment.
capital-power-refused-decide-first = Autre chose est à décider d’abord : { $ask }
capital-power-refused-too-many-offers = Vous avez fait toutes les offres permises en un tour.
capital-power-refused-offers-open = Vous avez déjà deux offres ouvertes avec chacun.
capital-power-refused-no-own-offer = Vous n’avez aucune offre ouverte.
capital-power-refused-no-offer = Personne ne vous propose de transaction.
capital-power-refused-bound = Une société de cette transaction est en mouvement ou doit payer en ce moment.
capital-power-refused-cannot-serve = Aucune de vos sociétés n’a à elle seule ce que l’offre demande.
capital-power-refused-all-moved = Tous les pions ont joué ce tour.
capital-power-refused-not-parked = Aucun de vos pions qui peuvent encore jouer n’est au parking.
capital-power-refused-no-bribe = Aucun de vos pions ne peut verser de pot-de-vin maintenant : rien devant lui, pot-de-vin déjà versé ici, ou pas 10 000 $.
capital-power-refused-must-move-first = Tous les pions qui ne sont pas au parking doivent bouger avant Interpol.
capital-power-refused-nothing-to-declare = Vous n’avez pas d’argent caché à inscrire.
capital-power-refused-not-here-loans = On n’emprunte et ne rembourse que sur une case de financement.
capital-power-refused-not-here-bank = On ne dépose et ne retire que sur une case Banque.
capital-power-refused-not-here-shares = On n’achète et ne vend d’actions que sur une case Bourse.
capital-power-refused-not-here-stakes = On ne mise que sur une case Élections ou à la Bourse des métaux.
capital-power-refused-not-here-founding = On ne fonde de sociétés que sur une case Création de sociétés.
capital-power-refused-way = Ni un de vos pions ni Interpol n’est à une bifurcation.
capital-power-refused-not-asked = Personne ne vous demande cela maintenant.
capital-power-refused-one-company = Il faut deux sociétés pour un transfert.
capital-power-refused-too-many-acts = Vous avez fait tous les transferts, envois de secours et actes semblables permis en un tour.
capital-power-refused-transfers-over = Les transferts se font avant le premier lancer du tour.
capital-power-refused-nothing-to-send = Aucune de vos sociétés n’a quoi que ce soit à envoyer.
capital-power-refused-not-your-pawn = { $company } n’est pas un pion du joueur dont c’est le tour.
capital-power-refused-has-moved = { $company } a déjà joué ce tour.
capital-power-refused-not-on-parking = { $company } n’est pas au parking et doit bouger.
capital-power-refused-nothing-ahead = { $company } n’a ni financement au noir, ni banque, ni Bourse devant elle dans ce pays.
capital-power-refused-bribed-here = { $company } a déjà versé un pot-de-vin dans ce pays ; elle doit d’abord faire un parcours entier dans un autre.
capital-power-refused-bribe-money = { $company } n’a pas 10 000 $.
capital-power-refused-not-yours = { $company } n’est pas à vous.
capital-power-refused-waits = { $company } attend d’être rachetée et ne peut rien faire.
capital-power-refused-promised = { $company } a promis cela dans une offre ouverte.
capital-power-refused-promised-hidden = Votre argent caché est promis dans une offre ouverte.
capital-power-refused-item-promised = { $item } : déjà promis dans une autre offre ouverte.
capital-power-refused-claimed = { $company } ne peut offrir cet argent maintenant : un paiement en attente peut l’exiger.
capital-power-refused-tied = Ce que l’offre demande est promis dans vos propres offres, ou un paiement en attente peut l’exiger.
capital-power-refused-no-partner = Une transaction se fait avec un autre joueur encore en jeu.
capital-power-refused-two-open = Vous avez déjà deux offres ouvertes à { $whom }.
capital-power-refused-no-such-offer = Cette offre n’existe pas ou n’est plus ouverte.
capital-power-refused-nothing-to-trade = Personne n’a encore de société à céder : proposez une transaction ordinaire.
capital-power-refused-desk-cannot-serve = { $company } n’a pas ce que l’offre demande, ou changerait elle-même de mains.
capital-power-refused-only-parked = Seuls des pions au parking n’ont pas encore joué : lancez pour l’un d’eux, laissez-le sur place, ou déplacez Interpol.
capital-power-refused-bribe-mixed = { $company } n’a 10 000 $ qu’en plusieurs couleurs ; un pot-de-vin se paie d’une seule.
capital-power-refused-bribe-colour = { $company } n’a pas 10 000 $ de cette couleur ; un pot-de-vin se paie d’une seule.
capital-power-refused-true-books = À cette table, les livres sont exacts : aucun argent n’est caché.
capital-power-refused-declare-late = L’argent caché ne s’inscrit aux livres qu’avant le premier lancer de votre tour.
capital-power-refused-nothing-to-hide = Il n’est entré aucun argent noir qui puisse rester hors des livres.
capital-power-refused-not-here-metals = La mise minimale n’est demandée qu’à la Bourse des métaux.
capital-power-refused-not-stopped = { $company } est là depuis un tour précédent ; seul un arrêt compte.
capital-power-refused-stop-over = { $company } a fini son arrêt : à chaque arrêt, une société agit une fois.
capital-power-refused-one-loan = { $company } a déjà eu son prêt ; elle n’en a qu’un dans sa vie.
capital-power-refused-loan-open = { $company } doit rembourser son premier prêt avant d’emprunter de nouveau.
capital-power-refused-no-loan = { $company } n’a pas de prêt à rembourser.
capital-power-refused-other-loan = Un prêt en blanc se rembourse sur Financements, un prêt en noir sur Financements au noir ; { $company } a l’autre.
capital-power-refused-no-white = Un prêt en blanc se rembourse en blanc, et { $company } n’a pas d’argent blanc.
capital-power-refused-no-cash = { $company } n’a pas d’argent.
capital-power-refused-no-black = { $company } n’a pas d’argent noir.
capital-power-refused-no-deposits = Votre groupe n’a aucun dépôt.
capital-power-refused-one-withdrawal = { $company } a déjà retiré à cet arrêt ; le prochain retrait se fait à un autre arrêt.
capital-power-refused-too-little-white = { $company } n’a pas les { $amount } $ en blanc que coûte un lot.
capital-power-refused-no-shares = { $company } n’a pas d’actions.
capital-power-refused-metals-closed = Seules les financières et les minières jouent à la Bourse des métaux ; { $company } n’est ni l’une ni l’autre.
capital-power-refused-metals-poor = { $company } a moins de { $amount } $ : il ne se passe donc rien à la Bourse des métaux.
capital-power-refused-must-stake = À la Bourse des métaux, { $company } doit miser au moins { $amount } $.
capital-power-refused-no-stake = { $company } n’a pas 1 000 $ à miser.
capital-power-refused-no-pawn = Vos cinq pions sont pris : il n’y en a pas pour une nouvelle société.
capital-power-refused-no-capital = { $company } ne peut verser sa part du plus petit capital, 5 000 $.
capital-power-refused-must-choose = { $company } doit payer le coup d’État ou perdre ses liquidités.
capital-power-refused-coup-too-dear = { $company } n’a pas son capital en noir.
capital-power-refused-no-such-way = Avec un { $die }, on n’atteint pas cette case.
capital-power-refused-one-way = Il n’y a qu’une façon de payer cela.
capital-power-refused-not-enough = Les liquidités, dépôts et actions du groupe réunis ne suffisent pas.
capital-power-refused-not-bankrupt = Vous n’êtes pas encore en faillite : l’argent, les actions et les sociétés du groupe suffisent ensemble à payer.
capital-power-refused-enough = On ne liquide rien tant que les liquidités, dépôts et actions du groupe suffisent.
capital-power-refused-no-set-off = À cette table, les dépôts ne compensent pas les dettes.
capital-power-refused-nothing-to-rescue = Aucune autre de vos sociétés n’a de liquidités à envoyer.
capital-power-refused-nothing-to-set-off = Votre groupe n’a pas de dépôt à compenser.
capital-power-refused-nothing-to-resell = Votre groupe n’a pas d’actions à revendre.
capital-power-refused-holds-debtor = { $company } ne peut être liquidée : une société qui doit perdrait son propriétaire.
capital-power-refused-none-to-liquidate = Vous n’avez aucune société à liquider : ni la holding ni une société qui doit ne peuvent l’être.
capital-power-refused-holding-stays = Une holding ne se liquide pas pour une dette.
capital-power-refused-debtor-stays = { $company } doit elle-même cet argent et ne peut pas être liquidée pour le payer.
capital-power-refused-owes-itself = { $company } doit elle-même cet argent, et ses liquidités sont déjà comptées.
capital-power-refused-nobody-buys = Aucune de vos sociétés n’a de quoi racheter { $company }.
capital-power-refused-only-target = L’argent ne va qu’aux sociétés qui n’ont pas bougé, et la seule qui reste a déjà tout l’argent.
capital-power-refused-late-target = { $company } a bougé ; entre deux lancers, seules celles qui n’ont pas bougé reçoivent de l’argent.
capital-power-refused-shares-late = Les actions ne changent de société qu’avant le premier lancer de votre tour.

## Commandes

capital-power-command = capital-power
    .about = Capital Power : fondez des sociétés, blanchissez, achetez la banque
capital-power-command-new = nouvelle
    .about = Capital Power : blanchir, puis acheter la banque, 2 à 4 joueurs, 90 min : ouvrir une table
capital-power-command-roll = lancer
    .about = Lancer le dé pour un pion ; sans pion, pour tous ceux qui n’ont rien à décider
capital-power-command-roll-pawn = pion
    .about = Quel pion
capital-power-command-stay = rester
    .about = Rester sur un parking
capital-power-command-stay-pawn = pion
    .about = Quel pion
capital-power-command-bribe = soudoyer
    .about = Verser un pot-de-vin pour avancer un pion au lieu de lancer le dé
capital-power-command-bribe-pawn = pion
    .about = Quel pion
capital-power-command-bribe-colour = couleur
    .about = Avec de l’argent blanc ou noir
capital-power-command-interpol = interpol
    .about = Déplacer Interpol, ce qui finit votre tour
capital-power-command-transfer = virer
    .about = Envoyer argent et actions d’une de vos sociétés à une autre
capital-power-command-transfer-source = source
    .about = De quelle société
capital-power-command-transfer-target = cible
    .about = Vers quelle société
capital-power-command-transfer-sums = sommes
    .about = Par exemple white=40,lots=2 ; plus simple sur votre panneau
capital-power-command-buy = acheter
    .about = Acheter des actions de la banque
capital-power-command-buy-lots = lots
    .about = Combien de lots de dix
capital-power-command-sell = vendre
    .about = Revendre des actions à la banque
capital-power-command-sell-lots = lots
    .about = Combien de lots de dix
capital-power-command-found = fonder
    .about = Fonder une société
capital-power-command-found-kind = type
    .about = De quel type
capital-power-command-found-founders = fondateurs
    .about = Qui la paie
capital-power-command-found-capital = capital
    .about = Son capital, en milliers
capital-power-command-act = agir
    .about = Tout ce qui est demandé d’autre : un chemin, un prêt, une mise, un paiement
capital-power-command-act-what = quoi
    .about = Quoi
capital-power-command-act-how = comment
    .about = Combien, ou lequel
capital-power-command-offer = proposer
    .about = Proposer une transaction à quelqu’un
capital-power-command-offer-whom = qui
    .about = À qui
capital-power-command-offer-company = société
    .about = Avec laquelle de vos sociétés
capital-power-command-accept = accepter
    .about = Accepter une transaction
capital-power-command-accept-offer = offre
    .about = Quelle offre
capital-power-command-accept-company = société
    .about = Avec laquelle de vos sociétés
capital-power-command-decline = refuser
    .about = Refuser une transaction
capital-power-command-decline-offer = offre
    .about = Quelle offre

# Comment jouer, en trois pages dessinées.
capital-power-primer-shares = Vous dirigez un groupe de sociétés. Possédez 160 des 300 actions de la banque et vous gagnez.
capital-power-primer-money = Les actions se paient en argent blanc. Le gros argent est noir.
capital-power-primer-way = Empruntez donc au noir, déposez à la banque, retirez en blanc, achetez des actions et fondez des sociétés.
capital-power-primer-transfer = Répartissez l’argent entre vos sociétés.
capital-power-primer-roll = Lancez le dé pour chaque pion. La case d’arrêt dit ce que sa société y fait.
capital-power-primer-bribe = Ou, pour 10 000 $, un pot-de-vin le mène droit au prêt noir, à la banque ou à la Bourse.
capital-power-primer-interpol = Puis Interpol bouge et met l’argent noir à l’amende.
capital-power-primer-win = Vous gagnez aussitôt quand vos sociétés ont 160 actions.
capital-power-primer-debt = Les dettes dévorent les sociétés. Si plus rien ne peut payer, vous êtes hors jeu.
capital-power-primer-rounds = Banque vendue ou dernier tour joué : qui a le plus d’actions gagne.

# Ce qui est expliqué quand cela se présente : deux phrases courtes au plus.
capital-power-tip-fork = Sur une case centrale, vous choisissez le pays. Suisse et Luxembourg prêtent au noir, Luxembourg et Amérique du Sud ont des banques pour blanchir.
capital-power-tip-black-loan = Prenez tout : une société n’a d’ordinaire qu’un prêt dans sa vie. Il est sans échéance, et seul un arrêt sur Intérêts noirs en coûte 30 %.
capital-power-tip-white-loan = Une société n’a d’ordinaire qu’un prêt dans sa vie. Au noir, elle recevra quatre fois plus que ce prêt en blanc : mieux vaut attendre.
capital-power-tip-withdraw = L’argent sort de la banque en blanc, pour n’importe laquelle de vos sociétés présentes. Il achète des actions : menez-le à une Bourse.
capital-power-tip-launder = La banque prend l’argent noir et le rend blanc lors d’un prochain arrêt sur une banque. D’ici là, ni impôt ni police n’y touche.
capital-power-tip-found = Une nouvelle société a son propre pion et peut emprunter le double de son capital. L’argent noir convient aussi : versez-lui le plus possible.
capital-power-tip-buy = Les actions font gagner, et seul l’argent blanc de cette société même les achète. Les dix coûtent 50 000 $, en Suisse 55 000 $.
capital-power-tip-stake = En moyenne, une mise ne rapporte pas plus qu’elle ne coûte. Les métaux exigent au moins 10 000 $ ; aux élections, rien ne vous oblige à miser.
capital-power-tip-debt = Tout le groupe paie une dette, avec son argent, puis avec ses actions. Si cela ne suffit pas, des sociétés disparaissent, et à la fin le joueur.
capital-power-tip-aim = Les actions font gagner, et se paient en blanc. Le gros argent est noir : empruntez-le, portez-le à la banque, retirez-le blanc et achetez.
capital-power-tip-transfer = Avant de lancer, vos sociétés peuvent s’envoyer argent et actions. Donnez le blanc au pion qui atteindra une Bourse.
capital-power-tip-roll = Chaque pion lance une fois par tour, et sa société fait ce que dit la case. Regardez l’image : elle montre ce qu’apporterait chaque face du dé.
capital-power-tip-interpol = Interpol clôt votre tour : il va contre les flèches et met à l’amende l’argent noir, le vôtre aussi. Au parking, les pions sont à l’abri.
capital-power-tip-bribe = Pour 10 000 $, un pion va sans lancer au prêt noir, à la banque ou à la Bourse le plus proche devant lui. C’est possible une fois par pays.
capital-power-tip-black = Vous avez de l’argent noir : il paie des frais et fonde des sociétés, mais n’achète pas d’actions et attire les amendes. Vite, à la banque.
capital-power-tip-fine = La police cherche l’argent noir : l’amende égale ce que les livres en montrent, payée d’abord en blanc. À la banque, il est hors d’atteinte.
capital-power-tip-rival = Les autres achètent des actions, et qui en a assez gagne aussitôt. La feuille « La course aux actions » montre où en est chacun.
capital-power-tip-late = La fin peut être proche, et seules les actions comptent alors. Ne fondez plus rien : blanchissez votre argent et achetez.
capital-power-tip-capital = La plupart des cases rapportent ou coûtent un pourcentage du capital de la société, qui ne change jamais. S’il est gros, on gagne et on paie plus.
capital-power-tip-deal = À tout moment vous pouvez proposer une transaction : argent, actions, sociétés. Vous deux seuls voyez l’offre.

# Ce qu’on a appris dans la première partie, en une phrase.
capital-power-learnt = Vous savez maintenant emprunter au noir, blanchir à la banque avant que la police ne passe, et en faire des sociétés et des actions.
