assassins-side-king = le camp du roi
    .begun = Le camp du roi
    .de = du camp du roi
    .a = au camp du roi
assassins-side-people = le camp du peuple
    .begun = Le camp du peuple
    .de = du camp du peuple
    .a = au camp du peuple
assassins-person-a = la marchande de pommes A
    .begun = La marchande de pommes A
    .name = marchande
    .named = La marchande
    .de = de la marchande de pommes A
    .a = à la marchande de pommes A
assassins-person-b = le forgeron B
    .begun = Le forgeron B
    .name = forgeron
    .named = Le forgeron
    .de = du forgeron B
    .a = au forgeron B
assassins-person-c = le boucher C
    .begun = Le boucher C
    .name = boucher
    .named = Le boucher
    .de = du boucher C
    .a = au boucher C
assassins-person-d = le charpentier D
    .begun = Le charpentier D
    .name = charpentier
    .named = Le charpentier
    .de = du charpentier D
    .a = au charpentier D
assassins-person-e = la courtisane E
    .begun = La courtisane E
    .name = courtisane
    .named = La courtisane
    .de = de la courtisane E
    .a = à la courtisane E
assassins-person-f = le fermier F
    .begun = Le fermier F
    .name = fermier
    .named = Le fermier
    .de = du fermier F
    .a = au fermier F
assassins-person-g = la poissonnière G
    .begun = La poissonnière G
    .name = poissonnière
    .named = La poissonnière
    .de = de la poissonnière G
    .a = à la poissonnière G
assassins-person-h = le moine H
    .begun = Le moine H
    .name = moine
    .named = Le moine
    .de = du moine H
    .a = au moine H
assassins-person-i = la vendeuse de prunes I
    .begun = La vendeuse de prunes I
    .name = vendeuse
    .named = La vendeuse
    .de = de la vendeuse de prunes I
    .a = à la vendeuse de prunes I
assassins-person-j = le berger J
    .begun = Le berger J
    .name = berger
    .named = Le berger
    .de = du berger J
    .a = au berger J
assassins-person-k = l'écuyer K
    .begun = L'écuyer K
    .name = écuyer
    .named = L'écuyer
    .de = de l'écuyer K
    .a = à l'écuyer K
assassins-person-l = le chasseur de sorcières L
    .begun = Le chasseur de sorcières L
    .name = chasseur
    .named = Le chasseur
    .de = du chasseur de sorcières L
    .a = au chasseur de sorcières L
assassins-king = le roi
    .begun = Le roi
    .de = du roi
    .a = au roi
assassins-wounded-king = le roi blessé
    .begun = Le roi blessé
    .de = du roi blessé
    .a = au roi blessé
assassins-knight = le chevalier { $number }
    .begun = Le chevalier { $number }
    .de = du chevalier { $number }
    .a = au chevalier { $number }
assassins-a-knight = un chevalier
    .begun = Un chevalier
    .de = d'un chevalier
    .a = à un chevalier
assassins-the-knight = le chevalier
    .de = du chevalier
    .a = au chevalier
assassins-assassin = l'assassin { $letter }
    .begun = L'assassin { $letter }
    .de = de l'assassin { $letter }
    .a = à l'assassin { $letter }
assassins-nobody = personne
    .begun = Personne
    .de = de personne
assassins-pawn-on = { $who } en { $square }
    .begun = { $who-begun } en { $square }
    .de = { $who-de } en { $square }
assassins-card = roi { $king }, chevaliers { $knights }, { $arrest ->
    [yes] une arrestation
   *[no] pas d'arrestation
  } ; peuple { $people }
    .begun = Roi { $king }, chevaliers { $knights }, { $arrest ->
    [yes] une arrestation
   *[no] pas d'arrestation
  } ; peuple { $people }
assassins-did-step = { $who-begun } { $how ->
    [walk] va de { $source } en { $target }
    [up] monte de { $source } sur le toit { $target }
    [down] descend de { $source } en { $target }
   *[level] va de { $source } en { $target }
  }.
assassins-did-knight-push = { $who-begun } { $how ->
    [up] monte de { $source } sur le toit { $target }
    [down] descend de { $source } en { $target }
   *[level] va de { $source } en { $target }
  } et pousse { $pushed }.
assassins-did-king-exit = { $who-begun } entre au château par la porte { $gate ->
    [north] nord
    [east] est
    [south] sud
   *[west] ouest
  }.
assassins-did-knight-kill = { $who-begun } en { $source } tue { $whom } en { $target }.
assassins-did-arrest = { $who-begun } en { $source } arrête { $whom } en { $target }.
assassins-did-reveal = { $who-begun } en { $source } est un assassin.
assassins-did-assassin-kill = { $who-begun } en { $source } tue { $whom } en { $target }.
assassins-did-wound = { $who-begun } en { $source } { $dead ->
    [yes] tue
   *[no] blesse
  } le roi.
assassins-would-push = { $who-begun } pousse { $pushed }.
assassins-pushed = { $who } { $down ->
    [yes] en bas en { $target }
   *[no] en { $target }
  }
assassins-game = { $king } (camp du roi) contre { $people } (le peuple)
assassins-game-on-board = { $king } (camp du roi) contre { $people } (le peuple), plateau { $board }
assassins-result = { $who } gagne : { $ending ->
    [castle] le roi est au château
    [assassins] les trois assassins sont hors jeu
    [killed] le roi est mort
   *[time] la pioche est épuisée et le roi est toujours dehors
  }.
assassins-they-were = Les assassins étaient { $assassins }.
