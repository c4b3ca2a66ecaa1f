play-title = À quoi jouer ici
play-facts = { $least } à { $most } joueurs · { $minutes } min · { $weight ->
    [light] léger
    [medium] moyen
   *[heavy] costaud
}
play-choose = **À quoi voulez-vous jouer ?**
play-open = Ouvrir une table
play-alone = Jouer en solo
play-all = Tous les jeux
play-show = Voir les jeux

help-title = Des jeux qui se jouent sous la table
help-about = J’accueille ici des jeux de société : je distribue, je garde les secrets, je compte, et je joue s’il manque quelqu’un. Les boutons font tout ; les commandes sont pour qui aime taper.
help-play = **/jouer** montre les jeux : ouvrir une table, jouer en solo, ou lire en une minute comment on joue
help-learn = **/apprendre**, c’est une première partie en solo, contre des ordinateurs, qui s’explique d’elle-même
help-moves = **/caisse-noire**, **/slasher** et les autres sont les coups d’un jeu, à taper au lieu d’appuyer
help-tables = **/tables** retrouve vos tables et leurs panneaux, et demande une pause ou un autre rythme
help-rules = **/règles** répond à une question, comme « comment gagner ? »
help-me = **/moi** règle votre langue, où je vous appelle, vos heures calmes et vos vacances
help-server = **/serveur**, pour qui gère le serveur, règle où et par qui les tables sont ouvertes
help-at-table = C’est la table { $number } : { $game }. **Mon panneau** montre ce que vous avez et ce que vous pouvez faire. Vous seul le voyez.

# Ce qu’un serveur apprend quand il invite le bot.
greet-hello = **Bonjour !** J’accueille des jeux : je distribue, je garde les secrets de chacun, et je joue s’il manque quelqu’un.
greet-open = -# Chacun ouvre une table avec **/jouer**, dans tout salon où je peux écrire. Chaque partie a son fil.
greet-secret = -# Ce qu’un joueur a, lui seul le voit, sur son panneau. Je l’envoie aussi en message privé à qui le permet.
greet-manage = -# Qui gère le serveur règle les salons, la langue et qui ouvre des tables avec **/serveur réglages**.
