kingsroad-statistics-note = Skończone partie z jedną osobą przy stole; gałęzie i kopie się nie liczą. Przewaga to ile punktów kończysz średnio
    przed najlepszym graczem komputerowym tej siły.
kingsroad-statistics-nothing = Nie masz jeszcze skończonej partii z samymi graczami komputerowymi.
kingsroad-statistics-analyse-first = Jak silnie grasz, będzie tu, gdy zanalizujesz jakąś partię.
kingsroad-statistics-strength = siła
kingsroad-statistics-games = partie
kingsroad-statistics-won = wygrane
kingsroad-statistics-share = udział
kingsroad-statistics-lead = przewaga
kingsroad-statistics-kind-placing = gdzie kładziesz znaczniki
kingsroad-statistics-kind-knight = Rycerz
kingsroad-statistics-kind-dragon = Smok
kingsroad-statistics-kind-witch = Wiedźma
