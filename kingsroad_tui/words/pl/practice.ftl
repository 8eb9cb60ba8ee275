practice-puzzle-looking = Zadania
practice-title = Ćwiczenia
practice-reading = Chwileczkę: przeglądam twoje partie.
practice-own = Twoje własne błędy
practice-today = Trzy dzisiejsze zadania
practice-puzzles = Wszystkie zadania, według trudności
practice-kinds = Wszystkie zadania, według tematu
practice-coming = Wrócą
practice-known = Załatwione
practice-own-kinds = Twoje błędy według rodzaju
practice-go-on = Dalej
practice-judge = Oceń
practice-unusable = Tego ćwiczenia nie da się ułożyć: jego partia jest uszkodzona.
practice-stopped = Ocenianie przerwane. Ruszy dalej, gdy znów otworzysz tę stronę.
practice-no-answer = Solver nie odpowiedział, więc reszta twoich partii jest jeszcze nieoceniona.
practice-plain-words = Możesz też wpisać best (pokazuje odpowiedź), next albo quit.
practice-nothing-left = Na dziś nic już nie zostało.
practice-the-end = To wszystko na dziś.
practice-left = Twoje odpowiedzi są zachowane.
practice-puzzle-found = { $have ->
     [one] { $all ->
         [yes] { $into }: { $have } zadanie.
        *[no] { $into }: na razie { $have } zadanie; to samo polecenie idzie dalej.
       }
     [few] { $all ->
         [yes] { $into }: { $have } zadania.
        *[no] { $into }: na razie { $have } zadania; to samo polecenie idzie dalej.
       }
     [many] { $all ->
         [yes] { $into }: { $have } zadań.
        *[no] { $into }: na razie { $have } zadań; to samo polecenie idzie dalej.
       }
    *[other] { $all ->
         [yes] { $into }: { $have } zadania.
        *[no] { $into }: na razie { $have } zadania; to samo polecenie idzie dalej.
       }
   }
practice-puzzle-count = { $count ->
     [one] { $count } zadanie: { $grades }.
     [few] { $count } zadania: { $grades }.
     [many] { $count } zadań: { $grades }.
    *[other] { $count } zadania: { $grades }.
   }
practice-puzzle-of-grade = { $number } stopnia { $grade }
practice-puzzle-not-read = { $source }: { $lines ->
     [one] pominięto { $lines } linię
     [few] pominięto { $lines } linie
     [many] pominięto { $lines } linii
    *[other] pominięto { $lines } linii
   }; to nie są zadania tej gry.
practice-puzzle-no-puzzles = { $source }: nie ma zadań
practice-puzzle-is-proved = { $number } z { $of } · { $name } · dowiedzione
practice-puzzle-is-wrong = { $number } z { $of } · { $name } · bez dowodu: { $why }
practice-puzzle-checked-words = dowiedzione { $right } z { $of }
practice-puzzle-no-player = nie ma gracza komputerowego { $name }: { $known }
practice-due = { $due ->
     [0] Żaden twój błąd nie czeka na dziś
     [one] Na dziś czeka { $due } twój błąd
     [few] Na dziś czekają { $due } twoje błędy
     [many] Na dziś czeka { $due } twoich błędów
    *[other] Na dziś czeka { $due } twojego błędu
   }
    .sentence = { $due ->
     [0] Żaden twój błąd nie czeka na dziś.
     [one] Na dziś czeka { $due } twój błąd.
     [few] Na dziś czekają { $due } twoje błędy.
     [many] Na dziś czeka { $due } twoich błędów.
    *[other] Na dziś czeka { $due } twojego błędu.
   }
practice-unsolved = { $puzzles ->
     [one] Jedno z dzisiejszych zadań jest jeszcze nierozwiązane.
     [few] { $puzzles } z dzisiejszych zadań są jeszcze nierozwiązane.
     [many] { $puzzles } z dzisiejszych zadań jest jeszcze nierozwiązanych.
    *[other] { $puzzles } z dzisiejszych zadań jest jeszcze nierozwiązane.
   }
practice-unjudged = { $games ->
     [one] Jedna z twoich partii jest jeszcze nieoceniona: --judge najpierw szuka w niej błędów.
     [few] { $games } z twoich partii są jeszcze nieocenione: --judge najpierw szuka w nich błędów.
     [many] { $games } z twoich partii jest jeszcze nieocenionych: --judge najpierw szuka w nich błędów.
    *[other] { $games } z twoich partii jest jeszcze nieocenione: --judge najpierw szuka w nich błędów.
   }
practice-next-due = { $number ->
     [one] { $days ->
         [0] { $number } błąd wraca dziś.
         [1] { $number } błąd wraca jutro.
        *[other] { $number } błąd wraca za { $days } dni.
       }
     [few] { $days ->
         [0] { $number } błędy wracają dziś.
         [1] { $number } błędy wracają jutro.
        *[other] { $number } błędy wracają za { $days } dni.
       }
     [many] { $days ->
         [0] { $number } błędów wraca dziś.
         [1] { $number } błędów wraca jutro.
        *[other] { $number } błędów wraca za { $days } dni.
       }
    *[other] { $days ->
         [0] { $number } błędu wraca dziś.
         [1] { $number } błędu wraca jutro.
        *[other] { $number } błędu wraca za { $days } dni.
       }
   }
practice-menu-due = { $due ->
     [one] czeka jeden błąd
     [few] czekają { $due } błędy
     [many] czeka { $due } błędów
    *[other] czeka { $due } błędu
   }
practice-menu-puzzles = zadań na dziś jeszcze { $unsolved }
practice-grade-1 = bardzo łatwe
practice-grade-2 = łatwe
practice-grade-3 = średnie
practice-grade-4 = trudne
practice-grade-5 = bardzo trudne
practice-ahead-line = Ćwicz przed czasem: czeka { $waiting }
practice-a-puzzle = Zadanie
practice-the-puzzle = Zadanie { $number }
practice-daily = { $tick } { $puzzle }, { $grade }
practice-mistake = Twój błąd · { $where }
practice-mistake-of = Twój błąd { $number } z { $of } · { $where }
practice-group = { $title }: zrobione { $solved } z { $of }
practice-kind = { $number } { $title }, dobrze { $right } z { $of }
practice-kind-unanswered = { $number } { $title }
practice-how-to-begin = { $enter } otwiera zaznaczoną linię.
practice-known-for-good = To już umiesz: nie wróci.
practice-comes-back = { $days ->
     [0] Wraca dziś.
     [1] Wraca jutro.
    *[other] Wraca za { $days } dni.
   }
practice-coming-line = { $days ->
     [0] Dziś: { $number }
     [1] Jutro: { $number }
    *[other] Za { $days } dni: { $number }
   }
practice-empty = { $games ->
     [0] Skończ partię z komputerem: trafi tu to, co można było zrobić lepiej.
     [one] W twojej partii żaden wybór nie kosztował wiele. Graj dalej: nowe błędy trafią tutaj.
     [few] W twoich { $games } partiach żaden wybór nie kosztował wiele. Graj dalej: nowe błędy trafią tutaj.
     [many] W twoich { $games } partiach żaden wybór nie kosztował wiele. Graj dalej: nowe błędy trafią tutaj.
    *[other] W twoich { $games } partiach żaden wybór nie kosztował wiele. Graj dalej: nowe błędy trafią tutaj.
   }
practice-done-words = { $done ->
     [one] { $done } błąd
     [few] { $done } błędy
     [many] { $done } błędów
    *[other] { $done } błędu
   } już z głowy
practice-step-words = { $step } { $done } z { $total }
practice-judging = { $games ->
     [1] Oceniam twoją ostatnią partię
    *[other] Oceniam partię { $game } z { $games }
   }
practice-judging-steps = { $games ->
     [1] Oceniam twoją ostatnią partię ({ $steps })
    *[other] Oceniam partię { $game } z { $games } ({ $steps })
   }
practice-judging-time = { $games ->
     [1] Oceniam twoją ostatnią partię ({ $steps }, jeszcze { $time })
    *[other] Oceniam partię { $game } z { $games } ({ $steps }, jeszcze { $time })
   }
practice-judged-so-far = Oceniam twoje partie: trafi tu to, co można było zrobić lepiej.
practice-few-seconds = kilka sekund
practice-about-seconds = około { $seconds } s
practice-about-minutes = { $minutes ->
     [one] około { $minutes } minuty
     [few] około { $minutes } minut
     [many] około { $minutes } minut
    *[other] około { $minutes } minuty
   }
practice-new-cards = { $new ->
     [0] Wszystkie twoje partie są ocenione.
     [one] Wszystkie twoje partie są ocenione: { $new } nowy błąd do ćwiczenia.
     [few] Wszystkie twoje partie są ocenione: { $new } nowe błędy do ćwiczenia.
     [many] Wszystkie twoje partie są ocenione: { $new } nowych błędów do ćwiczenia.
    *[other] Wszystkie twoje partie są ocenione: { $new } nowego błędu do ćwiczenia.
   }
practice-session = { $all ->
     [yes] { $found ->
         [1] Dobrze. Świetna robota!
        *[other] Wszystko dobrze ({ $found }). Świetna robota!
       }
    *[no] Od razu dobrze: { $found } z { $of }.
   }
