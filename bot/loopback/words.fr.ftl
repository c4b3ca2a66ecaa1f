# Le bac à sable : sa page et ce qu’il dit dans le terminal.
playground-title = Dessous de table · bac à sable
playground-language = Français
playground-ready = Le bac à sable est ouvert à l’adresse { $address } (Ctrl-C pour terminer).
playground-not-installed = Le Discord local n’est pas installé. Installez-le avec `pip install "under-the-table[playground]"`.
playground-port-taken = Le port { $port } ne peut pas être ouvert. Choisissez-en un autre avec --port.
playground-too-many = De 1 à { $most } personnes peuvent jouer en même temps.
playground-ended = Le bac à sable est terminé.

# La barre du haut
playground-step-minute = +1 min
playground-step-hour = +1 h
playground-step-day = +1 jour
playground-ahead-minute = Avancer l’horloge d’une minute
playground-ahead-hour = Avancer l’horloge d’une heure
playground-ahead-day = Avancer l’horloge d’un jour
playground-restart = Redémarrer le bot
playground-kill = Tuer le bot
playground-kill-help = Arrête le bot sans prévenir, comme une coupure de courant
playground-limits = Limites de débit
playground-limits-help = Compter les requêtes du bot comme le fait Discord
playground-tools = Autres commandes
playground-bot-on = Bot connecté
playground-bot-off = Bot non connecté
playground-bot-failed = Le bot s’est arrêté tout seul : voyez le terminal
playground-lost = La connexion au bac à sable est perdue. Nouvel essai…
playground-lost-short = Pas de connexion

# Une colonne
playground-channels = Salons
playground-direct = Messages privés
playground-unread = non lu
playground-rooms-of = Salons : { $name }
playground-settings-of = Réglages : { $name }
playground-messages-of = Ce que voit { $name }
playground-language-of = Langue
playground-closed-dm = Messages privés fermés
playground-archive = Archiver ce fil
playground-reopen = Rouvrir ce fil
playground-archived = Ce fil est archivé. Écrire dedans le rouvre.
playground-locked = Ce fil est verrouillé.
playground-jump = Aller aux derniers messages
playground-beginning = Ici commence { $room }.

# Les messages
playground-used = a utilisé
playground-opened-thread = a ouvert un fil :
playground-only-you = Vous seul pouvez voir ceci
playground-dismiss = Supprimer le message
playground-thinking = Le bot réfléchit…
playground-edited = modifié
playground-failed = Échec de l’interaction
playground-no-answer = L’application n’a pas répondu
playground-not-possible = Impossible : { $why }

# Écrire et remplir
playground-write-to = Écrire dans { $room }, ou / pour les commandes
playground-no-command = Aucune commande ne porte ce nom.
playground-send = Envoyer
playground-cancel = Annuler
playground-close = Fermer
playground-submit = Valider
playground-choose = Faites un choix
playground-apply = Appliquer
playground-yes = oui
playground-no = non
playground-required = Ce champ est obligatoire.
playground-choose-listed = Choisissez dans la liste.
playground-whole-number = Il faut un nombre entier.
playground-number = Il faut un nombre.
playground-at-least = Au moins { $least }
playground-at-most = Au plus { $most }
playground-too-short = Longueur minimale : { $least }
playground-no-upload = L’envoi de fichiers n’est pas possible ici.
playground-form-failed = Une erreur est survenue. Réessayez.
