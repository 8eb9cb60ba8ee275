assassins-status = { $second ->
    [yes] Partia 2 · Runda
   *[no] Runda
  } { $round } z { $rounds } · { $side }: { $who }
assassins-status-yours = { $second ->
    [yes] Partia 2 · Runda
   *[no] Runda
  } { $round } z { $rounds } · ty: { $side }
assassins-status-over = { $second ->
    [yes] Partia 2 · Runda
   *[no] Runda
  } { $round } z { $rounds } · partia skończona
assassins-status-choosing = { $you ->
    [yes] Grasz zabójcami: wybierz w tajemnicy trzech zabójców
   *[no] { $who } wybiera w tajemnicy trzech zabójców
  }
assassins-aim-king = wyprowadź króla przez bramę albo usuń wszystkich trzech zabójców
assassins-aim-people = zabij króla albo nie wpuść go, aż skończą się karty
assassins-wins-king = { $shared ->
    [yes] Do wygranej: wyprowadzić króla przez bramę albo usunąć
   *[no] Wygrasz, jeśli wyprowadzisz króla przez bramę albo usuniesz
  } wszystkich trzech zabójców.
assassins-wins-people = { $shared ->
    [yes] Do wygranej: zabić króla albo nie wpuścić go,
   *[no] Wygrasz, jeśli zabijesz króla albo nie wpuścisz go,
  } aż skończą się karty.
assassins-choice-begin = Wybierz swoich trzech zabójców: naciśnij ich litery, potem { $take }.
assassins-choice-so-far = Zabójcy: { $letters }. Wybierz jeszcze { $missing }.
assassins-choice-complete = Zabójcy: { $letters }. { $take } ich bierze; litera cofa jednego.
assassins-choice-known = { $letter } to znany już zabójca.
assassins-choice-only-three = Tylko trzech zabójców: naciśnij literę jednego jeszcze raz, żeby go cofnąć.
assassins-choice-does-not-fit = Ci trzej nie pasują do tego, co działo się w partii.
assassins-choice-now = Teraz
assassins-choice-help = Wybierz trzech z dwunastu mieszkańców: to twoi zabójcy i nikt inny o tym nie wie. Naciśnij ich litery; jeszcze raz
    cofa; { KEY("forward") } bierze trójkę. Dobrze, gdy stoją z dala od siebie i blisko drogi króla: zabójca sięga tylko tego, kto stoi
    obok. { KEY("hint") } pokazuje dobrą trójkę.
assassins-no-letter = Ten klawisz nic nie robi: wpisz trzy litery od { KEY("pawn.a") } do { KEY("pawn.l") }.
assassins-own = Twoi zabójcy: { $assassins }.
assassins-own-to-hide = Twoi zabójcy: { $assassins }. { $hide } znów ich chowa.
assassins-own-none = Nie został żaden twój zabójca.
assassins-own-not-yours = Zabójców może oglądać tylko grający zabójcami, w swojej turze.
assassins-news = { $news }.
assassins-news-arrest = { $letter }: pojmanie
assassins-news-knight-kill = { $letter }: śmierć
assassins-news-reveal = { $letter } to zabójca
assassins-new-wound = król jest ranny
    .begun = Król jest ranny
assassins-phase-turn = Tura: { $who }.
assassins-phase-your-turn-king = Twoja tura: król { $king } PA, rycerze { $knights } PA.
assassins-phase-your-turn-people = Twoja tura: { $points } PA.
assassins-phase-choose-king = Wybierz króla ({ KEY("pawn.0") }) albo rycerza (od { KEY("pawn.1") } do { KEY("pawn.7") }).
assassins-phase-choose-people = Wybierz mieszkańca po literze.
assassins-phase-peek = { $key }: twoi zabójcy
assassins-acting-go = { $strikes ->
    [yes] { $keys }: idź lub uderz
   *[no] { $keys }: idź
  }
assassins-acting-arrows = strzałki
assassins-acting-reveal = { $key }: ujawnij
assassins-acting-another = { $key }: inny pionek
assassins-acting-do = { $key }: zrób to
assassins-acting-no = { $key }: nie
assassins-acting-other = { $key }: { $what }
assassins-acting-price = { $price } PA: { $what }
assassins-acting-for-good = { $what } Nie ma odwrotu.
assassins-acting-done = { $what } { $price } PA.
assassins-acting-ends = { $key } kończy turę.
assassins-square = { $square } ({ $kind ->
    [gate] ulica z bramą
    [roof] dach
   *[street] ulica
  }): { $who }.
assassins-no-such-pawn = { $key } nie ma już na planszy.
assassins-already-shown = To już widać: { KEY("forward") } to robi.
assassins-no-key-king = Ten klawisz nic nie robi: { KEY("pawn.0") } to król, od { KEY("pawn.1") } do { KEY("pawn.7") } rycerze.
assassins-no-key-people = Ten klawisz nic nie robi: twoje pionki to litery od { KEY("pawn.a") } do { KEY("pawn.l") }.
assassins-your-turn-now = Twoja tura. Wybierz pionek; { KEY("forward") } jeszcze raz ją kończy.
assassins-one-moment = Chwileczkę …
assassins-doubt-end = Skończyć tak turę kosztuje około { $cost } twojej szansy wygranej. Najlepiej ({ $best }): { $better }.
assassins-doubt-reveal = Ujawnić teraz zabójcę kosztuje około { $cost } twojej szansy wygranej: bez tego najlepsza szansa to { $best }.
    .yes = Ujawnij
assassins-unspent = Masz jeszcze { $points } PA. Skończyć turę?
assassins-unspent-king = Są jeszcze PA: { $king ->
    [0] rycerze { $knights }
   *[other] { $knights ->
    [0] król { $king }
   *[other] król { $king }, rycerze { $knights }
  }
  }. Skończyć turę?
assassins-taken-back = { $left ->
    [0] Cofnięte.
    [one] Cofnięte; z tej tury została { $left } akcja.
    [few] Cofnięte; z tej tury zostały { $left } akcje.
    [many] Cofnięte; z tej tury zostało { $left } akcji.
   *[other] Cofnięte; z tej tury zostało { $left } akcji.
  }
assassins-not-taken-back = { $begun ->
    [yes] To zdradziło ci coś tajnego, więc nie da się cofnąć.
   *[no] W tej turze nie ma czego cofać.
  }
assassins-thinking = { $name } myśli …
assassins-forfeits = { $name } poddaje: { $why }. Dalej gra komputer.
assassins-type-actions = akcje, np. Na4-a3 albo Tc4-c5; end kończy turę
assassins-key-take-three = Weź tych trzech
assassins-key-choose = Wybierz
assassins-key-choose-as-advised = Jak w radzie
assassins-key-do-it = Zrób to
assassins-key-hide = Ukryj
assassins-key-next-step = Następny krok
assassins-key-end-phase = Skończ turę
assassins-key-keep-playing = Graj dalej
assassins-key-new-game = Nowa partia
assassins-key-once-more = Jeszcze raz
assassins-key-rules = Zasady
assassins-key-stop-typing = Anuluj
assassins-key-swap = Zmień strony
assassins-key-look-back = Spójrz wstecz
assassins-key-save = Zapisz
assassins-key-home = Początek
assassins-hand-over = Podaj klawiaturę: { $who } ({ $side }).
assassins-hand-over-look-away = { $who }, nie patrz.
assassins-hand-over-i-am = { $who } to ja: { $does ->
    [choose] wybieram zabójców
    [reveal] pokaż zabójców, ujawniam jednego
    [show] pokaż moich zabójców
   *[begin] zaczynamy
  }
assassins-hand-over-chosen = Trzej zabójcy są wybrani i znów ukryci: wszyscy mogą patrzeć.
assassins-hand-over-hidden = Twoi zabójcy są znów ukryci.
assassins-hand-over-all-hidden = Zabójcy są znów ukryci: wszyscy mogą patrzeć.
assassins-hand-over-others-hidden = Pozostali są znów ukryci.
