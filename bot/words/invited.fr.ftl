who-sits-invited = sur invitation de l’hôte
    .hint = Dans un fil privé ; les autres ne voient la table nulle part
invited-thread = { $game } · sur invitation
invited-opened = Votre table est ouverte dans { $where }. Personne d’autre ne la voit : invitez ici.
invited-moved = Votre table est maintenant dans { $where }. Personne d’autre ne la voit : invitez ici.
invited-note = La modération du serveur peut lire ce fil. Vos cartes, elle ne les voit jamais.
invited-button = Personnes invitées …
invited-list = { $count ->
    [one] Une personne est invitée et n’a pas encore pris place :
   *[other] { $count } personnes sont invitées et n’ont pas encore pris place :
}
invited-nobody = Aucune invitation n’attend de réponse.
invite-who = Inviter …
uninvite-who = Retirer des invitations …
invited-done = { $count ->
    [one] L’invitation est partie.
   *[other] Les invitations sont parties.
}
invited-taken-back = L’invitation est retirée. Personne n’en est averti.
invited-full = Une table invite { $most } personnes au plus. Personne n’a été invité.
invited-already = L’invitation a déjà été faite.
invited-none-of-them = Il n’y a pas d’invitation à retirer. Vous pouvez faire lever une personne assise.
invited-not-so = On n’invite qu’aux tables sur invitation. Une table le devient une fois, dans ses options, et le reste.
invited-not-here = Il n’y a de fils privés que dans les salons textuels. Ouvrez la table dans l’un d’eux, ou choisissez autrement qui peut s’asseoir.
invited-call = { $people } : { $who } vous invite. { $table } : appuyez sur « Rejoindre » sur sa carte.
invited-you = { $who } vous invite. { $table }
invited-sit = S’asseoir
call-invited-only = Ici, seules les personnes invitées prennent place : invitez-les dans les options.
permission-create-private-threads = Créer des fils privés
