command-play = Ouvre le jeu ; avec FILE, reprend cette partie enregistrée.
    .plain = Toute la partie en texte simple, ligne par ligne.
command-learn =
    .plain = En texte simple, ligne par ligne.
    .from = L'étape par laquelle commencer.
command-advise =
    .seconds = Répondre en ce temps environ.
command-replay = Rejoue selon les règles des parties enregistrées, ou celles des résultats d'un tournoi.

    Un mauvais fichier est signalé et les autres continuent ; le code de sortie est alors 2.
    .json = Un objet JSON par fichier, un par ligne.
command-share = Affiche toute une partie en une ligne de texte, à coller dans un message.
command-board =
    .ascii = Dessiner avec des signes ASCII.
    .width = En colonnes.
    .height = En lignes.
command-statistics = Compte tes parties finies contre chaque force d'ordinateur.

    Avec --by, dit plutôt comment tu progresses.
    .json = Un objet JSON par force, ou par ligne du tableau, un par ligne.
command-practise = S'exercer : tes propres erreurs à revoir aujourd'hui, puis les problèmes du jour.

    Une erreur revient 1, 3, 7 et 21 jours après une bonne réponse, et demain après une mauvaise.
    .json = Tes erreurs, un objet JSON par ligne.
    .judge = Chercher d'abord des erreurs dans les parties pas encore jugées.
command-note = Garde une note dans une partie enregistrée, en une ligne ; "" l'enlève.

    Sans TEXT, affiche les notes qui y sont.
    .round = Sur cette manche, pas sur la partie.
    .json = Toutes les notes en un objet JSON.
command-puzzles = Problèmes : des décisions claires tirées de parties d'ordinateurs, chacune avec sa preuve.
command-make = Cherche des problèmes dans des parties d'ordinateurs, jusqu'à en avoir autant.

    Chacun est gardé dès qu'il est trouvé. Ctrl+C arrête la recherche ; la même commande la reprend.
    .into = Les garder ici ; si le fichier existe, on continue avec lui.
    .jobs = Processus.
    .scheduler = Un ordonnanceur Dask dont les ouvriers cherchent.
command-list = Liste les problèmes du paquet, ou ceux de FILE.
    .json = Un objet JSON par problème, un par ligne.
command-check = Prouve à nouveau chaque problème : du paquet, ou de FILE.

    Sort avec 1 si l'un d'eux n'est pas aussi clair qu'il le dit.
    .first = Seulement les premiers.
command-engine = Répond à des demandes en lignes JSON, de l'entrée standard vers la sortie standard.

    Chaque demande et chaque réponse est un objet JSON sur une ligne. docs/engine.md les décrit, docs/schemas a tous les
    champs.
    .long-lines = Répondre en lignes de toute longueur, avec tous les détails.
command-serve = Ouvre le jeu dans un navigateur sur cette machine (demande le supplément `web`).

    Le serveur ne répond qu'à 127.0.0.1 ; Ctrl+C l'arrête.
    .port = Le port où il répond.
    .max-sessions = Le plus de jeux ouverts à la fois.
command-relay = Fait tourner un relais : les tables et les invités qui ne peuvent se joindre s'y retrouvent.

    Il transmet des trames scellées entre ceux qui nomment la même salle, et ne peut en lire aucune. N'importe qui peut en
    faire tourner un, sur un petit serveur. Ctrl+C l'arrête.
    .listen = Où les tables et les invités le joignent.
    .name = Le nom ou l'adresse dans ce qu'il affiche.
command-browser-seat = Une place à une table pour quelqu'un dans un navigateur, et rien d'autre de cet ordinateur.

    Le serveur de la page la lance : l'invitation est dans l'environnement, où personne d'autre ne peut la lire, et le dossier
    de l'application est le seul où elle puisse écrire.
    .watch = Regarder, sans place.
command-host = Ouvre une table pour des amis qui sont ailleurs ; --plain la joue ligne par ligne.

    Donne une invitation pour eux : ils s'assoient avec elle depuis leur terminal. Personne ne voit un choix avant que tous
    aient choisi, toi non plus.
    .name = Ton nom à la table.
    .computers = Combien sont des ordinateurs.
    .listen = Où les autres joignent la table : 0.0.0.0, c'est tout ton réseau. Sans cela, seulement cet ordinateur.
    .port = Le port (sinon n'importe quel port libre).
    .via = Par un relais, si personne ne peut joindre cet ordinateur.
    .web = Des liens aussi pour ceux qui jouent dans un navigateur.
    .web-port = Le port des liens (sinon n'importe quel port libre).
    .limit = Secondes pour chaque choix.
    .no-hints = Personne ne peut demander de conseil.
    .resume = Rouvrir la dernière table ouverte.
    .plain = En texte simple, ligne par ligne.
    .seats = Combien jouent.
command-join = S'assied à la table d'un ami avec l'invitation donnée à l'hôte.

    Sans invitation, revient à la dernière table, ou en demande une ; --plain joue ligne par ligne.
    .name = Ton nom à la table.
    .watch = Regarder, sans place.
    .plain = En texte simple, ligne par ligne.
command-verify = Vérifie des parties jouées ensemble : chaque choix était-il fixé avant qu'on en voie un ?

    Dit qui a triché si ce n'est pas le cas ; le code de sortie est alors 1.
    .json = Un objet JSON par fichier, un par ligne.
command-report =
    .markdown = Le rapport en Markdown.
    .html = Écrire le rapport en une page : un fichier, `-` pour la sortie standard, ou un dossier.
command-options =
    .json = Un objet JSON.
    .force = Remplacer un fichier qui existe déjà.
command-progress-options =
    .by = Par mois, par adversaire ou par sorte de décision : parties, prix des choix, chance.
    .csv = Le même en CSV ; les trois, si aucun n'est nommé.
command-tournament-options =
    .seconds = Limite pour chaque choix.
    .jobs = Processus.
    .scheduler = Un ordonnanceur Dask dont les ouvriers jouent.
    .results = Garder ici chaque partie ; si le fichier existe, on continue avec lui.
    .json = Un objet JSON.
