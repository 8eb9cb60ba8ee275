kingsroad-lines-word-cards = lapok, például 16K: ezeket választja, ebben a sorrendben; - egyet sem.
kingsroad-lines-word-map = map: a régiók, soronként egy, a Király útja mentén.
kingsroad-lines-word-players = players: mindenki pontjai, jelzői és lapjai.
kingsroad-lines-word-hand = hand: a lapok, amelyekből választhatsz.
kingsroad-lines-word-history = history: mi történt az előző körben.
kingsroad-lines-word-log = log: mi történt minden körben.
kingsroad-lines-word-scores = scores: mindenki pontjai az egyes körök után.
kingsroad-lines-word-hint = hint: tipp; újra, és többet mond.
kingsroad-lines-word-analyse = analyse: minden eddigi választás megítélve, és ki hogyan játszott.
kingsroad-lines-word-assume = assume NÉV: plays 5: tippek e feltevéssel; assume nothing elfelejti.
kingsroad-lines-word-undo = undo: egy kör visszavonása, ha egyedül játszol.
kingsroad-lines-word-redo = redo: visszahozza az utoljára visszavont kört.
kingsroad-lines-word-rivals = rivals: kik játszanak a gép oldalán, és hogyan gondolkodnak.
kingsroad-lines-word-talk = talk: az ellenfelek elhallgatnak; újra, és beszélnek.
kingsroad-lines-word-rules = rules: a teljes szabályok.
kingsroad-lines-word-code = code: az állás egy szóban.
kingsroad-lines-word-share = share: az egész játszma egy sorban, üzenetbe illesztéshez.
kingsroad-lines-word-statistics = statistics: a játszmáid az egyes erősségek ellen.
kingsroad-lines-word-save = save NÉV: a játszma mentése ezen a néven.
kingsroad-lines-word-quit = quit: kilépés; a játszma el van mentve.
kingsroad-lines-word-again = again: ugyanaz az asztal, új játszma; a létráé: a következő.
kingsroad-lines-word-result = result: mit változtatott a játszma, és a mai eredmény három sorban.
kingsroad-lines-set-up-statistics = statistics: a játszmáid az egyes erősségek ellen.
kingsroad-lines-type-help = Írd be: help, és látod, mit írhatsz lapok helyett.
kingsroad-lines-at-the-end = A játéknak vége: again, undo vagy save NÉV; help: minden más; Enter: kilépés
kingsroad-lines-your-cards = A lapjaid
kingsroad-lines-cards-of = { $name }, a lapjaid
kingsroad-lines-continue = Folytatod ezt: { $game }, { $round }. kör? y vagy n
kingsroad-lines-choose-again = Vagy { $name } beírja: { $word }, és újra választ.
kingsroad-lines-assumed = A tippek felteszik: { $claims }. Írd be: hint.
kingsroad-lines-nothing-assumed = A tippek semmit sem tesznek fel arról, mit játszanak a többiek.
kingsroad-lines-thinking = Gondolkodik.
kingsroad-lines-no-analysis = Nincs elemzés: { $why }.
kingsroad-lines-no-hint = Nincs tipp: { $why }.
kingsroad-lines-sure = { $question } y vagy n
kingsroad-lines-round-undone = { $round ->
        [1] Az
        [5] Az
       *[other] A
      } { $round }. kör visszavonva; redo visszahozza. A gépek is újra választanak.
kingsroad-lines-round-is-back = A kör visszajött.
kingsroad-lines-scores = { $round }. kör: { $totals }.
kingsroad-lines-final-score = { $place } { $name }: { $points } pont, ebből { $nobles } a nemesekért és { $final }
    az utolsó pontozásból.
kingsroad-lines-clauses = { $clauses }.
kingsroad-lines-region-pays = { $region } fizet: { $pays }
kingsroad-lines-region-markers = jelzők: { $markers }
kingsroad-lines-region-nobles = { $many ->
    [one] Nemes: { $who }
   *[other] Nemesek: { $who }
  }
kingsroad-lines-region-king = itt a Király
kingsroad-lines-player = { $name }: { $points } pont, { $markers } jelző kézben, { $nobles } nemes; { $cards ->
    [both] van Sárkánya és Boszorkánya
    [dragon] van Sárkánya
    [witch] van Boszorkánya
   *[none] se Sárkánya, se Boszorkánya
  }.
kingsroad-lines-you-choose = { $count } lapot választasz.
kingsroad-lines-read-as = Ezt játszod: { $cards }. Írd be még egyszer, és kijátszod: { $word }.
