kingsroad-hint-look = { $scored ->
    [yes] Patrz tu: { $regions }. Znacznik jest tam wart najwięcej, a { $king } w tej rundzie punktuje.
   *[no] Patrz tu: { $regions }. Znacznik jest tam wart najwięcej.
  }
kingsroad-hint-look-at-cards = { $witch ->
    [yes] Spójrz na swoją Wiedźmę: teraz liczy się bardziej niż znaczniki.
   *[no] Twoje inne karty liczą się teraz bardziej niż znaczniki.
  }
kingsroad-hint-decided = Żaden twój wybór nie zmieni, kto wygra.
kingsroad-hint-others-come = { $how ->
    [will] { $region }: pewnie przyjdzie tam { $who }.
    [may] { $region }: może tam przyjść { $who }.
   *[nobody] { $region }: pewnie nie przyjdzie tam nikt inny.
  }
kingsroad-hint-all-known = Wszystkie inne karty leżą na stole: ta runda nie kryje już niespodzianek.
kingsroad-hint-how-likely = { $name } ({ $odds })
kingsroad-hint-dragons = Smoka pewnie zagra { $who }.
kingsroad-hint-signs = Na mapie widać gdzie: „rada” albo !.
kingsroad-hint-map-covered = Podpowiedź zasłania mapę: { $key } znów ją pokazuje.
kingsroad-hint-best = Najlepszy wybór: { $cards }.
kingsroad-hint-wins = { $lens ->
    [players] Przeciw tym graczom masz { $chance } szans na wygraną.
    [people] Przeciw ludziom masz { $chance } szans na wygraną.
    [random] Jeśli wszyscy wybierają losowo, masz { $chance } szans na wygraną.
    [perfect] Przeciw doskonałej grze masz { $chance } szans na wygraną.
   *[both] Masz { $chance } szans na wygraną.
  }
kingsroad-hint-won = Wygrywasz, cokolwiek zrobią inni.
kingsroad-hint-almost-won = Wygrywasz prawie na pewno ({ $chance }).
kingsroad-hint-lost = Przegrywasz, cokolwiek wybierzesz.
kingsroad-hint-almost-lost = Wygrać już prawie się nie da ({ $chance }).
kingsroad-hint-lead = { $lead ->
    [ahead] Kończysz średnio { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } przed najlepszym przeciwnikiem.
    [behind] Kończysz średnio { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za najlepszym przeciwnikiem.
   *[level] Kończysz średnio na równi z najlepszym przeciwnikiem.
  }
kingsroad-hint-points = W tej rundzie możesz liczyć na { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
kingsroad-hint-gamble = { $lens ->
    [players] To ryzyko: przeciw doskonałej grze daje tylko { $perfect }. Pewniej: { $safe }, { $usual } przeciw tym graczom i
        { $safest } przeciw doskonałej grze.
   *[people] To ryzyko: przeciw doskonałej grze daje tylko { $perfect }. Pewniej: { $safe }, { $usual } przeciw ludziom i
        { $safest } przeciw doskonałej grze.
  }
kingsroad-hint-lost-to-perfect = Przeciw doskonałej grze to przegrane: wygrasz tylko, jeśli ktoś się pomyli.
kingsroad-hint-column-best = Najlepsze
kingsroad-hint-column-win = szansa
kingsroad-hint-column-margin = przew.
kingsroad-hint-column-points = średn.
kingsroad-hint-column-costs = koszt
kingsroad-hint-column-perfect = doskon.
kingsroad-hint-column-round = punkty
kingsroad-hint-column-range = od–do
kingsroad-hint-cost-best = najl.
kingsroad-hint-cost-same = równy
kingsroad-hint-more-as-good = { $number ->
    [one] Jeszcze { $number } wybór jest tak samo dobry.
    [few] Jeszcze { $number } wybory są tak samo dobre.
    [many] Jeszcze { $number } wyborów jest tak samo dobrych.
   *[other] Jeszcze { $number } wyboru jest tak samo dobre.
  }
kingsroad-hint-rank = { $own ->
    [yes] Twoje karty: numer { $rank } z { $count }.
   *[no] { $cards }: numer { $rank } z { $count }.
  }
kingsroad-hint-of-region = { $markers ->
    [0] Podpowiedź: { $region } bez znacznika.
    [1] Podpowiedź: { $region }, jeden znacznik.
   *[2] Podpowiedź: { $region }, dwa znaczniki.
  }
kingsroad-hint-of-region-instead = { $goal ->
    [win] Ze znacznikiem w regionie { $region } masz najwyżej { $value } szans, bez niego { $best }.
    [margin] Ze znacznikiem w regionie { $region } twoja przewaga to najwyżej { $value }, bez niego { $best }.
   *[points] Ze znacznikiem w regionie { $region } dostajesz najwyżej { $value }, bez niego { $best }.
  }
kingsroad-hint-of-region-as-good = Znacznik w regionie { $region } jest tak samo dobry jak najlepszy wybór.
kingsroad-hint-stands = { $belief ->
    [uniform] W tej chwili, jeśli wszyscy wybierają losowo: { $stands }.
    [equilibrium] W tej chwili, między doskonałymi graczami: { $stands }.
   *[hierarchy] W tej chwili: { $stands }.
  }
kingsroad-hint-stand = { $who ->
    [you] ty
   *[other] { $who }
  } { $chance }
kingsroad-hint-stand-in-lead = { $lead ->
    [ahead] średnio { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } przed najlepszym przeciwnikiem
    [behind] średnio { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za najlepszym przeciwnikiem
   *[level] średnio na równi z najlepszym przeciwnikiem
  }
kingsroad-hint-stands-perfect = Przy doskonałej grze: { $stands }.
kingsroad-hint-wins-perfect = { $who ->
    [you] Przy doskonałej grze wygrywasz na pewno.
   *[other] Przy doskonałej grze na pewno wygrywa { $who }.
  }
kingsroad-hint-witch-bound = Wiedźma daje co najmniej tyle: na zważenie wszystkich jej drugich wyborów nie było czasu.
kingsroad-hint-thinking = Jeszcze się zastanawiam.
kingsroad-hint-weighing = Ważę jeszcze takie wybory jak { $choices }.
kingsroad-hint-if = jeśli { $claims }
    .begins = Jeśli { $claims }
kingsroad-hint-claim = { $name } { $claim }
kingsroad-hint-still-best = { $changed ->
    [yes] { $claims-begins }, najlepszy wybór zostaje ten sam: { $now } zamiast { $was }.
   *[no] { $claims-begins }, najlepszy wybór zostaje ten sam: { $now } jak przedtem.
  }
kingsroad-hint-still-as-good = { $changed ->
    [yes] { $claims-begins }, najlepszy wybór bez tego założenia ({ $before }) nadal nie ma lepszych: { $now } zamiast { $was }.
   *[no] { $claims-begins }, najlepszy wybór bez tego założenia ({ $before }) nadal nie ma lepszych: { $now } jak przedtem.
  }
kingsroad-hint-another-best = { $claims-begins }, najlepszy jest inny wybór: { $now }. Bez tego założenia: { $before } ({ $was }).
kingsroad-hint-suppose = Załóż, co gra przeciwnik: rada jest wtedy na ten przypadek.
kingsroad-hint-suppose-who = A jeśli { $who } …
kingsroad-hint-claim-in-region = { $you ->
    [yes] grasz { $region }
   *[no] gra { $region }
  }
kingsroad-hint-claim-in-two = { $you ->
    [yes] kładziesz dwa znaczniki w regionie { $region }
   *[no] kładzie dwa znaczniki w regionie { $region }
  }
kingsroad-hint-claim-card-dragon = { $you ->
    [yes] grasz Smoka
   *[no] gra Smoka
  }
kingsroad-hint-claim-card-no-dragon = { $you ->
    [yes] zatrzymujesz Smoka
   *[no] zatrzymuje Smoka
  }
kingsroad-hint-claim-card-no-witch = { $you ->
    [yes] nie grasz Wiedźmy
   *[no] nie gra Wiedźmy
  }
kingsroad-hint-claim-card-knight = { $you ->
    [yes] grasz Rycerza
   *[no] gra Rycerza
  }
kingsroad-hint-claim-card-witch = { $you ->
    [yes] grasz Wiedźmę
   *[no] gra Wiedźmę
  }
kingsroad-hint-claim-card-no-knight = { $you ->
    [yes] zatrzymujesz Rycerza
   *[no] zatrzymuje Rycerza
  }
kingsroad-hint-claim-in-no-region = { $you ->
    [yes] nie grasz { $region }
   *[no] nie gra { $region }
  }
kingsroad-hint-claim-in-one = { $you ->
    [yes] kładziesz jeden znacznik w regionie { $region }
   *[no] kładzie jeden znacznik w regionie { $region }
  }
kingsroad-hint-claim-in-none = { $you ->
    [yes] nie kładziesz znacznika w regionie { $region }
   *[no] nie kładzie znacznika w regionie { $region }
  }
kingsroad-hint-progress-cut = Czas minął: to z grubsza oszacowanie.
kingsroad-hint-progress-first = Pierwsze oszacowanie.
kingsroad-hint-progress-almost = Prawie gotowe.
kingsroad-hint-progress-complete = Analiza gotowa.
kingsroad-hint-interval = Takie oszacowania mogą się mylić: { $chance } to naprawdę może być cokolwiek od { $low } do { $high }. Który wybór
    jest lepszy, jest pewniejsze.
kingsroad-hint-mix-one = Gra się tylko jeden wybór: nie ma czego mieszać.
kingsroad-hint-mix = Strategia mieszana, żeby nikt cię nie odgadł: { $choices }.
kingsroad-hint-given-up = Przeciw graczom, którzy grają równowagę, najlepszy wybór oddaje { $gap }.
kingsroad-hint-risk = { $none ->
    [yes] Przeciwnik, który wiedziałby, jak wybierasz, nic by na tym nie zyskał.
   *[no] Przeciwnik, który wiedziałby, jak wybierasz, zyskałby na tym najwyżej { $gap }.
  }
kingsroad-hint-belief = { $known ->
    [both] Przypuszczenie ({ $name }): gra { $plays }; wybiera tak: { $types }.
    [plays] Przypuszczenie ({ $name }): gra { $plays }.
   *[types] Przypuszczenie ({ $name }): wybiera tak: { $types }.
  }
kingsroad-hint-type-level-0 = na oko
kingsroad-hint-type-level-1 = o krok naprzód
kingsroad-hint-type-level-2 = o dwa kroki naprzód
kingsroad-hint-type-equilibrium = równowaga
kingsroad-hint-no-certificate = Jak bliska dokładnej jest ta równowaga, jeszcze nie wiadomo.
kingsroad-hint-certificate = { $kind ->
    [nashconv] NashConv równowagi (suma tego, co każdy gracz zyskałby najlepszą odpowiedzią): { $gap }.
   *[exploitability] Podatność równowagi (co zyskałaby przeciw niej najlepsza odpowiedź): { $gap }.
  }
kingsroad-hint-few-plays = Zabrakło czasu: punkty, szanse i przewagi to średnie z kilku wspólnych zagrań.
kingsroad-hint-gap-none = nic
kingsroad-hint-command-title = { $second ->
    [yes] Runda { $round }, Król w regionie { $region }: drugi wybór ({ $name })
   *[no] Runda { $round }, Król w regionie { $region }: wybór ({ $name })
  }
kingsroad-hint-details = Szczegóły:
kingsroad-hint-how-to-ask = { $key } daje podpowiedź: najpierw gdzie patrzeć, potem co zagrać.
