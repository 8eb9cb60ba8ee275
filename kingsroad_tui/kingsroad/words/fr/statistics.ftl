kingsroad-statistics-note = Les parties finies avec une seule personne à la table ; branches et copies ne comptent pas. L'avance est le nombre de
    points dont tu finis, en moyenne, devant le meilleur joueur ordinateur de cette force.
kingsroad-statistics-nothing = Tu n'as pas encore fini de partie en solo contre des ordinateurs.
kingsroad-statistics-analyse-first = Ta force se dit ici dès que tu as analysé une partie.
kingsroad-statistics-strength = force
kingsroad-statistics-games = parties
kingsroad-statistics-won = gagnées
kingsroad-statistics-share = part
kingsroad-statistics-lead = avance
kingsroad-statistics-kind-placing = où vont les marqueurs
kingsroad-statistics-kind-knight = le Chevalier
kingsroad-statistics-kind-dragon = le Dragon
kingsroad-statistics-kind-witch = la Sorcière
