assassins-what-if-about = Podpowiedzi przyjmują to wtedy za pewne.
assassins-what-if-person = { $arrested ->
    [yes] { $who-begun }, pojmanie
   *[no] { $who-begun }
  }
assassins-what-if-next-card = Następna karta
assassins-what-if-seen = Co robią mieszkańcy
assassins-what-if-question-card = A jeśli następna karta to …
assassins-what-if-question-seen = A jeśli to, co robią, …
assassins-what-if-question-person = A jeśli { $who } …
assassins-what-if-card = { $code }: { $gives } (zostało { $left })
assassins-what-if-alike = nic nie mówi o tym, kim są: wszystkie trójki jednakowo
assassins-what-if-assassin = to zabójca
assassins-what-if-no-assassin = to nie zabójca
