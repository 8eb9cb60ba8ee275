assassins-arrests-none-on-card = Ez a kártya nem enged letartóztatást.
assassins-arrests-made = Ez a kártya csak egy letartóztatást enged, és az már megvolt.
assassins-arrests-too-dear = Egy letartóztatás { $price } AP, a lovagoknak ennyi nem maradt.
assassins-arrests-nobody-to-arrest = Nincs kit letartóztatni: előbb egy lovagnak egy városlakó mellett kell állnia.
assassins-arrests-another = egy másik
assassins-arrests-other = { $kind ->
    [arrest] letartóztatás
    [knight-kill] megölés
    [knight-push] ellökés
   *[other] valami más
  }
    .label = { $kind ->
    [arrest] Letartóztat
    [knight-kill] Megöl
    [knight-push] Ellök
   *[other] Valami más
  }
assassins-arrests-reveal-label = Felfed
assassins-arrests-arrest-label = Letartóztat
