# Learning a game alone.

lesson-alone = Practise alone
lesson-which = **Which game do you want to try?** You play against computers, for you alone.
lesson-title = { $game }, for you alone
lesson-first = First game
lesson-first-about = **First game**: short and easy. It shows and explains everything as you play.
lesson-free = Free practice
lesson-free-about = **Free practice**: you choose how well the computers play, and the options.
lesson-alone-about = Nobody else sees these games, they count in no statistics, and moves can be taken back.
lesson-against = **Against computers that play …**
lesson-none = { $game } has no prepared first game yet. Try free practice.
lesson-under-way = You are in the middle of this practice game. To begin another one, leave it first, under “Table …”.
lesson-below = Your panel is in the next message.
lesson-where = private: your panel is here or in your direct messages
lesson-practise-on = Practise on

tips-on = on
tips-off = off
tips-again = on, everything again from the start
me-tips-on = On your panel, games will explain what comes up for the first time.
me-tips-off = I will not explain games on your panel any more.
me-tips-again = On your panel, games will explain everything again from the start.

practice-take-back = Take back
practice-taken-back = ↩️ Taken back: here you are again where you decided.
practice-back = ↩️ { $who } goes back to the last decision.
practice-only = Only at a table where one person plays against computers can moves be taken back like this.
lesson-friends = Play with friends
tip-rule = Rule
