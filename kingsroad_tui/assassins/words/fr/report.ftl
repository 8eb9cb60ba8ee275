assassins-report-no-phase = Aucun tour n'a été jugé.
assassins-report-sides-heading = Les deux camps
assassins-report-about-course = Les chances de gagner avant et après chaque tour, d'après ce que ce camp pouvait savoir alors. Une erreur, c'est une
    chute au cours d'un tour ; les tours d'une manche qui en compte une sont grisés.
assassins-report-no-mistakes = Aucun tour n'était une erreur, et rien de certain n'a été manqué.
assassins-report-moments = Ce qu'il y a à retenir
assassins-report-about-moments = Les trois moments qui ont coûté le plus, ou moins : ce qui était certain, et ce qui était mieux. Les plateaux montrent
    comment c'était, comment cela a été joué, et le meilleur tour ; encadré : ce qui a changé.
assassins-report-about-luck = Une carte est de la chance par ce qu'elle valait de plus ou de moins que les cartes qui auraient pu venir ; une arrestation,
    selon qu'elle a fini la partie, ce que personne ne pouvait savoir.
assassins-report-phases = Tour par tour
assassins-report-about-adding-up = La chance d'un camp de gagner avec la meilleure façon de jouer son premier tour, moins ce que ses tours ont coûté, et avec ce
    que les cartes, les arrestations et l'autre camp ont apporté ou pris, donne le résultat.
assassins-report-as-it-stood = Comme c'était
assassins-report-as-played = Comme c'était joué
assassins-report-better = Un meilleur tour
assassins-report-title = King & Assassins : { $game }
assassins-report-phases-judged = { $phases } tours jugés sur { $every }
assassins-report-boards-title = Plateaux : { $boards }
