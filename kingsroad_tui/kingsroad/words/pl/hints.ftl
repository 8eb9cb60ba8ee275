kingsroad-hints-reasons-keep-the-witch = Zatrzymaj Wiedźmę: w tej rundzie nie dałaby nic więcej.
kingsroad-hints-reasons-many-as-good = Wiele wyborów jest tu mniej więcej tak samo dobrych.
kingsroad-hints-reasons-few-as-good = Kilka wyborów jest tu mniej więcej tak samo dobrych: żadna z kart nie rozstrzyga.
kingsroad-hints-best-play-perfect-play = , przy doskonałej grze
kingsroad-hints-everybody-else = wszyscy inni
    .begins = Wszyscy inni
    .acc = wszystkich innych
kingsroad-hints-somebody = ktoś
kingsroad-hints-or = { $most } albo { $last }
kingsroad-hints-reasons-overtakes = W regionie { $region } wychodzisz na prowadzenie (w tyle: { $rivals }){ $brings }.
kingsroad-hints-reasons-leads = W regionie { $region } wychodzisz na prowadzenie{ $brings }.
kingsroad-hints-reasons-holds = W regionie { $region } zostajesz z przodu na { $certain ->
     [yes] pewno
    *[no] { $chance }
   }, a bez kolejnego znacznika tylko na { $without }{ $brings }.
kingsroad-hints-reasons-ties = W regionie { $region } doprowadzasz do remisu ({ $rivals }), a remis odbiera punkty{ $brings }.
kingsroad-hints-reasons-place = { $number ->
     [1] W regionie { $region } znacznik się opłaca
    *[other] W regionie { $region } nawet { $place } miejsce jest warte znacznika
   }{ $brings }.
kingsroad-hints-reasons-blocks = Znacznik w regionie { $region } przeszkadza innym ({ $rivals }): { $certain ->
     [yes] o
    *[no] średnio o
   } { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } mniej.
kingsroad-hints-reasons-risk = W regionie { $region } zostajesz z przodu, chyba że { $ending }.
kingsroad-hints-reasons-adds = { $who } dołoży { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
    [many] { $markers } znaczników
   *[other] { $markers } znacznika
  }
kingsroad-hints-reasons-or = { $most } albo { $last }
kingsroad-hints-reasons-prepares = Znacznik szykuje region { $region } ({ $ahead ->
     [one] następny
     [few] za { $ahead } regiony
     [many] za { $ahead } regionów
    *[other] za { $ahead } regionu
   }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } za 1. miejsce): mając tam { $markers ->
    [one] { $markers } znacznik
    [few] { $markers } znaczniki
    [many] { $markers } znaczników
   *[other] { $markers } znacznika
  }, { $stand ->
     [most] masz najwięcej
     [level] masz tyle samo co { $rivals } i możesz jeszcze wyjść na prowadzenie
    *[behind] możesz jeszcze kogoś dogonić ({ $rivals }: { $top })
   }.
kingsroad-hints-reasons-dragon = Dzięki Smokowi w tej rundzie punktuje { $region }: { $certain ->
     [yes] { "" }
    *[no] średnio{ " " }
   }{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }{ $nobles }.
kingsroad-hints-reasons-witch = Z Wiedźmą wybierasz, gdy wszystkie inne karty leżą już na stole. To o { $worth } więcej niż jakikolwiek wybór bez niej.
kingsroad-hints-reasons-matters = Znacznik w regionie { $region } jest potrzebny: bez niego najlepszy wybór jest gorszy o { $less }.
kingsroad-hints-reasons-brings = { $unsure ->
     [yes] , jeśli przez Smoka będzie tam punktacja
    *[no] { "" }
   } – { $certain ->
     [yes] { "" }
    *[no] średnio{ " " }
   }{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }{ $nobles } w tej rundzie
kingsroad-hints-reasons-nobles = { " " }({ $place } i { $nobles } za twoich szlachciców)
kingsroad-hints-reasons-end = { $how ->
     [own] Kończysz teraz partię
     [sure] Ta runda kończy partię
    *[likely] Ta runda pewnie kończy partię ({ $chance })
   }{ $number ->
     [0] { "" }
     [one] : rozstrzyga region { $regions }
     [few] : rozstrzygają regiony { $regions }
     [many] : rozstrzygają regiony { $regions }
    *[other] : rozstrzygają regiony { $regions }
   }.
kingsroad-hints-reasons-final = { $region } da ci { $certain ->
     [yes] { "" }
    *[no] średnio{ " " }
   }{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }, a { $rival } dostanie { $gets }.
kingsroad-hints-reasons-alike = Każdy z mniej więcej równie dobrych wyborów (jest ich { $number }) kładzie znacznik tu: { $regions }.
kingsroad-hints-reasons-evidence = { $name }: { $fitting } z { $choices } dotychczasowych wyborów jest jak u kogoś, { $type ->
     [level-0] kto idzie na następne regiony
     [level-1] kto myśli o krok naprzód
     [level-2] kto myśli o dwa kroki naprzód
    *[equilibrium] kogo nie da się odczytać
   }.
kingsroad-hints-reasons-in-region = { $region }{ $sure ->
     [yes] { "" }
    *[no] { " " }(punktuje { $scored })
   }: samodzielne 1. miejsce { $first }, po równo z innymi { $tie }{ $gains ->
     [yes] , zyskany tam szlachcic { $takes }
    *[no] { "" }
   }{ $loses ->
     [yes] , stracony tam szlachcic { $lost }
    *[no] { "" }
   }; średnio { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }.
kingsroad-hints-aims-way-out-of-what-if = { $key } to zmienia albo usuwa.
kingsroad-hints-aims-aim-remark = Cel: { $goal }, wobec { $players }
kingsroad-hints-aim-win = wygrana
kingsroad-hints-aim-margin = duża przewaga
kingsroad-hints-aim-points = najwięcej punktów w tej rundzie
kingsroad-hints-aims-aims-to-choose = { $goal }: wygrana, przewaga, punkty; { $belief }: { $beliefs }
kingsroad-hints-aims-worked-out = Cel rady: { $goal }, wobec { $players }{ $number ->
     [0] { "" }
    *[other] , { $assumptions }
   }.
kingsroad-hints-worse-gain = { $points }{ $first ->
     [yes] { " " }{ $points ->
         [one] punkt
         [few] punkty
         [many] punktów
        *[other] punktu
       }
    *[no] { "" }
   } więcej w regionie { $region }
kingsroad-hints-worse-gains = { $better } daje { $gains }{ $certain ->
     [yes] { "" }
    *[no] , średnio
   } { $end ->
     [yes] na końcu
    *[no] w tej rundzie
   }.
kingsroad-hints-worse-at-best = { $never ->
     [yes] { $given } nic nie wygrywa
    *[no] { $given }: najwyżej { $value }, nie { $best }
   }.
kingsroad-hints-worse-without = { $how ->
     [none] Bez znacznika w regionie { $what }
     [one] Z jednym znacznikiem w regionie { $what }
    *[card] { $what ->
        [Smok] Bez Smoka
       *[other] Bez Wiedźmy
      }
   }
kingsroad-hints-worse-with = { $how ->
     [one] Ze znacznikiem w regionie { $what }
     [two] Z dwoma znacznikami w regionie { $what }
    *[card] Ze Smokiem
   }
kingsroad-hints-worse-moved = Ze znacznikiem w regionie { $target } zamiast { $source } { $goal ->
     [win] jest { $value } szans
    *[other] wychodzi { $value }
   }.
kingsroad-hints-worse-worth = { $complete ->
     [yes] { $lead } { $value }
    *[no] { $lead }: { $value }
   }{ $beside ->
     [best] . To najlepszy wybór
     [equal] , mniej więcej tyle co najlepszy wybór
     [worse] , o { $less } mniej niż najlepszy wybór (numer { $rank } z { $count } wyborów)
    *[at-best] , o { $less } mniej niż najlepszy wybór
   }.
kingsroad-hints-worse-yours = { $goal ->
     [win] Twoje szanse:
    *[other] Twój wybór:
   }
kingsroad-hints-worse-trace = odrobinę
kingsroad-hints-worse-declines = Rycerz (rezygnuje)
kingsroad-hints-worse-with-the-witch = Z Wiedźmą
kingsroad-hints-worse-completed = { $ordered ->
     [yes] { $chosen } i najlepiej do tego { $first }, potem { $last }
    *[no] { $chosen } i najlepiej do tego { $added }
   }
kingsroad-hints-worse-cost = { $subject } { $how ->
     [gamble] { $called }; przeciw doskonałej grze kosztuje { $lost }
     [good] kosztuje { $lost }
    *[called] { $called }, koszt { $lost }{ $perfect }
   }{ $win ->
     [yes] : masz { $value } szans zamiast { $best }
    *[no] { "" }
   }.
kingsroad-hints-worse-these = { $cards }: to
kingsroad-hints-worse-anyway = Zagrać mimo to?
kingsroad-hints-worse-assumed = Zagranie { $cards }: w tym przypadku to
kingsroad-hints-worse-assumed-good = Zagranie { $cards }: w tym przypadku nie ma lepszego.
kingsroad-hints-worse-little = { $little }.
kingsroad-hints-worse-they-lead = { $lead } i tak z przodu w regionie { $name }, { $top ->
    [one] { $top } znacznik
    [few] { $top } znaczniki
    [many] { $top } znaczników
   *[other] { $top } znacznika
  } do twoich { $own }
kingsroad-hints-worse-only-level = W regionie { $name } robi się z tego tylko remis ({ $rivals })
kingsroad-hints-worse-no-need = W regionie { $name } prowadzisz i bez kolejnego znacznika
kingsroad-hints-worse-can-wait = { $name } może poczekać, Król ma tam jeszcze { $ahead ->
    [one] { $ahead } region
    [few] { $ahead } regiony
    [many] { $ahead } regionów
   *[other] { $ahead } regionu
  }
kingsroad-hints-worse-pays = Tak jak jest, { $name } da ci { $gets ->
    [one] { $gets } punkt
    [few] { $gets } punkty
    [many] { $gets } punktów
   *[other] { $gets } punktu
  }
kingsroad-hints-worse-as-good = Twoje karty: nie ma lepszych.
kingsroad-hints-worse-your-choice = Twoje karty: { $called }.
kingsroad-hints-others-markers = { $who ->
     [one] { $name } dołoży { $what } w regionie { $region }
     [nobody] nikt nie dołoży { $what-gen } w regionie { $region }
     [only-one] tylko jedno z nich dołoży { $what } w regionie { $region }
     [both] oboje pozostali dołożą { $what } w regionie { $region }
     [all] wszyscy inni dołożą { $what } w regionie { $region }
     [several] kilkoro innych dołoży { $what } w regionie { $region }
     [some] część innych, ale nie wszyscy, dołoży { $what } w regionie { $region }
    *[somebody] ktoś dołoży { $what } w regionie { $region }
   }
    .probably = { $who ->
        [one] { $name } pewnie dołoży { $what } w regionie { $region }
        [both] oboje pozostali pewnie dołożą { $what } w regionie { $region }
        [all] wszyscy inni pewnie dołożą { $what } w regionie { $region }
        [several] kilkoro innych pewnie dołoży { $what } w regionie { $region }
       *[somebody] ktoś pewnie dołoży { $what } w regionie { $region }
   }
    .comes = { $who ->
        [one] { $name } pewnie przyjdzie
        [both] oboje pozostali pewnie przyjdą
        [all] wszyscy inni pewnie przyjdą
        [several] kilkoro innych pewnie przyjdzie
       *[somebody] ktoś pewnie przyjdzie
   }
kingsroad-hints-case-added = { $markers ->
     [1] znacznik
    *[2] dwa znaczniki
   }
    .gen = { $markers ->
     [1] znacznika
    *[2] dwóch znaczników
   }
kingsroad-hints-play-dragon = { $who ->
     [one] { $name } zagra Smoka
     [nobody] nikt nie zagra Smoka
     [only-one] tylko jedno z nich zagra Smoka
     [both] oboje pozostali zagrają Smoka
     [all] wszyscy inni zagrają Smoka
     [several] kilkoro innych zagra Smoka
     [some] część innych, ale nie wszyscy, zagra Smoka
    *[somebody] ktoś zagra Smoka
   }
    .probably = { $who ->
        [one] { $name } pewnie zagra Smoka
        [both] oboje pozostali pewnie zagrają Smoka
        [all] wszyscy inni pewnie zagrają Smoka
        [several] kilkoro innych pewnie zagra Smoka
       *[somebody] ktoś pewnie zagra Smoka
   }
kingsroad-hints-play-witch = { $who ->
     [one] { $name } zagra Wiedźmę
     [nobody] nikt nie zagra Wiedźmy
     [only-one] tylko jedno z nich zagra Wiedźmę
     [both] oboje pozostali zagrają Wiedźmę
     [all] wszyscy inni zagrają Wiedźmę
     [several] kilkoro innych zagra Wiedźmę
     [some] część innych, ale nie wszyscy, zagra Wiedźmę
    *[somebody] ktoś zagra Wiedźmę
   }
    .probably = { $who ->
        [one] { $name } pewnie zagra Wiedźmę
        [both] oboje pozostali pewnie zagrają Wiedźmę
        [all] wszyscy inni pewnie zagrają Wiedźmę
        [several] kilkoro innych pewnie zagra Wiedźmę
       *[somebody] ktoś pewnie zagra Wiedźmę
   }
kingsroad-hints-case-this = to
kingsroad-hints-case-yours = twój wybór
kingsroad-hints-case-odds = { $tenths ->
     [0] mniej niż 1 na 10
     [10] ponad 9 na 10
    *[other] { $tenths } na 10
   }
kingsroad-hints-split = { $perfect ->
     [yes] Przeciw doskonałej grze: jeśli
    *[no] Jeśli
   } { $case } ({ $odds }), { $choice } daje { $goal ->
     [win] { $value } szans
    *[other] { $value }
   }; inaczej { $otherwise }.
kingsroad-hints-split-beside = { $perfect ->
     [yes] Przeciw doskonałej grze: jeśli
    *[no] Jeśli
   } { $case } ({ $odds }), { $choice } daje { $goal ->
     [win] { $value } szans
    *[other] { $value }
   }, a { $better } { $best }; inaczej { $otherwise } i { $best_otherwise }.
kingsroad-hints-split-beside-alike = { $perfect ->
     [yes] Przeciw doskonałej grze: jeśli
    *[no] Jeśli
   } { $case } ({ $odds }), { $choice } daje { $goal ->
     [win] { $value } szans
    *[other] { $value }
   }; inaczej { $otherwise }; { $better } tak czy owak { $best }.
kingsroad-hints-split-three = { $perfect ->
     [yes] Przeciw doskonałej grze: jeśli
    *[no] Jeśli
   } { $few } ({ $few_odds }), { $choice } daje { $goal ->
     [win] { $few_value } szans
    *[other] { $few_value }
   }; jeśli { $some } ({ $some_odds }), { $some_value }; jeśli { $most } ({ $most_odds }), { $most_value }.
kingsroad-hints-looks-likely = { $cards } wygląda na { $points }, ale { $case } ({ $odds }): wtedy daje { $goal ->
     [win] { $value } szans
    *[other] { $value }
   }, inaczej { $otherwise }.
kingsroad-hints-looks-unless = { $cards } wygląda na { $points }, ale jeśli { $case } ({ $odds }), daje { $goal ->
     [win] { $value } szans
    *[other] { $value }
   }, inaczej { $otherwise }.
kingsroad-hints-looks-needs = { $cards } wygląda na { $points }, ale daje { $goal ->
     [win] { $value } szans
    *[other] { $value }
   } tylko, jeśli { $case } ({ $odds }), inaczej { $otherwise }.
kingsroad-hints-looks-three = { $cards } wygląda na { $points }, ale daje { $goal ->
     [win] { $few_value } szans
    *[other] { $few_value }
   }, jeśli { $few } ({ $few_odds }), { $some_value }, jeśli { $some } ({ $some_odds }), i { $most_value }, jeśli { $most }
    ({ $most_odds }).
kingsroad-hints-looks-without = { $cards } wygląda na { $points }, ale { $markers ->
     [0] bez znacznika
    *[other] tylko z jednym znacznikiem
   } w regionie { $region } żaden wybór nie daje więcej niż { $value }{ $goal ->
     [win] { " " }szans
    *[other] { "" }
   }.
kingsroad-hints-looks-without-card = { $cards } wygląda na { $points }, ale { $card ->
     [Smok] bez Smoka
    *[other] bez Wiedźmy
   } żaden wybór nie daje więcej niż { $value }{ $goal ->
     [win] { " " }szans
    *[other] { "" }
   }.
kingsroad-hints-looks-moved = { $cards } wygląda na { $points }, ale daje { $goal ->
     [win] { $own } szans
    *[other] { $own }
   }; ze znacznikiem w regionie { $target } zamiast { $source } { $value }.
kingsroad-hints-looks-less = { $cards } { $certain ->
     [yes] daje { $points }
    *[no] wygląda na { $points } i daje średnio { $expected }
   }, ale kosztuje { $cost }{ $gained ->
     [yes] { "" }
    *[no] : decyduje o tym kilka rzeczy naraz
   }.
kingsroad-hints-looks-points = { $nobles ->
     [0] { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
    *[other] { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  } ({ $place } i { $nobles } za twoich szlachciców)
   }
kingsroad-hints-kept-now = { $card } teraz daje { $now } więcej, na później { $kept }.
kingsroad-hints-kept-later = { $card ->
     [Smok] Zatrzymaj Smoka: teraz jest wart
    *[other] Zatrzymaj Wiedźmę: teraz jest warta
   } { $now }, później { $kept }.
kingsroad-hints-leave-others = Teraz punktuje { $region }, ale odpuść: { $case } ({ $odds }).
kingsroad-hints-leave-unless = Teraz punktuje { $region }, ale odpuść: jeśli { $case } ({ $odds }), znacznik tam daje { $goal ->
     [win] { $value } szans
    *[other] { $value }
   }, inaczej { $otherwise }.
kingsroad-hints-leave-reach = Teraz punktuje { $region }, ale odpuść: w tej rundzie jest tam nie do dogonienia { $leaders }.
kingsroad-hints-leave-ahead = Teraz punktuje { $region }, ale znacznika tam nie trzeba: prowadzisz { $own } do { $top }.
kingsroad-hints-leave-brings = Teraz punktuje { $region }, ale odpuść: ze znacznikiem tam { $goal ->
     [win] masz najwyżej { $value } szans
     [margin] twoja przewaga to najwyżej { $value }
    *[other] dostajesz najwyżej { $value }
   }.
kingsroad-hints-reasons-nothing-else = Nic innego nie ma do wyboru.
kingsroad-hints-reasons-none-better = Żaden inny wybór nie jest lepszy.
