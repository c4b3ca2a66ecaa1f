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
