curtain-leaving-question = A titkos választások sosem kerülnek leírásra: ha a játék folytatódik, újra
    kell választania: { $names }. Elhagyod az asztalt?
curtain-pass = A billentyűzet most ide megy: { $name }.
curtain-look-away = A többiek most nézzenek félre.
curtain-show-mine = { $name } vagyok: mutasd a lapjaimat
curtain-all-chosen = Mindenki választott.
curtain-look-here = Most mindenki ide nézzen: jön a felfedés.
curtain-reveal = Felfedés
curtain-hides = A függöny elrejti a választó lapjait. Tovább: { $ready }.
curtain-gives-back = { $key }: { $name } visszakapja a lapjait, és újra választ.
curtain-chooses-again = { $key }: { $name } újra választ
curtain-once-more = { $key } még egyszer: { $name } lapokat cserél
