## Rythmes

pace = Rythme
pace-quick = rapide, 45 secondes par décision, 5 minutes de réserve
pace-live = en direct, 2 minutes par décision, 4 de réserve
pace-evening = une soirée, 15 minutes par décision, 30 de réserve
pace-day = un jour par décision, deux de réserve
pace-three-days = trois jours par décision, trois de réserve
pace-week = une semaine par décision, une de réserve
pace-none = sans limite de temps
pace-set = Le rythme a changé.

## Horloges

time-until = ⏳ { $who } : fin du temps { $when }
time-until-all = ⏳ Fin du temps { $when } pour tous ceux à qui on demande une réponse
time-up = ⏰ { $who } n’a plus de temps : la table joue.
time-answered = Votre temps était écoulé : la table a répondu pour vous. Personne d’autre n’est prévenu.
order-followed = Votre ordre permanent a répondu pour vous. Personne d’autre ne sait que c’était lui.
time-stand-in = 💺 { $who } a laissé passer son temps trois fois de suite. La table joue désormais cette place ; { $who } la retrouve en jouant un coup ou en appuyant sur « Me revoilà ». D’ici là, une personne qui n’est pas à cette table peut la reprendre.
time-back = 👋 { $who } est de retour et joue de nouveau.
time-away = 💺 La table joue pour { $who }.
time-away-yours = 💺 La table joue pour vous. Jouez un coup, ou appuyez sur « Me revoilà ».
time-return = Me revoilà
time-returned = Bon retour : vous jouez de nouveau vous-même.
time-was-here = Vous jouez déjà vous-même votre place.

## Rappels

reminder-head = ⏰ { $count } tables vous attendent :
reminder-line = ⏰ [{ $table }]({ $link }) · { $question } · fin du temps { $when }
reminder-line-untimed = ⏰ [{ $table }]({ $link }) · { $question }
reminder-call = ⏰ { $who }, la table vous attend : fin du temps { $when }.
remind-menu = Où je vous rappelle votre tour
remind-dm = par message privé
remind-thread = dans le fil de la table
remind-off = nulle part
me-reminders-dm = Je vous envoie un rappel par message privé quand la moitié du temps pour une décision est passée, puis une fois encore avant que je joue à votre place, réserve comprise. S’il n’arrive pas, j’écris dans le fil de la table, mais jamais au sujet d’une réponse secrète.
me-reminders-thread = Je vous envoie un rappel dans le fil de la table quand la moitié du temps pour une décision est passée, puis une fois encore avant que je joue à votre place, réserve comprise ; au sujet d’une réponse secrète, par message privé seulement.
me-reminders-off = Je ne vous enverrai pas de rappels.
me-quiet-set = Ni appels ni rappels de { $start } à { $end } ({ $zone }). Ceux qui tombent dans ces heures arrivent à leur fin, si c’est encore à vous de jouer.
me-quiet-off = Vous n’avez pas d’heures calmes : appels et rappels peuvent arriver à toute heure.
me-quiet-unread = « { $typed } » n’est pas une heure que je connais. Écrivez-la comme 22:30, 22 h 30, 2230, 10pm ou minuit.
me-quiet-half = Indiquez un début et une fin, comme 22:00 et 7:30, ou ni l’un ni l’autre.
me-quiet-same = Ces heures ne peuvent pas finir quand elles commencent. Indiquez deux heures différentes, ou aucune.
me-timezone-set = Votre fuseau horaire est { $zone } ; il y est { $time }.
me-timezone-unknown = Je ne connais pas de fuseau horaire « { $zone } ». Choisissez-en un dans la liste, comme Europe/Paris, ou donnez son écart avec UTC : UTC+2 a deux heures d’avance.
me-timezone-several = Plusieurs fuseaux horaires s’appellent « { $zone } ». Choisissez-en un dans la liste, comme Europe/Paris.

## À qui le tour

turn-none = Aucune table ne vous attend.
turn-more = { $count ->
    [0] Aucune autre table ne vous attend.
    [one] Une autre table vous attend : utilisez de nouveau « /tables tour ».
   *[other] { $count } autres tables vous attendent : utilisez de nouveau « /tables tour ».
}
