acting-pawn = { $pawn ->
    [king] Wybierz króla
    [knight] Wybierz rycerza { $sign }
   *[person] Wybierz { $sign }
  }
    .about = { $pawn ->
        [person] Wybierz mieszkańca po literze
       *[other] Wybierz króla (0) albo rycerza po numerze
    }
acting-go = { $way ->
    [up] W górę
    [down] W dół
    [left] W lewo
   *[right] W prawo
  }
    .about = Pionek tam idzie; bez niego kursor
editor-go = { $way ->
    [up] W górę
    [down] W dół
    [left] W lewo
   *[right] W prawo
  }
    .about = Następne pole w tę stronę
editor-put = Postaw { $letter }
    .about = Postaw tu mieszkańca albo zabierz
key-acting-next = Pionek
    .about = Następny pionek, który może działać
key-acting-previous = Poprzedni pionek
    .about = Poprzedni pionek
key-acting-other = Pojmij
    .about = Pojmij zamiast odepchnąć, odepchnij zamiast zabić; ujawnij
key-acting-take = Wybierz
    .about = Wybierz pionek pod kursorem
key-town-home-learn = Nauka
    .about = Partia szkoleniowa
key-town-home-new = Nowa partia
    .about = Ustaw partię
key-town-home-together = Grajcie razem
    .about = Ktoś znajomy przy innym komputerze
key-town-home-continue = Graj dalej
    .about = Graj dalej ostatnią partię
key-town-home-again = Zagraj znowu
    .about = Twój zwykły rywal, ze zmianą stron
key-town-learn-forward = Zrób to
    .about = Zrób to, co widać; następny krok
key-undo-action = Cofnij
    .about = Cofnij akcję
key-let-go = Puść
    .about = Puść pionek
key-hint = Podpowiedź
    .about = Podpowiedź; jeszcze raz: więcej
key-follow-hint = Jak w radzie
    .about = Zrób to, co zagrałaby podpowiedź
key-town-learn-step = Pomiń
    .about = Następny krok
key-step-before = Wstecz
    .about = Poprzedni krok
key-town-learn-leave = Wyjdź
    .about = Na pierwszy ekran
key-town-forward = Skończ turę
    .about = Zrób to, co widać; skończ turę; dalej
key-town-let-go = Puść
    .about = Puść pionek; pomiń opowieść
key-experts = Dla znawców
    .about = Podpowiedź w liczbach, dla znawców; i z powrotem
key-suppose = A gdyby
    .about = A gdyby: załóż, kim ktoś jest, albo kartę
key-town-peek = Podejrzyj
    .about = Pokaż albo ukryj, kim są twoi zabójcy
key-log-town = Dziennik
    .about = Co do tej pory zrobiły obie strony
key-walk-through = Spójrz wstecz
    .about = Przejdź przez partię do tej pory
key-type-actions = Pisz
    .about = Wpisz akcje, np. Na4-a3
key-town-rivals = Rywale
    .about = Twój rywal i jak gra
key-town-leave = Początek
    .about = Na pierwszy ekran; wszystko jest zapisane
key-town-follow-forward = Skończ turę
    .about = Zrób to, co widać; skończ turę; karta
key-town-follow-back = Cofnij
    .about = Cofnij to, co zapisano ostatnio
key-town-follow-cards = Kim byli
    .about = Partia skończona: kim byli zabójcy
key-town-follow-leave = Wyjdź
    .about = Wyjdź; partia jest zapisana
key-town-end-swap = Zmień strony
    .about = Następna partia, ze zmianą stron
key-town-end-again = Jeszcze raz
    .about = Nowa partia, te same strony
key-town-end-look-back = Spójrz wstecz
    .about = Przejdź przez partię, z podpowiedziami
key-town-end-log = Co się działo
    .about = Co zrobiły obie strony
key-town-end-leave = Początek
    .about = Na pierwszy ekran
key-town-look-back-on = Dalej
    .about = Następny krok opowieści
key-town-look-back-next = Następna tura
    .about = Początek następnej tury
key-town-look-back-previous = Poprzednia tura
    .about = Początek tej tury albo poprzedniej
key-town-look-back-first = Początek
    .about = Początek partii
key-town-look-back-last = Najnowsze
    .about = Najnowszy krok
key-town-look-back-hint = Podpowiedź
    .about = Co byłoby tu dobre; jeszcze raz: więcej
key-phase-mistake = Błąd
    .about = Następna tura warta spojrzenia
key-phase-mistake-before = Poprzedni błąd
    .about = Poprzednia taka tura
key-try-phase = Spróbuj
    .about = Zagraj tę turę jeszcze raz i sprawdź, ile jest warta
key-town-look-back-review = Ocena
    .about = Wszystkie tury, ile kosztują, i szczęście
key-town-look-back-play-on = Graj stąd
    .about = Jako osobną partię
key-town-look-back-log = Dziennik
    .about = Co zrobiły obie strony
key-town-look-back-leave = Zamknij
    .about = Z powrotem tam, skąd przychodzisz
key-town-editor-hint = Podpowiedź
    .about = Co tu zagrać; jeszcze raz: więcej
key-town-editor-cells = Wartości
    .about = Z planszy do wartości i z powrotem
key-town-editor-knight = Rycerz
    .about = Postaw tu rycerza albo zabierz
key-town-editor-reveal = Ujawnij
    .about = Znany jako zabójca albo nie
key-town-editor-take = Nikt
    .about = Zabierz tego, kto tu stoi
key-town-editor-king = Postaw króla
    .about = Postaw tu króla
key-town-editor-value-up = W górę
    .about = Wartość wyżej
key-town-editor-value-down = W dół
    .about = Wartość niżej
key-town-editor-more = +1
    .about = Jeden więcej; następna
key-town-editor-fewer = -1
    .about = Jeden mniej; poprzednia
key-town-review-previous = Poprzednia tura
    .about = Poprzednia tura
key-town-review-following = Następna tura
    .about = Następna tura
key-town-review-report = Raport
    .about = Zapisz ocenę jako stronę
key-close-board = Zamknij
    .about = Z powrotem do planszy
key-town-try-forward = Oceń
    .about = Zrób to, co widać; oceń turę; jeszcze raz
key-town-try-best = Odpowiedź
    .about = Pokaż lepszą turę
key-town-try-leave = Wróć
    .about = Z powrotem tam, skąd przychodzisz
key-town-exercise-forward = Oceń
    .about = Zrób to, co widać; oceń turę; dalej
key-town-exercise-best = Odpowiedź
    .about = Pokaż odpowiedź
key-town-review-look = Obejrzyj
    .about = Obejrzyj tę turę na planszy
key-town-new-swap = Zmień strony
    .about = Zamień, kto czym gra
key-home-assassins = Zabójcy
    .about = Druga gra: Król i Zabójcy
