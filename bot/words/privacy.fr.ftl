## Une place dont tout ce qui concernait la personne a été supprimé

nameless-seat = Place { $number }
nameless-left = 💺 { $who } n’est plus à personne. La table joue désormais cette place.

## /moi supprimer

me-delete-head = **Supprimer tout ce qui est conservé sur vous ?** C’est irréversible.
me-delete-settings = Vos réglages, vos coups à moitié faits, vos rappels, vos vacances et tout ce qui attend de vous être envoyé disparaissent.
me-delete-playing = { $count ->
    [one] Dans **{ $count }** partie que vous jouez, la table joue désormais votre place, et vous ne pourrez y prendre aucune autre place. Jusqu’à la fin de la partie, je garde pour cela une marque qui ne dit pas qui vous étiez.
   *[other] Dans **{ $count }** parties que vous jouez, la table joue désormais votre place, et vous ne pourrez y prendre aucune autre place. Jusqu’à la fin de chaque partie, je garde pour cela une marque qui ne dit pas qui vous étiez.
}
me-delete-lobby = { $count ->
    [one] Vous quittez **{ $count }** table qui n’a pas commencé.
   *[other] Vous quittez **{ $count }** tables qui n’ont pas commencé.
}
me-delete-over = { $count ->
    [one] **{ $count }** partie terminée garde ses coups ; votre place y perd son nom et ne mène plus à vous.
   *[other] **{ $count }** parties terminées gardent leurs coups ; vos places y perdent leur nom et ne mènent plus à vous.
}
me-delete-stays = Ce qui a été publié sur Discord y reste : je ne peux pas le reprendre. Je supprime en revanche les messages de notre conversation qui montrent vos cartes. Les copies de la base faites par la personne qui s’occupe du bot contiennent encore tout, jusqu’à ce qu’elles soient jetées.
me-delete-first = Avec « /moi exporter », vous obtenez d’abord le tout dans un fichier.
me-delete-button = Supprimer tout ce qui me concerne
me-deleted = Tout ce qui était conservé sur vous est supprimé. Vous pouvez rejouer quand vous voulez, comme quelqu’un de nouveau.

## /moi exporter

me-export-sent = Je vous ai envoyé par message privé tout ce qui est conservé sur vous.
me-export-here = Tout ce qui est conservé sur vous, dans un fichier visible de vous seulement.
me-export-file = Tout ce qui est conservé sur vous.
me-export-running = Votre export est déjà en préparation ; il arrive dès qu’il est prêt.
me-export-busy = Beaucoup de personnes attendent leur export en ce moment. Redemandez dans quelques minutes.
