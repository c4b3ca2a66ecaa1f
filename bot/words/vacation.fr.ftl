## Ce que tout le monde voit

vacation-public = 🌴 { $who } : en vacances jusqu’au { $until } (à partir du { $start })

## En demander

vacation-title = Vacances
vacation-stands-none = Vous n’avez pas de vacances prévues.
vacation-stands = Vous êtes en vacances du { $start } au { $until }.
vacation-left = { $count ->
    [0] { $year } : plus aucun jour
    [one] { $year } : il reste un jour
   *[other] { $year } : il reste { $count } jours
}
vacation-how = Pendant ce temps, vos horloges s’arrêtent aux tables qui laissent un jour ou plus par décision, et vous ne recevez pas de rappels. Vous pouvez jouer quand même ; cela ne met pas fin aux vacances. Les jours commencent à minuit ({ $zone }).
vacation-begun = Bonnes vacances ! Vos tables les affichent.
vacation-ended = { $count ->
    [0] Bon retour : vos horloges tournent à nouveau.
    [one] Bon retour : vos horloges tournent à nouveau, et un jour vous est rendu.
   *[other] Bon retour : vos horloges tournent à nouveau, et { $count } jours vous sont rendus.
}
vacation-called-off = { $count ->
    [one] Vos vacances sont annulées, et leur jour vous est rendu.
   *[other] Vos vacances sont annulées, et leurs { $count } jours vous sont rendus.
}
vacation-off = Mettre fin aux vacances
vacation-menu = À partir d’aujourd’hui, pour …
vacation-today = aujourd’hui, { $day }
vacation-tomorrow = demain, { $day }
vacation-day = { $day }
vacation-length = { $count ->
    [one] un jour, { $day }
   *[other] { $count } jours, jusqu’au { $day }
}

## Refus

vacation-none = Vous n’avez pas de vacances auxquelles mettre fin.
vacation-taken = Vous avez déjà des vacances jusqu’au { $until }. Finissez-les avant d’en prendre d’autres.
vacation-unread = « { $typed } » n’est pas une date que je connais. Choisissez-en une dans la liste, ou écrivez-la comme 2026-08-03 ou 3 août ; pour la fin, un nombre de jours ou de semaines suffit.
vacation-order = Des vacances ne peuvent pas finir avant de commencer.
vacation-past = Des vacances ne peuvent pas commencer avant aujourd’hui.
vacation-far = { $count ->
    [one] Des vacances doivent finir au plus tard dans un jour.
   *[other] Des vacances doivent finir au plus tard dans { $count } jours.
}
vacation-spent = { $count ->
    [0] Il ne vous reste aucun jour de vacances en { $year }, et il en faudrait { $asked }.
    [one] Il vous reste un jour de vacances en { $year }, et il en faudrait { $asked }.
   *[other] Il vous reste { $count } jours de vacances en { $year }, et il en faudrait { $asked }.
}
