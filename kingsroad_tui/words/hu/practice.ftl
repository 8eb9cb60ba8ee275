practice-puzzle-looking = Feladványok
practice-title = Gyakorlás
practice-reading = Egy pillanat: a játszmáid átnézése folyik.
practice-own = A saját hibáid
practice-today = A mai három feladvány
practice-puzzles = Minden feladvány, nehézség szerint
practice-kinds = Minden feladvány, téma szerint
practice-coming = Ami visszajön
practice-known = Kész
practice-own-kinds = A hibáid fajták szerint
practice-go-on = Tovább
practice-judge = Megítélés
practice-unusable = Ez a feladat nem rakható ki: a játszmája sérült.
practice-stopped = A megítélés leállt. Folytatódik, ha újra megnyitod ezt az oldalt.
practice-no-answer = A megoldó nem adott választ, ezért a többi játszmád még nincs megítélve.
practice-plain-words = Azt is beírhatod: best (megmutatja a választ), next vagy quit.
practice-nothing-left = Mára nem maradt semmi.
practice-the-end = Mára ennyi volt.
practice-left = A válaszaid megmaradtak.
practice-puzzle-found = { $all ->
     [yes] { $into }: { $have } feladvány.
    *[no] { $into }: eddig { $have } feladvány; ugyanez a parancs folytatja.
   }
practice-puzzle-count = { $count } feladvány: { $grades }.
practice-puzzle-of-grade = { $grade }. fokozatú: { $number }
practice-puzzle-not-read = { $source }: { $lines } sor kimaradt, nem ennek a játéknak a feladványa.
practice-puzzle-no-puzzles = { $source }: nincs feladvány
practice-puzzle-is-proved = { $number }/{ $of } · { $name } · bizonyítva
practice-puzzle-is-wrong = { $number }/{ $of } · { $name } · nincs bizonyítva: { $why }
practice-puzzle-checked-words = { $right }/{ $of } bizonyítva
practice-puzzle-no-player = nincs ilyen gépi játékos: { $name }; van: { $known }
practice-due = { $due ->
     [0] Ma egy saját hibád sincs soron
    *[other] Ma { $due } saját hibád van soron
   }
    .sentence = { $due ->
     [0] Ma egy saját hibád sincs soron.
    *[other] Ma { $due } saját hibád van soron.
   }
practice-unsolved = A mai feladványokból { $puzzles } még nincs megoldva.
practice-unjudged = { $games } játszmád még nincs megítélve: a --judge előbb hibákat keres { $games ->
     [one] benne
    *[other] bennük
   }.
practice-next-due = { $days ->
     [0] Ma { $number } hiba jön vissza.
     [1] Holnap { $number } hiba jön vissza.
    *[other] { $days } nap múlva { $number } hiba jön vissza.
   }
practice-menu-due = { $due } hiba van soron
practice-menu-puzzles = a mai feladványokból még { $unsolved } van hátra
practice-grade-1 = nagyon könnyű
practice-grade-2 = könnyű
practice-grade-3 = közepes
practice-grade-4 = nehéz
practice-grade-5 = nagyon nehéz
practice-ahead-line = Gyakorlás előre: { $waiting } vár
practice-a-puzzle = Feladvány
practice-the-puzzle = { $number }. feladvány
practice-daily = { $tick } { $puzzle }, { $grade }
practice-mistake = A te hibád · { $where }
practice-mistake-of = A te hibád, { $number }/{ $of } · { $where }
practice-group = { $title }: { $solved }/{ $of } megoldva
practice-kind = { $number } × { $title }, { $right }/{ $of } jó
practice-kind-unanswered = { $number } × { $title }
practice-how-to-begin = { $enter } megnyitja a kijelölt sort.
practice-known-for-good = Ezt már tudod: nem jön vissza.
practice-comes-back = { $days ->
     [0] Ma visszajön.
     [1] Holnap visszajön.
    *[other] { $days } nap múlva visszajön.
   }
practice-coming-line = { $days ->
     [0] Ma: { $number }
     [1] Holnap: { $number }
    *[other] { $days } nap múlva: { $number }
   }
practice-empty = { $games ->
     [0] Játssz végig egy játszmát a gép ellen: ide kerül, amit jobban csinálhattál volna.
     [one] A játszmádban egy választás sem került sokba. Játssz tovább: az új hibák ide kerülnek.
    *[other] A { $games } játszmádban egy választás sem került sokba. Játssz tovább: az új hibák ide kerülnek.
   }
practice-done-words = { $done } hibát már végleg tudsz
practice-step-words = { $done }/{ $total }. { $step }
practice-judging = { $games ->
     [1] Az utolsó játszmád megítélése
    *[other] Játszmák megítélése: { $game }/{ $games }
   }
practice-judging-steps = { $games ->
     [1] Az utolsó játszmád megítélése ({ $steps })
    *[other] Játszmák megítélése: { $game }/{ $games } ({ $steps })
   }
practice-judging-time = { $games ->
     [1] Az utolsó játszmád megítélése ({ $steps }, még { $time })
    *[other] Játszmák megítélése: { $game }/{ $games } ({ $steps }, még { $time })
   }
practice-judged-so-far = A játszmáid megítélése folyik: ide kerül, amit jobban csinálhattál volna.
practice-few-seconds = néhány másodperc
practice-about-seconds = kb. { $seconds } másodperc
practice-about-minutes = kb. { $minutes } perc
practice-new-cards = { $new ->
     [0] Minden játszmád meg van ítélve.
    *[other] Minden játszmád meg van ítélve: { $new } új hibát gyakorolhatsz.
   }
practice-session = { $all ->
     [yes] { $found ->
         [1] Helyes. Szép volt!
        *[other] Mind a { $found } helyes. Szép volt!
       }
    *[no] { $of } közül { $found } sikerült elsőre.
   }
