advisor-program-not-started = nie udało się uruchomić programu: { $why }
advisor-program-long-game = partia jest za długa na linię { $limit } bajtów
advisor-program-silent = brak odpowiedzi przez { $seconds } s
advisor-program-ended = program skończył bez odpowiedzi
advisor-program-long-answer = odpowiedź była dłuższa niż { $limit } bajtów
advisor-program-unreadable = odpowiedzi nie da się odczytać: { $why }
advisor-program-other-request = odpowiedź jest na żądanie { $found }, nie { $asked }
advisor-program-many-actions = odpowiedź ma więcej niż { $most } akcji
