# What the game of odd choices says.
odd = Odd
    .tagline = Odd choices.
    .feel = Like nothing else.
odd-option-mood = Mood
    .about = How the game feels.
odd-option-mood-calm = calm
odd-option-mood-wild = wild
odd-sheet-mine = Yours
odd-sheet-board = Board
odd-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
odd-window-whisper = whisper a number in secret.
odd-dealt = Everybody has a word.
odd-own = Your word is { $mark }.
odd-own-move = You did { $what } { $mark }.
odd-did = { $who } does { $what }.
odd-heard = The whispers come to { $count }.
odd-ask = What about { $what }? { $mark }
odd-option = { $what } { $mark }
odd-hint = A hint { $mark }
odd-player = { $who } { $mark }
odd-resign = Leave { $mark }
odd-effect = Do { $what } { $mark }
odd-headline = Turn { $turn } of { $who } { $mark }
odd-last = Last: { $what }.
odd-why = That is why.
odd-refused-forty = Forty is never right. { $mark }
odd-refused-turn = It is the turn of { $who }.
odd-refused-part = That is a part of a move.
odd-refused-close = Nothing is to be closed.
odd-command = odd
    .about = Odd choices
odd-command-new = new
    .about = Odd choices: open a table
odd-command-do = do
    .about = Do something
odd-command-do-what = what
    .about = What to do
odd-command-do-how = how
    .about = How to do it
odd-command-thrice = thrice
    .about = Do something with three
odd-command-thrice-what = what
    .about = What to do
