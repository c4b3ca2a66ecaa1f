# What any game can say about a choice that is not possible.
choice-not-offered = “{ $given }” is not one of the choices here.
choice-amount-no-number = “{ $given }” is not a whole number.
choice-amount-out-of-bounds = { $given } is out of range: give from { $least } to { $most }.
choice-amount-out-of-bounds-or = { $given } is out of range: give { $other }, or from { $least } to { $most }.
choice-amount-off-step = { $given } does not work: start from { $least } and go up in steps of { $step }.
choice-several-twice = You picked the same thing twice.
choice-several-count = { $least ->
    [one] Pick at least one
   *[other] Pick at least { $least }
} and at most { $most }.
choice-form-unreadable = I could not read “{ $given }”.
choice-form-missing = An answer is missing: { $field }.
choice-form-total = { $bound ->
    [some] Fill in at least one of the amounts.
    [least] That adds up to { $given }; it must be at least { $least }.
    [exact] That adds up to { $given }; it must be { $least }.
   *[both] That adds up to { $given }; it must be from { $least } to { $most }.
}
choice-form-growing = { $given } is too little: it must be at least { $least }.

# The pages of “how to play” that every game has.
primer-aim = The aim
primer-turn = A turn
primer-end = How it ends
