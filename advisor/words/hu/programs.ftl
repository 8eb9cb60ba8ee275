advisor-program-not-started = a programot nem lehetett elindítani: { $why }
advisor-program-long-game = a játszma túl hosszú egy { $limit } bájtos sorhoz
advisor-program-silent = { $seconds } másodpercen belül nem jött válasz
advisor-program-ended = a program válasz nélkül leállt
advisor-program-long-answer = a válasz hosszabb volt { $limit } bájtnál
advisor-program-unreadable = a válasz nem olvasható: { $why }
advisor-program-other-request = a válasz a(z) { $found } kérésre jött, nem erre: { $asked }
advisor-program-many-actions = a válaszban több mint { $most } akció van
