# Tables où il n’y a plus personne

sleep-until = 💤 Il n’y a plus personne ici. Le premier clic réveille la table (fermeture prévue : { $day }).
sleep-soon = 💤 Il n’y a plus personne ici. Le premier clic réveille la table ; elle ferme { $when }.
sleep-asleep = Cette table dort : il n’y a plus personne. Un clic de quelqu’un qui y est assis la réveille, et aussi de qui reprend une place.
sleep-closed = Personne n’est revenu. La table est fermée, sans résultat.
tables-state-sleeps = endormie
