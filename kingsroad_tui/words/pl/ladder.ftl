ladder-counted-ladder-plays = Zagraj następną partię drabiny.
ladder-counted-day-plays = Zagraj partię dnia.
ladder-counted-plain = Z --play: linia po linii.
ladder-daily-title = Partia dnia
ladder-daily-done = Dzisiejsza partia jest już za tobą. Jutro będzie następna.
ladder-daily-copy = Skopiuj wynik
ladder-daily-look-back = Spójrz wstecz
ladder-daily-close = Zamknij
ladder-daily-sent = Dzisiejszy wynik (wysłany do schowka)
ladder-daily-gone = Samej partii nie ma już wśród zapisanych.
ladder-daily-not-the-day = To nie była partia dnia: nie ma czego pokazać innym.
ladder-daily-once = Dziś ten sam stół dla wszystkich. Liczy się raz: bez podpowiedzi, bez cofania.
ladder-daily-question = Partia dnia to ten sam stół dla wszystkich i liczy się raz: bez podpowiedzi, bez cofania. Można wyjść i
    dokończyć ją jeszcze dziś. Zagrać teraz?
ladder-daily-play = Graj
ladder-daily-not-now = Nie teraz
ladder-title = Drabina
ladder-rules = Z każdym do dwóch wygranych. Bez podpowiedzi, bez cofania. Można wyjść: partia poczeka.
ladder-reading = Przeglądam twoje partie …
ladder-no-rating = Nie masz jeszcze rankingu: zagraj partię z komputerem bez podpowiedzi i bez cofania.
ladder-top = Nie ma tu już nikogo do pokonania. Broń tytułu, kiedy chcesz.
ladder-play-question = Zagrać teraz następną partię, y albo n
ladder-you = ty
ladder-what-counts = Do rankingu liczą się partie, w których grasz z samymi komputerami, bez podpowiedzi i bez cofniętej rundy.
    Prawdziwa liczba leży w nawiasie 19 razy na 20.
ladder-interval = około { $value } ({ $low }–{ $high })
ladder-mark = { $name } ma { $worth }
ladder-rating = { $games ->
     [one] Twój ranking po { $games } partii to { $rating }; { $mark }.
     [few] Twój ranking po { $games } partiach to { $rating }; { $mark }.
     [many] Twój ranking po { $games } partiach to { $rating }; { $mark }.
    *[other] Twój ranking po { $games } partii to { $rating }; { $mark }.
   }
ladder-first-rating = Twój pierwszy ranking to { $rating }; { $mark }.
ladder-rating-stays = Twój ranking to nadal { $rating }; { $mark }.
ladder-rating-moves = { $up ->
     [yes] Twój ranking to { $rating }, o { $change } w górę; { $mark }.
    *[no] Twój ranking to { $rating }, o { $change } w dół; { $mark }.
   }
ladder-match-begins = Do dwóch wygranych; rywal: { $name }.
ladder-match-level = Jest { $score }: rozstrzyga partia { $number }.
ladder-match-you-lead = Prowadzisz { $score }. Teraz partia { $number }.
ladder-match-they-lead = { $name } prowadzi { $score }. Teraz partia { $number }.
ladder-match-won = Wygrywasz mecz { $score }. Pokonany rywal: { $name }.
ladder-match-lost = { $name } wygrywa mecz { $score }. Spróbuj znowu, kiedy chcesz.
ladder-counts = Partie, które się liczą
ladder-line-begin = Drabina: do dwóch wygranych
ladder-line-top = Drabina: jesteś na szczycie
ladder-line-score = Drabina: { $score } kontra { $name }
ladder-line-next = Drabina: teraz { $name }
ladder-daily-line-begin = Partia dnia: jeszcze nie zagrana
ladder-play = Zagraj partię { $number }
ladder-titled = Twój tytuł: { $title }.
ladder-titled-next = Twój tytuł: { $title }. Następny: { $next }.
ladder-risen = Twój nowy tytuł: { $title }!
ladder-won = wygrane { $number }
ladder-lost = przegrane { $number }
ladder-now = teraz { $score }
ladder-of = Drabina w { $game }
ladder-rung = { $number }. { $name }, { $strength } ({ $worth }).
ladder-rung-about = { $number }. { $name }, { $strength } ({ $worth }): { $about }.
ladder-next-match = twój następny mecz
ladder-game-said = Drabina: partia { $number }, rywal: { $name }. Bez podpowiedzi, bez cofania.
ladder-goes-on = { $key }: następna partia drabiny.
ladder-counted-ladder-help = Pokazuje twoją drabinę i ranking ({ $game }); z --play gra dalej.
ladder-counted-day-help = Pokazuje partię dnia ({ $game }) i twój wynik; z --play ją gra.
ladder-daily-line = { $game }, { $day }, rywale: { $names }
ladder-daily-kings-side = { $rounds ->
     [one] strona króla, { $rounds } runda
     [few] strona króla, { $rounds } rundy
     [many] strona króla, { $rounds } rund
    *[other] strona króla, { $rounds } rundy
   }
ladder-daily-peoples-side = { $rounds ->
     [one] strona zabójców, { $rounds } runda
     [few] strona zabójców, { $rounds } rundy
     [many] strona zabójców, { $rounds } rund
    *[other] strona zabójców, { $rounds } rundy
   }
ladder-daily-place = { $points ->
     [one] { $place } z { $count }, { $points } punkt
     [few] { $place } z { $count }, { $points } punkty
     [many] { $place } z { $count }, { $points } punktów
    *[other] { $place } z { $count }, { $points } punktu
   }
ladder-daily-won = Wygrana
    .played = Partia dnia: wygrana
ladder-daily-lost = Przegrana
    .played = Partia dnia: przegrana
ladder-daily-shared = Wspólna wygrana
    .played = Partia dnia: wspólna wygrana
ladder-daily-won-on-tie = Wygrana po remisie
    .played = Partia dnia: wygrana po remisie
ladder-daily-lost-on-tie = Przegrana po remisie
    .played = Partia dnia: przegrana po remisie
ladder-daily-won-by = Wygrana, przewaga { $by }
    .played = Partia dnia: wygrana, przewaga { $by }
ladder-daily-lost-by = Przegrana, strata { $by }
    .played = Partia dnia: przegrana, strata { $by }
ladder-daily-against = { $game }, { $day }: ty kontra { $names }.
