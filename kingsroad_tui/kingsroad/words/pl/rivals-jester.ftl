kingsroad-rivals-jester-before-region-1 = Rzuciłem karty w górę. Te spadły.
kingsroad-rivals-jester-before-region-2 = { $region }, { $region }, kto się bije o { $region-acc }?
kingsroad-rivals-jester-before-region-3 = Zagrałem to, co najładniej szeleściło.
kingsroad-rivals-jester-before-region-4 = Mnie nie pytajcie. Ja tu tylko pracuję.
kingsroad-rivals-jester-before-region-5 = Żongler na żadną nie patrzy i łapie wszystkie. Prawie.
kingsroad-rivals-jester-before-lead-1 = Prowadzę! Źle z tym królestwem.
kingsroad-rivals-jester-before-lead-2 = { $lead ->
     [one] { $lead } punkt
     [few] { $lead } punkty
     [many] { $lead } punktów
    *[other] { $lead } punktu
   } przewagi. Muszę coś robić nie tak.
kingsroad-rivals-jester-before-lead-3 = Za błaznem, { $who }. W końcu wszyscy za nim idą.
kingsroad-rivals-jester-before-behind-1 = { $behind ->
     [one] { $behind } punkt
     [few] { $behind } punkty
     [many] { $behind } punktów
    *[other] { $behind } punktu
   } straty. Gdzieś mi wypadły.
kingsroad-rivals-jester-before-behind-2 = Stąd z tyłu widzę wszystkie wasze kapelusze.
kingsroad-rivals-jester-before-behind-3 = { $who } biegnie. Ja się toczę. Każdemu się zakręci.
kingsroad-rivals-jester-before-end-1 = Jeszcze { $left }, { $who }, i potem będzie ciasto?
kingsroad-rivals-jester-before-end-2 = Mnie czterdzieści drzemek, a czterdzieści punktów bierze { $who }.
kingsroad-rivals-jester-before-end-3 = Czy to już koniec? O szóstej mam drugi występ.
kingsroad-rivals-jester-took-1 = { $region }? Wygrałem? Nawet nie patrzyłem.
kingsroad-rivals-jester-took-2 = { $points ->
     [one] { $points } punkt
     [few] { $points } punkty
     [many] { $points } punktów
    *[other] { $points } punktu
   } za potknięcie. Ta-dam!
kingsroad-rivals-jester-took-3 = Ja i Przypadek bierzemy ślub.
kingsroad-rivals-jester-took-4 = Głupi ma szczęście. Ja mam go więcej, { $who }.
kingsroad-rivals-jester-took-by-one-1 = O jeden więcej! Wypadł mi z rękawa.
kingsroad-rivals-jester-took-by-one-2 = O jeden, o jeden, i błazen na przedzie.
kingsroad-rivals-jester-took-by-one-3 = Przepraszam, { $who }, łokieć mi się omsknął.
kingsroad-rivals-jester-alone-1 = Czy to pułapka? Halo? { $region }?
kingsroad-rivals-jester-alone-2 = Pusta scena! Moja wielka chwila.
kingsroad-rivals-jester-alone-3 = Nikt nie przyszedł na występ, a mi i tak zapłacili.
kingsroad-rivals-jester-lost-by-one-1 = O jeden za krótko, jak moje spodnie.
kingsroad-rivals-jester-lost-by-one-2 = Tak blisko! Następnym razem pożongluję bliżej.
kingsroad-rivals-jester-lost-by-one-3 = { $who } bierze. Ja trzymałem się za nos.
kingsroad-rivals-jester-tied-1 = { $region }, a tu nas dwoje, { $who }. Ja mam dzwonki. A ty?
kingsroad-rivals-jester-tied-2 = Para!
kingsroad-rivals-jester-tied-3 = Supeł! Zawiążemy z tego kokardkę?
kingsroad-rivals-jester-empty-1 = Nic! Tę sztuczkę umiem powtórzyć.
kingsroad-rivals-jester-empty-2 = Zero jest okrągłe i ładnie się toczy.
kingsroad-rivals-jester-empty-3 = Moje punkty uciekły z łyżką.
kingsroad-rivals-jester-big-1 = { $points }! Szybko, schowajcie je.
kingsroad-rivals-jester-big-2 = Nie wiem, co zrobiłem, ale zrobiłbym to znowu.
kingsroad-rivals-jester-big-other-1 = { $who } bierze { $points }. To na pewno te buty.
kingsroad-rivals-jester-big-other-2 = Jeszcze raz, { $who }! Jeszcze raz!
kingsroad-rivals-jester-knight-own-1 = Mój Rycerz spadł z konia. A tu akurat { $region }.
kingsroad-rivals-jester-knight-own-2 = Mówiłem: siad. A on: { $region }.
kingsroad-rivals-jester-knight-hurt-1 = Twój Rycerz zgniótł mi czapkę, { $who }.
kingsroad-rivals-jester-knight-hurt-2 = Brzdęk, brzdęk, i po ptakach. { $region }.
kingsroad-rivals-jester-dragon-own-1 = Przyszedł za mną do domu. Mogę go zatrzymać?
kingsroad-rivals-jester-dragon-own-2 = Sztuczka z ogniem! Nie próbujcie w namiocie.
kingsroad-rivals-jester-dragon-hurt-1 = Pieczony błazen, dobrze wysmażony. Dzięki, { $who }.
kingsroad-rivals-jester-dragon-hurt-2 = Kto zamawiał Smoka?
kingsroad-rivals-jester-witch-own-1 = Połaskotała mnie i wybrałem.
kingsroad-rivals-jester-witch-own-2 = Obejrzałem wszystko, nic nie zrozumiałem. Zadziałało.
kingsroad-rivals-jester-witch-seen-1 = Zamień mnie w coś wysokiego!
kingsroad-rivals-jester-witch-seen-2 = Czary-mary, hokus-pokus, { $who } robi nam psikus.
kingsroad-rivals-jester-chain-own-1 = { $count } szlachciców na sznurku. Tańczą!
kingsroad-rivals-jester-chain-own-2 = Powiedziałem im, że to polonez.
kingsroad-rivals-jester-chain-other-1 = { $count } szlachciców w rzędzie. Niech ktoś popchnie pierwszego.
kingsroad-rivals-jester-chain-other-2 = Ile tu peruk, { $who }.
kingsroad-rivals-jester-lead-taken-1 = Błazen pierwszy! Sprawdźcie, czy drzwi zamknięte.
kingsroad-rivals-jester-lead-taken-2 = Bip, bip, { $who }.
kingsroad-rivals-jester-lead-lost-1 = { $who } zabiera mi prowadzenie. I tak go nie używałem.
kingsroad-rivals-jester-lead-lost-2 = Dobrze, znów mogę się schować.
kingsroad-rivals-jester-goal-own-1 = Czterdzieści! Niechcący! Aresztujcie mnie!
kingsroad-rivals-jester-goal-own-2 = Czterdzieści to ta dobra liczba?
kingsroad-rivals-jester-goal-other-1 = Czterdziestka, { $who }? Nie wyglądasz.
kingsroad-rivals-jester-goal-other-2 = Ostatnie okrążenie! Wszyscy na jednej nodze.
kingsroad-rivals-jester-won-1 = Wygrałem. Nie mówcie Królowi jak.
kingsroad-rivals-jester-won-2 = Ukłon przed dzwonkami, { $who }!
kingsroad-rivals-jester-won-3 = A zasad nigdy nie czytałem.
kingsroad-rivals-jester-won-4 = Koronujcie mnie! Nie, nie tym.
kingsroad-rivals-jester-won-5 = Żonglowałem, a spadły same punkty.
kingsroad-rivals-jester-won-6 = I kto tu jest błaznem? Nadal ja, ale bogaty.
kingsroad-rivals-jester-won-by-a-hair-1 = O włos, a pod czapką jestem łysy.
kingsroad-rivals-jester-won-by-a-hair-2 = Prawie nie wygrałem. A jednak.
kingsroad-rivals-jester-won-by-far-1 = { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   }! Obudźcie uczonych.
kingsroad-rivals-jester-won-by-far-2 = Jak ja mogę, to każdy może. Tylko nie { $who }.
kingsroad-rivals-jester-won-tie-1 = Moi szlachcice byli śmieszniejsi.
kingsroad-rivals-jester-shared-1 = Po pół korony na głowę, { $who }. Będzie uwierać.
kingsroad-rivals-jester-lost-1 = Przegrałem, ale patrzcie: bez trzymanki!
kingsroad-rivals-jester-lost-2 = Niech żyje { $who }! Hip, hip, czkawka.
kingsroad-rivals-jester-lost-3 = Przegrywać jest łatwo. Mógłbym uczyć.
kingsroad-rivals-jester-lost-4 = Karty miałem do góry nogami. Albo siebie.
kingsroad-rivals-jester-lost-5 = To było specjalnie. Większość.
kingsroad-rivals-jester-lost-6 = Dobry występ, { $who }. Bis!
kingsroad-rivals-jester-lost-by-a-hair-1 = Prawie! Moje dzwonki były prawie złote.
kingsroad-rivals-jester-lost-by-a-hair-2 = Wygrałbym, gdybym próbował. Wyobraźcie sobie.
kingsroad-rivals-jester-lost-by-far-1 = { $by ->
     [one] { $by } punkt
     [few] { $by } punkty
     [many] { $by } punktów
    *[other] { $by } punktu
   }. To się nazywa wejście.
kingsroad-rivals-jester-lost-by-far-2 = Stąd widać, gdzie jest { $who }. Nie, to krowa.
kingsroad-rivals-jester-lost-tie-1 = Remis! A potem policzyli peruki.
