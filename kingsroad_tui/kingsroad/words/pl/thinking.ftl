kingsroad-thinking-now = Myślę …
kingsroad-thinking-title = Po dłuższym namyśle
kingsroad-thinking-about-thoughts = Wybór, który padł, i najlepsze, każdy dograny w wielu partiach: ile każdemu brakuje do najlepszego, a w nawiasie
    to, co prawdopodobne.
kingsroad-thinking-nothing-to-think-about = Dłuższy namysł jest dla szansy wygranej albo przewagi: punkty rundy są dokładne.
kingsroad-thinking-thought-waits = Myślę dłużej … ({ $key } przerywa)
kingsroad-thinking-no-thought = Bez dłuższego namysłu: { $why }.
kingsroad-thinking-verdict = po dłuższym namyśle { $played } kosztuje { $cost }. To inne oszacowanie, z większej liczby partii; ocena zostaje.
    .begins = Po dłuższym namyśle { $played } kosztuje { $cost }. To inne oszacowanie, z większej liczby partii; ocena zostaje.
kingsroad-thinking-of = Runda { $round }{ $second ->
    [yes] { " " }(drugi wybór)
   *[no] { "" }
  }, { $name }: { $verdict }
kingsroad-thinking-running = Myślę dłużej, partii z każdym wyborem { $games } ({ $key } przerywa).
kingsroad-thinking-over = { $settled ->
    [yes] Po dłuższym namyśle (partii z każdym wyborem { $games }):
   *[no] Po dłuższym namyśle (partii z każdym wyborem { $games }, jeszcze niejasne):
  }
kingsroad-thinking-best = Po dłuższym namyśle (partii z każdym wyborem { $games }) { $which ->
    [same] najlepszy wybór nadal jest najlepszy.
    [none] żaden wybór nie jest wyraźnie lepszy.
   *[other] o { $better } lepsze jest { $cards }.
  }
