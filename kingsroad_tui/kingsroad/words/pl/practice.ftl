kingsroad-kind-witch_early = Wiedźma za wcześnie
kingsroad-kind-witch_kept = Wiedźma trzymana za długo
kingsroad-kind-dragon_for_others = Smok dla innych
kingsroad-kind-knight_wasted = Rycerz na darmo
kingsroad-kind-second_by_tie = Drugie miejsce przez remis
kingsroad-kind-too_far = Region za daleko
kingsroad-kind-ahead_already = I tak z przodu: znaczniki na darmo
kingsroad-kind-left_for_nothing = Region oddany za darmo
kingsroad-kind-other = Inne błędy
kingsroad-kind-witch = Wiedźma
kingsroad-kind-dragon = Smok
kingsroad-kind-knight = Rycerz
kingsroad-kind-contested = Sporny region
kingsroad-kind-preparing = Następne regiony
kingsroad-kind-ending = Koniec partii
kingsroad-kind-final_scoring = Punktacja końcowa
kingsroad-practice-where = { $second ->
    [yes] runda { $round }, drugi wybór
   *[no] runda { $round }
  }
kingsroad-practice-idea = Jeden wybór jest tu wyraźnie najlepszy. Który?
kingsroad-practice-idea-of-mistake = Twoje karty wtedy: { $cards }. { $win ->
    [yes] To obniżyło twoją szansę wygranej o { $cost }.
   *[no] To kosztowało { $cost }.
  } Znajdź lepszy wybór.
kingsroad-practice-task = Wybierz karty: { KEY("exercise.judge") } je ocenia, { KEY("exercise.best") } pokazuje najlepszy wybór,
    { KEY("exercise.next") } idzie dalej.
kingsroad-practice-goes-on = { KEY("exercise.judge") }: { $last ->
    [yes] z powrotem do listy.
   *[no] następne.
  }
kingsroad-practice-try-again = Spróbuj jeszcze raz: { KEY("exercise.clear") } odkłada te karty, { KEY("exercise.best") } pokazuje najlepszy
    wybór.
kingsroad-practice-went-wrong = Co poszło wtedy źle: { $kind }.
kingsroad-practice-chance = { $chance } szans
kingsroad-practice-chances = { $people } szans przeciw ludziom, { $perfect } przeciw doskonałej grze
kingsroad-practice-against-people = { $people } szans przeciw ludziom
kingsroad-practice-right = Dobrze! Masz { $won }.
kingsroad-practice-wrong = To nie to: masz { $won }; z najlepszym wyborem { $best }.
kingsroad-practice-not-listed = To nie to: kosztuje co najmniej { $lost }.
kingsroad-practice-given = Twoje karty nie wystarczą. { $why }
kingsroad-practice-best = Najlepszy wybór: { $cards }. Masz { $won }; z drugim w kolejności ({ $next }) { $others }.
kingsroad-practice-judged = { $solved ->
    [yes] Dobrze! Masz { $won }.
   *[no] To jeszcze nie to: masz { $won }.
  }
kingsroad-practice-judged-beside = { $solved ->
    [yes] Dobrze! Masz { $won }; z najlepszym wyborem { $best }.
   *[no] To jeszcze nie to: masz { $won }; z najlepszym wyborem { $best }.
  }
kingsroad-practice-judged-cost = { $solved ->
    [yes] Dobrze! Ten wybór { $cost }.
   *[no] To jeszcze nie to: ten wybór { $cost }.
  }
kingsroad-practice-as-good = jest tak dobry jak najlepszy
kingsroad-practice-cost = kosztuje { $people } przeciw ludziom
kingsroad-practice-costs = kosztuje { $people } przeciw ludziom, { $perfect } przeciw doskonałej grze
kingsroad-puzzles-about = o czym
kingsroad-puzzles-grade = stopień
kingsroad-puzzles-players = graczy
kingsroad-puzzles-round = runda
kingsroad-puzzles-you-win = szansa
kingsroad-puzzles-next-best = koszt drugiego
kingsroad-practice-second-round = { $round }, drugi
kingsroad-practice-nothing-to-choose = nie ma nic do wybrania
