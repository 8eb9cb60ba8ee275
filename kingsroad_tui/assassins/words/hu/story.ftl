assassins-story-nothing = { $who } nem tesz semmit.
assassins-story-walk = { $who-begun }: { $source } → { $by } → { $target } ({ $price } AP).
assassins-story-caught = Elkapták az egyik emberedet!
assassins-story-knife-headline = Kés a tömegben!
assassins-story-gate-headline = A király a kapunál!
assassins-story-too-late-headline = Elkésett!
assassins-story-revealed = { $who-named } orgyilkos!
assassins-story-knight-falls = Elesik egy lovag!
assassins-story-king-struck = { $dead ->
    [yes] Meghalt a király!
   *[no] Megsebesült a király!
  }
assassins-story-last-assassin = Az utolsó orgyilkos!
assassins-story-arrested = Letartóztatva!
assassins-story-assassin-falls = Elesik egy orgyilkos!
assassins-story-in-the-castle = A király a várban!
assassins-story-unmasked = Lelepleződött!
assassins-story-not-yours = Nem a te orgyilkosod.
assassins-story-knife = Az egyik városlakó ledobja a köpenyét …
assassins-story-gate = Kitárul { $gate ->
    [north] az északi
    [east] a keleti
    [south] a déli
   *[west] a nyugati
  } kapu, és senki sem áll az útjában …
assassins-story-inside = Bemegy rajta a várba, és a kapu becsapódik mögötte.
assassins-story-too-late = Elfogyott az utolsó kártya, és a király még odakint van: { $square }.
assassins-story-knife-drawn = { $who-begun } kést ránt ({ $square }){ $unknown ->
    [0] : most mind a hárman ismertek.
    [one] . A három közül még egy ismeretlen.
   *[other] . A három közül még kettő ismeretlen.
  }
assassins-story-one-wound-more = Még egy seb, és vége.
assassins-story-knights-left = { $knights ->
    [0] A királynak egy lovagja sem maradt.
   *[other] Még { $knights } lovag maradt.
  }
assassins-story-assassins-dead = { $dead ->
    [1] A három közül egy halott.
   *[2] A három közül kettő halott.
  }
assassins-story-keys = { $forward }: { $waits ->
    [yes] tovább
   *[no] gyorsabban
  }, { $skip }: végére
