kingsroad-home-last-game = Przerwana partia
kingsroad-home-kingdom = Królestwo
kingsroad-home-aim = Kładź znaczniki w tajemnicy. Kto ma najwięcej tam, gdzie stoi Król, bierze najwięcej punktów. Przy 40 punktach partia się
    kończy.
kingsroad-home-permanent-nobles = Stali szlachcice, y albo n
kingsroad-home-step-1 = Wszyscy wybierają w tajemnicy trzy karty. Każda kładzie znacznik w swoim regionie.
kingsroad-home-step-2 = Kto ma najwięcej znaczników tam, gdzie stoi Król, bierze najwięcej punktów.
kingsroad-home-step-3 = Król idzie dalej. Przy 40 punktach partia się kończy.
kingsroad-home-second-choice = Runda { $round }: odkryto Wiedźmę. Graj dalej i wybierz ponownie.
kingsroad-home-all-choose = Runda { $round }: karty wybierają { $who }.
kingsroad-home-your-turn = Runda { $round }: Król stoi w regionie { $region }. Wybierasz ty.
kingsroad-home-table = { $every ->
    [yes] Płaci każde miejsce na sztandarach.
   *[no] { $paid ->
        [1] W regionie płaci tylko pierwsze miejsce; miejsca w nawiasie nie płacą.
        [2] W regionie płacą dwa pierwsze miejsca; te w nawiasie nie płacą.
        [3] W regionie płacą trzy pierwsze miejsca; te w nawiasie nie płacą.
       *[other] Płacących miejsc w regionie: { $paid }; te w nawiasie nie płacą.
      }
  } Każdy ma znaczników { $markers }.
kingsroad-home-more = Więcej: zwykłe zasady i plansza, { $hints ->
    [yes] z podpowiedziami
   *[no] bez podpowiedzi
  }, { $usual ->
    [yes] zwykłe kolory
   *[no] własne kolory
  }
kingsroad-home-same-name = To samo imię ma gracz { $seat }.
kingsroad-form-rules = Zasady
kingsroad-form-rules-standard = Podstawowe
kingsroad-form-rules-permanent-nobles = Stali szlachcice: szlachcic zostaje
kingsroad-form-board = Plansza
kingsroad-form-board-hint = puste: zwykła, albo podaj plik planszy
