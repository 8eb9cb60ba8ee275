report-nothing-to-judge = Rien à juger
report-not-over = La partie n'est pas finie.
report-course = Les chances de gagner
report-mistakes = Erreurs
report-adding-up = Comment ça s'additionne
report-gained-in = Par manche
report-points-legend = Grisé : en tête après cette manche.
report-made-by = Fait par { $program }.
