assassins-hints-no-hints = Ezt a játszmát tippek nélkül indították.
assassins-hints-not-now = A tipp annak szól, aki most jön.
assassins-hints-not-ready = A tipp még nincs kész.
assassins-hints-thinking = Gondolkodik …
assassins-hints-lost = Nincs tipp: a megoldó nem ad választ.
assassins-hints-ask-first = Nincs nyitott tipp: { $ask } kér egyet, aztán { $follow } megteszi, amit mond.
assassins-hints-followed = Ennyi volt a tipp: { $ends } befejezi a fázisodat, { $again } még egyszer megnézi.
assassins-hints-end-now = A tipp szerint nem kell többet tenni: { $ends } befejezi a fázisodat.
assassins-hints-all-twelve = A titkod nélkül számolva: előbb nézd meg az orgyilkosaidat ({ $looks }).
assassins-hints-public = Abból számolva, amit mindkét oldal tudott.
assassins-hints-supposing = Feltéve, hogy { $claims }.
assassins-hints-win-now = Most nyerhetsz!
assassins-hints-walks-out = { $which ->
    [that] Azzal a kártyával a király a következő fázisában kisétál: zárd le ezt: { $square }!
    [any] A király a következő fázisában kisétál, bármilyen kártya jön: zárd le ezt: { $square }!
   *[some] A király a következő fázisában kisétál a hátralévő { $total } kártyából ennyivel: { $cards }. Zárd le ezt: { $square }!
  }
assassins-hints-stop = { $harm ->
    [lost] Ha itt megállsz, vesztesz: ez az utolsó kör, és a király még odakint van.
    [none] Ha itt megállsz, a királyra senki sem csaphat le.
    [kills-surely] Ha itt megállsz, a királyt biztosan megölhetik!
    [wounds-surely] Ha itt megállsz, a királyt biztosan megsebesíthetik, de megölni nem tudják.
    [kills] Ha itt megállsz, a királyt megölhetik: { $death } eséllyel, aszerint, ki gyanús.
    [wounds] Ha itt megállsz, a királyt megsebesíthetik: { $wound } eséllyel, aszerint, ki gyanús.
   *[both] Ha itt megállsz, a királyt megsebesíthetik ({ $wound } eséllyel, aszerint, ki gyanús), sőt meg is ölhetik
        ({ $death }).
  }
assassins-hints-fears = { $harm ->
    [lost] A király ebben a körben biztonságban van.
    [none] A király ebben a körben biztonságban van.
    [kills-surely] Ahogy most áll, a királyt biztosan megölhetik!
    [wounds-surely] Ahogy most áll, a királyt biztosan megsebesíthetik, de megölni nem tudják.
    [kills] Ahogy most áll, a királyt megölhetik: { $death } eséllyel, aszerint, ki gyanús.
    [wounds] Ahogy most áll, a királyt megsebesíthetik: { $wound } eséllyel, aszerint, ki gyanús.
   *[both] Ahogy most áll, a királyt megsebesíthetik ({ $wound } eséllyel, aszerint, ki gyanús), sőt meg is ölhetik
        ({ $death }).
  }
assassins-hints-can = { $harm ->
    [kills-surely] Most megölheted a királyt!
    [wounds-surely] Most megsebesítheted a királyt.
   *[none] Ebben a fázisban nem csaphatsz le a királyra.
  }
assassins-hints-at-worst = Mármint a legrosszabb esetben: lehet kevesebb is.
assassins-hints-strikers = { $whose ->
    [own] Vele csaphatsz le: { $people }.
    [fear] Akitől a királynak tartania kell: { $people }.
   *[king] Lecsaphat: { $people }.
  }
assassins-hints-striker = { $sure ->
    [yes] { $who }, { $square } ({ $when })
   *[no] { $who }, { $square } ({ $chance }, { $when })
  }
assassins-hints-more = még { $more }
assassins-hints-clock = { $steps } lépés { $gate-till }, a királynak { $left } AP maradt: { $spare ->
    [0] egy fölösleges sincs.
   *[other] { $spare } a tartalék.
  }
assassins-hints-gate-north = az északi kapu
    .begun = Az északi kapu
    .till = az északi kapuig
    .to = az északi kapuhoz
assassins-hints-gate-east = a keleti kapu
    .begun = A keleti kapu
    .till = a keleti kapuig
    .to = a keleti kapuhoz
assassins-hints-gate-south = a déli kapu
    .begun = A déli kapu
    .till = a déli kapuig
    .to = a déli kapuhoz
assassins-hints-gate-west = a nyugati kapu
    .begun = A nyugati kapu
    .till = a nyugati kapuig
    .to = a nyugati kapuhoz
assassins-hints-clock-shut = A tömeg minden kaput elzár. Szabad úton { $steps } lépés volna, és a királynak { $left } AP maradt.
assassins-hints-clock-no-street = Egy kapuhoz sem vezet utca; a királynak { $left } AP maradt.
assassins-hints-clock-around = A tömeget megkerülni túl messze van: { $steps } lépés { $gate-till }, és a királynak { $left } AP
    maradt.
assassins-hints-clock-through = { $steps } lépés eddig a kapuig: { $square }, ha félreáll az útból: { $people }. A királynak { $left } AP
    maradt: { $spare ->
    [0] egy fölösleges sincs.
   *[other] { $spare } a tartalék.
  }
assassins-hints-clock-too-late = { $side ->
    [king] A vár elérhetetlen: { $steps } lépés { $gate-till }, és a királynak { $left } AP maradt. Csak úgy nyerhetsz, ha mindhárom
        orgyilkos kiesik.
   *[people] A király már nem éri el a várat: { $steps } lépés { $gate-till }, és { $left } AP-je maradt. Nyersz, ha egy orgyilkos
        megmarad, mire a kártyák elfogynak.
  }
assassins-hints-blocker = Így tűnhet el az útból: { $ways }.
assassins-hints-blocker-ways = { $one } vagy { $other }
assassins-hints-blocker-push = ellököd ({ $ap } AP)
assassins-hints-blocker-arrest = letartóztatod ({ $ap } AP)
assassins-hints-blocker-kill = megölöd ({ $ap } AP)
assassins-hints-odds = Még { $cards } kártya jön. A királynak 2 AP jut { $two } kártyán, a népnek 5 AP { $many } kártyán;
    letartóztatni { $arrests } kártyán lehet.
assassins-hints-odds-last = Az utolsó kártya a királynak { $king } AP-t ad, és { $arrest ->
    [yes] enged letartóztatást.
   *[no] nem enged letartóztatást.
  }
assassins-hints-odds-none = Ez után nem marad kártya.
assassins-hints-suspects = { $of ->
    [alike] Ha mindenki egyformán gyanús, ennyi eséllyel orgyilkosok:
    [nothing] Még senki sem árult el semmit.
    [supposed] Akkor ennyi eséllyel orgyilkosok:
   *[seen] Ki milyen eséllyel orgyilkos, abból, amit mindenki látott:
  }
assassins-hints-suspected = { $of ->
    [own] Mennyire gyanúsak a tieid: { $people }.
   *[seen] A leggyanúsabbak: { $people }.
  }
assassins-hints-suspected-one = { $who } { $chance }
assassins-hints-suspects-none = Aki még ott van, arról mindent tudni.
assassins-hints-suspect = - { $who-begun } { $chance }.
assassins-hints-suspect-by = - { $who-begun } { $chance }: { $sign } (enélkül { $without }).
assassins-hints-suspect-each = - Mindegyikük { $chance }.
assassins-hints-sign-killed = megölhette volna a királyt { $when }, és nem tette
assassins-hints-sign-wounded = megsebesíthette volna a királyt { $when }, és nem tette
assassins-hints-sign-moved = mozgott { $when }
assassins-hints-sign-nearer = közeledett a királyhoz { $when }
assassins-hints-sign-farther = távolodott a királytól { $when }
assassins-hints-sign-in-reach = a király közelébe lépett { $when }
assassins-hints-sign-stays-in-reach = a király közelében maradt { $when }
assassins-hints-sign-away-from-knights = ellépett egy lovag mellől { $when }
assassins-hints-sign-beside-a-knight = egy lovag mellett állt { $when }
assassins-hints-sign-onto-a-roof = tetőre mászott { $when }
assassins-hints-sign-in-the-way = a király útjába lépett { $when }
assassins-hints-sign-often-chosen = olyan helyről indul, ahol egy orgyilkos sokat ér
assassins-hints-sign-seldom-chosen = olyan helyről indul, ahol egy orgyilkos keveset ér
assassins-hints-when-once = { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben
assassins-hints-when-often = több körben is
assassins-hints-do-moves = { $how ->
    [key] A legjobb lépések: { $key } megteszi őket.
    [typed] A legjobb lépések: írd be: { $actions }.
   *[board] A legjobb lépések: nézd a táblát.
  }
assassins-hints-do-strike = { $how ->
    [key] Csapj le most: { $key } megteszi!
    [typed] Csapj le most: írd be: { $actions }!
   *[board] Csapj le most: nézd a táblát!
  }
assassins-hints-do-either = { $how ->
    [key] Lecsapni vagy várni egyre megy; { $key } ezt teszi meg:
    [typed] Lecsapni vagy várni egyre megy; írd be: { $actions }.
   *[board] Lecsapni vagy várni egyre megy; nézd a táblát.
  }
assassins-hints-best-nothing = A legjobb: fejezd be most a fázisodat.
assassins-hints-wins = Ezzel megnyered a játszmát.
assassins-hints-kills = Ez megöli a királyt.
assassins-hints-chance = { $chance } eséllyel nyersz. { $others ->
    [0] A megnézettek közt nincs még egy ilyen jó.
    [one] Még egy ugyanilyen jó van (a következő oldalon).
   *[other] Még { $others } ugyanilyen jó van (a következő oldalon).
  }
assassins-hints-strike-costs = Ha azonnal lecsapsz, { $loss } az ára.
assassins-hints-chance-alone = { $chance } eséllyel nyersz.
assassins-hints-cut-short = Lejárt az idő, mielőtt mindent összevetett volna: lehet jobb is.
assassins-hints-then = { $harm ->
    [lost] Akkor vége az utolsó körnek, és a király még odakint van.
    [none] Akkor a királyra senki sem csaphat le.
    [kills-surely] Akkor a királyt biztosan megölhetik.
    [wounds-surely] Akkor a királyt biztosan megsebesíthetik, de megölni nem tudják.
    [kills] Akkor a királyt megölhetik ({ $death } eséllyel).
    [wounds] Akkor a királyt megsebesíthetik ({ $wound } eséllyel), de megölni nem tudják.
   *[both] Akkor a királyt megsebesíthetik ({ $wound } eséllyel), sőt meg is ölhetik ({ $death }).
  }
assassins-hints-luck = { $arrest ->
    [yes] A letartóztatás azonnal nyer, ha az utolsó orgyilkost találja el: { $chance } eséllyel.
   *[no] Azonnal nyer, ha a többieket már letartóztatták: { $chance } eséllyel.
  }
assassins-hints-after = Utána { $steps } lépés egy kapuig, { $change ->
    [late] de a királynak csak { $left } AP jöhet: késő, hacsak rövidebb út nem nyílik.
    [fewer] a királynak { $left } AP jöhet: { $spare ->
        [0] tartalék nincs
       *[other] { $spare } a tartalék
      }, ennyivel kevesebb, mint most: { $by }.
    [more] a királynak { $left } AP jöhet: { $spare } a tartalék, ennyivel több, mint most: { $by }.
   *[same] a királynak { $left } AP jöhet: { $spare ->
        [0] tartalék nincs
       *[other] { $spare } a tartalék
      }, mint most.
  }
assassins-hints-after-first = Utána { $steps } lépés egy kapuig, a királynak { $left } AP jöhet: { $spare ->
    [0] tartalék nincs
   *[other] { $spare } a tartalék
  }.
assassins-hints-after-through = Utána { $steps } lépés egy kapuig, ha félreáll az útból: { $people }; a királynak { $left } AP jöhet.
assassins-hints-after-shut = Utána minden kapuhoz zárva az út.
assassins-hints-unspent = Felhasználatlan: { $points }.
assassins-hints-unspent-knights = a lovagok { $ap } AP-je
assassins-hints-unspent-people = { $ap } AP
assassins-hints-unspent-king = a király { $ap } AP-je, ennyi az idejéből vész el
assassins-hints-then-walks-out = { $which ->
    [that] Akkor azzal a kártyával a király a következő fázisában mégis kisétál.
    [any] Akkor a király a következő fázisában mégis kisétál, bármilyen kártya jön.
    [none] Akkor a király a következő fázisában nem sétálhat ki.
   *[some] Akkor a király a következő fázisában a hátralévő { $total } kártyából ennyivel mégis kisétál: { $cards }.
  }
assassins-hints-then-strike = { $ap ->
    [0] Egy orgyilkosod csapásra készen áll.
   *[other] A legközelebbi orgyilkosodnak { $ap } AP kell a királyig.
  }
assassins-hints-then-wounded = A király megsebesült.
assassins-hints-mind-arrest = Vigyázz a lovagokra, mellettük áll: { $people }. Letartóztatni 1 AP-ért lehet, ha a kártya engedi.
assassins-hints-mind-kill = Vigyázz a lovagokra, 1 AP-ért megölhetik: { $people }.
assassins-hints-move = - { $done-begun }.
assassins-hints-move-why = - { $done-begun } – { $why }.
assassins-hints-why-progress = még { $steps } lépés { $gate-till }
assassins-hints-why-keeps-off = különben { $people } lecsaphatna { $when }
assassins-hints-why-room = helyet csinál { $later-dat }
assassins-hints-why-opens = { $pawns ->
    [1] megnyitja az utat { $gate-to }
   *[other] együtt megnyitják az utat { $gate-to }
  }
assassins-hints-why-shortens = { $steps } lépést megspórol a királynak { $gate-till }
assassins-hints-why-clears = { $pawns ->
    [1] szabaddá teszi a király következő lépését
   *[other] együtt szabaddá teszik a király következő lépését
  }
assassins-hints-why-farther = így { $people } csak { $ap } AP után csaphat le
assassins-hints-why-guards = fedezi a királyt
assassins-hints-why-shuts = { $gate ->
    [every] { $pawns ->
        [1] minden kapuhoz elzárja az utat
       *[other] együtt minden kapuhoz elzárják az utat
      }
   *[other] { $pawns ->
        [1] minden utat elzár { $gate-to }
       *[other] együtt minden utat elzárnak { $gate-to }
      }
  }
assassins-hints-why-lengthens = { $steps } lépéssel hosszabb lesz a király útja { $gate-till }
assassins-hints-why-blocks = a király útjában áll
assassins-hints-why-nearer = az orgyilkosod így lecsaphat { $when }
assassins-hints-why-feigns = úgy fest, mintha lecsaphatna { $when }
assassins-hints-why-kills = a királynak így { $knights } lovagja marad
assassins-hints-why-known = különben lecsaphatna { $when }
assassins-hints-why-removes = { $how ->
    [never] nem orgyilkos
    [surely] biztosan orgyilkos
   *[likely] { $chance } eséllyel orgyilkos
  }
assassins-hints-why-removes-near = { $how ->
    [never] nem orgyilkos
    [surely] biztosan orgyilkos, és lecsaphatna { $when }
   *[likely] { $chance } eséllyel orgyilkos, és akkor lecsaphatna { $when }
  }
assassins-hints-strikes-after = { $ap ->
    [0] azonnal
   *[other] { $ap } AP után
  }
assassins-hints-strikes-after-least = legalább { $ap } AP után
assassins-hints-as-good = { $others ->
    [one] Ugyanolyan jó, mint a legjobb:
   *[other] Ugyanolyan jók, mint a legjobb, elöl, ami a leginkább más:
  }
assassins-hints-none-as-good = A megnézettek közt nincs még egy ilyen jó.
assassins-hints-nothing-else = Nincs más, amit tehetnél.
assassins-hints-other = { $number }. { $turn } { $apart }
assassins-hints-other-nothing = { $number }. Fejezd be most a fázisodat. { $apart }
assassins-hints-worse = Ára { $loss }.
assassins-hints-next-best = Ami utána a legjobb:
assassins-hints-apart = { $how ->
    [better] { $better }
    [worse] { $worse }
   *[both] { $better }, de { $worse }
  }
assassins-hints-apart-sentence = { $how ->
    [alike] Nagyjából ugyanaz.
    [better] A legjobbhoz képest: { $better }.
    [worse] A legjobbhoz képest: { $worse }.
   *[both] A legjobbhoz képest: { $better }, de { $worse }.
  }
assassins-hints-apart-risk = { $safer ->
    [yes] biztonságosabb
   *[no] kockázatosabb
  }
assassins-hints-apart-death = { $less ->
    [yes] a király ritkábban hal meg
   *[no] a király gyakrabban hal meg
  }
assassins-hints-apart-wound = { $less ->
    [yes] ritkábban sebesül meg
   *[no] gyakrabban sebesül meg
  }
assassins-hints-apart-gate = { $open ->
    [yes] nyitva az út egy kapuhoz
   *[no] egy kapuhoz sincs nyitva az út
  }
assassins-hints-apart-steps = { $ahead ->
    [yes] { $steps } lépéssel előrébb
   *[no] { $steps } lépéssel hátrébb
  }
assassins-hints-apart-arrests = letartóztatva: { $people }
assassins-hints-apart-spares = szabadon marad: { $people }
assassins-hints-apart-wins = { $more ->
    [yes] gyakrabban nyer azonnal
   *[no] ritkábban nyer azonnal
  }
assassins-hints-apart-strike = { $wounds ->
    [yes] megsebesíti a királyt
   *[no] a király nem sebesül meg
  }
assassins-hints-apart-walks-out = { $may ->
    [yes] a király a következő fázisában kisétálhat
   *[no] a király a következő fázisában nem sétálhat ki
  }
assassins-hints-apart-kills = { $more ->
    [yes] { $knights } lovaggal többet öl meg
   *[no] { $knights } lovaggal kevesebbet öl meg
  }
assassins-hints-apart-reveals = { $more ->
    [yes] elárulja, ki orgyilkos
   *[no] az orgyilkosaid rejtve maradnak
  }
assassins-hints-apart-ready = { $nearer ->
    [yes] { $ap } AP-vel közelebb egy csapáshoz
   *[no] { $ap } AP-vel távolabb egy csapástól
  }
assassins-hints-apart-blocked = { $blocked ->
    [yes] minden kapu el van zárva
   *[no] egy kapu nyitva marad
  }
assassins-hints-apart-way = { $longer ->
    [yes] az útja { $steps } lépéssel hosszabb
   *[no] az útja { $steps } lépéssel rövidebb
  }
assassins-hints-risk = { $harm ->
    [none] a király biztonságban van
    [kills-surely] a királyt biztosan megölhetik
    [wounds-surely] a királyt biztosan megsebesíthetik
    [kills] a királyt megölhetik ({ $death } eséllyel)
    [wounds] a királyt megsebesíthetik ({ $wound } eséllyel)
   *[both] a királyt megsebesíthetik ({ $wound } eséllyel), sőt meg is ölhetik ({ $death })
  }
assassins-hints-advice-title = { $round }. kör, { $moment ->
    [before] a kártya felfordítása előtt
    [king] a király fázisa
   *[people] a nép fázisa
  }: tanács; { $side }
assassins-hints-both-chances = Nyerési esély: a király { $king }, a nép { $people } (± { $error }).
assassins-hints-worlds = Ki lehet a három orgyilkos: { $trios } lehetséges hármas.
assassins-hints-trios = A hármasok száma szerint, mind egyformán számítva: megölve { $death } / { $trios }, megsebesítve { $wound }.
assassins-hints-way-to-gate = { $way ->
    [none] { $gate-begun } ({ $square }): nem vezet hozzá utca.
    [shut] { $gate-begun } ({ $square }): a tömeg elzárja, { $steps } lépésre van.
   *[open] { $gate-begun } ({ $square }): { $steps } lépésre van, a tömeget megkerülve { $around }.
  }
assassins-hints-near = Ha orgyilkos, { $ap } AP után lecsaphat: { $people }.
assassins-hints-near-none = { $ap } AP-vel egy orgyilkos sem csaphat le.
assassins-hints-best-of = { $all ->
    [yes] A legjobbak mind a { $tried } lehetőség közül:
   *[no] A legjobbak { $tried } lehetőség közül:
  }
assassins-hints-only-way = A fázist egyféleképpen lehet lejátszani:
assassins-hints-no-turn = Ebben a pillanatban nincs tennivalója: { $side }.
assassins-hints-candidate = { $number }. { $turn }
assassins-hints-candidate-nothing = { $number }. Fejezd be most a fázisodat.
assassins-hints-figures = { $figures }.
assassins-hints-figure-wins = megnyeri a játszmát
assassins-hints-figure-chance = nyer: { $chance } (± { $error })
assassins-hints-figure-at-once = azonnal { $chance }
assassins-hints-risked-killed = megölve { $chance } ({ $trios } hármas)
assassins-hints-risked-wounded = megsebesítve { $chance } ({ $trios } hármas)
assassins-hints-figure-steps = { $steps } lépés egy kapuig
assassins-hints-figure-shut = minden kapuhoz zárva az út
assassins-hints-figure-strike = { $ap } AP egy csapásig
assassins-hints-take = { $how ->
    [key] Válaszd ezeket: { $people } ({ $key } kiválasztja őket).
   *[typed] Válaszd ezeket: { $people }.
  }
assassins-hints-member = { $passes ->
    [no] - { $who-begun }: távol a király legrövidebb útjaitól; { $arrest ->
        [no] oda egy lovag sem jut el.
       *[other] letartóztatni legalább { $arrest } AP.
      }
   *[other] - { $who-begun }: a király { $passes } lépés után arra járhat; { $arrest ->
        [no] oda egy lovag sem jut el.
       *[other] letartóztatni legalább { $arrest } AP.
      }
  }
assassins-hints-apart-squares = A két legközelebbi { $squares } mezőre áll egymástól: minél messzebb, annál nehezebb mindkettőre
    vigyázni.
assassins-hints-picked = Véletlenszerűen választva { $choices } ugyanilyen jó közül: amit mindig választanak, azt ki lehet
    találni.
assassins-hints-self-play = Amikor a gép maga ellen játszott, az ilyen választások a játszmák { $chance } részét megnyerték, akárkit
    gyanított a király; bármelyik három { $even }.
