assassins-action-not-an-action = ez nem akció
    .sentence = Ez nem akció.
assassins-action-game-over = a játéknak vége
    .sentence = A játéknak vége.
assassins-action-no-card = még nincs felfedett körkártya
    .sentence = Még nincs felfedett körkártya.
assassins-action-other-side = most a másik oldal jön
    .sentence = Most a másik oldal jön.
assassins-action-no-king = a király nincs itt: { $at }
    .sentence = A király nincs itt: { $at }.
assassins-action-no-knight = nincs lovag itt: { $at }
    .sentence = Nincs lovag itt: { $at }.
assassins-action-no-townsperson = nincs városlakó itt: { $at }
    .sentence = Nincs városlakó itt: { $at }.
assassins-action-revealed = felfedett orgyilkos áll itt: { $at }
    .sentence = Felfedett orgyilkos áll itt: { $at }.
assassins-action-not-revealed = nincs felfedett orgyilkos itt: { $at }
    .sentence = Nincs felfedett orgyilkos itt: { $at }.
assassins-action-not-beside = { $at } és { $to } nem szomszédosak
    .sentence = { $at } és { $to } nem szomszédosak.
assassins-action-king-on-roof = a király nem mehet fel erre a tetőre: { $to }
    .sentence = A király nem mehet fel erre a tetőre: { $to }.
assassins-action-no-gate = nincs kapu itt: { $at }
    .sentence = Nincs kapu itt: { $at }.
assassins-action-occupied = ez a mező foglalt: { $to }
    .sentence = Ez a mező foglalt: { $to }.
assassins-action-pushes = aki ide lép, ellöki az ott álló bábut: { $to }
    .sentence = Aki ide lép, ellöki az ott álló bábut: { $to }.
assassins-action-nobody-to-push = nincs kit ellökni itt: { $to }
    .sentence = Nincs kit ellökni itt: { $to }.
assassins-action-pushed-up = az itt álló bábunak ({ $at }) fel kellene mennie a tetőre: { $to }
    .sentence = Az itt álló bábunak ({ $at }) fel kellene mennie a tetőre: { $to }.
assassins-action-pushed-off = az itt álló bábut ({ $at }) lelökné a tábláról
    .sentence = Az itt álló bábut ({ $at }) lelökné a tábláról.
assassins-action-pushed-into-knight = az itt álló bábut ({ $at }) nekilökné egy lovagnak: { $to }
    .sentence = Az itt álló bábut ({ $at }) nekilökné egy lovagnak: { $to }.
assassins-action-pushed-into-king = az itt álló bábut ({ $at }) nekilökné a királynak: { $to }
    .sentence = Az itt álló bábut ({ $at }) nekilökné a királynak: { $to }.
assassins-action-out-of-reach = erről az utcáról ({ $at }) senki sem éri el a tetőt: { $to }
    .sentence = Erről az utcáról ({ $at }) senki sem éri el a tetőt: { $to }.
assassins-action-no-shackles = a körkártyán nincs bilincs
    .sentence = A körkártyán nincs bilincs.
assassins-action-arrest-made = ebben a körben már volt letartóztatás
    .sentence = Ebben a körben már volt letartóztatás.
assassins-action-two-killed = ebben a fázisban már két lovag meghalt
    .sentence = Ebben a fázisban már két lovag meghalt.
assassins-action-king-not-beside = a király nem ezzel szomszédos: { $at }
    .sentence = A király nem ezzel szomszédos: { $at }.
assassins-action-not-an-assassin = az itt álló városlakó ({ $at }) nem orgyilkos
    .sentence = Az itt álló városlakó ({ $at }) nem orgyilkos.
assassins-action-all-revealed = már mindhárom orgyilkos fel van fedve
    .sentence = Már mindhárom orgyilkos fel van fedve.
assassins-action-too-dear = { $price } AP-ba kerül, és { $left ->
    [0] egy sem maradt
   *[other] csak { $left } maradt
  }
    .sentence = { $price } AP-ba kerül, és { $left ->
        [0] egy sem maradt
       *[other] csak { $left } maradt
      }.
assassins-round-card-lies = ennek a körnek a kártyája már fel van fedve
assassins-round-no-card = ilyen kártya már nincs a pakliban: { $card }
