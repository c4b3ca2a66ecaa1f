## What somebody was told since they last looked

news-forced = You had no other move: { $line }
news-again = { $line } ({ $count } times)
news-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
news-more-alone = { $count ->
    [one] And one more, under “Board”.
   *[other] And { $count } more, under “Board”.
}
watch-since = Since you last looked:
watch-lately = What happened last:
watch-more = { $count } more before that.
watch-leads = { $count ->
    [one] { $who } leads with { $score }.
   *[other] { $who } lead, level at { $score }.
}
watch-level = All are level at { $score }.
watch-hidden = Nobody can see who leads.

## How it stands

status-yours = It is your turn.
status-decides = It is { $who }’s turn; your decision is wanted.
status-decision = Your decision is wanted.
status-answer = Your answer is wanted.
status-answered = Your answer is in; the result follows when everybody has answered.
status-earliest = Not before { $when }.
status-waits = Waiting for { $who }.
status-thinks = { $count ->
    [one] { $who } is thinking …
   *[other] { $who } are thinking …
}
status-next = { $who } plays, then you.
status-then = { $who } plays, then { $others }, then you.
status-far = { $who } plays, then { $count } others, then you.
status-until = ⏳ Time is up { $when }.
status-standing = { $said }.

## A game that is over

finished-nobody = Nobody won.
finished-yours = You won.
finished-yours-too = You won together with { $who }.
finished-out = { $who } won; you were out by then.
finished-theirs = { $who } won; you came { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] last
}{ $count ->
    [0] {""}
   *[other] , level with { $others }
}.
finished-lost = { $who } won.
