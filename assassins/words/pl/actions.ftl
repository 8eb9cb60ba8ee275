assassins-action-not-an-action = to nie jest akcja
    .sentence = To nie jest akcja.
assassins-action-game-over = partia się skończyła
    .sentence = Partia się skończyła.
assassins-action-no-card = nie odkryto karty rundy
    .sentence = Nie odkryto karty rundy.
assassins-action-other-side = to tura drugiej strony
    .sentence = To tura drugiej strony.
assassins-action-no-king = króla nie ma na { $at }
    .sentence = Króla nie ma na { $at }.
assassins-action-no-knight = na { $at } nie ma rycerza
    .sentence = Na { $at } nie ma rycerza.
assassins-action-no-townsperson = na { $at } nie ma mieszkańca
    .sentence = Na { $at } nie ma mieszkańca.
assassins-action-revealed = na { $at } stoi ujawniony zabójca
    .sentence = Na { $at } stoi ujawniony zabójca.
assassins-action-not-revealed = na { $at } nie ma ujawnionego zabójcy
    .sentence = Na { $at } nie ma ujawnionego zabójcy.
assassins-action-not-beside = { $at } i { $to } nie sąsiadują
    .sentence = { $at } i { $to } nie sąsiadują.
assassins-action-king-on-roof = król nie może wejść na dach { $to }
    .sentence = Król nie może wejść na dach { $to }.
assassins-action-no-gate = na { $at } nie ma bramy
    .sentence = Na { $at } nie ma bramy.
assassins-action-occupied = na { $to } ktoś stoi
    .sentence = Na { $to } ktoś stoi.
assassins-action-pushes = wejście na { $to } odpycha tego, kto tam stoi
    .sentence = Wejście na { $to } odpycha tego, kto tam stoi.
assassins-action-nobody-to-push = na { $to } nie ma kogo odepchnąć
    .sentence = Na { $to } nie ma kogo odepchnąć.
assassins-action-pushed-up = pionek z { $at } musiałby wejść na dach { $to }
    .sentence = Pionek z { $at } musiałby wejść na dach { $to }.
assassins-action-pushed-off = pionek z { $at } wypadłby za planszę
    .sentence = Pionek z { $at } wypadłby za planszę.
assassins-action-pushed-into-knight = pionek z { $at } wpadłby na rycerza na { $to }
    .sentence = Pionek z { $at } wpadłby na rycerza na { $to }.
assassins-action-pushed-into-king = pionek z { $at } wpadłby na króla na { $to }
    .sentence = Pionek z { $at } wpadłby na króla na { $to }.
assassins-action-out-of-reach = z ulicy { $at } nikt nie sięga na dach { $to }
    .sentence = Z ulicy { $at } nikt nie sięga na dach { $to }.
assassins-action-no-shackles = na karcie rundy nie ma kajdan
    .sentence = Na karcie rundy nie ma kajdan.
assassins-action-arrest-made = pojmanie w tej rundzie już było
    .sentence = Pojmanie w tej rundzie już było.
assassins-action-two-killed = w tej turze zabito już dwóch rycerzy
    .sentence = W tej turze zabito już dwóch rycerzy.
assassins-action-king-not-beside = króla nie ma obok { $at }
    .sentence = Króla nie ma obok { $at }.
assassins-action-not-an-assassin = pionek na { $at } to nie zabójca
    .sentence = Pionek na { $at } to nie zabójca.
assassins-action-all-revealed = wszyscy trzej zabójcy są już ujawnieni
    .sentence = Wszyscy trzej zabójcy są już ujawnieni.
assassins-action-too-dear = kosztuje { $price } PA, a { $left ->
    [0] nie zostało nic
    [one] został tylko { $left }
    [few] zostały tylko { $left }
    [many] zostało tylko { $left }
   *[other] zostało tylko { $left }
  }
    .sentence = Kosztuje { $price } PA, a { $left ->
        [0] nie zostało nic
        [one] został tylko { $left }
        [few] zostały tylko { $left }
        [many] zostało tylko { $left }
       *[other] zostało tylko { $left }
      }.
assassins-round-card-lies = karta tej rundy jest już odkryta
assassins-round-no-card = w talii nie ma już karty { $card }
