kingsroad-command = King's Road dans le terminal : jouer, demander conseil, analyser.
kingsroad-command-play = Ouvre le jeu, comme `kingsroad` tout seul ; avec FILE, reprend cette partie enregistrée.

    Le fichier dit de quel jeu elle est.
    .board = Un fichier de plateau (TOML) pour les nouvelles parties.
kingsroad-command-position = Affiche le code d'une position, à coller ailleurs.

    Toute commande qui prend une partie enregistrée prend aussi un tel code.
    .round = La position avant la manche N, pas la dernière.
kingsroad-command-board = Dessine le plateau en texte : celui d'une partie enregistrée, du code d'une position ou d'un fichier de plateau
    (.toml).

    Sans rien, dessine le royaume de base.
    .round = Avant la manche N (par défaut : en l'état).
    .players = Pour un fichier de plateau.
kingsroad-command-advise = Conseille un joueur : que jouer, ce que cela vaut et à quel point c'est sûr.

    Pour une partie qui attend des seconds choix, conseille le second choix.
    .player = Qui conseiller ; les places se comptent depuis 0, comme dans le JSON.
    .round = Conseiller comme la partie était avant cette manche.
    .belief = Comment on suppose que les adversaires jouent.
    .assume = Tenir pour acquis, par exemple "Bob: plays 5" ; peut se répéter.
    .goal = Ce qu'il faut maximiser.
    .epsilon = Ce que le mélange peut laisser à un adversaire parfait, dans l'unité du but ; à deux joueurs, sauf indication contraire,
        ce que les erreurs de l'autre ont donné.
    .seed = Choisit entre des choix égaux.
    .think = Réfléchir ensuite jusqu'à autant de secondes de plus aux meilleurs choix.
kingsroad-command-tournament = Joue un tournoi.

    PLAYER est le nom d'un joueur ordinateur ou cmd:PROGRAM ARG.... Avec autant de joueurs que de places, ils sont la table, et chaque table
    se joue une fois par rotation de ses places ; avec plus ou moins, chaque table tire ses joueurs parmi eux.
    .seats = Joueurs à une table.
    .cap = Nombre maximal de manches.
    .permanent-nobles = Jouer la variante.
kingsroad-command-puzzles =
    .players = Qui joue : chaque table tire parmi eux.
    .seats = Les tailles des tables, tour à tour.
kingsroad-command-analyse = Juge chaque choix de parties enregistrées, ou des parties des résultats d'un tournoi, d'après ce qu'on pouvait savoir
    alors.

    L'analyse est gardée à côté de sa partie, et montrée aussitôt la fois suivante. Un mauvais fichier est signalé et les autres continuent ;
    le code de sortie est alors 2. Ctrl+C garde ce qui est fait.
    .goal = D'après quoi un choix est jugé.
    .belief = Comment on suppose que les adversaires jouent.
    .again = Rejuger là où une analyse est à côté de la partie.
    .seconds = Juger les manches d'une partie qui tiennent à peu près dans ce temps.
    .think = Réfléchir ensuite plus longtemps aux pires choix d'une partie, autant de secondes en tout.
kingsroad-command-host =
    .permanent-nobles = Jouer la variante.
    .board = Un fichier de plateau (TOML).
kingsroad-command-train = Apprend, en jouant contre soi-même, ce que valent les positions.

    CHECKPOINT contient tout l'entraînement. Si le fichier est déjà là, l'entraînement continue avec ses propres réglages. Ctrl+C l'arrête ; ce
    qui a été joué depuis le dernier enregistrement est rejoué.
    .permanent-nobles = Apprendre la variante.
    .begin-with = Partir de ces poids, ceux de l'autre variante par exemple.
    .against = Apprendre à battre ces poids, qui n'en savent rien, au lieu de jouer contre soi-même.
    .rate = Le premier taux d'apprentissage d'un nouvel entraînement. [default: 0.002]
    .cooling = Pas au bout desquels le taux d'un nouvel entraînement tombe au dixième. [default: 20000]
    .trace = Le poids des positions qui ont suivi, dans un nouvel entraînement. [default: 0.85]
    .width = Nombres dans la première couche cachée d'un nouvel entraînement ; des poids donnés sont élargis. [default: 128]
    .begin-policy-with = Partir de cette politique ; sinon un nouvel entraînement en apprend une depuis le début.
    .rounds = Manches à chaque table, celles d'un entraînement précédent comprises.
    .weights = Écrire les poids ici à la fin.
    .policy = Écrire la politique ici à la fin.
    .compare = Jouer ensuite autant de tables avec eux.
    .calibrate = Les juger ensuite sur autant de parties.
    .calibrate-strongest = Les juger aussi sur des parties du joueur ordinateur le plus fort ; elles prennent bien plus de temps.
    .jobs = Processus.
    .scheduler = Un ordonnanceur Dask dont les ouvriers jouent.
kingsroad-command-learn = Apprendre à jouer : une première partie guidée de trois minutes, à partir de l'étape atteinte.
