kingsroad-log-title = Minden, ami eddig történt
kingsroad-log-heading = { $round }. kör · a Király itt: { $region }
kingsroad-log-scored = pontozva: { $regions }
kingsroad-log-regions = { $count ->
    [1] { $numbers }. régió
   *[other] régiók: { $numbers }
  }
kingsroad-history-rounds = Kör: pontozott régiók
    .short = Kör: pontozva
    .shorter = Kör
    .shortest = K.
kingsroad-doing-chosen = választott
kingsroad-doing-thinking = gondolkodik
kingsroad-doing-choosing = választ
kingsroad-doing-to-choose = választani fog
kingsroad-panel-markers = { $count } jelző
kingsroad-panel-nobles = { $count } nemes
kingsroad-panel-declines = nem él vele
kingsroad-hand-drop = Vissza
kingsroad-hand-spent = kint
kingsroad-hand-play = Kijátszom
kingsroad-hand-judge = Megítélés
kingsroad-hand-no-cards = nincs lap: { $key }
kingsroad-doubt-show = Mutasd
kingsroad-doubt-play = Kijátszom
kingsroad-doubt-again = Újra választok
kingsroad-undo = Visszavonás
kingsroad-cancel = Mégse
kingsroad-help-now = Most
kingsroad-in-short = A játék röviden
