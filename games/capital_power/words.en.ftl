capital-power = Capital Power
    .tagline = Found companies, launder black money, and buy the bank before the police count yours.

capital-power-option-length = Length
capital-power-option-length-classic = Classic (300 shares, 160 win)
capital-power-option-length-quick = Quick (180 shares, 100 win)
capital-power-option-length-express = Express (new companies start at the crossing XN)
capital-power-option-books = Books
capital-power-option-books-true = True, each player sees only their own
capital-power-option-books-open = True and open to all
capital-power-option-books-creative = Creative (black money can be kept off them)
capital-power-option-round_limit = Round limit
capital-power-option-round_limit-25 = 25 rounds
capital-power-option-round_limit-40 = 40 rounds
capital-power-option-round_limit-60 = 60 rounds
capital-power-option-round_limit-100 = 100 rounds
capital-power-option-round_limit-150 = 150 rounds
capital-power-option-strict_fines = Fines
capital-power-option-strict_fines-off = White money, then black
capital-power-option-strict_fines-on = White money only
capital-power-option-late_transfers = Transfers
capital-power-option-late_transfers-off = Before the first roll
capital-power-option-late_transfers-on = To a company until it has moved
capital-power-option-arms_resale = Resale of arms
capital-power-option-arms_resale-30 = 30% of the capital
capital-power-option-arms_resale-35 = 35% of the capital
capital-power-option-regular_election = Regular elections
capital-power-option-regular_election-50 = A win returns one and a half times the stake
capital-power-option-regular_election-150 = A win returns two and a half times the stake
capital-power-option-sa_income_colour = South American income
capital-power-option-sa_income_colour-white = Paid in white money
capital-power-option-sa_income_colour-black = Paid in black money
capital-power-option-relend_after_repayment = A second loan
capital-power-option-relend_after_repayment-off = Never
capital-power-option-relend_after_repayment-on = Once the first is repaid
capital-power-option-liquidated_funds = Liquidated companies
capital-power-option-liquidated_funds-kept = Their money stays in the group
capital-power-option-liquidated_funds-lost = Their money and daughters are lost
capital-power-option-interpol_branch = Interpol at a fork
capital-power-option-interpol_branch-chosen = The player who rolls chooses
capital-power-option-interpol_branch-random = Chance decides
capital-power-option-setoff = Deposits against debts
capital-power-option-setoff-on = Can be set off
capital-power-option-setoff-off = Cannot be used
capital-power-option-false_books = False books found by the tax office
capital-power-option-false_books-eliminated = The player is eliminated
capital-power-option-false_books-confiscated = All black money is confiscated
capital-power-option-skim = Bribing the banker
capital-power-option-skim-off = Not possible
capital-power-option-skim-on = Possible, with creative books

capital-power-sheet-ledger = My group
capital-power-sheet-board = The board
capital-power-sheet-groups = All groups
capital-power-sheet-race = The race for shares
capital-power-sheet-end = The end and the true books
capital-power-sheet-money = Money over time

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
capital-power-holds-order = **Standing order**: out of turn, settle what is routine
capital-power-line = **{ $company }**: { $things }
capital-power-status = Round { $round } of { $rounds }, Interpol on { $spot }, { $shares } shares left in the bank.
capital-power-player-out = { $who }: out
capital-power-player-shares = { $who }: { $shares } shares
capital-power-player-books = { $who }: { $shares } shares, registers of ${ $amount }
capital-power-no-group = You have no companies any more.
capital-power-total = All money together: ${ $amount }
capital-power-bank-public = The bank: { $shares } shares sold, { $count ->
    [one] { $count } loan open.
   *[other] { $count } loans open.
}
capital-power-bank-register = The bank: { $shares } shares sold, ${ $loans } of loans open, ${ $deposits } of deposits.
capital-power-shares-lines = Shares after each round
capital-power-money-lines = Cash and deposits after each round
capital-power-hidden-lines = Money off the books after each round
capital-power-shares-of = { $who } { $amount }
capital-power-money-of = { $who } ${ $amount }
capital-power-hidden-of = { $who } ${ $amount }
capital-power-round-line = Round { $round }: { $parts }

# Words in pictures.
capital-power-k = ${ $amount }k
capital-power-short-shares = { $shares } sh.
capital-power-aside = Round { $round }/{ $rounds } · bank { $shares }
capital-power-out = out
capital-power-head-company = Company
capital-power-head-capital = Capital
capital-power-head-white = White
capital-power-head-black = Black
capital-power-head-hidden = Hidden
capital-power-head-deposit = Bank
capital-power-head-shares = Shares
capital-power-head-loan = Loan
capital-power-head-bribed = Bribe
capital-power-head-owners = Owners
capital-power-head-place = Place
capital-power-loan-short-none = none
capital-power-loan-short-white = white
capital-power-loan-short-black = black
capital-power-kind-short-fin = FIN
capital-power-kind-short-min = MIN
capital-power-kind-short-alim = FOOD
capital-power-kind-short-tra = MFR
capital-power-wins = { $shares } shares win
capital-power-rounds-axis = Rounds
capital-power-code-start = GO
capital-power-code-p = P
capital-power-code-cross = ↔
capital-power-code-loanw = F
capital-power-code-fn = FN
capital-power-code-bank = Bk
capital-power-code-bourse = Ex
capital-power-code-an = An
capital-power-code-coupon = Cou
capital-power-code-metal = Met
capital-power-code-raw = Raw
capital-power-code-trans = Pro
capital-power-code-sale = Sal
capital-power-code-mine = Min
capital-power-code-food = Foo
capital-power-code-finance = Fin
capital-power-code-elreg = ElR
capital-power-code-elrig = Rig
capital-power-code-armsg = G
capital-power-code-armsr = R
capital-power-code-coup = CE
capital-power-code-nat = Nat
capital-power-code-ggff = GF
capital-power-code-fisc = Fis
capital-power-code-tax = Tax
capital-power-code-sumpt = Lux
capital-power-code-intb = I%

# What the table is told.
capital-power-told-start = The game begins: each Holding has $100,000 in white. { $shares } bank shares win.
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
capital-power-told-interest = { $who }’s { $company } receives ${ $amount } interest from the bank.
capital-power-told-founds = { $who } founds { $company } ({ $kind }) with a capital of ${ $capital }, paid by { $founders }.
capital-power-told-elreg = { $who }’s { $company } stakes ${ $stake } on a regular election; the die says { $die }: ${ $back } come back.
capital-power-told-elreg-quietly = { $who }’s { $company } backs a regular election; the die says { $die }.
capital-power-told-elrig = { $who }’s { $company } stakes ${ $stake } on a rigged election; the die says { $die }: ${ $back } come back.
capital-power-told-elrig-quietly = { $who }’s { $company } rigs an election; the die says { $die }.
capital-power-told-metal = { $who }’s { $company } stakes ${ $stake } on metals; the die says { $die }: ${ $back } come back.
capital-power-told-metal-quietly = { $who }’s { $company } plays on the metals exchange; the die says { $die }.
capital-power-told-dissolved = { $who }’s { $company } is dissolved: its managers are in prison.
capital-power-told-buys-back = { $who }’s { $payer } buys { $company } back.
capital-power-told-abandons = { $who } lets { $company } go, with everything below it.
capital-power-told-liquidates = { $who } liquidates { $company }; the bank pays ${ $amount }.
capital-power-told-fisc = Tax inspection of { $who }’s whole group: ${ $amount } to pay.
capital-power-told-confiscated = The books of { $who } are false: all black money of the group is confiscated.
capital-power-told-declares = { $who }’s { $company } adjusts its books.
capital-power-told-guilty = { $who } accuses { $whom } of false books, and is right: all of { $whom }’s black money goes to the other players.
capital-power-told-innocent = { $who } accuses { $whom } of false books, and is wrong: { $whom } gets a tenth of { $who }’s cash.
capital-power-told-deal = { $who } hands over to { $whom }: { $things }.
capital-power-told-out-bankrupt = { $who } is bankrupt and out of the game.
capital-power-told-out-false-books = { $who } is out of the game: the books did not match the money.
capital-power-told-out-holding = { $who } is out of the game: the Holding is dissolved.
capital-power-told-out-resigned = { $who } leaves the game.
capital-power-told-won-shares = { $who } owns { $shares } shares and takes over the bank.
capital-power-told-won-sell-out = The last shares are sold. { $by ->
    [money] Level on shares ({ $shares }), { $who } has more money and takes over the bank.
    [order] Level on shares ({ $shares }) and money, { $who } plays first and takes over the bank.
   *[shares] { $who } owns most of them, { $shares }, and takes over the bank.
}
capital-power-told-won-survivor = Nobody else is left: { $who } wins.
capital-power-told-won-limit = The last round is over: { $by ->
    [money] level on shares ({ $shares }), { $who } has more money and wins.
    [order] level on shares ({ $shares }) and money, { $who } plays first and wins.
   *[shares] { $who } wins with most shares, { $shares }.
}

# What only some are told.
capital-power-heard-offer = { $who } offers you a deal.
capital-power-heard-declined = { $who } declines your offer.
capital-power-heard-retracted = { $who } takes an offer back.
capital-power-heard-deal = The deal { $who } offered { $whom } is struck.
capital-power-heard-lapsed = The offer { $who } made you has lapsed.
capital-power-heard-lapsed-own = Your offer to { $who } has lapsed.
capital-power-heard-co-gains = { $company } receives ${ $amount } of it in black, in the books.
capital-power-heard-stake = { $company } staked ${ $stake }; the die says { $die }: ${ $back } come back.

# Why the game ended.
capital-power-why-shares = { $who } has { $shares } shares, enough to take over the bank.
capital-power-why-sell-out = All shares are sold. { $by ->
    [money] Several players have most of them, { $shares } each; { $who } has most cash and deposits among these.
    [order] Several players have most of them, { $shares } each, and equal cash and deposits; { $who } comes first in the order of play.
   *[shares] { $who } has most of them, { $shares }.
}
capital-power-why-survivor = { $who } is the only player left.
capital-power-why-limit = The agreed number of rounds is over. { $by ->
    [money] Several players have most shares, { $shares } each; { $who } has most cash and deposits among these.
    [order] Several players have most shares, { $shares } each, and equal cash and deposits; { $who } comes first in the order of play.
   *[shares] { $who } has most shares, { $shares }.
}
capital-power-why-seat = { $who }: { $shares } shares, ${ $cash } in cash, ${ $deposits } in the bank.
capital-power-why-out = { $who } was eliminated.

# Where the game stands.
capital-power-headline-turn = Round { $round }: { $who }’s pawns are on the move
capital-power-headline-own = Round { $round }: it is your turn
capital-power-headline-way = { $who } chooses the way of { $company }
capital-power-headline-interpol = { $who } chooses where Interpol goes
capital-power-headline-split = { $who } divides ${ $amount } to pay among companies
capital-power-headline-debt = { $who } must raise ${ $amount } for { $company }
capital-power-headline-buy-back = { $who } decides whether to buy { $company } back
capital-power-headline-receive = { $who } receives money
capital-power-headline-over = { $who } has won

# What is asked.
capital-power-ask-turn = Your turn. Transfers come first, then every pawn moves, then Interpol.
capital-power-ask-order = What is settled for you out of turn? Nobody learns of it.
capital-power-ask-anytime = It is not your turn. Deals are possible at any moment.
capital-power-ask-roll = Which pawn rolls? One on a parking place leaves it.
capital-power-ask-stay = Which pawn stays on its parking place?
capital-power-ask-bribe = Which pawn pays $10,000 instead of rolling?
capital-power-ask-colour = Which money is the bribe paid with?
capital-power-ask-way = { $company } rolled a { $die }. Which way?
capital-power-ask-interpol = Interpol rolled a { $die }. Which way?
capital-power-ask-source = Which company sends?
capital-power-ask-target = Which company receives?
capital-power-ask-transfer = What is sent? Money in thousands, shares in lots of ten.
capital-power-ask-declare = Whose hidden money goes into the books?
capital-power-ask-amount = How much, in thousands?
capital-power-ask-stop = { $company } is on { $space }. What does it do?
capital-power-ask-borrow = How much does it borrow, in thousands? It gets one loan in its life.
capital-power-ask-repay = ${ $amount } are open. How much is repaid, in thousands?
capital-power-ask-deposit = What is paid in, in thousands? It comes out white.
capital-power-ask-withdraw = Whose deposit is drawn on, and by how much, in thousands?
capital-power-ask-buy = How many lots of ten shares? One costs ${ $price } in white.
capital-power-ask-sell = How many lots of ten shares? The bank pays $40,000 each.
capital-power-ask-stake = What is staked, in thousands?
capital-power-ask-kind = What kind of company? It stays that for ever.
capital-power-ask-founders = Who pays the capital?
capital-power-ask-capital = What capital, in thousands? It never changes.
capital-power-ask-founder = { $company } pays ${ $amount }. How much of that is white (the rest is black)?
capital-power-ask-book = { $company } received ${ $amount } in black. What do the books say?
capital-power-ask-skim = The banker who paid { $company } can be bribed.
capital-power-ask-part = How much stays off the books, in thousands?
capital-power-ask-part-skim = How much too much does the banker pay, in thousands? It stays off the books.
capital-power-ask-even = ${ $amount } are to be paid: { $why }. There is only one way to do it.
capital-power-ask-split = ${ $amount } are to be paid: { $why }. Which companies pay?
capital-power-ask-split-white = Who pays how much of ${ $amount } in white (thousands)? Left alone, all in proportion.
capital-power-ask-split-black = Who pays how much of ${ $amount } in black (thousands)? Left alone, all in proportion.
capital-power-ask-accuse = Do you accuse somebody of false books?
capital-power-ask-whom = Whose books are false?
capital-power-ask-receive = You receive ${ $amount }.
capital-power-ask-receiver = Which company receives it?
capital-power-ask-off-books = How much of it stays off the books, in thousands?
capital-power-ask-debt = { $company } owes ${ $amount }; ${ $missing } of it are still missing. How are they raised?
capital-power-ask-rescuer = Which company helps with cash?
capital-power-ask-rescue = ${ $amount } are missing. What is sent, in thousands?
capital-power-ask-set-off = Whose deposit is set off?
capital-power-ask-resell = Whose shares are sold back?
capital-power-ask-liquidate = Which company is liquidated?
capital-power-ask-daughter = What becomes of { $company }?
capital-power-ask-share = What becomes of the 40% of { $company }?
capital-power-ask-buy-back = { $company } has lost its mother. Buying it back costs ${ $amount }.
capital-power-ask-payer = Which company buys it back?
capital-power-ask-second = Alone, or 60/40 with a second company?
capital-power-ask-partner = Whom do you offer a deal?
capital-power-ask-desk = Which of your companies makes the deal? It pays, and becomes the mother of companies that come.
capital-power-ask-give = What do you give? Money in thousands, shares in lots of ten.
capital-power-ask-give-companies = Which companies do you give? What they control goes along.
capital-power-ask-want = What do you want for it? Money in thousands, shares in lots of ten.
capital-power-ask-want-companies = Which companies do you want? What they control comes along.
capital-power-ask-accept = Which offer do you accept?
capital-power-ask-decline = Which offer do you decline?
capital-power-ask-retract = Which offer do you take back?
capital-power-ask-books = What do your books say, in thousands?

# What fines and taxes are for.
capital-power-reason-ggff = finance police
capital-power-reason-interpol = Interpol
capital-power-reason-fisc = tax inspection
capital-power-reason-indemnity = indemnity for a wrong accusation

# Buttons.
capital-power-do-roll-all = { $count ->
    [one] Roll the last pawn
   *[other] Roll { $count } pawns
}
capital-power-do-roll = Roll one pawn
capital-power-do-stay = Stay parked
capital-power-do-bribe = Pay a bribe
capital-power-do-interpol = Interpol, end of turn
capital-power-do-transfer = Transfer
capital-power-do-declare = Adjust the books
capital-power-do-to = To { $spot }
capital-power-do-borrow = Take a loan
capital-power-do-repay = Repay the loan
capital-power-do-deposit = Deposit
capital-power-do-launder = Deposit all black money
capital-power-do-withdraw = Withdraw
capital-power-do-withdraw-all = Withdraw everything
capital-power-do-buy = Buy shares
capital-power-do-sell = Sell shares back
capital-power-do-found = Found a company
capital-power-do-stake = Stake money
capital-power-do-stake-least = Stake the least, $10,000
capital-power-do-pay-coup = Pay the capital in black
capital-power-do-lose-cash = Lose the cash in the books
capital-power-do-pass = Nothing, go on
capital-power-do-book = Book it
capital-power-do-hide = Keep it off the books
capital-power-do-part = Split it…
capital-power-do-book-skim = Do not bribe the banker
capital-power-do-part-skim = Bribe the banker…
capital-power-do-even = Pay in proportion
capital-power-do-split = Choose who pays
capital-power-do-settle = Raise it from the group
capital-power-do-rescue = Send cash
capital-power-do-set-off = Set off a deposit
capital-power-do-resell = Sell shares back
capital-power-do-liquidate = Liquidate a company
capital-power-do-bankrupt = Go bankrupt
capital-power-do-buy-back = Buy it back
capital-power-do-abandon = Let it go
capital-power-do-accuse = Accuse a player
capital-power-do-receive = Choose a company
capital-power-do-offer = Offer a deal
capital-power-do-accept = Accept an offer
capital-power-do-decline = Decline an offer
capital-power-do-retract = Take an offer back
capital-power-do-order = Standing order
capital-power-do-order-routine = Settle what is routine
capital-power-do-order-clear = Take back my order
capital-power-do-resign = Leave the game
capital-power-roll-at = Roll { $company }: { $spot }
capital-power-stay-at = { $company } stays: { $spot }
capital-power-bribe-to = Bribe { $company } → { $spot }
capital-power-colour-white = White money
capital-power-colour-black = Black money
capital-power-colour-hidden = Hidden black money
capital-power-founder-alone = { $company } alone
capital-power-founders = { $mother } 60%, { $minor } 40%
capital-power-company-worth = { $company } (${ $amount })
capital-power-answer-liquidate = Liquidate it too
capital-power-answer-lapse = Let the share lapse
capital-power-answer-keep = { $company } pays ${ $amount } for it
capital-power-answer-alone = Alone
capital-power-offer-with = { $who }, offer { $slot }
capital-power-offer = { $by } gives { $give }; { $to } gives { $want }.

# Fields of forms, in thousands.
capital-power-field-white = White (thousands)
capital-power-field-black = Black (thousands)
capital-power-field-hidden = Hidden black (thousands)
capital-power-field-lots = Lots of ten shares
capital-power-field-off = Kept off the books (thousands)
capital-power-field-hide = Kept off the books (thousands)
capital-power-field-skim = Too much from the banker (thousands)

# What the last press does.
capital-power-effect-roll-all = Roll the pawns
capital-power-effect-roll = Roll { $company }
capital-power-effect-stay = { $company } stays
capital-power-effect-bribe = { $company } → { $spot }
capital-power-effect-interpol = Move Interpol and end the turn
capital-power-effect-to = { $company } goes to { $spot }
capital-power-effect-interpol-to = Interpol goes to { $spot }
capital-power-effect-transfer = Send it from { $source } to { $target }
capital-power-effect-declare = Put it into the books of { $company }
capital-power-effect-borrow = { $company } borrows
capital-power-effect-repay = { $company } repays
capital-power-effect-deposit = { $company } pays in
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
capital-power-effect-part = Write the books of { $company }
capital-power-effect-even = Pay in proportion
capital-power-effect-split = Pay like this
capital-power-effect-settle = Pay from group cash, deposits, then shares
capital-power-effect-rescue = Send cash from { $company }
capital-power-effect-set-off = Set off the deposit of { $company }
capital-power-effect-resell = Sell shares of { $company } back
capital-power-effect-liquidate = Liquidate { $company } for good
capital-power-effect-bankrupt = Go bankrupt and leave the game
capital-power-effect-buy-back = Buy { $company } back
capital-power-effect-abandon = Let it go with all below it
capital-power-effect-accuse = Accuse { $who }
capital-power-effect-receive = { $company } receives it
capital-power-effect-offer = Make { $who } this offer
capital-power-effect-accept = Strike the deal with { $who }
capital-power-effect-decline = Decline it
capital-power-effect-retract = Take it back
capital-power-effect-order-routine = Settle what is routine from now on
capital-power-effect-order-clear = Take back my order
capital-power-effect-resign = Leave the game for good

# Refusals.
capital-power-refused-unreadable = “{ $given }” is no move of this game.
capital-power-refused-unfinished = Something of this move is still missing.
capital-power-refused-over = The game is over.
capital-power-refused-out = You are not in the game any more.
capital-power-refused-wait = { $whom } has to decide first. Deals are possible at any moment.
capital-power-refused-decide-first = Decide first what is pending.
capital-power-refused-too-many-offers = You have made all the offers one turn allows.
capital-power-refused-offers-open = You have two open offers to everybody already.
capital-power-refused-no-own-offer = You have no open offer.
capital-power-refused-no-offer = Nobody is offering you a deal.
capital-power-refused-bound = A company of this deal is on the move or has to pay just now.
capital-power-refused-cannot-serve = None of your companies alone has what the offer wants.
capital-power-refused-all-moved = Every pawn has had its move in this turn.
capital-power-refused-not-parked = None of your pawns is waiting on a parking place.
capital-power-refused-no-bribe = None of your pawns can use a bribe now.
capital-power-refused-must-move-first = Every pawn that is not parked must move before Interpol.
capital-power-refused-nothing-to-declare = You have no hidden money to declare, or pawns have already moved.
capital-power-refused-not-here-loans = Loans are taken and repaid on a loan space only.
capital-power-refused-not-here-bank = Deposits are made and drawn on a bank space only.
capital-power-refused-not-here-shares = Shares are bought and sold on a stock exchange only.
capital-power-refused-not-here-stakes = Stakes are placed on an election or metals space only.
capital-power-refused-not-here-founding = Companies are founded on a foundation space only.
capital-power-refused-way = None of your pawns is at a fork.
capital-power-refused-not-asked = Nobody asks you that now.
capital-power-refused-one-company = A transfer needs two companies.
capital-power-refused-too-many-acts = You have made all the transfers one turn allows.
capital-power-refused-transfers-over = Transfers come before the first roll of the turn.
capital-power-refused-nothing-to-send = None of your companies has anything to send.
capital-power-refused-not-your-pawn = { $company } is not a pawn of the player whose turn it is.
capital-power-refused-has-moved = { $company } has had its move in this turn.
capital-power-refused-not-on-parking = { $company } is not on a parking place and must move.
capital-power-refused-nothing-ahead = For { $company } there is no black loan, bank or exchange ahead in this country.
capital-power-refused-bribed-here = { $company } has used its bribe in this country; it must run a lap of another one first.
capital-power-refused-bribe-money = { $company } does not have $10,000 of one colour to spend.

## Slash commands

capital-power-command = capital-power
    .about = Capital Power: found companies, launder money, buy the bank
capital-power-command-roll = roll
    .about = Roll for a pawn; without one, for all that need no decision
capital-power-command-roll-pawn = pawn
    .about = Which pawn
capital-power-command-stay = stay
    .about = Stay on a parking place
capital-power-command-stay-pawn = pawn
    .about = Which pawn
capital-power-command-bribe = bribe
    .about = Bribe a pawn’s way instead of rolling
capital-power-command-bribe-pawn = pawn
    .about = Which pawn
capital-power-command-bribe-colour = colour
    .about = With white or black money
capital-power-command-interpol = interpol
    .about = Move Interpol, which ends your turn
capital-power-command-transfer = transfer
    .about = Send money and shares from one of your companies to another
capital-power-command-transfer-source = source
    .about = From which company
capital-power-command-transfer-target = target
    .about = To which company
capital-power-command-transfer-sums = sums
    .about = Like white=40,lots=2; better filled in the panel
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
    .about = Of which kind
capital-power-command-found-founders = founders
    .about = Who pays for it
capital-power-command-found-capital = capital
    .about = Its capital, in thousands
capital-power-command-act = act
    .about = Whatever else is asked now: a way, a loan, a stake, a payment
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
capital-power-command-ledger = ledger
    .about = Your own books
capital-power-command-groups = groups
    .about = Who owns what
capital-power-command-race = race
    .about = The race for the bank’s shares
