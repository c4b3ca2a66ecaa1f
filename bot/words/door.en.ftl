play-title = What can be played here
play-facts = { $least }–{ $most } players · { $minutes } min · { $weight ->
    [light] light
    [medium] medium
   *[heavy] heavy
}
play-choose = **What would you like to play?**
play-open = Open a table
play-alone = Practise alone
play-all = All games
play-show = Show me the games

help-title = Games that are played under the table
help-about = I host tabletop games here: I deal, keep secrets, count, and play along if somebody is missing. Buttons do everything; commands are for whoever likes to type.
help-play = **/play** shows the games: open a table, play alone, or read how one goes in a minute
help-learn = **/learn** is a first game alone, against computers, that explains itself
help-moves = **/slush-fund**, **/slasher** and so on are a game’s moves, typed instead of pressed
help-tables = **/tables** finds your tables and their panels, and asks a table for a pause or another pace
help-rules = **/rules** answers a question, such as “how do I win?”
help-me = **/me** sets your language, where I call you, quiet hours and vacations
help-server = **/server**, for those who manage it, sets where and by whom tables are opened
help-at-table = This is table { $number }: { $game }. **My panel** shows what you hold and what you can do. Only you see it.

# What a server is told when it invites the bot.
greet-hello = **Hello!** I host games: I deal, keep everybody’s secrets, and play along if somebody is missing.
greet-open = -# Anybody opens a table with **/play**, in any channel where I can write. Each game gets a thread.
greet-secret = -# What players hold only they see, in their panels. I also send those by direct message, to whoever allows it.
greet-manage = -# Whoever manages the server sets channels, language and who opens tables with **/server settings**.
