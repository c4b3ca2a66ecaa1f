# Ce que dit le jeu des choix étranges.
odd = Étrange
    .tagline = Des choix étranges.
    .feel = Rien n’y ressemble à rien.
odd-option-mood = Humeur
    .about = L’humeur de la partie.
odd-option-mood-calm = calme
odd-option-mood-wild = folle
odd-sheet-mine = À vous
odd-sheet-board = Plateau
odd-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
odd-window-whisper = chuchotez un nombre en secret.
odd-dealt = Chacun a un mot.
odd-own = Votre mot est { $mark }.
odd-own-move = Vous avez fait { $what } { $mark }.
odd-did = { $who } fait { $what }.
odd-heard = Les chuchotements font { $count }.
odd-ask = Et { $what } ? { $mark }
odd-option = { $what } { $mark }
odd-hint = Un indice { $mark }
odd-player = { $who } { $mark }
odd-resign = Partir { $mark }
odd-effect = Faire { $what } { $mark }
odd-headline = Tour { $turn } { DE($who) } { $mark }
odd-last = Dernier coup : { $what }.
odd-why = Voilà pourquoi.
odd-refused-forty = Quarante ne va jamais. { $mark }
odd-refused-turn = C’est le tour { DE($who) }.
odd-refused-part = C’est une partie de coup.
odd-refused-close = Il n’y a rien à fermer.
odd-command = étrange
    .about = Des choix étranges
odd-command-new = nouvelle
    .about = Choix étranges, ouvrir une table
odd-command-do = faire
    .about = Faire quelque chose
odd-command-do-what = quoi
    .about = Que faire
odd-command-do-how = comment
    .about = Comment le faire
odd-command-thrice = trois
    .about = Faire quelque chose avec trois
odd-command-thrice-what = quoi
    .about = Que faire
