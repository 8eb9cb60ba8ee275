report-nothing-to-judge = Nie ma czego oceniać
report-not-over = Partia się nie skończyła.
report-course = Szanse wygranej
report-mistakes = Błędy
report-adding-up = Jak się to składa
report-gained-in = Zdobyte w
report-points-legend = Wyróżnione: kto prowadził po tej rundzie.
report-made-by = Zrobione przez { $program }.
