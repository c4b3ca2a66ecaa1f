# Soirées jeux

night-title = Soirée jeux · { $when }
night-thread = Soirée jeux

## Ce que tout le monde voit

night-planned = Début { $when }. Hôte : { $host }.
night-gathering = On fait l’appel : les personnes présentes sont placées { $when }. Hôte : { $host }.
night-playing = La soirée a commencé. Qui arrive maintenant est placé avec les prochains qui attendent.
night-over = La soirée est terminée.
night-cancelled = La soirée a été annulée.
night-lapsed = La soirée n’a pas commencé : il n’y avait même pas deux personnes.
night-agreed = { $games } · { $pace } · { $computers }
night-all-games = Tous les jeux
night-alone = sans ordinateurs
night-fill-easy = complétée par des ordinateurs faciles
night-fill-normal = complétée par des ordinateurs normaux
night-fill-hard = complétée par des ordinateurs difficiles
night-coming = **Viennent ({ $count })** { $people }
night-perhaps = **Peut-être ({ $count })** { $people }
night-again = **À confirmer, la date ayant changé ({ $count })** { $people }
night-tables = { $tables ->
    [one] À { $people }, cela fait une table.
   *[other] À { $people }, cela fait { $tables } tables : { $sizes }.
}
night-liked = Jeux souhaités : { $games }
night-like = { $game } { $count }
night-call = { $people } On commence { $when }. Qui est là ?
night-call-nobody = On commence { $when }. Qui est là ?
night-are-here = **Présents ({ $count })** { $people }
night-are-late = **En retard ({ $count })** { $people }
night-round = Soirée jeux · manche { $number }
night-table = **{ $table }** { $people }
night-table-over = **{ $table }** terminée
night-starting = Les parties commencent toutes seules dans une minute.
night-bench = **Attendent une table ({ $count })** { $people }
night-what = Quelle soirée : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $people ->
    [one] 1 personne
   *[other] { $people } personnes
}
night-bench-how = Dès que quatre personnes attendent, elles sont placées ; à deux ou trois, après dix minutes ou dès que plus personne ne joue.

night-moved = { $people } La soirée jeux change de date : il faut répondre de nouveau, en un clic sur la carte ci-dessus.
night-called-off = { $people } La soirée jeux est annulée.
night-missed = { $people } La soirée jeux n’a pas eu lieu : le bot était absent à cette heure-là.
night-remind = { $people } La soirée jeux commence { $when }.
night-ask = { $people } La soirée jeux commence { $when }. { $count ->
    [one] Venez-vous ? Un clic sur la carte suffit.
   *[other] Venez-vous tous ? Un clic sur la carte suffit.
}

## Ce que l’on écrit à une personne

night-remind-you = La soirée jeux à laquelle vous venez commence { $when } : { $link }
night-ask-you = La soirée jeux commence { $when }. Venez-vous ? Un clic sur sa carte suffit : { $link }
night-call-you = La soirée jeux va commencer. Dites-y que vous êtes là : { $link }
night-board-you = Vous avez une place à une table de la soirée jeux : { $link }
night-host-yours = L’hôte de la soirée jeux n’est plus là : c’est vous qui la recevez maintenant : { $link }
night-lost = Le salon de la soirée jeux { $night } a disparu. « /soirée modifier » dans un autre salon l’y déplace ; d’ici là, personne n’est appelé.
night-missed-host = Le bot était absent quand votre soirée jeux devait commencer. Si tout le monde est encore là, « Soirée … » sur sa carte permet de la commencer maintenant : { $link }

## Boutons et menus

night-yes = Je viens
night-maybe = Peut-être
night-no = Pas cette fois
night-here = Je suis là
night-late = J’arrive en retard
night-not = Finalement non
night-likes = Mes jeux …
night-more = Soirée …
night-just-come = J’arrive
night-another = Encore une
night-change = Modifier
night-results = Toute la soirée
night-next = Organiser la prochaine
night-begin = Commencer maintenant
night-cancel = Annuler la soirée
night-end = Terminer la soirée
night-join = M’asseoir : { $game }
night-take = { $game } : jouer pour { $name }
night-unbench = Je n’attends plus
night-menu-likes = Vos jeux préférés ; aucun choix : tous

## Réponses

night-answered-yes = Vous venez : { $when }. Dix minutes avant, toutes les personnes attendues sont appelées. Quels jeux aimez-vous ?
night-answered-perhaps = Vous venez peut-être : { $when }. La question vous sera reposée une heure avant.
night-answered-no = Vous ne venez pas. Si cela change, l’autre bouton suffit.
night-said-here = Vous êtes là. Les tables s’ouvrent { $when }.
night-said-late = Vous serez en retard. On vous attend cinq minutes au plus, si cela sauve une table. Cliquez sur « Je suis là » à votre arrivée. Début { $when }.
night-likes-ask = À quels jeux aimeriez-vous jouer ? Seul le placement le lit, et tout le monde voit combien de personnes aiment chaque jeu.
night-likes-set = C’est noté. Une place à l’un de ces jeux vous sera donnée si c’est possible.
night-likes-any = C’est noté : tous vous plaisent.
night-benched = Vous attendez une table, avec { $people }.
night-benched-alone = Vous attendez une table. Personne d’autre n’attend pour l’instant.
night-unbenched = Vous n’attendez plus de table.
night-seated-now = Vous avez une place : { $game }, { $where }.
night-host-only = Seuls { $host } et les personnes qui gèrent le serveur peuvent la modifier.
night-begun-now = Tout le monde est appelé maintenant ; les personnes présentes sont placées { $when }.

nights-title = Soirées jeux
nights-none = Aucune soirée jeux n’est prévue ici. « /soirée organiser » en propose une, en un clic.
nights-line = **{ $at }** ({ $when }) · { $count ->
    [0] personne ne vient encore
    [one] une personne vient
   *[other] { $count } personnes viennent
} · { $yours }
night-yours-none = vous n’avez pas répondu
night-yours-yes = vous venez
night-yours-perhaps = vous venez peut-être
night-yours-no = vous ne venez pas
night-yours-again = à confirmer

## Organiser

night-draft = Une soirée jeux dans ce salon
night-draft-change = La soirée jeux
night-draft-at = **{ $at }** ({ $when })
night-draft-zone = { $zone }
night-menu-when = Quand
night-menu-games = Les jeux possibles
night-menu-pace = Le rythme
night-menu-computers = Ordinateurs
night-computers-none = Sans ordinateurs
night-computers-easy = Des ordinateurs faciles complètent les tables
night-computers-normal = Des ordinateurs normaux complètent les tables
night-computers-hard = Des ordinateurs difficiles complètent les tables
night-post = Publier
night-save = Enregistrer
night-other-hour = Une autre heure …
night-form-hour = Jour et heure
night-form-example = sam 20h30, 5/12 20:00, demain 19h30, dans 3 h
night-posted = La soirée jeux est publiée : elle commence { $when }. { $zone }
night-changed = La soirée jeux est modifiée : elle commence { $when }. { $zone }

## Refus

night-unknown = Cette soirée jeux n’existe pas.
night-none = Aucune soirée jeux n’est prévue ici. « /soirée organiser » en propose une.
night-which = Plusieurs soirées jeux sont prévues ici : indiquez laquelle.
night-is-over = Cette soirée jeux est terminée.
night-not-host = Seuls { $host } et les personnes qui gèrent le serveur peuvent le faire.
night-in-thread = Les tables d’une soirée jeux ont chacune leur fil : il lui faut donc un salon textuel, et non un fil.
night-no-time = « { $words } » n’est pas une heure à venir. Écrivez par exemple sam 20h30, 5/12 20:00, demain 19h30 ou dans 3 h.
night-past = Une soirée jeux commence dans l’année qui vient, et non dans le passé.
night-no-game = « { $words } » n’est aucun des jeux. Indiquez-en un ou plusieurs, séparés par des virgules.
nights-full = { $most } soirées jeux sont déjà prévues sur ce serveur. Il faut d’abord que l’une passe ou soit annulée.
night-full = { $most } personnes viennent déjà : une soirée n’en accueille pas davantage. « /soirée organiser » permet d’en prévoir une seconde à la même heure.
night-begun = La soirée jeux a déjà commencé.
night-not-playing = On ne joue pas encore. Dites sur la carte de la soirée que vous venez.
night-no-results = Il n’y a pas de bilan ici : aucune soirée jeux n’est allée à son terme ces trois derniers mois.
night-seated = Vous avez une place à la table { $table } de cette soirée jeux. Sa partie finie, vous pourrez en attendre une autre.
