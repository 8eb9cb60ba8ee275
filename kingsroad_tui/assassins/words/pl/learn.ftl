assassins-learn-next = { KEY("forward") }: następny krok.
assassins-learn-last-next = { KEY("forward") }: co już umiesz.
assassins-learn-finished-title = Znasz już grę!
assassins-learn-finished-keys = { KEY("forward") }: nowa partia. { KEY("other") }: zasady. { KEY("step") }: jeszcze raz.
    { KEY("leave") }: wyjście.
assassins-learn-finished-plain = kingsroad assassins play --plain zaczyna prawdziwą partię, z komputerem albo kimś znajomym; rules mówi tam
    wszystkie zasady.
assassins-learn-plain-keys = Naucz się grać w Króla i Zabójców. Wpisuj to, o co proszą kroki. board: kto gdzie stoi, map: plansza literami,
    can POLE: co może pionek, undo: cofnij akcję, again: krok od początku, next lub back: inny krok, help: zapis, quit: wyjście.
assassins-learn-keys-here = Ten klawisz nic tu nie robi.
assassins-learn-step-done = Ten krok jest zrobiony. Dalej: { KEY("forward") }.
assassins-learn-not-to-be-ended = { KEY("forward") } skończy turę. Najpierw zrób to, o co prosi ten krok.
assassins-learn-not-to-be-ended-plain = Najpierw zrób to, o co prosi ten krok.
assassins-learn-these-three = W partii możesz wziąć kogokolwiek. Tutaj następne kroki potrzebują F, G i K.
assassins-learn-no-hint-needed = O podpowiedź można prosić w każdej partii. Ten krok sam mówi, co robić.
assassins-learn-hint-closed = Podpowiedź jest zamknięta: naciskaj { KEY("hint") }, aż znów powie, co najlepsze.
assassins-learn-left = kingsroad assassins learn --plain idzie stąd dalej; niedokończony krok zacznie się od nowa.
assassins-learn-not-asked-for = To dozwolone, ale ten krok prosi o coś innego.
assassins-learn-something-else = To dozwolone, ale ten pionek ma tu inne zadanie: { $who }.
assassins-learn-somebody-else = To dozwolone, ale tu działa ktoś inny: { $who }.
assassins-learn-look-on = Patrz na planszę …
assassins-learn-place = { $step }/{ $steps } · { $title }
assassins-learn-plain-place = Krok { $step } z { $steps }: { $title }
assassins-learn-menu-first = w pięć minut
assassins-learn-king-wins = Grający królem wygrywa, gdy król wyjdzie przez bramę albo wszyscy trzej zabójcy wypadną z gry.
assassins-learn-people-win = Grający zabójcami wygrywa z drugą raną albo gdy po ostatniej karcie król jest jeszcze poza zamkiem.
assassins-learn-type = Wpisz { $action }: { $what }
assassins-learn-type-hint = Wpisz hint: niebezpieczeństwo, droga do bramy, co najlepiej zrobić.
assassins-learn-type-follow = Wpisz akcje, które podaje podpowiedź.
assassins-learn-type-choose = Wpisz FGK: ta lekcja potrzebuje tych trojga. Stoją na drodze króla, a rycerzy blisko nie ma.
assassins-learn-type-end = Wpisz end.
assassins-learn-you = Ty
