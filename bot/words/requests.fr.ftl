lobby-ask = Demander une place
who-sits = Qui peut s’asseoir
who-sits-open = tout le monde
    .hint = Qui arrive en premier
who-sits-ask = qui l’hôte accepte
    .hint = « Demander une place » vous le demande, et vous répondez d’un bouton
request-sent = Vous avez demandé une place à la table { $number }. L’hôte répondra ; « Quitter » retire la demande.
request-taken-back = Vous ne demandez plus de place à la table { $number }.
request-again = Vous avez déjà demandé, et l’hôte n’a pas encore répondu.
request-full = { $most } personnes demandent déjà une place. Réessayez quand l’hôte aura répondu à quelques-unes.
request-gone = Cette personne ne demande plus de place ici.
request-unfit = Pour l’instant, { $who } ne peut pas s’asseoir.
request-accepted = { $people } : une place vous attendait, l’hôte vous l’a donnée. { $table }
request-declined = L’hôte de cette table ne vous donne pas de place.
request-open = Tout le monde peut maintenant s’asseoir à cette table : [appuyez sur « Rejoindre »]({ $where }).
request-list = { $count ->
    [one] Une personne demande une place :
   *[other] { $count } personnes demandent une place :
}
request-none = Personne ne demande de place.
request-yes = Accepter { $who }
request-no = Refuser { $who }
request-yes-done = { $who } a maintenant une place.
request-no-done = { $who } n’aura pas de place à cette table.
request-refresh = Montrer de nouveau
request-button = Qui demande une place …
