kingsroad-thinking-now = Думаю …
kingsroad-thinking-title = После долгого раздумья
kingsroad-thinking-about-thoughts = Сделанный выбор и лучшие, каждый доигран во многих партиях: насколько каждый позади лучшего, а в
    скобках вероятные границы.
kingsroad-thinking-nothing-to-think-about = Дольше думают о шансе на победу или об отрыве: очки раунда и так точны.
kingsroad-thinking-thought-waits = Думаю дольше … ({ $key } — хватит)
kingsroad-thinking-no-thought = Дольше думать не вышло: { $why }.
kingsroad-thinking-verdict = после долгого раздумья { $played } стоит { $cost }. Это другая оценка, по большему числу партий; вердикт
    остаётся.
    .begins = После долгого раздумья { $played } стоит { $cost }. Это другая оценка, по большему числу партий; вердикт остаётся.
kingsroad-thinking-of = Раунд { $round }{ $second ->
    [yes] { " " }(второй выбор)
   *[no] { "" }
  }, { $name }: { $verdict }
kingsroad-thinking-running = Думаю дольше: партий с каждым выбором { $games } ({ $key } — хватит).
kingsroad-thinking-over = { $settled ->
    [yes] После долгого раздумья (партий с каждым выбором: { $games }):
   *[no] После долгого раздумья (партий с каждым выбором: { $games }, пока неясно):
  }
kingsroad-thinking-best = После долгого раздумья (партий с каждым выбором: { $games }) { $which ->
    [same] лучший выбор остаётся лучшим.
    [none] явно лучшего выбора нет.
   *[other] лучше другой: { $cards }, на { $better }.
  }
