kingsroad-home-last-game = A félbehagyott játszma
kingsroad-home-kingdom = A királyság
kingsroad-home-aim = Rakj jelzőket titokban. Akinek ott a legtöbb, ahol a Király áll, az kapja a legtöbb pontot. 40 pontnál
    vége a játéknak.
kingsroad-home-permanent-nobles = Maradó nemesek, y vagy n
kingsroad-home-step-1 = Mindenki titokban három lapot választ. Minden lap jelzőt rak a saját régiójába.
kingsroad-home-step-2 = Akinek a legtöbb jelzője van ott, ahol a Király áll, az kapja a legtöbb pontot.
kingsroad-home-step-3 = A Király továbbmegy. 40 pontnál vége a játéknak.
kingsroad-home-second-choice = { $round }. kör: előkerült egy Boszorkány. Folytasd, és válassz újra.
kingsroad-home-all-choose = { $round }. kör: lapot választ { $who }.
kingsroad-home-your-turn = { $round }. kör: a Király itt áll: { $region }. Te választasz.
kingsroad-home-table = { $every ->
    [yes] A zászlókon minden hely fizet.
   *[no] { $paid ->
        [one] Egy régióban csak az első hely fizet; a zárójeles helyek semmit sem fizetnek.
       *[other] Egy régióban az első { $paid } hely fizet; a zárójelesek semmit sem fizetnek.
      }
  } Mindenkinek { $markers } jelzője van.
kingsroad-home-more = Több: alapszabályok és alaptábla, { $hints ->
    [yes] tippekkel
   *[no] tippek nélkül
  }, { $usual ->
    [yes] a szokásos színek
   *[no] saját színek
  }
kingsroad-home-same-name = { $seat ->
        [1] Az
        [5] Az
       *[other] A
      } { $seat }. helyen ugyanez a név áll.
kingsroad-form-rules = Szabályok
kingsroad-form-rules-standard = Alapszabályok
kingsroad-form-rules-permanent-nobles = Maradó nemesek: a nemes ottmarad
kingsroad-form-board = Tábla
kingsroad-form-board-hint = hagyd üresen a szokásoshoz, vagy írd be egy táblafájl nevét
