## Ce que quelqu’un n’a pas encore vu

news-forced = Vous n’aviez pas d’autre coup : { $line }
news-again = { $line } ({ $count } fois)
news-more = { $count ->
    [one] Et une autre nouvelle.
   *[other] Et { $count } autres nouvelles.
}
news-more-alone = { $count ->
    [one] Et une autre nouvelle, sous « Plateau ».
   *[other] Et { $count } autres nouvelles, sous « Plateau ».
}
watch-since = Depuis votre dernier passage :
watch-lately = Les derniers événements :
watch-more = { $count ->
    [one] Et un autre événement auparavant.
   *[other] Et { $count } autres événements auparavant.
}
watch-leads = { $count ->
    [one] { $who } mène avec { $score }.
   *[other] { $who } sont en tête à égalité : { $score }.
}
watch-level = Tout le monde est à égalité : { $score }.
watch-hidden = Personne ne peut voir qui mène.

## Où en sont les choses

status-yours = C’est à vous de jouer.
status-decides = C’est à { $who } de jouer ; on attend votre décision.
status-decision = On attend votre décision.
status-answer = On attend votre réponse.
status-answered = Votre réponse est enregistrée ; la suite vient quand tout le monde a répondu.
status-earliest = Pas avant { $when }.
status-waits = On attend : { $who }.
status-thinks = { $count ->
    [one] { $who } réfléchit…
   *[other] { $who } réfléchissent…
}
status-next = C’est à { $who } de jouer, puis à vous.
status-then = C’est à { $who } de jouer, puis à { $others }, puis à vous.
status-far = C’est à { $who } de jouer ; { $count } autres suivront, puis vous.
status-until = ⏳ Fin du temps { $when }.
status-standing = { $said }.

## Une partie finie

finished-nobody = Personne n’a gagné.
finished-yours = Vous avez gagné.
finished-yours-too = Vous avez gagné, à égalité avec { $who }.
finished-out = Victoire : { $who } ; vous n’étiez plus dans la partie.
finished-theirs = Victoire : { $who } ; vous finissez { $place }ᵉ{ $count ->
    [0] {""}
   *[other] , à égalité avec { $others }
}.
finished-lost = Victoire : { $who }.
