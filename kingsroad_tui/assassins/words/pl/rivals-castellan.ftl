assassins-rivals-castellan-arrest-1 = Zakuć { $person-acc }. W te duże kajdany.
assassins-rivals-castellan-arrest-2 = { $person-begun } za moją linią? Tam nie wchodzi nikt.
assassins-rivals-castellan-arrest-3 = Przeszukać { $person-acc }. Dwa razy.
assassins-rivals-castellan-arrest-4 = Trzymam { $person-acc }, póki nie wiem więcej.
assassins-rivals-castellan-arrest-5 = W lochu jest miejsce. { $person-begun } się zmieści.
assassins-rivals-castellan-kill-1 = { $person-begun } wyciąga broń. Mój człowiek wyciąga szybciej.
assassins-rivals-castellan-kill-2 = Jedno ostrze mniej. Trzymać linię.
assassins-rivals-castellan-kill-3 = Dobry cios. Z powrotem na stanowisko.
assassins-rivals-castellan-unmasked-1 = { $person-begun }! Do broni!
assassins-rivals-castellan-unmasked-2 = Wyłom! { $person-begun } jest wśród nas!
assassins-rivals-castellan-unmasked-3 = Więc to { $person }. Zewrzeć szyki, ludzie.
assassins-rivals-castellan-wounded-1 = Król ranny! Tarcze dookoła!
assassins-rivals-castellan-wounded-2 = Draśnięcie, Miłościwy Panie. Idziemy dalej.
assassins-rivals-castellan-wounded-3 = To się nie może powtórzyć.
assassins-rivals-castellan-knight-lost-1 = Straciliśmy człowieka. Zewrzeć szyki.
assassins-rivals-castellan-knight-lost-2 = Trwał na posterunku do końca.
assassins-rivals-castellan-knight-lost-3 = Sam go szkoliłem, { $who }.
assassins-rivals-castellan-knight-lost-4 = Zapełnić tę lukę. Już.
assassins-rivals-castellan-king-near-1 = Brama na wprost. Szyk w klin.
assassins-rivals-castellan-king-near-2 = Znam tę bramę. Oliwiłem ją dziś rano.
assassins-rivals-castellan-king-near-3 = Już prawie pod moimi murami, Miłościwy Panie.
assassins-rivals-castellan-king-near-4 = Podnosić kratę, śpiochy!
assassins-rivals-castellan-king-late-1 = Ściemnia się. Podwójny krok.
assassins-rivals-castellan-king-late-2 = { $cards ->
     [one] { $cards } karta
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
   }. Marsz to marsz.
assassins-rivals-castellan-king-late-3 = O zmierzchu zamykamy bramy. Z królem czy bez.
assassins-rivals-castellan-king-quiet-1 = Obejrzałem każdą ulicę. Dwa razy.
assassins-rivals-castellan-king-quiet-2 = Rycerze na rogach. Król w środku.
assassins-rivals-castellan-king-quiet-3 = Stój. Patrz. Idź.
assassins-rivals-castellan-king-quiet-4 = Tłum to armia, która jeszcze o tym nie wie.
assassins-rivals-castellan-king-quiet-5 = Oczy szeroko otwarte. Dachy też.
assassins-rivals-castellan-king-quiet-6 = Dziś żadnych bohaterów. Po bohaterach zostają luki.
assassins-rivals-castellan-arrested-1 = Masz więc { $person-acc }. Mur nadal stoi, { $who }.
assassins-rivals-castellan-arrested-2 = { $person-begun } zna ryzyko porannego spaceru.
assassins-rivals-castellan-arrested-3 = Jeden jeniec nie wygrywa oblężenia, { $who }.
assassins-rivals-castellan-arrested-4 = Zużywaj kajdany, { $who }. Ja liczę.
assassins-rivals-castellan-arrested-5 = Tylko dobrze traktować { $person-acc }.
assassins-rivals-castellan-killed-1 = { $person-begun } ginie w pierwszym szeregu.
assassins-rivals-castellan-killed-2 = Uczciwa walka, { $who }. To przyznaję.
assassins-rivals-castellan-killed-3 = Tracimy { $person-acc }. Przegrupować się.
assassins-rivals-castellan-unmask-1 = Z ukrycia! Naprzód, { $person-voc }!
assassins-rivals-castellan-unmask-2 = { $person-begun } atakuje. Zaskoczenie to pół oblężenia.
assassins-rivals-castellan-unmask-3 = Teraz! W imię miasta!
assassins-rivals-castellan-strike-1 = Trafiona twierdza!
assassins-rivals-castellan-strike-2 = Masz dziurę w murze, { $who }.
assassins-rivals-castellan-strike-3 = Jeszcze jeden taki i po nim.
assassins-rivals-castellan-knight-felled-1 = Mają odsłoniętą flankę.
assassins-rivals-castellan-knight-felled-2 = Stał bez osłony, { $who }.
assassins-rivals-castellan-knight-felled-3 = Jedna wieża mniej.
assassins-rivals-castellan-knight-felled-4 = Samotny strażnik to prezent.
assassins-rivals-castellan-gate-near-1 = Obsadzić bramę! Ktokolwiek! Wszyscy!
assassins-rivals-castellan-gate-near-2 = Jest przy fosie. Tam go trzymać.
assassins-rivals-castellan-gate-near-3 = Nie przez moją bramę, Miłościwy Panie.
assassins-rivals-castellan-gate-near-4 = Zatkać tę ulicę, choćby własnymi butami.
assassins-rivals-castellan-gate-late-1 = Trzymać się. Czas to najlepszy mur.
assassins-rivals-castellan-gate-late-2 = { $cards ->
     [one] { $cards } karta
     [few] { $cards } karty
     [many] { $cards } kart
    *[other] { $cards } karty
   }. Trzymałem się dłużej, a miałem mniej.
assassins-rivals-castellan-gate-late-3 = Brakuje mu dnia. Niech brakuje dalej.
assassins-rivals-castellan-people-quiet-1 = Na miejsca. Bez pośpiechu.
assassins-rivals-castellan-people-quiet-2 = Policzyłem każdą twoją drogę, { $who }.
assassins-rivals-castellan-people-quiet-3 = Oblężenie to głównie czekanie.
assassins-rivals-castellan-people-quiet-4 = Ramię w ramię. Udawać znudzonych.
assassins-rivals-castellan-people-quiet-5 = Twoi rycerze dobrze stoją, { $who }. My też.
assassins-rivals-castellan-people-quiet-6 = Stać twardo. To on musi przyjść do nas.
assassins-rivals-castellan-won-castle-1 = Król w murach. Podnosić most!
assassins-rivals-castellan-won-castle-2 = Każda ulica, każda brama, { $who }. Sprawdziłem.
assassins-rivals-castellan-won-castle-3 = W domu. Podwójne racje dla wszystkich.
assassins-rivals-castellan-won-assassins-1 = To był ostatni. Twierdza bezpieczna.
assassins-rivals-castellan-won-assassins-2 = Cała trójka i ani kamyka mniej.
assassins-rivals-castellan-won-assassins-3 = Twoja załoga się wyczerpała, { $who }.
assassins-rivals-castellan-lost-killed-1 = Twierdza padła. Mój miecz jest twój, { $who }.
assassins-rivals-castellan-lost-killed-2 = Obsadziłem każdy mur prócz jednego.
assassins-rivals-castellan-lost-killed-3 = Ufał mojemu murowi. Nie zapomnę tego.
assassins-rivals-castellan-lost-time-1 = Zmierzch. A my po złej stronie bramy.
assassins-rivals-castellan-lost-time-2 = Marsz doskonały, { $who }. O godzinę za wolny.
assassins-rivals-castellan-lost-time-3 = Zbudowałem mur, a zapomniałem o drodze.
assassins-rivals-castellan-won-killed-1 = Twierdza padła.
assassins-rivals-castellan-won-killed-2 = Dwa ciosy w najsłabszy kamień.
assassins-rivals-castellan-won-killed-3 = Mur jest tyle wart, co jego ostatni człowiek, { $who }.
assassins-rivals-castellan-won-time-1 = Wytrzymaliśmy. Od tego są mury.
assassins-rivals-castellan-won-time-2 = Koniec oblężenia, { $who }. Nie wszedł.
assassins-rivals-castellan-won-time-3 = Ani jedna brama. Mówiłem.
assassins-rivals-castellan-lost-castle-1 = Przebił się. Dobrze prowadzisz, { $who }.
assassins-rivals-castellan-lost-castle-2 = Jedna ulica bez obsady. Jedna!
assassins-rivals-castellan-lost-castle-3 = Wprowadzasz go równym krokiem, { $who }. Salutuję.
assassins-rivals-castellan-lost-assassins-1 = Cała moja załoga wykryta. Bystre oko, { $who }.
assassins-rivals-castellan-lost-assassins-2 = Bierzesz fort bez oblężenia, { $who }.
assassins-rivals-castellan-lost-assassins-3 = Nie ma już ostrzy. Poddaję się.
assassins-rivals-castellan-won-1 = Zadąć w róg. Nasze.
assassins-rivals-castellan-won-2 = Dobry dzień dla załogi.
assassins-rivals-castellan-won-3 = Dzielna walka, { $who }. Weź sobie zupy.
assassins-rivals-castellan-won-4 = Rozejść się. Dobra robota.
assassins-rivals-castellan-lost-1 = Zwijam sztandar, { $who }.
assassins-rivals-castellan-lost-2 = Nie ma oblężenia bez nauki.
assassins-rivals-castellan-lost-3 = Jutro musztra będzie ostrzejsza.
assassins-rivals-castellan-lost-4 = Liczę na honory wojskowe.
