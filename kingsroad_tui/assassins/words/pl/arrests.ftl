assassins-arrests-none-on-card = Ta karta nie daje pojmania.
assassins-arrests-made = Ta karta daje tylko jedno pojmanie i już było.
assassins-arrests-too-dear = Pojmanie kosztuje { $price } PA, a rycerzom tyle nie zostało.
assassins-arrests-nobody-to-arrest = Nie ma kogo pojmać: najpierw rycerz musi stanąć obok mieszkańca.
assassins-arrests-another = inny
assassins-arrests-other = { $kind ->
    [arrest] pojmaj
    [knight-kill] zabij
    [knight-push] odepchnij
   *[other] coś innego
  }
    .label = { $kind ->
    [arrest] Pojmaj
    [knight-kill] Zabij
    [knight-push] Odepchnij
   *[other] Coś innego
  }
assassins-arrests-reveal-label = Ujawnij
assassins-arrests-arrest-label = Pojmaj
