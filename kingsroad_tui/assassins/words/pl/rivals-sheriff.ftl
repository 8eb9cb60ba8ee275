assassins-rivals-sheriff-arrest-1 = Zabieram { $person-acc }. Tylko kilka pytań.
assassins-rivals-sheriff-arrest-2 = Hej, { $person-voc }. Ręce na widoku.
assassins-rivals-sheriff-arrest-3 = Jedno pojmanie dziennie, a król zdrów.
assassins-rivals-sheriff-arrest-4 = { $person-begun } stoi tu jakoś nie tak.
assassins-rivals-sheriff-arrest-5 = { $person-begun } wyjaśni to na posterunku.
assassins-rivals-sheriff-kill-1 = { $person-begun } stawia opór. Tak jest w raporcie.
assassins-rivals-sheriff-kill-2 = Rzuć nóż, { $person-voc }. Za późno.
assassins-rivals-sheriff-kill-3 = I po sprawie. Dotyczy: { $person }.
assassins-rivals-sheriff-unmasked-1 = { $person-begun }! A ja się co dzień kłaniałem.
assassins-rivals-sheriff-unmasked-2 = Ostrze w biały dzień. Straż!
assassins-rivals-sheriff-unmasked-3 = Miałem { $person-acc } na liście. Niżej.
assassins-rivals-sheriff-wounded-1 = Król ranny. Opróżnić ulicę!
assassins-rivals-sheriff-wounded-2 = To się stało w moim rewirze. Więcej się nie stanie.
assassins-rivals-sheriff-wounded-3 = Ktoś zawiśnie za to draśnięcie.
assassins-rivals-sheriff-knight-lost-1 = Straciliśmy człowieka. Zamknąć lukę.
assassins-rivals-sheriff-knight-lost-2 = To był dobry człowiek. Zapłacisz za niego, { $who }.
assassins-rivals-sheriff-knight-lost-3 = Napaść na funkcjonariusza. Odnotowano, { $who }.
assassins-rivals-sheriff-knight-lost-4 = O rycerza mniej. Rozkazy te same.
assassins-rivals-sheriff-king-near-1 = Brama w zasięgu wzroku. Droga dla króla.
assassins-rivals-sheriff-king-near-2 = Prawie na miejscu. Nikt się nie rusza.
assassins-rivals-sheriff-king-near-3 = Proszę zostawić wolną drogę, dobrzy ludzie.
assassins-rivals-sheriff-king-near-4 = Widzę, jak odźwierny ziewa.
assassins-rivals-sheriff-king-late-1 = Proszę nie stawać, Miłościwy Panie. Ściemnia się.
assassins-rivals-sheriff-king-late-2 = Mamy opóźnienie. Nie znoszę tego.
assassins-rivals-sheriff-king-late-3 = { $cards ->
     [one] { $cards } karta
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
   } i długa ulica.
assassins-rivals-sheriff-king-quiet-1 = Nie ma tu na co patrzeć. Proszę iść dalej.
assassins-rivals-sheriff-king-quiet-2 = Na ulicy porządek. Jak dotąd.
assassins-rivals-sheriff-king-quiet-3 = Krok, spojrzenie. Krok, spojrzenie.
assassins-rivals-sheriff-king-quiet-4 = Chodzę tą trasą od dwudziestu lat.
assassins-rivals-sheriff-king-quiet-5 = Ręce spod płaszczy.
assassins-rivals-sheriff-king-quiet-6 = Spokój. Nie ufam mu.
assassins-rivals-sheriff-arrested-1 = Zabierasz { $person-acc }? Pod jakim zarzutem?
assassins-rivals-sheriff-arrested-2 = Ja bym najpierw poprosił o papiery, { $who }.
assassins-rivals-sheriff-arrested-3 = Ostrożnie. { $person-begun } też ma swoje prawa.
assassins-rivals-sheriff-arrested-4 = Od kajdan jestem tu ja, { $who }.
assassins-rivals-sheriff-killed-1 = { $person-begun } leży. Gdzieś to na pewno jest przestępstwo.
assassins-rivals-sheriff-killed-2 = Krew na bruku. Ty sprzątasz, { $who }.
assassins-rivals-sheriff-unmask-1 = { $person-begun } ma was dość.
assassins-rivals-sheriff-unmask-2 = Dość ukrywania. Zrób, co do ciebie należy, { $person-voc }.
assassins-rivals-sheriff-unmask-3 = Na rozkaz. Mój.
assassins-rivals-sheriff-strike-1 = Królowi doręczono wezwanie.
assassins-rivals-sheriff-strike-2 = To jeden cios. Prawo przewiduje dwa.
assassins-rivals-sheriff-strike-3 = Proszę to potraktować jako pouczenie, Miłościwy Panie.
assassins-rivals-sheriff-knight-felled-1 = Jeden strażnik po służbie.
assassins-rivals-sheriff-knight-felled-2 = Stał na drodze, { $who }. Utrudnianie ruchu.
assassins-rivals-sheriff-knight-felled-3 = Tam trzeba było dwóch.
assassins-rivals-sheriff-knight-felled-4 = Ten posterunek jest teraz pusty.
assassins-rivals-sheriff-gate-near-1 = Stać! Dziś nikt nie wchodzi do zamku.
assassins-rivals-sheriff-gate-near-2 = Zatrzymać tego króla!
assassins-rivals-sheriff-gate-near-3 = Jest blisko bramy. Zablokować ulicę.
assassins-rivals-sheriff-gate-near-4 = Znam skrót. On też.
assassins-rivals-sheriff-gate-late-1 = Zaraz godzina policyjna, Miłościwy Panie.
assassins-rivals-sheriff-gate-late-2 = Jeszcze { $cards ->
     [one] { $cards } karta
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
   } i bramy zostają zamknięte.
assassins-rivals-sheriff-gate-late-3 = Nie zdąży nawet przy latarni.
assassins-rivals-sheriff-people-quiet-1 = Jesteśmy spokojnym tłumem. Każdy to powie.
assassins-rivals-sheriff-people-quiet-2 = Tylko tu stoimy. Tego nie zabroniono.
assassins-rivals-sheriff-people-quiet-3 = Wiem, gdzie stoi każdy z twoich ludzi, { $who }.
assassins-rivals-sheriff-people-quiet-4 = Powoli i równo. Ulica jest nasza.
assassins-rivals-sheriff-people-quiet-5 = Proszę ustawić się w kolejce. Nie, w innej.
assassins-rivals-sheriff-people-quiet-6 = Niech przychodzi. Będziemy tu stać.
assassins-rivals-sheriff-won-castle-1 = Dostarczono. Proszę tu podpisać, Miłościwy Panie.
assassins-rivals-sheriff-won-castle-2 = Król w domu. Koniec służby.
assassins-rivals-sheriff-won-castle-3 = Bezpieczny za murem. Dobry wieczór, { $who }.
assassins-rivals-sheriff-won-assassins-1 = Cała trójka w księdze. Sprawa zamknięta.
assassins-rivals-sheriff-won-assassins-2 = To był ostatni. Twarzy nie zapominam.
assassins-rivals-sheriff-won-assassins-3 = Ulice są czyste, { $who }.
assassins-rivals-sheriff-lost-killed-1 = Król nie żyje. Oddaję odznakę.
assassins-rivals-sheriff-lost-killed-2 = Na mojej służbie. Na mojej własnej służbie.
assassins-rivals-sheriff-lost-killed-3 = Jeszcze o mnie usłyszysz, { $who }.
assassins-rivals-sheriff-lost-time-1 = Koniec czasu. Winne są korki.
assassins-rivals-sheriff-lost-time-2 = Byliśmy ostrożni. Zbyt ostrożni.
assassins-rivals-sheriff-lost-time-3 = Bramy zamknięte, a my na zewnątrz.
assassins-rivals-sheriff-won-killed-1 = Po wszystkim. Wpiszę: wypadek.
assassins-rivals-sheriff-won-killed-2 = Król leży. Nikt nic nie widział.
assassins-rivals-sheriff-won-killed-3 = Sprawiedliwość działa powoli. Ale nie dziś.
assassins-rivals-sheriff-won-time-1 = Zamykamy, Miłościwy Panie.
assassins-rivals-sheriff-won-time-2 = Utrzymaliśmy ulicę. Więcej nie było trzeba.
assassins-rivals-sheriff-won-time-3 = Nikt nie przeszedł. Dobra robota.
assassins-rivals-sheriff-lost-castle-1 = Prześliznął się. Ustalę, kto otworzył tę bramę.
assassins-rivals-sheriff-lost-castle-2 = Odstawiasz go do domu, { $who }. Czysta robota.
assassins-rivals-sheriff-lost-castle-3 = Jedna osoba więcej na ulicy i miałbym go.
assassins-rivals-sheriff-lost-assassins-1 = Masz całą trójkę. Odznaka należy się tobie, { $who }.
assassins-rivals-sheriff-lost-assassins-2 = Dobra policyjna robota, { $who }. Znam się na tym.
assassins-rivals-sheriff-lost-assassins-3 = Moi najlepsi ludzie, wszyscy przepadli.
assassins-rivals-sheriff-won-1 = Cisza i spokój. Moje ulubione zakończenie.
assassins-rivals-sheriff-won-2 = Koniec akcji. Proszę zdać odznaki.
assassins-rivals-sheriff-won-3 = Dobra akcja, nie chwaląc się.
assassins-rivals-sheriff-won-4 = Stawiasz porządny opór, { $who }.
assassins-rivals-sheriff-lost-1 = Będę potrzebował nowego miasta.
assassins-rivals-sheriff-lost-2 = Uczciwie mnie pokonano, { $who }. Sprawdziłem.
assassins-rivals-sheriff-lost-3 = Niech ktoś weźmie za mnie służbę.
assassins-rivals-sheriff-lost-4 = Wiem, kiedy to koniec. Dość ludzi o tym pouczyłem.
