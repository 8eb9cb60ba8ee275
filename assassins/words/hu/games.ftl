assassins-in-phase = { $phase ->
    [over] { $round }. kör, a játék vége után
   *[other] { $round }. kör, { $phase }
  }
assassins-in-action = { $phase }, { $action }. akció
assassins-in-card = { $round }. kör, kártya
assassins-game-name-them = meg kell nevezni az orgyilkosokat
assassins-game-no-action = nincs visszavonható akció
assassins-game-secret-known = valami titok kiderült
assassins-game-over-there = ott már vége a játéknak
assassins-game-other-secret = nem illik ahhoz az álláshoz, amelyből a játszma indul
assassins-same-name = mindkét játékost így hívják: { $name }
assassins-secret = az orgyilkosok három különböző betű { $first } és { $last } között
assassins-record-start = már megmondja, melyik a tábla, és hol van a király
assassins-record-other-card = ott már egy kártya fekszik: { $card }
assassins-record-phase-over = ott, ahol a játszma kezdődik, már vége
assassins-record-phase-missing = hiányzik a fázis
assassins-record-long-phase = hosszabb, mint egy fázis lehet
