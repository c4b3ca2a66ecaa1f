capital-power = Capital Power
    .tagline = Found companies, launder black money, and buy the bank before the police count yours.
    .feel = Dirty money in, clean bank out. Long and wicked.

capital-power-option-length = Length
    .about = How many shares win, and where new companies start. Quick and express games are shorter.
capital-power-option-length-classic = Classic (300 shares, 160 to win)
capital-power-option-length-quick = Quick (180 shares, 100 to win)
capital-power-option-length-express = Express (new companies start at the northern crossing)
capital-power-option-books = Books
    .about = Who sees how much money a company has, and whether its books can lie.
capital-power-option-books-true = True, each player sees only their own
capital-power-option-books-open = True and open to all
capital-power-option-books-creative = Creative (black money can be kept off them)
capital-power-option-round_limit = Round limit
    .about = The game ends after this round at the latest, even if nobody has enough shares.
capital-power-option-round_limit-25 = 25 rounds
capital-power-option-round_limit-40 = 40 rounds (usual by post)
capital-power-option-round_limit-60 = 60 rounds
capital-power-option-round_limit-100 = 100 rounds (usual at a live table)
capital-power-option-round_limit-150 = 150 rounds
capital-power-option-strict_fines = Fines
    .about = Whether black money helps to pay a fine. If not, more companies get into debt.
capital-power-option-strict_fines-off = White money, then black
capital-power-option-strict_fines-on = White money only
capital-power-option-late_transfers = Transfers
    .about = When your companies can send each other money.
capital-power-option-late_transfers-off = Before the first roll
capital-power-option-late_transfers-on = To a company until it has moved
capital-power-option-arms_resale = Resale of arms
    .about = How much black money dealing in arms brings in.
capital-power-option-arms_resale-30 = 30% of the capital
capital-power-option-arms_resale-35 = 35% of the capital
capital-power-option-regular_election = Regular elections
    .about = How much of the stake regular elections give back on a 2 or a 4.
capital-power-option-regular_election-50 = A win returns one and a half times the stake
capital-power-option-regular_election-150 = A win returns two and a half times the stake
capital-power-option-sa_income_colour = South American income
    .about = Whether income from South America has to be laundered.
capital-power-option-sa_income_colour-white = Paid in white money
capital-power-option-sa_income_colour-black = Paid in black money
capital-power-option-relend_after_repayment = A second loan
    .about = Whether a company can borrow from the bank more than once.
capital-power-option-relend_after_repayment-off = Never
capital-power-option-relend_after_repayment-on = Once the first is repaid
capital-power-option-liquidated_funds = Liquidated companies
    .about = What a player loses with a company that goes bankrupt.
capital-power-option-liquidated_funds-kept = Their money stays in the group
capital-power-option-liquidated_funds-lost = Their money and subsidiaries are lost
capital-power-option-interpol_branch = Interpol at a fork
    .about = Who decides which way Interpol goes where its road divides.
capital-power-option-interpol_branch-chosen = The player who rolled chooses
capital-power-option-interpol_branch-random = Chance decides
capital-power-option-setoff = Deposits against debts
    .about = Whether money you have deposited saves a company that cannot pay.
capital-power-option-setoff-on = Can be set off
capital-power-option-setoff-off = Cannot be used
capital-power-option-false_books = False books found by the tax office
    .about = What happens to a player whose false books the tax office finds. Creative books only.
capital-power-option-false_books-eliminated = The player is eliminated
capital-power-option-false_books-confiscated = All black money is confiscated
capital-power-option-skim = Bribing the banker
    .about = Whether you can have the bank pay you too much, unseen. Creative books only.
capital-power-option-skim-off = Not possible
capital-power-option-skim-on = Possible, with creative books

capital-power-sheet-ledger = My books
capital-power-sheet-hand = My group
capital-power-sheet-board = The board
capital-power-sheet-groups = All groups
capital-power-sheet-race = The race for shares
capital-power-sheet-end = The end
capital-power-sheet-legend = Symbols
capital-power-sheet-money = Money over time
capital-power-score = { $score ->
    [one] { $score } share
   *[other] { $score } shares
}

# Companies, money, spaces.
capital-power-company = { $colour ->
    [blue] Blue
    [orange] Orange
    [green] Green
   *[pink] Pink
} { $number ->
    [0] Holding
   *[other] { $number }
}
capital-power-minority = 40% of { $company }
capital-power-kind-none = none
capital-power-kind-fin = finance
capital-power-kind-min = mining
capital-power-kind-alim = food
capital-power-kind-tra = manufacturing
capital-power-kind-hint-fin = Earns on Financial income; must stake on the metals exchange
capital-power-kind-hint-min = Earns on Mining income; must stake on the metals exchange
capital-power-kind-hint-alim = Earns on Food income
capital-power-kind-hint-tra = Earns 30% on Sale; pays for raw materials and processing
capital-power-spot = { $space } ({ $place })
capital-power-place = { $place ->
    [xn] north
    [xe] east
    [xs] south
    [xw] west
   *[in] { $country } { $number }
}
capital-power-space-start = Start line
capital-power-space-p = Parking
capital-power-space-cross = Crossing
capital-power-space-loanw = White loans
capital-power-space-fn = Black loans
capital-power-space-bank = Bank
capital-power-space-bourse = Stock exchange
capital-power-space-an = Foundation
capital-power-space-coupon = Coupons
capital-power-space-metal = Metals exchange
capital-power-space-raw = Raw materials
capital-power-space-trans = Processing
capital-power-space-sale = Sale
capital-power-space-mine = Mining income
capital-power-space-food = Food income
capital-power-space-finance = Financial income
capital-power-space-elreg = Regular elections
capital-power-space-elrig = Rigged elections
capital-power-space-armsg = Arms purchase
capital-power-space-armsr = Arms resale
capital-power-space-coup = Coup d’état
capital-power-space-nat = Nationalisation
capital-power-space-ggff = Finance police
capital-power-space-fisc = Tax inspection
capital-power-space-tax = Taxes
capital-power-space-sumpt = Luxury
capital-power-space-intb = Black interest
capital-power-white = ${ $amount } white
capital-power-black = ${ $amount } black
capital-power-shares = { $shares ->
    [one] { $shares } share
   *[other] { $shares } shares
}
capital-power-nothing = nothing
capital-power-cash = { $parts }
capital-power-short-white = ${ $amount }k white
capital-power-short-black = ${ $amount }k black
capital-power-has = { $shares ->
    [0] { $cash }
   *[other] { $cash }; { $shares } shares
}
capital-power-player = { $who }

capital-power-capital = { $kind }, capital ${ $capital }
capital-power-owned = owned by { $mother }
capital-power-behind = waiting at the start
capital-power-loan-white = white loan open
capital-power-loan-black = black loan open
capital-power-loan-of-white = ${ $amount } of a white loan open
capital-power-loan-of-black = ${ $amount } of a black loan open
capital-power-hidden = ${ $amount } of it off the books
capital-power-deposit = ${ $amount } in the bank
capital-power-bribed = bribe used in { $countries }
capital-power-country-it = Italy
capital-power-country-ch = Switzerland
capital-power-country-lu = Luxembourg
capital-power-country-sa = South America
capital-power-holds-order = **Standing order**: settle routine matters out of turn
capital-power-line = **{ $company }**: { $things }
capital-power-status = Round { $round } of { $rounds }, Interpol on { $spot }, { $shares } shares left in the bank.
capital-power-player-out = { $who }: out
capital-power-player-shares = { $who }: { $shares } shares
capital-power-player-books = { $who }: { $shares } shares, registers of ${ $amount }
capital-power-no-group = You have no companies any more.
capital-power-bank-public = The bank: { $shares } shares sold, { $count ->
    [one] { $count } loan open.
   *[other] { $count } loans open.
}
capital-power-bank-register = The bank: { $shares } shares sold, ${ $loans } in open loans, ${ $deposits } in deposits.
capital-power-shares-lines = Shares after each round
capital-power-money-lines = Cash and deposits after each round
capital-power-hidden-lines = Money off the books after each round
capital-power-shares-of = { $who } { $amount }
capital-power-money-of = { $who } ${ $amount }
capital-power-hidden-of = { $who } ${ $amount }
capital-power-round-line = Round { $round }: { $parts }

# Words in pictures.
capital-power-lots = { $amount ->
    [one] 10 shares
   *[other] { $amount }0 shares
}
capital-power-k = ${ $amount }k
capital-power-zero = $0
capital-power-m = ${ $whole }.{ $tenth }m
capital-power-more = +{ $amount }
capital-power-less = −{ $amount }
capital-power-prospect-nothing = nothing
capital-power-prospect-must-stake = must stake
capital-power-prospect-stake = may stake
capital-power-prospect-found = found
capital-power-prospect-sell = sell shares
capital-power-prospect-buy = buy shares
capital-power-prospect-launder = deposit
capital-power-prospect-deposit = deposit
capital-power-prospect-withdraw = withdraw
capital-power-prospect-repay = repay the loan
capital-power-prospect-borrow = a loan
capital-power-prospect-short = a debt
capital-power-prospect-out = out of the game
capital-power-prospect-safe = safe
capital-power-hand-bank = bank
capital-power-hand-place = { $where ->
    [it] Italy
    [ch] Switz.
    [lu] Luxemb.
    [sa] S. Am.
    [start] start
    [xn] north
    [xe] east
    [xs] south
   *[xw] west
} { $number }
capital-power-hand-owes = owes
capital-power-hand-debt = { $company } owes { $due }; { $missing } is missing
capital-power-roll-line = With a **{ $die }**: { $ways }
capital-power-roll-way = { $spot }, { $effect }
capital-power-roll-way-threat = { $spot }, { $effect } (Interpol can come there and take ${ $fine })
capital-power-board-title = The board
capital-power-country-it-about = law and taxes
capital-power-country-ch-about = foundations, shares
capital-power-country-lu-about = banks, black loans
capital-power-country-sa-about = high pay, high loss
capital-power-point = { $point ->
    [n] N
    [e] E
    [s] S
   *[w] W
}
capital-power-goal = { $goal } of { $stock } shares win; the bank has { $left }
capital-power-pawn = { $company }: { $place }
capital-power-board-line = { $player }; { $pawns }
capital-power-kind-capital = { $kind }, { $capital }
capital-power-hidden-dashes = off the books
capital-power-rounds = Rounds 0–{ $last }
capital-power-end-shares = { $shares } of { $stock } shares
capital-power-band-wait = { $who }’s turn
capital-power-band-roll = Your turn: roll for { $company }
capital-power-band-interpol = Your turn: move Interpol
capital-power-band-interpol-way = Where does Interpol go?
capital-power-band-way = Where does { $company } go?
capital-power-band-stop = Your turn: { $company } has stopped
capital-power-band-booking = Into { $company }’s books, or not?
capital-power-band-split = Who pays { $amount }?
capital-power-band-debt = { $company } owes { $amount }
capital-power-band-buy-back = Buy { $company } back?
capital-power-band-accuse = Accuse somebody of false books?
capital-power-band-receive = Which company receives { $amount }?
capital-power-hand-has = { $shares } of { $goal } shares. Together ${ $white } white and ${ $black } black.
capital-power-hand-offers = { $count ->
    [one] An offer is in My books
   *[other] { $count } offers are in My books
}
capital-power-hand-at = { $place }: { $space }
capital-power-hand-place-of = { $place }
capital-power-hand-bank-of = bank { $amount }
capital-power-hand-owes-of = owes { $amount }
capital-power-hand-bribed = bribed:
capital-power-hand-does = { $spot }: { $does }
capital-power-legend-line = **{ $name }**: { $does }
capital-power-legend-pawn = A pawn
capital-power-legend-pawn-sign = H is the Holding
capital-power-legend-pawn-does = Its colour is the player’s; H is the Holding
capital-power-legend-interpol = Interpol
capital-power-legend-interpol-sign = fines black money
capital-power-legend-interpol-does = Fines black money where it stops
capital-power-legend-shares = Bank shares
capital-power-legend-shares-sign = { $goal } win the game
capital-power-legend-shares-does = Whoever owns { $goal } of them wins the game
capital-power-legend-white = White money
capital-power-legend-white-sign = buys shares
capital-power-legend-white-does = Lawful; only it buys shares
capital-power-legend-black = Black money
capital-power-legend-black-sign = the police fine it
capital-power-legend-black-does = The police fine it; a bank launders it
capital-power-sign-start = pawns begin here
capital-power-sign-p = safe; a pawn may stay
capital-power-sign-cross = the ways fork
capital-power-sign-loanw = borrow or repay
capital-power-sign-fn = borrow or repay
capital-power-sign-bank = deposit or withdraw
capital-power-sign-bourse = buy or sell shares
capital-power-sign-an = found a company
capital-power-sign-coupon = +20% of the capital
capital-power-sign-metal = stake; the die decides
capital-power-sign-raw = −10%, manufacturing
capital-power-sign-trans = −10%, manufacturing
capital-power-sign-sale = +30%, manufacturing
capital-power-sign-mine = +25%, mining
capital-power-sign-food = +25%, food
capital-power-sign-finance = +25%, finance
capital-power-sign-elreg = stake; 6: all cash lost
capital-power-sign-elrig = stake; 6: dissolved
capital-power-sign-armsg = −10% of the capital
capital-power-sign-armsr = +{ $arms }% in black
capital-power-sign-coup = −capital, or all cash
capital-power-sign-nat = −all cash
capital-power-sign-ggff = −its black money
capital-power-sign-fisc = 10% white, 25% black
capital-power-sign-tax = −a third of its cash
capital-power-sign-sumpt = −10% of the capital
capital-power-sign-intb = −30% of a black loan
capital-power-does-start = Nothing happens; new pawns begin here
capital-power-does-p = Nobody is checked; a pawn may stay here
capital-power-does-cross = The ways fork; nothing else happens
capital-power-does-loanw = Borrow white money or repay; 10% interest
capital-power-does-fn = Borrow black money or repay it
capital-power-does-bank = Deposit, later withdraw in white; 20% interest
capital-power-does-bourse = Buy shares of the bank, or sell them back
capital-power-does-an = Found a company
capital-power-does-coupon = Earns 20% of its capital, in white
capital-power-does-metal = Finance and mining must stake; the die decides
capital-power-does-raw = Costs manufacturing 10% of its capital
capital-power-does-trans = Costs manufacturing 10% of its capital
capital-power-does-sale = Earns manufacturing 30% of its capital
capital-power-does-mine = Earns mining 25% of its capital, in { $colour ->
    [black] black
   *[white] white
}
capital-power-does-food = Earns food 25% of its capital, in { $colour ->
    [black] black
   *[white] white
}
capital-power-does-finance = Earns finance 25% of its capital, in { $colour ->
    [black] black
   *[white] white
}
capital-power-does-elreg = Stake cash; on a 6 all the cash is lost
capital-power-does-elrig = Stake cash; on a 6 the company is dissolved
capital-power-does-armsg = Costs 10% of the capital, black money first
capital-power-does-armsr = Earns { $arms }% of the capital, in black
capital-power-does-coup = Pay the capital in black, or lose all cash
capital-power-does-nat = All the cash is lost
capital-power-does-ggff = Fines the black money, and all below it
capital-power-does-fisc = The group pays 10% of its white, 25% of its black
capital-power-does-tax = Costs a third of the cash, white money first
capital-power-does-sumpt = Costs 10% of the capital, black money first
capital-power-does-intb = Costs 30% of an open black loan
capital-power-aside = Round { $round } of { $rounds }
capital-power-hand-hidden = { $amount } off the books
capital-power-hand-or = or
capital-power-hand-more = + { $count } in My books
capital-power-hand-roll = What a roll leads to
capital-power-hand-bribe = Or bribe, $10k: { $space }
capital-power-hand-threat = can come this turn
capital-power-out = out
capital-power-head-capital = Capital
capital-power-head-shares = Shares
capital-power-head-loan = Loan
capital-power-head-place = Place
capital-power-head-owner = 40%
capital-power-wins = { $shares } shares win

# What the table is told.
capital-power-told-start = The game begins: each Holding has $100,000 in white. { $shares } bank shares win the game.
capital-power-told-turn = Round { $round }: it is { $who }’s turn.
capital-power-told-rolls = { $who }’s { $company } rolls a { $die }: { $spot }.
capital-power-told-forks = { $who }’s { $company } rolls a { $die } and comes to a fork.
capital-power-told-goes = { $who }’s { $company } goes to { $spot }.
capital-power-told-bribes = { $who }’s { $company } pays a bribe of $10,000 and is waved through to { $spot }.
capital-power-told-stays = { $who }’s { $company } stays on { $spot }.
capital-power-told-interpol-forks = { $who } rolls a { $die } for Interpol, which comes to a fork.
capital-power-told-interpol = Interpol rolls a { $die } and goes to { $spot }.
capital-power-told-interpol-fine = Interpol checks { $who }’s { $companies }: a fine of ${ $amount }.
capital-power-told-interpol-clean = Interpol checks { $who }’s { $companies } and finds nothing.
capital-power-told-ggff-fine = The finance police check { $who }’s { $companies }: a fine of ${ $amount }.
capital-power-told-ggff-clean = The finance police check { $who }’s { $companies } and find nothing.
capital-power-told-gains = { $who }’s { $company } receives ${ $amount }: { $space }.
capital-power-told-gains-quietly = { $who }’s { $company } receives black money: { $space }.
capital-power-told-co-gains = { $who }’s { $company } receives ${ $amount } of it as owner of 40%.
capital-power-told-co-gains-quietly = { $who }’s { $company } receives its part of it as owner of 40%.
capital-power-told-must-pay = { $who }’s { $company } must pay ${ $amount }: { $space }.
capital-power-told-pays = { $who }’s { $company } pays ${ $amount }: { $space }.
capital-power-told-co-pays = { $who }’s { $company } bears ${ $amount } of it as owner of 40%.
capital-power-told-loses = { $who }’s { $company } loses all the cash in its books, ${ $amount }: { $space }.
capital-power-told-loses-nothing = { $who }’s { $company } has no cash in its books to lose: { $space }.
capital-power-told-owes = { $who }’s { $company } owes ${ $amount } and does not have all of it.
capital-power-told-owes-white = { $who }’s { $company } owes ${ $amount } in white and does not have all of it.
capital-power-told-settles = { $who }’s { $company } has paid its debt.
capital-power-told-resells = { $who }’s { $company } sells { $shares } shares back to the bank for ${ $amount }.
capital-power-told-buys = { $who }’s { $company } buys { $shares } shares for ${ $amount }.
capital-power-told-moves-shares = { $who } moves { $shares } shares from { $company } to { $target }.
capital-power-told-borrows-white = { $who }’s { $company } takes a white loan.
capital-power-told-borrows-black = { $who }’s { $company } takes a black loan.
capital-power-told-repays = { $who }’s { $company } has repaid its loan.
capital-power-told-interest = { $who }’s { $company } receives ${ $amount } in interest from the bank.
capital-power-told-founds = { $who } founds { $company } ({ $kind }) with a capital of ${ $capital }, paid by { $founders }.
capital-power-told-elreg = { $who }’s { $company } stakes ${ $stake } on a regular election; the die shows { $die }: ${ $back } comes back.
capital-power-told-elreg-quietly = { $who }’s { $company } backs a regular election; the die shows { $die }.
capital-power-told-elrig = { $who }’s { $company } stakes ${ $stake } on a rigged election; the die shows { $die }: ${ $back } comes back.
capital-power-told-elrig-quietly = { $who }’s { $company } rigs an election; the die shows { $die }.
capital-power-told-metal = { $who }’s { $company } stakes ${ $stake } on metals; the die shows { $die }: ${ $back } comes back.
capital-power-told-metal-quietly = { $who }’s { $company } plays on the metals exchange; the die shows { $die }.
capital-power-told-dissolved = { $who }’s { $company } is dissolved: its managers are in prison.
capital-power-told-buys-back = { $who }’s { $payer } buys { $company } back.
capital-power-told-abandons = { $who } lets { $company } go, with everything below it.
capital-power-told-liquidates = { $who } liquidates { $company }; the bank pays ${ $amount }.
capital-power-told-fisc = Tax inspection of { $who }’s whole group: ${ $amount } to pay.
capital-power-told-confiscated = { $who }’s books are false: all the group’s black money is confiscated.
capital-power-told-declares = { $who }’s { $company } adjusts its books.
capital-power-told-guilty = { $who } accuses { $whom } of false books, and is right: all of { $whom }’s black money goes to the other players.
capital-power-told-innocent = { $who } accuses { $whom } of false books, and is wrong: { $whom } gets a tenth of { $who }’s cash.
capital-power-told-deal = { $who } hands { $whom }: { $things }.
capital-power-told-out-bankrupt = { $who } is bankrupt and out of the game.
capital-power-told-out-false-books = { $who } is out of the game: the books did not match the money.
capital-power-told-out-holding = { $who } is out of the game: the Holding is dissolved.
capital-power-told-out-resigned = { $who } leaves the game.
capital-power-told-won-shares = { $who } owns { $shares } shares and takes over the bank.
capital-power-told-won-sell-out = The last shares are sold. { $by ->
    [money] Level on shares ({ $shares }), { $who } has more money and takes over the bank.
    [order] Level on shares ({ $shares }) and money, { $who } plays first and takes over the bank.
   *[shares] { $who } owns the most, { $shares }, and takes over the bank.
}
capital-power-told-won-survivor = Nobody else is left: { $who } wins.
capital-power-told-won-limit = The last round is over: { $by ->
    [money] level on shares ({ $shares }), { $who } has more money and wins.
    [order] level on shares ({ $shares }) and money, { $who } plays first and wins.
   *[shares] { $who } wins with the most shares, { $shares }.
}

# Posters.
capital-power-poster-raid = Raid
capital-power-poster-raid-what = { $by ->
    [police] Finance police at { $who }’s
   *[interpol] Interpol visits { $who }
}
capital-power-poster-raid-detail = Fine for black money
capital-power-poster-bankrupt = Bankrupt
capital-power-poster-bankrupt-what = { $who } cannot pay
capital-power-poster-out = Out of the game
capital-power-poster-false-books = False books
capital-power-poster-false-books-what = { $who } kept false books
capital-power-poster-false-books-confiscated = All black money is confiscated
capital-power-poster-false-books-accused = { $whom } was right: the others get the black money
capital-power-poster-prison = In prison
capital-power-poster-prison-what = { $who }’s { $company } is dissolved
capital-power-poster-prison-detail = Its managers are behind bars

# What only some are told.
capital-power-heard-offer = { $who } offers you a deal: { $who } gives { $get }; you give { $give }.
capital-power-heard-declined = { $who } declines your offer.
capital-power-heard-retracted = { $who } takes an offer back.
capital-power-heard-deal = The deal with { $who } is done: you gave { $give } and got { $get }.
capital-power-heard-lapsed = The offer { $who } made you has lapsed.
capital-power-heard-lapsed-own = Your offer to { $who } has lapsed.
capital-power-heard-co-gains = { $company } receives ${ $amount } of it in black, in the books.
capital-power-heard-stake = { $company } staked ${ $stake }; the die shows { $die }: ${ $back } comes back.

# Why the game ended.
capital-power-why-shares = { $who } has { $shares } shares, enough to take over the bank.
capital-power-why-sell-out = All shares are sold. { $by ->
    [money] Several players have the most, { $shares } each; of these, { $who } has the most cash and deposits.
    [order] Several players have the most, { $shares } each, and equal cash and deposits; of these, { $who } plays first.
   *[shares] { $who } has the most, { $shares }.
}
capital-power-why-survivor = { $who } is the only player left.
capital-power-why-limit = The agreed number of rounds is over. { $by ->
    [money] Several players have the most shares, { $shares } each; of these, { $who } has the most cash and deposits.
    [order] Several players have the most shares, { $shares } each, and equal cash and deposits; of these, { $who } plays first.
   *[shares] { $who } has the most shares, { $shares }.
}
capital-power-why-seat = { $who }: { $shares } shares, ${ $cash } in cash, ${ $deposits } in the bank.
capital-power-why-out = { $who } was eliminated.

# Why somebody would make a move.
capital-power-because-roll = A roll can bring { $company } to { $spot }, the best it can reach.
capital-power-because-roll-all = A pawn that is not parked must roll; you decide what to do where it stops.
capital-power-because-parked = { $company } is parked, where no police checks it and nobody takes its money.
capital-power-because-interpol = Every pawn has moved, so the turn ends.
capital-power-because-interpol-parked = The parked pawns stay where nobody checks them.
capital-power-because-declare = The tax office is near, and it finds hidden money.
capital-power-because-declare-safe = Once it is in the books, no accusation can be right.
capital-power-because-bribe-bourse = For $10,000, { $company } is on an exchange at once and can buy { $shares } shares.
capital-power-because-bribe-past-bourse = For $10,000, { $company } is at { $spot } at once, whatever the die would say; shares can wait.
capital-power-because-bribe-bank = For $10,000, { $company } is at a bank at once, with ${ $amount } of black money to launder.
capital-power-because-bribe-deposits = For $10,000, { $company } is at a bank at once, where ${ $amount } of deposits can be withdrawn.
capital-power-because-bribe-fn = For $10,000, { $company } can take its black loan at once: up to ${ $amount }.
capital-power-because-bribe = For $10,000, { $company } is sure to come to { $spot }.
capital-power-because-send-fare = { $company } needs $10,000 for the bribe to { $spot }.
capital-power-because-send-bourse = { $company } can bribe its way to an exchange, and pays there with its own cash.
capital-power-because-send-bank = { $company } can bribe its way to a bank, where it deposits its own cash.
capital-power-because-send-roll = { $company } may come to { $spot } by its roll, where its own cash counts.
capital-power-because-send-moved = { $company } has moved, so nothing on its way can cost it this money now.
capital-power-because-way-bourse = { $company } can buy shares there.
capital-power-because-way-bank = { $company } can launder and withdraw money there.
capital-power-because-way-fn = { $company } can take its black loan there.
capital-power-because-way-an = { $company } can found companies there.
capital-power-because-way-park = { $company } can rest there, and no police checks it.
capital-power-because-way-gain = { $company } is paid there.
capital-power-because-way-cost = It costs { $company } money there, for a better way on.
capital-power-because-way-nothing = Nothing is taken from { $company } there.
capital-power-because-fined = Interpol would fine you ${ $amount } there, if no other way is better.
capital-power-because-chase = Interpol checks { $who } there.
capital-power-because-spare = Interpol finds none of your black money there.
capital-power-because-borrow = Brings ${ $amount } now, with no date to repay it.
capital-power-because-repay = Saves the interest on ${ $amount }.
capital-power-because-pass-loan = A company gets one loan in its life: it is kept for a better one.
capital-power-because-launder = ${ $amount } of black money goes in, and can come out white at a later stop.
capital-power-because-deposit = ${ $amount } is safe in the bank, and comes out white at a later stop.
capital-power-because-withdraw-all = Takes out ${ $amount }, all of it white.
capital-power-because-pass-interest = Leaves the deposits where they are, for ${ $amount } of interest.
capital-power-because-buy = { $shares } shares more: { $mine } of the { $goal } that win.
capital-power-because-buy-wins = These shares win the game.
capital-power-because-sell = White money at once for { $shares } shares.
capital-power-because-pass-bourse = The money can do more elsewhere than in shares now.
capital-power-because-found = A company of ${ $capital } can borrow ${ $loan } in black, and keeps its cash in the group.
capital-power-because-pass-an = The pawn is kept for a bigger company.
capital-power-because-stake-least = It has to stake, and a stake loses money on average.
capital-power-because-stake = A bet: it can bring back more than it costs.
capital-power-because-pass-stake = On average, a stake brings back no more than it costs.
capital-power-because-pay-coup = Pays ${ $capital } in black rather than lose ${ $cash }.
capital-power-because-lose-cash = Loses ${ $cash } rather than pay ${ $capital } in black.
capital-power-because-lose-cash-poor = It cannot pay ${ $capital } in black, so it loses ${ $cash }.
capital-power-because-pass = Nothing is worth its price here.
capital-power-because-even = Each company pays its part of what they have together.
capital-power-because-split = Takes it from companies that are on their way, and leaves the parked ones their money.
capital-power-because-receive = { $company } can use the money.
capital-power-because-settle = Raises what is owed from cash first, then deposits, then shares.
capital-power-because-set-off = ${ $amount } of deposits pays, and the cash stays.
capital-power-because-rescue = { $company } pays ${ $amount } of black money, and the white stays.
capital-power-because-liquidate = The debt needs more than cash, deposits and shares: { $company } brings ${ $amount }.
capital-power-because-bankrupt = Nothing that is left can pay this debt.
capital-power-because-buy-back = { $company } stays in the group for ${ $amount }.
capital-power-because-abandon = { $company } would cost ${ $amount }, which is left for other things.
capital-power-because-send-buy-back = Brings together the ${ $amount } to buy { $company } back.
capital-power-because-book = Booked money can be fined; hidden money can cost far more.
capital-power-because-hide = What is off the books, ${ $amount }, no police can fine.
capital-power-because-skim = The banker pays ${ $amount } too much.
capital-power-because-accuse = If the books of { $who } are false, all the black money in them is shared out.
capital-power-because-pass-accuse = A wrong accusation would cost you ${ $amount }.
capital-power-because-accept-good = The deal with { $who } gives you more than it costs you.
capital-power-because-accept-bad = The deal with { $who } costs you more than it gives, but brings something at once.
capital-power-because-decline-good = The deal would help { $who } as well.
capital-power-because-decline-bad = The deal with { $who } would cost you more than it gives.

# The story of it.
capital-power-decided-survivor = { $who } is the last one left; { $whom } went out last.
capital-power-decided-shares = { $who } owns { $shares } shares, { $lead } more than { $whom }.
capital-power-decided-money = { $who } and { $whom } own { $shares } shares each, and { $who } has ${ $amount } more in cash and deposits.
capital-power-decided-order = { $who } and { $whom } are level on shares and money, and { $who } plays first.
capital-power-anecdote = Round { $round } made { $who } poorer by ${ $amount }, the worst round of the game.

# Where the game stands.
capital-power-standing-leads = You lead with { $shares } of { $goal } shares; { $who } has { $most }
capital-power-standing-level = { $shares ->
    [0] Nobody has bank shares yet; { $goal } win
   *[other] You and { $who } have { $shares } shares each; { $goal } win
}
capital-power-standing-behind = You have { $shares } shares; { $who } leads with { $most } of { $goal }
capital-power-headline-turn = Round { $round }: { $who }’s pawns are on the move
capital-power-headline-own = Round { $round }: it is your turn
capital-power-headline-way = { $who } chooses a way for { $company }
capital-power-headline-interpol = { $who } chooses where Interpol goes
capital-power-headline-split = { $who } decides which companies pay ${ $amount }
capital-power-headline-debt = { $who } must raise ${ $amount } for { $company }
capital-power-headline-buy-back = { $who } decides whether to buy { $company } back
capital-power-headline-receive = { $who } receives money
capital-power-headline-over = { $who } has won

# What is asked.
capital-power-ask-turn = Send money between your companies if you wish, then roll. Interpol moves last.
capital-power-ask-move = { $count ->
    [one] Roll for your pawn. Interpol moves last.
   *[other] Roll for your pawns. Interpol moves last.
}
capital-power-ask-parked = { $count ->
    [one] Your parked pawn may stay or roll. Interpol then ends your turn.
   *[other] Your parked pawns may stay or roll. Interpol then ends your turn.
}
capital-power-ask-close = Interpol is next. It ends your turn.
capital-power-ask-order = What should be settled for you out of turn? Nobody is told.
capital-power-ask-anytime = You can offer a deal at any time.
capital-power-ask-roll = Which pawn rolls? One on a parking place would leave it.
capital-power-ask-stay = Which pawn stays on its parking place?
capital-power-ask-bribe = Which pawn pays $10,000 and goes straight there, without rolling?
capital-power-ask-colour = Which money do you pay the bribe with?
capital-power-ask-way = { $company } rolled a { $die }. Where does it go?
capital-power-ask-interpol = Interpol rolled a { $die }. Where does it check?
capital-power-ask-source = Which company sends money or shares?
capital-power-ask-target = Which company gets it?
capital-power-ask-transfer = What does it send? Money in thousands (40 is $40,000), shares in lots of ten.
capital-power-ask-declare = Whose hidden money goes into the books?
capital-power-ask-amount = How much, in thousands?
capital-power-ask-stop = { $company } is on { $space }. It has { $cash }. What does it do?
capital-power-ask-borrow = How much does { $company } borrow, in thousands? At most ${ $most }.
capital-power-ask-repay = How much do you repay, in thousands? ${ $amount } is owed; the company has { $cash }.
capital-power-ask-deposit = How much does { $company } deposit, in thousands? It has { $cash }.
capital-power-ask-withdraw = Whose deposits are paid out, and how much, in thousands? All of it comes out white.
capital-power-ask-buy = How many lots of ten shares? Ten cost ${ $price } white, and the company has ${ $white }.
capital-power-ask-sell = How many lots of ten shares? The bank pays $40,000 white for ten.
capital-power-ask-stake = How much does { $company } stake, in thousands? It has { $cash }.
capital-power-ask-kind = What kind of company? It can never be changed.
capital-power-ask-founders = Who pays the capital? The founder of 60% or more controls the new company.
capital-power-ask-capital = What capital, in thousands, in steps of 5? It never changes, and it is the first cash of the new company.
capital-power-ask-founder = { $company } pays ${ $amount }. How much of that is white (the rest is black)?
capital-power-ask-book = { $company } received ${ $amount } in black. What do the books say?
capital-power-ask-skim = The banker who paid { $company } can be bribed to pay more.
capital-power-ask-part = How much stays off the books, in thousands?
capital-power-ask-part-skim = How much extra does the banker pay, in thousands? It stays off the books.
capital-power-ask-even = ${ $amount } to pay: { $why }. There is only one way to pay it.
capital-power-ask-split = ${ $amount } to pay: { $why }. Which companies pay?
capital-power-ask-split-white = Who pays how much of ${ $amount } in white (thousands)? If you change nothing, all pay in proportion.
capital-power-ask-split-black = Who pays how much of ${ $amount } in black (thousands)? If you change nothing, all pay in proportion.
capital-power-ask-accuse = Do you accuse somebody of false books?
capital-power-ask-whom = Whose books are false?
capital-power-ask-receive = You receive ${ $amount }. Which of your companies gets it?
capital-power-ask-receiver = Which of your companies gets the money?
capital-power-ask-off-books = How much of it stays off the books, in thousands?
capital-power-ask-debt = { $company } owes ${ $amount }; ${ $missing } of it is still missing. How do you raise it?
capital-power-ask-rescuer = Which company sends cash to the one that owes?
capital-power-ask-rescue = ${ $amount } is missing. How much is sent, in thousands?
capital-power-ask-set-off = Whose deposit pays the debt?
capital-power-ask-resell = Whose shares do you sell back?
capital-power-ask-liquidate = Which company is wound up? It leaves the game; the bank pays its capital less its loan.
capital-power-ask-subsidiary = What becomes of { $company }, which it owned?
capital-power-ask-share = What becomes of its 40% of { $company }?
capital-power-ask-buy-back = { $company } has lost its owner. Buy it back for ${ $amount }, or it leaves the game.
capital-power-ask-payer = Which company buys it back?
capital-power-ask-second = Alone, or 60/40 with a second company?
capital-power-ask-partner = Who do you offer a deal to?
capital-power-ask-desk = Which of your companies makes the deal? It pays, it is paid, and it becomes the parent of companies you get.
capital-power-ask-give = What do you give { $who }? Money in thousands (40 is $40,000), shares in lots of ten.
capital-power-ask-give-companies = Which companies do you give { $who }? Whatever they control goes with them.
capital-power-ask-want = What does { $who } give you? If { $who } has less, the offer can only be declined.
capital-power-ask-want-open = What does { $who } give you?
capital-power-ask-want-companies = Which companies does { $who } give you? Whatever they control comes with them.
capital-power-ask-accept = Which offer do you accept?
capital-power-ask-decline = Which offer do you decline?
capital-power-ask-retract = Which offer do you take back?
capital-power-ask-books = What do your books say of the black money, in thousands?

# What fines and taxes are for.
capital-power-reason-ggff = finance police
capital-power-reason-interpol = Interpol
capital-power-reason-fisc = tax inspection
capital-power-reason-indemnity = indemnity for a wrong accusation

# Buttons.
capital-power-do-roll-all = { $count ->
    [one] Roll for the pawn that must move
   *[other] Roll for { $count } pawns
}
capital-power-do-roll = Roll for one pawn
capital-power-do-roll-only = Roll the die
capital-power-menu-pawn = Move one pawn
capital-power-menu-money = Money and deals
capital-power-menu-deals = Deals
capital-power-do-stay = Stay parked
capital-power-do-bribe = Pay a bribe
capital-power-do-bribe-only = Bribe ($10k) to { $spot }
capital-power-do-interpol = Move Interpol, end my turn
capital-power-do-transfer = Send money between my companies
capital-power-do-declare = Put hidden money into the books
capital-power-do-to = To { $spot }
capital-power-do-borrow = Take a loan
capital-power-do-repay = Repay the loan
capital-power-do-deposit = Deposit money
capital-power-do-launder = Deposit all black money
capital-power-do-withdraw = Withdraw some deposits
capital-power-do-withdraw-all = Withdraw all deposits
capital-power-do-buy = Buy shares
capital-power-do-sell = Sell shares back to the bank
capital-power-do-found = Found a company
capital-power-do-stake = Stake money on it
capital-power-do-stake-least = Stake the minimum, $10,000
capital-power-do-pay-coup = Pay the capital in black, ${ $amount }
capital-power-do-lose-cash = Lose all cash in the books, ${ $amount }
capital-power-do-pass = Nothing, go on
capital-power-do-book = Write all of it into the books
capital-power-do-hide = Keep all of it off the books
capital-power-do-part = Keep a part off the books
capital-power-do-book-skim = Do not bribe the banker
capital-power-do-part-skim = Bribe the banker…
capital-power-do-even = Pay in proportion
capital-power-do-even-only = Pay it
capital-power-do-split = Choose who pays
capital-power-do-settle = Raise it from my group
capital-power-do-rescue = Send cash from another company
capital-power-do-set-off = Pay with a deposit
capital-power-do-resell = Sell shares back to the bank
capital-power-do-liquidate = Liquidate a company
capital-power-do-bankrupt = Give up: go bankrupt
capital-power-do-buy-back = Buy it back
capital-power-do-abandon = Let it go
capital-power-do-accuse = Accuse a player
capital-power-do-receive = Choose a company
capital-power-do-swap = Offer a deal: money, shares
capital-power-do-offer = Offer a deal
capital-power-do-offer-companies = Offer a deal with companies
capital-power-do-accept = Accept an offer
capital-power-do-decline = Decline an offer
capital-power-do-decline-it = Decline it
capital-power-menu-way = Ways
capital-power-do-retract = Take an offer back
capital-power-do-order = Standing order
capital-power-do-order-routine = Settle routine matters
capital-power-do-order-clear = Take back my order
capital-power-hint-borrow-white = Up to ${ $most }, no due date. Each later stop there costs 10% of what is owed (of all: ${ $interest }); { $again ->
    [on] one loan at a time.
   *[off] one loan in its life.
}
capital-power-hint-borrow-black = Up to ${ $most }, no due date. Each stop on Black interest costs 30% of what is owed (of all: ${ $interest }); { $again ->
    [on] one loan at a time.
   *[off] one loan in its life.
}
capital-power-hint-deposit = At a later stop on any bank, any company of yours can take it out, in white.
capital-power-hint-withdraw = It comes out white. { $interest ->
    [0] You can still deposit money afterwards.
   *[other] The bank then pays no interest (${ $interest }).
}
capital-power-hint-interest = The bank pays ${ $interest } in interest, white.
capital-power-hint-elreg = Die 1, 3: lost. 2, 4: { $won ->
    [50] 1½ times
   *[150] 2½ times
} the stake, black. 5: the stake, black. 6: all cash is lost.
capital-power-hint-elrig = Die 1, 3: lost. 2, 4: twice the stake, black. 5: the stake, black. 6: the company is dissolved.
capital-power-hint-elrig-holding = Die 1, 3: lost. 2, 4: twice the stake, black. 5: the stake, black. 6: you are out of the game!
capital-power-hint-metal = Die 1: three times the stake. 2: lost. 3: 10% more. 4: the stake. 5: a quarter. 6: half.
capital-power-hint-found = Its capital is paid by your companies and is its first cash; gains and costs depend on it.
capital-power-hint-settle = Cash of other companies (${ $cash }), then deposits (${ $deposits }), then { $shares } shares (${ $worth }).
capital-power-hint-liquidate = It leaves the game; what the bank pays for it goes to the company that owes.
capital-power-hint-bankrupt = You are out of the game. A deal with another player could still save you.
capital-power-hint-abandon = It leaves the game with all that it controls.
capital-power-hint-hide = Police and taxes do not see it. { $found ->
    [confiscated] The tax office takes all your black money if it finds any.
   *[eliminated] You are out if the tax office finds any.
}
capital-power-hint-accuse = If the books are true, you pay that player a tenth of all your cash.
capital-power-do-resign = Leave the game
capital-power-roll-at = Roll for { $company } ({ $place })
capital-power-stay-at = { $company } stays ({ $place })
capital-power-bribe-to = Bribe: { $company } to { $spot }
capital-power-extremes = Best with a { $high }: { $best }, { $gain }. Worst with a { $low }: { $worst }, { $loss }.
capital-power-colour-white = Pay the bribe in white
capital-power-colour-black = Pay the bribe in black
capital-power-colour-hidden = Pay the bribe off the books
capital-power-founder-alone = { $company } alone
capital-power-founders = { $mother } 60%, { $minor } 40%
capital-power-capital-up-to = Capital up to ${ $most }
capital-power-company-worth = { $company } (${ $amount })
capital-power-answer-liquidate = Wind it up too
capital-power-answer-lapse = Let the share lapse
capital-power-answer-keep = { $company } pays ${ $amount } for it
capital-power-answer-alone = Alone
capital-power-accuse-of = Accuse { $who }
capital-power-offer-to = Offer { $who } a deal
capital-power-offer-to-swap = Offer { $who } a deal: money, shares
capital-power-offer-to-companies = Offer { $who } a deal with companies
capital-power-offer-by = Offer { $who } a deal, by { $company }
capital-power-offer-by-swap = Offer { $who } a deal: money, shares, by { $company }
capital-power-offer-by-companies = Offer { $who } a deal with companies, by { $company }
capital-power-from-to = From { $source } to { $target }
capital-power-from = { $source } sends
capital-power-buy-back-with = { $company } buys it back
capital-power-retract-of = { $slot ->
    [0] Take back the offer to { $who }
   *[other] Take back the offer to { $who }, number { $slot }
}
capital-power-decline-of = { $slot ->
    [0] Decline { $who }’s offer
   *[other] Decline { $who }’s offer, number { $slot }
}
capital-power-accept-of = { $slot ->
    [0] Accept { $who }’s offer
   *[other] Accept { $who }’s offer, number { $slot }
}
capital-power-accept-with = Accept { $who }’s offer with { $company }
capital-power-offer-mine = You offer { $who }: you give { $give }; { $who } gives { $get }
capital-power-offer-theirs = { $who } offers you: { $who } gives { $get }; you give { $give }

# Fields of forms, in thousands.
capital-power-field-white = White (thousands)
capital-power-field-black = Black (thousands)
capital-power-field-hidden = Hidden black (thousands)
capital-power-field-lots = Lots of ten shares
capital-power-field-off = Kept off the books (thousands)
capital-power-field-hide = Kept off the books (thousands)
capital-power-field-skim = Extra from the banker (thousands)
capital-power-field-give-lots = You give: lots of ten shares
capital-power-field-want-lots = You get: lots of ten shares
capital-power-field-give-hidden = You give: black off the books, thousands
capital-power-field-give-black = You give: black, thousands
capital-power-field-want-black = You get: black, thousands
capital-power-field-want-off = Of that, kept off the books, thousands
capital-power-field-give-white = You give: white, thousands
capital-power-field-want-white = You get: white, thousands

# What the last press does.
capital-power-effect-roll-all = Roll the pawns
capital-power-effect-roll = Roll for { $company }
capital-power-effect-stay = { $company } stays
capital-power-effect-bribe = { $company } → { $spot }
capital-power-effect-interpol = Move Interpol and end the turn
capital-power-effect-to = { $company } goes to { $spot }
capital-power-effect-interpol-to = Interpol goes to { $spot }
capital-power-effect-transfer = Send it from { $source } to { $target }
capital-power-effect-declare = Put it into { $company }’s books
capital-power-effect-borrow = { $company } borrows
capital-power-effect-repay = { $company } repays
capital-power-effect-deposit = { $company } makes a deposit
capital-power-effect-launder = Deposit all black money
capital-power-effect-withdraw = { $company } withdraws
capital-power-effect-withdraw-all = Withdraw all deposits of the group
capital-power-effect-buy = { $company } buys shares
capital-power-effect-sell = { $company } sells shares back
capital-power-effect-stake-metal = { $company } stakes on metals
capital-power-effect-stake-least = Stake $10,000, black first
capital-power-effect-stake-elreg = { $company } stakes on a regular election
capital-power-effect-stake-elrig = { $company } stakes on a rigged election
capital-power-effect-found = Found a company ({ $kind }), capital ${ $capital }
capital-power-effect-pay-coup = Pay the capital in black
capital-power-effect-lose-cash = Lose the cash in the books
capital-power-effect-pass = Go on
capital-power-effect-book = Book all of it
capital-power-effect-book-skim = Take what is due and no more
capital-power-effect-hide = Keep all of it off the books
capital-power-effect-part = Write { $company }’s books like this
capital-power-effect-even = Pay in proportion
capital-power-effect-split = Pay like this
capital-power-effect-settle = Pay from group cash, deposits, then shares
capital-power-effect-rescue = Send cash from { $company }
capital-power-effect-set-off = Set off { $company }’s deposit
capital-power-effect-resell = Sell back shares of { $company }
capital-power-effect-liquidate = Liquidate { $company } for good
capital-power-effect-bankrupt = Go bankrupt and leave the game
capital-power-effect-buy-back = Buy { $company } back
capital-power-effect-abandon = Let it go, with everything below it
capital-power-effect-accuse = Accuse { $who }
capital-power-effect-receive = { $company } receives it
capital-power-effect-offer = { $short ->
    [yes] You give { $give }; { $who } gives { $get }
   *[no] Offer { $who } this deal
}
capital-power-effect-accept = { $short ->
    [yes] You give { $give }; { $who } gives { $get }
   *[no] Accept the deal with { $who }
}
capital-power-effect-decline = Decline it
capital-power-effect-retract = Take it back
capital-power-effect-order-routine = Settle routine matters from now on
capital-power-effect-order-clear = Take back my order
capital-power-effect-resign = Leave the game for good

# Refusals.
capital-power-refused-unreadable = “{ $given }” is not a move of this game.
capital-power-refused-unfinished = Part of this move is still missing.
capital-power-refused-over = The game is over.
capital-power-refused-out = You are no longer in the game.
capital-power-refused-wait = { $whom } has to decide first. Deals are possible at any time.
capital-power-refused-decide-first = Something else has to be decided first: { $ask }
capital-power-refused-too-many-offers = You have made all the offers you can make in one turn.
capital-power-refused-offers-open = You already have two open offers to everybody.
capital-power-refused-no-own-offer = You have no open offer.
capital-power-refused-no-offer = Nobody is offering you a deal.
capital-power-refused-bound = A company in this deal is on the move or has to pay right now.
capital-power-refused-cannot-serve = No single company of yours has what the offer asks for.
capital-power-refused-all-moved = Every pawn has already moved this turn.
capital-power-refused-not-parked = None of your pawns that can still move is on a parking place.
capital-power-refused-no-bribe = None of your pawns can use a bribe now: each has nothing ahead of it, has already used its bribe here, or lacks the $10,000.
capital-power-refused-must-move-first = Every pawn that is not parked must move before Interpol.
capital-power-refused-nothing-to-declare = You have no hidden money to declare.
capital-power-refused-not-here-loans = Loans can be taken and repaid only on a loan space.
capital-power-refused-not-here-bank = Deposits can be made and withdrawn only on a bank space.
capital-power-refused-not-here-shares = Shares can be bought and sold only on a stock exchange.
capital-power-refused-not-here-stakes = Stakes can be placed only on an election or metals space.
capital-power-refused-not-here-founding = Companies can be founded only on a foundation space.
capital-power-refused-way = Neither a pawn of yours nor Interpol is at a fork.
capital-power-refused-not-asked = You are not being asked that now.
capital-power-refused-one-company = A transfer needs two companies.
capital-power-refused-too-many-acts = You have made all the transfers, rescues and the like that you can make in one turn.
capital-power-refused-transfers-over = Transfers come before the first roll of the turn.
capital-power-refused-nothing-to-send = None of your companies has anything to send.
capital-power-refused-not-your-pawn = { $company } is not a pawn of the player whose turn it is.
capital-power-refused-has-moved = { $company } has already moved this turn.
capital-power-refused-not-on-parking = { $company } is not on a parking place and must move.
capital-power-refused-nothing-ahead = { $company } has no black loan, bank or exchange ahead of it in this country.
capital-power-refused-bribed-here = { $company } has used its bribe in this country; it must complete a lap of another one first.
capital-power-refused-bribe-money = { $company } does not have $10,000.
capital-power-refused-not-yours = { $company } is not yours.
capital-power-refused-waits = { $company } is waiting to be bought back and can do nothing.
capital-power-refused-promised = { $company } has promised that in an open offer.
capital-power-refused-promised-hidden = Your hidden money is promised in an open offer.
capital-power-refused-item-promised = { $item } is promised in another open offer.
capital-power-refused-claimed = That money of { $company } may be needed for a pending payment, so it cannot be offered now.
capital-power-refused-tied = What the offer asks for is promised in your own offers, or may be needed for a pending payment.
capital-power-refused-no-partner = A deal is made with another player who is still in the game.
capital-power-refused-two-open = You already have two open offers to { $whom }.
capital-power-refused-no-such-offer = There is no such open offer.
capital-power-refused-nothing-to-trade = No player has a company to trade yet: offer a deal as usual.
capital-power-refused-desk-cannot-serve = { $company } does not have what the offer asks for, or would change hands itself.
capital-power-refused-only-parked = Only parked pawns have not moved yet: roll for one, let it stay, or move Interpol.
capital-power-refused-bribe-mixed = { $company } has $10,000 only in mixed colours; a bribe is paid in one colour.
capital-power-refused-bribe-colour = { $company } does not have $10,000 of that colour; a bribe is paid in one colour.
capital-power-refused-true-books = This table plays with true books: no money is hidden.
capital-power-refused-declare-late = Hidden money can be put into the books only before the first roll of your turn.
capital-power-refused-nothing-to-hide = No black money came in that could stay off the books.
capital-power-refused-not-here-metals = The minimum stake is asked for only on the metals exchange.
capital-power-refused-not-stopped = { $company } has been there since an earlier turn; only stopping there counts.
capital-power-refused-stop-over = { $company }’s stop is over: a company acts once at each stop.
capital-power-refused-one-loan = { $company } has already had its loan; it can have only one in its life.
capital-power-refused-loan-open = { $company } must repay its first loan before it can borrow again.
capital-power-refused-no-loan = { $company } has no loan to repay.
capital-power-refused-other-loan = A white loan is repaid on white loans, a black one on black loans; { $company } has the other kind.
capital-power-refused-no-white = A white loan is repaid in white, and { $company } has no white money.
capital-power-refused-no-cash = { $company } has no money.
capital-power-refused-no-black = { $company } has no black money.
capital-power-refused-no-deposits = Your group has no deposits.
capital-power-refused-one-withdrawal = { $company } has already made its withdrawal at this stop; the next one has to wait for a later stop.
capital-power-refused-too-little-white = { $company } does not have the ${ $amount } in white that a lot costs.
capital-power-refused-no-shares = { $company } has no shares.
capital-power-refused-metals-closed = Only finance and mining companies play on the metals exchange, and { $company } is neither.
capital-power-refused-metals-poor = { $company } has less than ${ $amount }, so nothing happens on the metals exchange.
capital-power-refused-must-stake = On the metals exchange { $company } must stake at least ${ $amount }.
capital-power-refused-no-stake = { $company } does not have $1,000 to stake.
capital-power-refused-no-pawn = All five of your pawns are in use: there is none for a new company.
capital-power-refused-no-capital = { $company } cannot pay its part of the smallest capital, $5,000.
capital-power-refused-must-choose = { $company } must pay the coup d’état or lose its cash.
capital-power-refused-coup-too-dear = { $company } does not have its capital in black.
capital-power-refused-no-such-way = With a { $die } that space cannot be reached.
capital-power-refused-one-way = There is only one way to pay that.
capital-power-refused-not-enough = The group’s cash, deposits and shares together are not enough.
capital-power-refused-not-bankrupt = You are not bankrupt yet: your group’s money, shares and companies together are enough to pay.
capital-power-refused-enough = Nothing can be liquidated while the group’s cash, deposits and shares are enough.
capital-power-refused-no-set-off = At this table deposits cannot be set off against debts.
capital-power-refused-nothing-to-rescue = None of your other companies has cash to send.
capital-power-refused-nothing-to-set-off = Your group has no deposits to set off.
capital-power-refused-nothing-to-resell = Your group has no shares to sell back.
capital-power-refused-holds-debtor = { $company } cannot be liquidated: a company that owes would lose its owner.
capital-power-refused-none-to-liquidate = You have no company to liquidate: neither the Holding nor a company that owes money can be liquidated.
capital-power-refused-holding-stays = A Holding cannot be liquidated for a debt.
capital-power-refused-debtor-stays = { $company } itself owes the money and cannot be liquidated for it.
capital-power-refused-owes-itself = { $company } itself owes the money, and its cash is already counted.
capital-power-refused-nobody-buys = None of your companies has the money to buy { $company } back.
capital-power-refused-only-target = Money can go only to companies that have not moved, and the only one left already has all the money.
capital-power-refused-late-target = { $company } has moved; between rolls only companies that have not moved can receive money.
capital-power-refused-shares-late = Shares can change companies only before the first roll of your turn.

## Slash commands

capital-power-command = capital-power
    .about = Capital Power: found companies, launder money, buy the bank
capital-power-command-new = new
    .about = Capital Power: launder money, buy the bank, 2–4 players, 90 min: open a table
capital-power-command-roll = roll
    .about = Roll for a pawn; without one, for all that need no decision
capital-power-command-roll-pawn = pawn
    .about = Which pawn
capital-power-command-stay = stay
    .about = Stay on a parking place
capital-power-command-stay-pawn = pawn
    .about = Which pawn
capital-power-command-bribe = bribe
    .about = Pay a bribe to move a pawn instead of rolling
capital-power-command-bribe-pawn = pawn
    .about = Which pawn
capital-power-command-bribe-colour = colour
    .about = White or black money
capital-power-command-interpol = interpol
    .about = Move Interpol, which ends your turn
capital-power-command-transfer = transfer
    .about = Send money and shares from one of your companies to another
capital-power-command-transfer-source = source
    .about = From which company
capital-power-command-transfer-target = target
    .about = To which company
capital-power-command-transfer-sums = sums
    .about = Like white=40,lots=2; easier on your panel
capital-power-command-buy = buy
    .about = Buy shares of the bank
capital-power-command-buy-lots = lots
    .about = How many lots of ten
capital-power-command-sell = sell
    .about = Sell shares back to the bank
capital-power-command-sell-lots = lots
    .about = How many lots of ten
capital-power-command-found = found
    .about = Found a company
capital-power-command-found-kind = kind
    .about = What kind of company
capital-power-command-found-founders = founders
    .about = Who pays for it
capital-power-command-found-capital = capital
    .about = Its capital, in thousands
capital-power-command-act = act
    .about = Anything else you are asked for: a way, a loan, a stake, a payment
capital-power-command-act-what = what
    .about = What
capital-power-command-act-how = how
    .about = How much, or which
capital-power-command-offer = offer
    .about = Offer somebody a deal
capital-power-command-offer-whom = whom
    .about = To whom
capital-power-command-offer-company = company
    .about = With which of your companies
capital-power-command-accept = accept
    .about = Accept a deal
capital-power-command-accept-offer = offer
    .about = Which offer
capital-power-command-accept-company = company
    .about = With which of your companies
capital-power-command-decline = decline
    .about = Decline a deal
capital-power-command-decline-offer = offer
    .about = Which offer

# How to play, in three drawn pages.
capital-power-primer-shares = You run a group of companies. Own 160 of the bank’s 300 shares and you win.
capital-power-primer-money = Shares cost white money. The big money is black.
capital-power-primer-way = So borrow black money, put it in a bank, take it out white, buy shares and found companies that do the same.
capital-power-primer-transfer = Move money between your companies.
capital-power-primer-roll = Roll for every pawn. The space where it stops says what its company does there.
capital-power-primer-bribe = Or bribe it, for $10,000, straight to the next black loan, bank or exchange.
capital-power-primer-interpol = Then Interpol moves, and fines black money where it stops.
capital-power-primer-win = You win at once when your companies own 160 shares.
capital-power-primer-debt = Debts eat companies. If nothing is left to pay them, you are out.
capital-power-primer-rounds = When the bank is sold out, or the agreed rounds are over, the most shares win.

# What the game explains when it first comes up, in two sentences at most.
capital-power-tip-fork = At a crossing you choose the country. Switzerland and Luxembourg lend black money, Luxembourg and South America have banks that wash it white.
capital-power-tip-black-loan = Take all you can: a company usually gets one loan in its life, and this one is never due. Only a stop on black interest costs 30% of it.
capital-power-tip-white-loan = A company usually gets one loan in its life. A black one is four times as much as this white one, so it is worth waiting for.
capital-power-tip-withdraw = What lies in the bank comes out white, for whichever of your companies stands here. White money buys shares: take it to an exchange.
capital-power-tip-launder = The bank takes black money now and gives it back white on a later stop at any bank. Until then no tax and no police can touch it.
capital-power-tip-found = A new company has a pawn of its own and can borrow twice its capital. Black money may pay for it too, so give it as much as you can.
capital-power-tip-buy = Shares win the game, and only white money of this very company buys them. They cost $50,000 for ten, in Switzerland $55,000.
capital-power-tip-stake = On average a stake brings back no more than it costs. Metals demand at least $10,000, at an election you may simply stake nothing.
capital-power-tip-debt = A debt is paid by the whole group, first with money, then with shares. Only if that is not enough do companies go, and in the end their owner.
capital-power-tip-aim = Shares win, and they cost white money. The big money is black: borrow it, bring it to a bank, take it out white, and buy.
capital-power-tip-transfer = Before you roll, your companies can send each other money and shares. Give the white money to the pawn that will reach an exchange.
capital-power-tip-roll = Every pawn rolls once a turn, and its company does what the space says. Look at the picture: it shows what each side of the die would bring.
capital-power-tip-interpol = Interpol ends your turn: it runs against the arrows and fines black money where it stops, yours too. Pawns on a parking place are safe.
capital-power-tip-bribe = For $10,000 a pawn need not roll: it goes to the nearest black loan, bank or exchange ahead of it. That works once in each country.
capital-power-tip-black = You have black money now: it pays costs and founds companies, but buys no shares, and police fine it. Bring it to a bank soon.
capital-power-tip-fine = Police look for black money: the fine is as much as the books show of it, paid in white first. What lies in a bank they never touch.
capital-power-tip-rival = The others are buying shares, and whoever has enough wins at once. The sheet “The race for shares” shows how far everybody is.
capital-power-tip-late = The end may be near, and then only shares count. Found nothing more: wash your money and buy.
capital-power-tip-capital = Most spaces bring or cost a percentage of the company’s capital, which never changes. A large one earns more and pays more.
capital-power-tip-deal = You can offer other players a deal at any time: money, shares, companies. Only the two of you see the offer.

# What somebody has learnt in the first game, in one sentence.
capital-power-learnt = You have learnt to borrow black money, to wash it in a bank before the police find it, and to turn it into companies and shares.
