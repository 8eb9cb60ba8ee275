kingsroad-thinking-now = Gondolkodik …
kingsroad-thinking-title = Hosszabb gondolkodás után
kingsroad-thinking-about-thoughts = Az, amit választottak, és a legjobb választások, mindegyik sok játszmában tovább játszva:
    mennyivel marad el a legjobbtól, zárójelben, ami valószínű.
kingsroad-thinking-nothing-to-think-about = Hosszabban gondolkodni csak a nyerési esélyen vagy az előnyön lehet: egy kör pontjai
    pontosak.
kingsroad-thinking-thought-waits = Hosszabb gondolkodás … ({ $key } leállítja)
kingsroad-thinking-no-thought = Nincs hosszabb gondolkodás: { $why }.
kingsroad-thinking-verdict = hosszabb gondolkodás után { $played } ára { $cost }. Ez egy másik becslés, több játszmából; az ítélet
    marad.
    .begins = Hosszabb gondolkodás után { $played } ára { $cost }. Ez egy másik becslés, több játszmából; az ítélet marad.
kingsroad-thinking-of = { $round }. kör{ $second ->
    [yes] { " " }(második választás)
   *[no] { "" }
  }, { $name }: { $verdict }
kingsroad-thinking-running = Hosszabb gondolkodás: választásonként { $games } játszma ({ $key } leállítja).
kingsroad-thinking-over = { $settled ->
    [yes] Hosszabb gondolkodás után (választásonként { $games } játszma):
   *[no] Hosszabb gondolkodás után (választásonként { $games } játszma, még nem egyértelmű):
  }
kingsroad-thinking-best = { $which ->
    [same] Hosszabb gondolkodás után (választásonként { $games } játszma) a legjobb választás továbbra is a legjobb.
    [none] Hosszabb gondolkodás után (választásonként { $games } játszma) egy választás sem egyértelműen jobb.
   *[other] Hosszabb gondolkodás után (választásonként { $games } játszma) ez a jobb: { $cards }; a különbség { $better }.
  }
