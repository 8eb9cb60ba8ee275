assassins-arrests-none-on-card = Cette carte ne permet pas d'arrestation.
assassins-arrests-made = Cette carte ne permet qu'une arrestation, et elle est faite.
assassins-arrests-too-dear = Une arrestation coûte { $price } PA, plus qu'il n'en reste aux chevaliers.
assassins-arrests-nobody-to-arrest = Personne à arrêter : un chevalier doit d'abord être à côté d'un habitant.
assassins-arrests-another = un autre
assassins-arrests-other = { $kind ->
    [arrest] arrêter
    [knight-kill] tuer
    [knight-push] pousser
   *[other] autre chose
  }
    .label = { $kind ->
    [arrest] Arrêter
    [knight-kill] Tuer
    [knight-push] Pousser
   *[other] Autre chose
  }
assassins-arrests-reveal-label = Révéler
assassins-arrests-arrest-label = Arrêter
