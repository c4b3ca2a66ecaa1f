## Ce que les réglages d’un serveur refusent

table-wrong-channel = Sur ce serveur, on ouvre les tables dans { $channels }. Les personnes qui gèrent le serveur peuvent changer cela avec « /serveur réglages ».
table-wrong-home = La table { $number } est en pause et ne peut pas reprendre ici : sur ce serveur, on joue dans { $channels }. Donnez-y cette commande, et elle reprendra.
table-opening-role = Sur ce serveur, seules les personnes qui ont { $role } peuvent ouvrir des tables. Celles qui gèrent le serveur peuvent changer cela avec « /serveur réglages ».
table-opening-managers = Sur ce serveur, seules les personnes qui le gèrent peuvent ouvrir des tables. Elles peuvent changer cela avec « /serveur réglages ».

## Les réglages actuels

server-title = Réglages de ce serveur
server-shown-channels = On ouvre les tables dans { $channels }.
server-shown-anywhere = On peut ouvrir des tables dans tous les salons.
server-shown-opening = Qui peut ouvrir des tables : { $who }.
server-shown-pace = Rythme des nouvelles tables qui n’en indiquent pas : { $pace }.
server-shown-language = Langue de ce que tout le monde voit : { $language }.
server-shown-language-auto = Langue de ce que tout le monde voit : celle que Discord indique pour ce serveur.
server-shown-zone = Fuseau horaire : { $zone }.
server-shown-zone-none = Fuseau horaire : aucun pour l’instant. « /serveur fuseau » le règle.
server-opening-everybody = tout le monde
server-opening-role = les personnes qui ont un rôle
server-opening-managers = les personnes qui gèrent le serveur
server-opening-role-named = les personnes qui ont { $role }, et celles qui gèrent le serveur
server-language-en = anglais
server-language-fr = français
server-language-auto = Selon Discord

## Ce qu’on choisit

server-menu-channels = Salons des tables (aucun choix : tous)
server-menu-opening = Qui peut ouvrir des tables
server-menu-role = Le rôle dont les membres peuvent ouvrir des tables
server-menu-pace = Rythme des nouvelles tables
server-menu-language = Langue de ce que tout le monde voit

## Ce qui a été réglé

server-set = C’est changé.
server-timezone-set = Le fuseau horaire de ce serveur est { $zone } ; il y est { $time }. Ses heures s’entendent désormais dans ce fuseau.

## Les appels aux joueurs

calls-title = Appels aux joueurs sur ce serveur
calls-whom-role = Un appel mentionne { $role }.
calls-whom-wishing = On n’appelle aucun rôle : un appel mentionne jusqu’à 20 personnes qui l’ont choisi avec « /moi appels ».
calls-every = Entre deux appels, il passe au moins { $every }, et une table n’appelle qu’une fois.
calls-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
calls-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
calls-quiet = On n’appelle personne de { $start } à { $end } ({ $zone }).
calls-quiet-none = On peut appeler à toute heure.
calls-menu-role = Le rôle qu’on appelle (aucun choix : qui le veut)
calls-menu-every = Le temps entre deux appels
calls-loud = Appels à toute heure
calls-everyone = On ne peut pas appeler @everyone. Choisissez un rôle que prennent les personnes qui veulent être appelées.
calls-no-zone = Des heures ont besoin d’un fuseau où tout le monde les lit. Réglez d’abord celui du serveur avec « /serveur fuseau ».
calls-unmentionable = Je n’ai pas le droit de mentionner { $role } : un appel n’atteindrait aucun de ses membres. Permettez à tout le monde de mentionner ce rôle dans ses réglages, ou donnez-moi la permission de mentionner tous les rôles.

## Dans quel fuseau s’entendent les heures

zone-server = Ici, les heures s’entendent dans le fuseau de ce serveur, { $zone }.
zone-own = Ici, les heures s’entendent dans votre fuseau, { $zone }, car ce serveur n’en a pas.
zone-none = Ici, les heures s’entendent en { $zone }, car ni vous ni ce serveur n’avez de fuseau horaire. « /moi fuseau » règle le vôtre.
