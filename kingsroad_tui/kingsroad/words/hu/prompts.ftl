kingsroad-refused-unknown_card = Nincs ilyen lap: 1–8, K, D, W, vagy kk, ha a Lovag nem él a jogával.
kingsroad-refused-twice = Azt a lapot már kiválasztottad.
kingsroad-refused-nothing_to_decline = A Lovagról csak közvetlenül egy régió után lehet lemondani.
kingsroad-refused-dragon_spent = A Sárkányod elfogyott: mindenkinek csak egy van.
kingsroad-refused-witch_spent = A Boszorkányod elfogyott: mindenkinek csak egy van.
kingsroad-refused-witch_again = A második választásban nem játszhatod ki újra a Boszorkányt.
kingsroad-prompt-too-many = Csak { $count ->
    [1] egy lap lehet
    [2] két lap lehet
   *[3] három lap lehet
  }.
kingsroad-prompt-too-many-drop = Csak { $count ->
    [1] egy lap lehet
    [2] két lap lehet
   *[3] három lap lehet
  }: { $key } visszavesz egyet.
kingsroad-prompt-too-few = Előbb válassz { $count ->
    [0] nulla lapot
    [1] egy lapot
    [2] két lapot
   *[3] három lapot
  }, aztán játszd ki.
kingsroad-prompt-no-such-key = Nincs ilyen lap: írd be ezek egyikét: { KEY("card.1") }–{ KEY("card.8") }, { KEY("card.K") },
    { KEY("card.D") }, { KEY("card.W") }; utána { KEY("card.k") }: a Lovag nem él a jogával.
kingsroad-prompt-one-moment = Egy pillanat: a választásod mérlegelése még tart.
kingsroad-prompt-no-cards-to-play = Nincs több jelződ, így lapot sem játszol ki: { $key }.
kingsroad-prompt-opening = { $name }, válassz { $again ->
    [yes] újra: { $count ->
        [1] egy lapot
        [2] két lapot
       *[3] három lapot
      }
   *[no] { $count ->
        [1] egy lapot
        [2] két lapot
       *[3] három lapot
      }
  }.
kingsroad-prompt-end-near = { $many ->
    [1] { $who ->
        [you] Neked { $points } pont kell
       *[other] { $who }: { $points } pont kell
      }
   *[other] { $who-begins }: { $points } pont kell
  } a játék végéhez
kingsroad-prompt-end-near-and-then = { $end }; utána minden más régió fizet még egyszer.
kingsroad-prompt-end-near-then = Még { $points } ponttal vége lehet a játéknak; utána minden más régió fizet
    még egyszer.
kingsroad-prompt-end-near-alone = { $end }.
kingsroad-prompt-few-markers = { $count ->
    [1] 1 jelződ maradt, így egy lapot válassz.
    [2] 2 jelződ maradt, így két lapot válassz.
   *[other] { $count } jelződ maradt.
  }
kingsroad-prompt-choose = Válassz { $count ->
    [1] egy lapot
    [2] két lapot
   *[3] három lapot
  }, billentyűvel vagy kattintással.
kingsroad-prompt-choose-more = Válassz { $count ->
    [1] még egy lapot
   *[2] még két lapot
  }.
kingsroad-prompt-knight-first = A Lovag megy utoljára, és megduplázza az előtte lévő régiót.
kingsroad-prompt-witch = { $judged ->
    [yes] { $key } megítéli
   *[no] { $key } kijátssza
  } a Boszorkányt; más lap nem kell, csak visszajönne.
kingsroad-prompt-declining = A Lovag nem él a jogával, nem tesz jelzőt; { $lets } mégis hagyja. { $judged ->
    [yes] { $key } megítéli
   *[no] { $key } kijátssza
  } a lapokat.
kingsroad-prompt-knight = A Lovag még egyet tesz ide: { $region }
kingsroad-prompt-idle-knight = A Lovag nem tesz jelzőt
kingsroad-prompt-knight-stays = { $knight }.
kingsroad-prompt-knight-moves = { $knight } ({ $key } áthelyezi).
kingsroad-prompt-ready = { $judged ->
    [yes] { $key } megítéli
   *[no] { $key } kijátssza
  } a lapokat; { $back } visszavesz egyet.
kingsroad-prompt-status = { $copied ->
    [yes] Továbbjátszva: { $round }. kör
   *[no] { $round }. kör
  } · a Király itt: { $region }{ $second ->
    [yes] { " " }· második választás
   *[no] { "" }
  }
kingsroad-prompt-status-over = Vége { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. kör után
kingsroad-prompt-your-turn = te jössz
kingsroad-prompt-to-choose = { $who ->
    [you] te választasz
   *[other] választ: { $who }
  }
kingsroad-prompt-everyone-may-watch = A Boszorkány után: újra választás. Mindenki nézheti.
kingsroad-prompt-look-here = Most mindenki ide nézzen: jön a lapok felfedése.
kingsroad-prompt-reveal = A lapok felfedése
kingsroad-prompt-has-chosen = választott
kingsroad-prompt-chooses-now = most választ
kingsroad-prompt-chooses-later = utána választ
kingsroad-prompt-is-thinking = gondolkodik
kingsroad-prompt-leave-typed = Kilépsz? Az ehhez a körhöz beírt lapok elvesznek; az előző körök el vannak
    mentve.
kingsroad-prompt-close-hint = Tipp bezárása
kingsroad-prompt-while-told = Most jön a kör felfedése. { KEY("forward") } befejez egy lépést vagy a következőt
    mutatja, { KEY("back") } egy lépést vissza, { KEY("skip") } a kör végére. { KEY("log") } megnyitja a
    játszma naplóját.
kingsroad-prompt-while-waiting = A többiek még választanak. Várhatsz, vagy kiléphetsz: minden el van mentve.
kingsroad-prompt-help-ready = A lapjaid készen állnak: { KEY("forward") } kijátssza őket, { KEY("back") }
    visszavesz egyet.
kingsroad-prompt-help-choose = Válassz { $more ->
    [yes] { $count ->
        [1] még egy lapot
       *[2] még két lapot
      }
   *[no] { $count ->
        [1] egy lapot
        [2] két lapot
       *[3] három lapot
      }
  }: nyomd meg a lap jelét, vagy kattints rá vagy a régiójára a térképen.
kingsroad-prompt-help-reorder = { KEY("reorder") } másik lap után teszi a Lovagot.
kingsroad-prompt-help-second = Láttad, mit játszottak a többiek, és a Boszorkány már nincs meg.
kingsroad-prompt-help-witch = A Boszorkányhoz nem kell más lap: titokban visszakerülnének.
kingsroad-prompt-help-look = { KEY("look_previous|look_next") } megmondja, mit ér most egy-egy lap.
kingsroad-prompt-help-hint = { KEY("hint") } tippet ad, { KEY("skip") } bezárja.
kingsroad-in-short-round = Minden körben mindenki titokban három lapot választ, és együtt fedik fel őket. Egy
    régió lapja egy jelződet teszi oda. Aztán azt a régiót pontozzuk, ahol a Király áll: akié a legtöbb
    jelző, azé a legtöbb pont. Akik egyenlők, mind az alacsonyabb helyet kapják. Az ott lévő jelzők mind
    visszatérnek, és a Király a következő régióba megy.
kingsroad-in-short-knight = Lovag: még egy jelző oda, ahová az előtte lévő lap tesz egyet.
kingsroad-in-short-dragon = Sárkány: ebben a körben még egy régiót pontozunk. Játszmánként egyszer.
kingsroad-in-short-witch = Boszorkány: a többi lapod visszakerül, és újra választasz, ha már tudod, mit
    játszottak a többiek. Játszmánként egyszer.
kingsroad-in-short-noble = Nemes: aki egyedül van az 1. helyen, egy jelzőt nemesként ott hagy. Jelzőnek számít;
    ha a régióját pontozzuk, 1 pontot hoz, és még 1-et minden régióért, amelyet nemeseid megszakítatlan
    lánca köt hozzá.
kingsroad-in-short-end = A játék annak a körnek a végén ér véget, amelyben valaki eléri a 40 pontot. Akkor minden
    régió, amelyet abban a körben nem pontoztunk, fizet még egyszer, csak a helyekért: a nemesek jelzőnek
    számítanak, de pontot nem hoznak. A legtöbb pont nyer.
kingsroad-in-short-markers = 19 jelződ van: a térképen lévők csak akkor jönnek vissza, ha a régiójukat pontozzuk.
    Ha háromnál kevesebb van kézben, csak annyi lapot választasz, ahány jelződ van.
