kingsroad-follow-second-choices = Boszorkány: írd be a második választásokat, a többiek lapjai már ismertek.
kingsroad-follow-nothing-typed = Nincs mit visszavonni.
kingsroad-follow-nothing-to-choose = Most nincs mit választani.
kingsroad-follow-go-on-typing = Vissza a beíráshoz
kingsroad-follow-title = Asztal követése
kingsroad-follow-who-plays = Kik játszanak, ülésrendben? Az első kapja a tanácsot; { KEY("follow.seat") } vált.
kingsroad-follow-names-example = Anna, Bea, Csaba
kingsroad-follow-cards = lapok
kingsroad-follow-type-cards = Írd be mindenki lapjait egy szóban, például 16K; W a Boszorkány. Tovább:
    { KEY("fixed.enter") }.
kingsroad-follow-change-cards = Visszavonva: javítsd ezeket a lapokat, aztán { KEY("fixed.enter") }.
kingsroad-follow-advice-for = Tanács neki:
kingsroad-follow-how-many-names = írj be 2–5 nevet, vesszővel elválasztva
