kingsroad-kind-witch_early = Túl korai Boszorkány
kingsroad-kind-witch_kept = Túl sokáig tartott Boszorkány
kingsroad-kind-dragon_for_others = Sárkány mások javára
kingsroad-kind-knight_wasted = Elpazarolt Lovag
kingsroad-kind-second_by_tie = Döntetlen miatt második
kingsroad-kind-too_far = Túl távoli régió
kingsroad-kind-ahead_already = Már vezettél: elpazarolt jelzők
kingsroad-kind-left_for_nothing = Semmiért otthagyott régió
kingsroad-kind-other = Más hibák
kingsroad-kind-witch = A Boszorkány
kingsroad-kind-dragon = A Sárkány
kingsroad-kind-knight = A Lovag
kingsroad-kind-contested = Vitatott régió
kingsroad-kind-preparing = Következő régiók
kingsroad-kind-ending = A játék vége
kingsroad-kind-final_scoring = Az utolsó pontozás
kingsroad-practice-where = { $second ->
    [yes] { $round }. kör, második választás
   *[no] { $round }. kör
  }
kingsroad-practice-idea = Itt egy választás egyértelműen a legjobb. Melyik?
kingsroad-practice-idea-of-mistake = Ezt játszottad: { $cards }. { $win ->
    [yes] Ez ennyivel rontotta a nyerési esélyedet: { $cost }.
   *[no] Az ára { $cost }.
  } Keress jobb választást.
kingsroad-practice-task = Válaszd ki a lapjaidat: { KEY("exercise.judge") } megítéli őket, { KEY("exercise.best") } megmutatja a
    legjobb választást, { KEY("exercise.next") } továbbmegy.
kingsroad-practice-goes-on = { KEY("exercise.judge") }: { $last ->
    [yes] vissza a listához.
   *[no] a következő.
  }
kingsroad-practice-try-again = Próbáld újra: { KEY("exercise.clear") } visszaveszi ezeket a lapokat, { KEY("exercise.best") }
    megmutatja a legjobb választást.
kingsroad-practice-went-wrong = Mi volt akkor a baj: { $kind }.
kingsroad-practice-chance = { $chance } eséllyel
kingsroad-practice-chances = { $people } eséllyel emberek ellen, { $perfect } eséllyel tökéletes játék ellen
kingsroad-practice-against-people = { $people } eséllyel emberek ellen
kingsroad-practice-right = Helyes! Nyersz: { $won }.
kingsroad-practice-wrong = Nem ez a megoldás. Így nyersz: { $won }; a legjobb választással { $best }.
kingsroad-practice-not-listed = Nem ez a megoldás: az ára legalább { $lost }.
kingsroad-practice-given = A lapjaid kevesek. { $why }
kingsroad-practice-best = A legjobb választás: { $cards }. Így nyersz: { $won }; a második legjobbal ({ $next })
    { $others }.
kingsroad-practice-judged = { $solved ->
    [yes] Helyes! Nyersz: { $won }.
   *[no] Még nem ez a megoldás. Így nyersz: { $won }.
  }
kingsroad-practice-judged-beside = { $solved ->
    [yes] Helyes! Nyersz: { $won }; a legjobb választással { $best }.
   *[no] Még nem ez a megoldás. Így nyersz: { $won }; a legjobb választással { $best }.
  }
kingsroad-practice-judged-cost = { $solved ->
    [yes] Helyes! Ez { $cost }.
   *[no] Még nem ez a megoldás: { $cost }.
  }
kingsroad-practice-as-good = ugyanolyan jó, mint a legjobb
kingsroad-practice-cost = emberek ellen { $people } az ára
kingsroad-practice-costs = emberek ellen { $people } az ára, tökéletes játék ellen { $perfect }
kingsroad-puzzles-about = miről szól
kingsroad-puzzles-grade = fokozat
kingsroad-puzzles-players = játékos
kingsroad-puzzles-round = kör
kingsroad-puzzles-you-win = nyersz
kingsroad-puzzles-next-best = a második ára
kingsroad-practice-second-round = { $round }, második
kingsroad-practice-nothing-to-choose = nincs mit választani
