assassins-beside-card = E kör kártyája
    .note = { $more ->
    [0] az utolsó kártya
   *[other] még { $more } kártya
  }
assassins-beside-verdict = Az utolsó fázisod
assassins-beside-people = Király és városlakók
    .note = { $knights } lovag
assassins-beside-townsfolk = Városlakók
assassins-beside-prices = Árak akciópontban (AP)
    .note = fel: tetőre
assassins-beside-deck = Hátralévő kártyák
assassins-beside-done = Mit tett { $side }
assassins-card-none = Még nincs kártya.
assassins-row-king = király
assassins-row-knights = lovagok
assassins-row-people = nép
assassins-row-arrest = letart.
assassins-row-count = hány van
assassins-points-left = { $left }/{ $most }
assassins-arrest-none = ezen a kártyán nincs letartóztatás
    .short = nincs letartóztatás
assassins-arrest-open = a lovagok egyszer letartóztathatnak
    .short = egy letartóztatás
assassins-arrest-made = e kártya letartóztatása megvolt
    .short = letart. megvolt
assassins-arrest-missed = nem volt letartóztatás
    .short = nem volt letart.
assassins-arrested = letartóztatva: { $who }
    .short = letart.: { $letter }
assassins-king-state = { $wounds ->
    [0] ép
    [1] sebesült
   *[2] halott
  }
    .warned = { $wounds ->
    [0] ép
    [1] sebesült: a következő megöli
   *[2] halott
  }
assassins-king-note = { $sign } király { $state } { $hearts }
assassins-gone-arrested = letartóztatva { $letters }
assassins-gone-killed = megölve { $letters }
assassins-unknown-none = mindhárom orgyilkos ismert
assassins-unknown = { $new ->
    [yes] a { $townsfolk } közül bármelyik { $unknown }
   *[no] még ismeretlen: { $unknown }
  }: { $trios } lehetséges hármas
    .wide = orgyilkosok: { $new ->
    [yes] a { $townsfolk } közül bármelyik { $unknown }
   *[no] még ismeretlen: { $unknown }
  } ({ $trios } lehetséges hármas)
assassins-hidden-none = már egy rejtett orgyilkosod sincs
assassins-hidden = Rejtett orgyilkosok: { $letters }
assassins-hidden-from-king = Rejtett orgyilkosok: { $letters }. A király oldala szerint: { $unknown }.
assassins-to-come-none = semmi sem jön: ez az utolsó kör
assassins-to-come = hátravan: király { $king } AP, { $arrests } letartóztatás
assassins-to-come-note = király összesen { $king } AP
assassins-to-come-columns = minden oszlop egyfajta kártya
assassins-marks = A táblán: { $marks }
assassins-mark-ends = { $sign } itt végez
assassins-mark-arrest = { $sign } letartóztatás
assassins-mark-blows = { $sign } { $blows }
assassins-mark-blow = { $kind ->
    [wound] csapás
    [reveal] felfedés
   *[other] megölés
  }
assassins-mark-danger = ! n AP után lesújthat
assassins-phase-nothing-yet = még semmi
assassins-phase-nothing = semmi
assassins-phase-more = és még { $more }: { $key } mindet mutatja
assassins-gate-on-board = kapu
assassins-price = { $ap }AP
