kingsroad-review-map-legend = A térképen: + játszott, ! legjobb
kingsroad-review-likely-markers = Most a térképen: hány jelzőt raknak le valószínűleg a többiek.
kingsroad-review-nothing-to-assume = Itt senki más nem választ: nincs mit feltételezni.
kingsroad-review-perfect-heading = Nyerési esély körről körre, tökéletes játékkal
kingsroad-review-played-legend = > amit játszottak
kingsroad-review-choice-title = A választás
kingsroad-review-story-title = A játszma története
kingsroad-review-played-tried-legend = > játszott * próbált
kingsroad-review-tried-legend = * amit kipróbáltál
kingsroad-review-not-yet = Még nem.
kingsroad-review-idea = Az asztal úgy áll, ahogy akkor, és a válasz rejtve marad.
kingsroad-review-game-story-map-legend = A szóban forgó régiók, ahogy a választás előtt álltak; + az, amit játszottak, ! a jobb
    választás. A nemes jelzőnek számít.
kingsroad-review-game-story-region = Régió
kingsroad-review-game-story-noble = Nemes
kingsroad-review-game-story-nothing-judged = Egy kör sincs megítélve. Hogy mit játssz egy állásban: kingsroad advise.
kingsroad-review-skill-cost-heading = Egy választás ára (95%)
kingsroad-review-skill-heading = Erő
kingsroad-review-skill-strength = { $value } ({ $low }–{ $high })
kingsroad-review-skill-mark = { $name } { $value }
    .has = { $name }: { $value }
kingsroad-review-skill-note = Az erő 0-tól (véletlenül húzott lapok) 100-ig (semmit sem ad fel) megy; zárójelben a valószínű
    tartomány. Ezen a skálán áll: { $marks }. Csak az számít, amit egy választás emberek és tökéletes játék ellen egyaránt
    felad.
kingsroad-review-skill-one = { $vague ->
    [yes] { $who }: választásonként { $cost } veszteség; ez túl kevés választás ahhoz, hogy az erőt megmondja.
   *[no] { $who }: választásonként { $cost } veszteség.
  }
    .strength = { $who }: választásonként { $cost } veszteség, az erő { $strength }; { $mark }.
kingsroad-review-skill-games = { $games ->
     [one] Az elemzett játszmádban választásonként ennyit adtál fel: { $cost }.
    *[other] A { $games } elemzett játszmádban választásonként ennyit adtál fel: { $cost }.
   }
    .strength = { $games ->
     [one] Az elemzett játszmádban választásonként { $cost } ment el, az erőd { $strength }; { $mark }.
    *[other] A { $games } elemzett játszmádban választásonként { $cost } ment el, az erőd { $strength }; { $mark }.
   }
kingsroad-review-skill-parts = Ebből: { $parts }.
kingsroad-review-skill-of-placing = a jelzők helye { $cost }
kingsroad-review-skill-of-knight = a Lovag { $cost }
kingsroad-review-skill-of-dragon = a Sárkány { $cost }
kingsroad-review-skill-of-witch = a Boszorkány { $cost }
kingsroad-review-turning-no-mistakes = Ebben a játszmában nincs hiba.
kingsroad-review-turning-your-mistakes = A tiéid
kingsroad-review-turning-others-mistakes = A többieké
kingsroad-review-turning-judging = A körök megítélése …
kingsroad-review-turning-none = Nincs
kingsroad-review-turning-no-turning-point = Egyetlen kör sem döntötte el a játszmát.
kingsroad-review-turning-back-to-first = Vissza az első hibához
kingsroad-review-turning-back-to-last = Vissza az utolsó hibához
kingsroad-review-answer-hidden = Te mit játszanál? { $tries }: próbáld meg; { $shows }: a válasz.
kingsroad-review-played-on-words = { $number ->
        [1] Az
        [5] Az
       *[other] A
      } { $number }. körtől egy másolatban játszol tovább; a játszmád marad, ahogy van.
kingsroad-review-task = Válassz lapokat: { $judge } megmondja, mennyit érnek, { $best } megmutatja a legjobb választást.
kingsroad-review-way-back = { $key }: vissza.
kingsroad-review-drop-and-try-again = { $drops } visszaveszi ezeket a lapokat: próbálj másokat, vagy menj vissza: { $back }.
kingsroad-review-game-story-adds-words = { $name } hozzáad
kingsroad-review-game-story-map-title = A térkép { $regions } régiója a választás előtt
kingsroad-review-turning-not-judged-yet = A választások megítélése még folyik: egy pillanat múlva nyomd meg újra: { $again }.
kingsroad-review-wins-for-certain = { $who ->
    [you] biztosan nyersz
   *[other] { $who } biztosan nyer
  }
kingsroad-review-no-mistake-so-far = { $who ->
    [you] Eddig nem hibáztál
   *[other] { $who } eddig nem hibázott
  }: { $other } egy másik játékost mutat, aztán { $first } a hibáit.
kingsroad-review-round-quiet = Csendes kör
kingsroad-review-round-swing = { $turning ->
    [yes] { $who ->
        [you] { $rose ->
            [yes] Fordulópont: az esélyed nőtt, { $before } → { $after }
           *[no] Fordulópont: az esélyed csökkent, { $before } → { $after }
          }
       *[other] { $rose ->
            [yes] Fordulópont: { $who } esélye nőtt, { $before } → { $after }
           *[no] Fordulópont: { $who } esélye csökkent, { $before } → { $after }
          }
      }
   *[no] { $who ->
        [you] { $rose ->
            [yes] Az esélyed nőtt, { $before } → { $after }
           *[no] Az esélyed csökkent, { $before } → { $after }
          }
       *[other] { $rose ->
            [yes] { $who } esélye nőtt, { $before } → { $after }
           *[no] { $who } esélye csökkent, { $before } → { $after }
          }
      }
  }
kingsroad-review-turned = { $count ->
    [one] Ebben a körben fordult a játszma: { $rounds }.
   *[other] Ezekben a körökben fordult a játszma: { $rounds }.
  }
kingsroad-review-list-title = Hibák és kockázatok
kingsroad-review-no-choice-here = Itt már vége a játszmának: előbb menj vissza egy körhöz ({ $ways }).
kingsroad-review-either = { $most } vagy { $last }
kingsroad-review-cards-legend = Lapok: 1–8 a régiók, K a Lovag, D a Sárkány, W a Boszorkány.
kingsroad-review-mistake = { $gamble ->
    [yes] { $round }. kör{ $second ->
        [yes] { " " }(második választás)
       *[no] { "" }
      }, { $name }: { $choice }, az ára { $cost }, de csak tökéletes játék ellen.
   *[no] { $round }. kör{ $second ->
        [yes] { " " }(második választás)
       *[no] { "" }
      }, { $name }: { $choice }, az ára { $cost }{ $perfect }; jobb: { $better }.
  }
kingsroad-review-played = { $who ->
    [you] Ezt játszottad: { $cards }: { $verdict }.
   *[other] { $who } ezt játszotta: { $cards }: { $verdict }.
  }
kingsroad-review-verdict-forced = az egyetlen választás
kingsroad-review-verdict-best = a legjobb választás
kingsroad-review-verdict-equal = egy választás sem egyértelműen jobb
kingsroad-review-verdict-good = { $named }, az ára { $lost }
kingsroad-review-verdict-gamble = { $named } ({ $sign }), az ára { $lost }, de csak tökéletes játék ellen
kingsroad-review-verdict-bad = { $chances ->
    [yes] { $named } ({ $sign }), az ára { $lost } ({ $best } helyett { $own }){ $perfect }
   *[no] { $named } ({ $sign }), az ára { $lost }{ $perfect }
  }
kingsroad-review-no-luck = Se szerencse, se balszerencse.
kingsroad-review-luck = { $lucky ->
    [yes] { $goes_on ->
        [yes] Eddig szerencse: { $figure }
       *[no] Szerencsés kör: { $figure }
      }
   *[no] { $goes_on ->
        [yes] Eddig balszerencse: { $figure }
       *[no] Balszerencsés kör: { $figure }
      }
  }{ $chances ->
    [yes] { " " }({ $before } → { $after })
   *[no] { "" }
  }.
kingsroad-review-chart-win = Nyerési esély körről körre
kingsroad-review-chart-margin = Nyerési esély, ha mindenki nagy előnyt akar
kingsroad-review-chart-points = Nyerési esély, ha mindenki most akar pontot
kingsroad-review-the-end = A vége, { $count } kör után
kingsroad-review-moment-title = { $alone ->
    [yes] { $round }. kör
   *[no] { $round }/{ $last }. kör
  }{ $second ->
    [yes] , második választás
   *[no] { "" }
  }
kingsroad-review-if-you-were = Ha te lennél
kingsroad-review-round = { $forced ->
    [yes] { $round }. kör (tökéletes játékkal { $stands }): { $choices }.
   *[no] { $round }. kör: { $choices }.
  }
kingsroad-review-round-choice = { $second ->
    [yes] aztán { $name } { $choice }
   *[no] { $name } { $choice }
  }{ $good ->
    [yes] { "" }
   *[no] { " " }−{ $cost }
  }
kingsroad-review-none = nincs
kingsroad-review-try-idea = { $equal ->
    [yes] { $who ->
        [you] Ezt játszottad: { $cards }, és semmi sem egyértelműen jobb. Találsz egy ugyanilyen jó választást?
       *[other] { $who } ezt játszotta: { $cards }, és semmi sem egyértelműen jobb. Találsz egy ugyanilyen jó választást?
      }
   *[no] { $who ->
        [you] Ezt játszottad: { $cards }, az ára { $lost }. Találsz jobbat?
       *[other] { $who } ezt játszotta: { $cards }, az ára { $lost }. Találsz jobbat?
      }
  }
kingsroad-review-solved-words = Jó választás: a legjobbat a program mutatta meg.
kingsroad-review-solved = { $best ->
    [yes] { $tries ->
        [1] Elsőre megoldva!
       *[other] Megoldva, { $tries ->
        [1] az
        [5] az
       *[other] a
      } { $tries }. próbára!
      }
   *[no] { $tries ->
        [1] { $named } (az ára { $lost }), elsőre!
       *[other] { $named } (az ára { $lost }), { $tries ->
        [1] az
        [5] az
       *[other] a
      } { $tries }. próbára!
      }
  }
kingsroad-review-better-by = Ennyivel jobb annál, amit játszottak: { $gain }.
kingsroad-review-try-heading = { $who ->
    [you] { $moment } · Te mit játszanál?
   *[other] { $moment } · Te mit játszanál { $who } helyében?
  }
kingsroad-review-headline-shared = Közös győzelem
kingsroad-review-headline-unlucky = Balszerencsés vereség
kingsroad-review-headline-got-away = Kicsúszott győzelem
kingsroad-review-headline-defeat = { $lesson ->
    [yes] Tanulságos vereség
   *[no] Tisztes vereség
  }
kingsroad-review-headline-win = { $who ->
    [you] { $kind ->
        [behind] Messziről jöttél, és nyertél
        [flawless] Hibátlanul nyertél
        [deserved] Nyertél, méghozzá megérdemelten
        [lucky] Nyertél, egy kis szerencsével
       *[hard] Nehéz játszmát nyertél
      }
   *[other] { $kind ->
        [behind] { $who } messziről jött, és nyert
        [flawless] { $who } hibátlanul nyert
        [deserved] { $who } nyert, méghozzá megérdemelten
        [lucky] { $who } nyert, egy kis szerencsével
       *[hard] { $who } nehéz játszmát nyert
      }
  }
kingsroad-review-next-moment = Tovább: { $key } megmutatja az elsőt a táblán, { $again }: próbáld újra.
kingsroad-review-next-turn = Tovább: { $key } megmutatja a kört, amely a legtöbbet döntött.
kingsroad-review-led = { $changes ->
    [0] { $who ->
        [you] { $round ->
        [1] Az
        [5] Az
       *[other] A
      } { $round }. körtől végig te voltál az esélyes.
       *[other] { $round ->
        [1] Az
        [5] Az
       *[other] A
      } { $round }. körtől végig { $who } volt az esélyes.
      }
   *[other] { $who ->
        [you] Az esélyes: { $led }; { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körtől végleg te.
       *[other] Az esélyes: { $led }; { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körtől végleg { $who }.
      }
  }
kingsroad-review-led-from = { $who ->
    [you] te { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körtől
   *[other] { $who } { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körtől
  }
kingsroad-review-finest = { $who ->
    [you] A legszebb választásod: { $cards }, { $round }. kör: semmi más nem ért a nyomába.
   *[other] { $who } legszebb választása: { $cards }, { $round }. kör: semmi más nem ért a nyomába.
  }
kingsroad-review-account = { $who ->
    [you] Az esélyed kezdetben { $start } volt; { $free ->
        [yes] a választásaid semmibe sem kerültek
       *[no] a választásaid ára { $costs }
      }; amit a többiek tettek, annak neked { $brought ->
        [yes] haszna
       *[no] kára
      } { $total }, a legtöbb { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben ({ $figure }).
   *[other] { $who } esélye kezdetben { $start } volt; { $free ->
        [yes] a saját választásai semmibe sem kerültek
       *[no] a saját választásainak ára { $costs }
      }; amit a többiek tettek, annak { $brought ->
        [yes] haszna
       *[no] kára
      } { $total }, a legtöbb { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben ({ $figure }).
  }
kingsroad-review-moments = { $count ->
    [one] Mit tanulj meg először
   *[other] { $count } tanulságos pillanat
  }
kingsroad-review-moment = { $who ->
    [you] { $round }. kör{ $second ->
        [yes] , második választás
       *[no] { "" }
      }: ezt játszottad: { $cards }; { $named } ({ $sign }), az ára { $cost }
   *[other] { $round }. kör{ $second ->
        [yes] , második választás
       *[no] { "" }
      }: { $who } ezt játszotta: { $cards }; { $named } ({ $sign }), az ára { $cost }
  }
kingsroad-review-better = Jobb: { $best }.
kingsroad-review-mistakes = Hibák, elöl a legrosszabb
kingsroad-review-no-mistakes = Nem volt hiba.
kingsroad-review-units = { $chances ->
    [yes] Pontosság: 100 a tökéletes; zárójelben, ami valószínű. Az árak, és amit a többiek hoztak, a nyerési esély
        százalékpontjai (%).
   *[no] Pontosság: 100 a tökéletes; zárójelben, ami valószínű. Az árak, és amit a többiek hoztak, pontok.
  }
kingsroad-review-figures = { $key }: pontosság és más számok
kingsroad-review-judging = megítélés: { $done }/{ $of }
kingsroad-review-column-player = játékos
kingsroad-review-column-accuracy = pontosság
kingsroad-review-column-cost = átl. ár
kingsroad-review-column-luck = a többiek
kingsroad-review-column-mistakes = hibák
kingsroad-review-rank = { $rank }. a { $count } közül:
kingsroad-review-method = Minden választást úgy értékel, ahogy egy tipp értékelte volna akkor; egy játékos esélye az, amit a legjobb választásával kapna. A pontosság a Lichess képlete szerint készül abból, amit egy választás biztosan elveszít: az emberek és a tökéletes játék elleni veszteség közül a kisebbikből; az intervalluma Wilsoné, három választástól.
