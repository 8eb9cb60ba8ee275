report-nothing-to-judge = Nincs mit megítélni
report-not-over = A játéknak nincs vége.
report-course = Nyerési esélyek
report-mistakes = Hibák
report-adding-up = Hogyan áll össze
report-gained-in = Innen jött
report-points-legend = Árnyékolva: aki a kör után vezetett.
report-made-by = Készítette: { $program }.
