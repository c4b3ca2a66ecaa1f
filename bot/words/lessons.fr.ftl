# Apprendre un jeu en solitaire.

lesson-alone = S’entraîner en solo
lesson-which = **Quel jeu voulez-vous essayer ?** Vous jouez contre des ordinateurs, rien que pour vous.
lesson-title = { $game }, en solo
lesson-first = Première partie
lesson-first-about = **Première partie** : courte et facile. Elle montre et explique tout au fil du jeu.
lesson-free = Entraînement libre
lesson-free-about = **Entraînement libre** : vous choisissez le niveau des ordinateurs et les options.
lesson-alone-about = Rien que pour vous : sans statistiques, et vous pouvez reprendre vos coups.
lesson-against = **Contre des ordinateurs de niveau…**
lesson-none = { $game } n’a pas encore de première partie préparée. Essayez l’entraînement libre.
lesson-under-way = Cette partie d’entraînement est en cours. Pour en commencer une autre, quittez-la d’abord, sous « Table… ».
lesson-below = Votre panneau est dans le message suivant.
lesson-where = en privé : votre panneau est ici ou dans vos messages privés
lesson-practise-on = Continuer l’entraînement

tips-on = oui
tips-off = non
tips-again = oui, tout de nouveau depuis le début
me-tips-on = Sur votre panneau, les jeux expliqueront ce qui se présente pour la première fois.
me-tips-off = Je n’expliquerai plus les jeux sur votre panneau.
me-tips-again = Sur votre panneau, les jeux expliqueront tout de nouveau depuis le début.

practice-take-back = Reprendre
practice-taken-back = ↩️ Coup repris : vous revoilà devant votre décision.
practice-back = ↩️ { $who } revient à sa dernière décision.
practice-only = Reprendre des coups ainsi n’est possible qu’à une table où l’on joue seul contre des ordinateurs.
lesson-friends = Jouer entre amis
tip-rule = Règle
