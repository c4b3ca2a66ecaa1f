# Réserves, et temps que l’on donne

time-own = ⏳ { $who } : fin du temps pour cette décision { $when }, puis { $reserve } de réserve
time-reserve = ⌛ { $who } puise dans sa réserve ({ $reserve }) : fin du temps { $when }
status-own = ⏳ Fin du temps pour cette décision { $when }. Ensuite, il reste { $reserve } de réserve.
status-reserve = ⌛ Réserve entamée ({ $reserve }) : fin du temps { $when }.
span-days = { $rest ->
    [0] { $whole } j
   *[other] { $whole } j { $rest } h
}
span-hours = { $rest ->
    [0] { $whole } h
   *[other] { $whole } h { $rest } min
}
span-minutes = { $rest ->
    [0] { $whole } min
   *[other] { $whole } min { $rest } s
}
span-seconds = { $rest } s
give-button = Laisser du temps
give-done = Le temps d’une décision a été ajouté.
give-given = 🎁 { $giver } laisse plus de temps à { $who } : { $span }.
give-nobody = Il n’y a ici personne d’autre à qui vous pourriez laisser du temps maintenant.
give-window = Pendant que tout le monde répond en secret, le temps est le même pour tous : personne ne peut en recevoir plus.
give-again = Vous avez déjà laissé du temps pendant ce tour. Quelqu’un d’autre peut le faire aussi.
