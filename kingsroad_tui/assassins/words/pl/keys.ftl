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
