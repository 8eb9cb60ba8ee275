assassins-report-no-phase = Egy fázis sincs megítélve.
assassins-report-sides-heading = A két oldal
assassins-report-about-course = A nyerési esély minden fázis előtt és után, abból, amit az az oldal akkor tudhatott. A hiba az, ami egy
    fázison belül esik; árnyékoltak egy kör fázisai, ha van köztük hibás.
assassins-report-no-mistakes = Egy fázis sem volt hiba, és semmi biztos nem maradt ki.
assassins-report-moments = Amit tanulni lehet
assassins-report-about-moments = A legfeljebb három legdrágább pillanat: mi volt biztos, és mi lett volna jobb. A táblák mutatják, hogy
    állt, hogyan játszották, és a jobb fázist; keretben, ami változott.
assassins-report-about-luck = Egy kártya szerencséje az, amennyivel többet vagy kevesebbet ért, mint ami jöhetett volna; egy
    letartóztatásé az, hogy véget vetett-e a játszmának, amit senki sem tudhatott.
assassins-report-phases = Fázisról fázisra
assassins-report-about-adding-up = Egy oldal nyerési esélye az első fázisa legjobb lejátszásával, mínusz a fázisai ára, plusz amit a
    kártyák, a letartóztatások és a másik oldal hoztak vagy elvittek: ez adja az eredményt.
assassins-report-as-it-stood = Ahogy állt
assassins-report-as-played = Ahogy játszották
assassins-report-better = Jobb fázis
assassins-report-title = King & Assassins: { $game }
assassins-report-phases-judged = { $phases }/{ $every } fázis megítélve
assassins-report-boards-title = Táblák: { $boards }
