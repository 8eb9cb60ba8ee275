kingsroad-hints-reasons-keep-the-witch = Tartsd meg a Boszorkányt: ebben a körben nem segítene többet.
kingsroad-hints-reasons-many-as-good = Itt sok választás nagyjából egyformán jó.
kingsroad-hints-reasons-few-as-good = Itt néhány választás nagyjából egyformán jó: egyik lap sem dönt.
kingsroad-hints-best-play-perfect-play = , tökéletes játékkal
kingsroad-hints-everybody-else = mindenki más
    .begins = Mindenki más
kingsroad-hints-somebody = valaki
kingsroad-hints-or = { $most } vagy { $last }
kingsroad-hints-reasons-overtakes = Itt megelőznél valakit ({ $rivals }): { $region }{ $brings }.
kingsroad-hints-reasons-leads = Itt te vezetnél: { $region }{ $brings }.
kingsroad-hints-reasons-holds = Itt { $certain ->
     [yes] biztosan
    *[no] { $chance } eséllyel
   } az élen maradsz: { $region }; újabb jelző nélkül csak { $without }{ $brings }.
kingsroad-hints-reasons-ties = Itt ({ $region }) beérnéd, és visszafognád: { $rivals }{ $brings }.
kingsroad-hints-reasons-place = { $number ->
     [1] Itt megéri egy jelző
     [5] Itt már az { $place } hely is megér egy jelzőt
    *[other] Itt már a { $place } hely is megér egy jelzőt
   }: { $region }{ $brings }.
kingsroad-hints-reasons-blocks = { $region }: itt egy jelző { $certain ->
     [yes] { "" }
    *[no] átlagosan{ " " }
   }{ $points } ponttal visszafogja: { $rivals }.
kingsroad-hints-reasons-risk = Itt az élen maradsz: { $region }, hacsak { $ending }.
kingsroad-hints-reasons-adds = { $who } nem rak hozzá { $markers ->
     [one] egy jelzőt
    *[other] { $markers } jelzőt
   }
kingsroad-hints-reasons-or = { $most }, vagy { $last }
kingsroad-hints-reasons-prepares = Egy jelző előkészíti ezt: { $region } ({ $ahead ->
     [one] a következő
    *[other] { $ahead } régióval arrébb
   }, az 1. hely { $points } pont): ottani { $markers } jelződdel { $stand ->
     [most] neked van a legtöbb
     [level] egy szinten vagytok ({ $rivals }), és még az élre kerülhetsz
    *[behind] még utolérheted: { $rivals } ({ $top })
   }.
kingsroad-hints-reasons-dragon = A Sárkány miatt ebben a körben ez is pontot ad: { $region }, { $certain ->
     [yes] { "" }
    *[no] átlagosan{ " " }
   }{ $points } pont{ $nobles }.
kingsroad-hints-reasons-witch = A Boszorkánnyal akkor választasz, amikor minden más lap már az asztalon van. Ez
    ennyivel ér többet bármely nélküle tett választásnál: { $worth }.
kingsroad-hints-reasons-matters = Kell egy jelző ide: { $region }. Nélküle a legjobb választás is rosszabb, ennyivel: { $less }.
kingsroad-hints-reasons-brings = { $unsure ->
     [yes] , ha egy Sárkány miatt pontot ad
    *[no] { "" }
   }; ebben a körben { $certain ->
     [yes] { "" }
    *[no] átlagosan{ " " }
   }{ $points } pont{ $nobles }
kingsroad-hints-reasons-nobles = { " " }({ $place }, és { $nobles } a nemeseidért)
kingsroad-hints-reasons-end = { $how ->
     [own] Most véget vetsz a játéknak
     [sure] Ez a kör véget vet a játéknak
    *[likely] Ez a kör valószínűleg véget vet a játéknak ({ $chance })
   }{ $number ->
     [0] { "" }
    *[other] : itt dől el: { $regions }
   }.
kingsroad-hints-reasons-final = { $region }: neked { $certain ->
     [yes] { "" }
    *[no] átlagosan{ " " }
   }{ $points } pontot fog hozni, ellenfelednek ({ $rival }) { $gets } pontot.
kingsroad-hints-reasons-alike = Mind a { $number } nagyjából egyformán jó választás ide rak jelzőt: { $regions }.
kingsroad-hints-reasons-evidence = { $name } eddigi { $choices } választásából { $fitting } olyan volt, mint azé, { $type ->
     [level-0] aki a következő régiókra megy
     [level-1] aki egy lépéssel előre gondol
     [level-2] aki két lépéssel előre gondol
    *[equilibrium] akiben nem lehet olvasni
   }.
kingsroad-hints-reasons-in-region = { $region }{ $sure ->
     [yes] { "" }
    *[no] { " " }(pontozva { $scored })
   }: egyedül az 1. helyen { $first }, döntetlenben { $tie }{ $gains ->
     [yes] , nemest nyer ott { $takes }
    *[no] { "" }
   }{ $loses ->
     [yes] , elveszti az ottani nemest { $lost }
    *[no] { "" }
   }; átlagosan { $points } pont.
kingsroad-hints-aims-way-out-of-what-if = { $key }: ennek módosítása vagy törlése.
kingsroad-hints-aims-aim-remark = Cél: { $goal }; ellenfelek: { $players }
kingsroad-hints-aim-win = győzelem
kingsroad-hints-aim-margin = nagy előny
kingsroad-hints-aim-points = a legtöbb pont ebben a körben
kingsroad-hints-aims-aims-to-choose = { $goal }: győzelem, előny, pontok; { $belief }: { $beliefs }
kingsroad-hints-aims-worked-out = A tanács célja: { $goal }; ellenfelek: { $players }{ $number ->
     [0] { "" }
    *[other] , { $assumptions }
   }.
kingsroad-hints-worse-gain = { $region } +{ $points }{ $first ->
     [yes] { " " }pont
    *[no] { "" }
   }
kingsroad-hints-worse-gains = { $better } { $end ->
     [yes] a végén
    *[no] ebben a körben
   } { $certain ->
     [yes] { "" }
    *[no] átlagosan{ " " }
   }többet hoz: { $gains }.
kingsroad-hints-worse-at-best = { $never ->
     [yes] { $given } semmi sem nyer
    *[no] { $given } legfeljebb { $value } érhető el, { $best } helyett
   }.
kingsroad-hints-worse-without = { $how ->
     [none] Jelző nélkül itt ({ $what })
     [one] Egyetlen jelzővel itt ({ $what })
    *[other] Enélkül ({ $what })
   }
kingsroad-hints-worse-with = { $how ->
     [card] Ezzel ({ $what })
     [one] Egy jelzővel itt ({ $what })
    *[other] Két jelzővel itt ({ $what })
   }
kingsroad-hints-worse-moved = Ha egy jelző nem itt van: { $source }, hanem itt: { $target }, akkor { $goal ->
     [win] { $value } eséllyel nyer
    *[other] { $value } az értéke
   }.
kingsroad-hints-worse-worth = { $complete ->
     [yes] { $lead } { $value }
    *[no] { $lead }: { $value }
   }{ $beside ->
     [best] . Ez a legjobb választás
     [equal] , nagyjából olyan jó, mint a legjobb
     [worse] , ennyivel kevesebb a legjobbnál: { $less } ({ $rank }. a { $count } közül)
    *[at-best] , ennyivel kevesebb a legjobbnál: { $less }
   }.
kingsroad-hints-worse-yours = { $goal ->
     [win] A nyerési esélyed
    *[other] A tiéd:
   }
kingsroad-hints-worse-trace = egy hajszál
kingsroad-hints-worse-declines = a Lovag (nem él vele)
kingsroad-hints-worse-with-the-witch = A Boszorkánnyal
kingsroad-hints-worse-completed = { $ordered ->
     [yes] Emellé: { $chosen }, a legjobb { $first }, aztán { $last }
    *[no] Emellé: { $chosen }, a legjobb { $added }
   }
kingsroad-hints-worse-cost = { $subject } { $how ->
     [gamble] { $called }: tökéletes játék ellen az ára { $lost }
     [good] nem a legjobb, az ára { $lost }
    *[called] { $called }, az ára { $lost }{ $perfect }
   }{ $win ->
     [yes] : { $best } helyett { $value } eséllyel nyernél
    *[no] { "" }
   }.
kingsroad-hints-worse-these = { $cards }: ez
kingsroad-hints-worse-anyway = Mégis kijátszod?
kingsroad-hints-worse-assumed = Amit kijátszott: { $cards }. Ebben az esetben ez
kingsroad-hints-worse-assumed-good = Amit kijátszott: { $cards }. Ebben az esetben nincs ennél jobb.
kingsroad-hints-worse-little = { $little }.
kingsroad-hints-worse-they-lead = { $lead } vezetne itt: { $name }, { $top } jelzővel a te { $own } jelződ ellen
kingsroad-hints-worse-only-level = Itt csak döntetlen lenne ({ $rivals }): { $name }
kingsroad-hints-worse-no-need = Itt újabb jelző nélkül is vezetsz: { $name }
kingsroad-hints-worse-can-wait = { $name } még várhat, a Király { $ahead } régióval odébb van
kingsroad-hints-worse-pays = Ahogy most áll, { $name } neked { $gets } pontot fizetne
kingsroad-hints-worse-as-good = A lapjaid: nincs náluk jobb.
kingsroad-hints-worse-your-choice = A lapjaid: { $called }.
kingsroad-hints-others-markers = { $who ->
     [one] { $name } ide rak { $what }: { $region }
     [nobody] senki sem rak ide { $what }: { $region }
     [only-one] csak egyikük rak ide { $what }: { $region }
     [both] mindkét másik ide rak { $what }: { $region }
     [all] az összes többi ide rak { $what }: { $region }
     [several] többen ide raknak { $what }: { $region }
     [some] néhányan ide raknak { $what }, de nem mind: { $region }
    *[other] valaki ide rak { $what }: { $region }
   }
    .probably = { $who ->
        [one] { $name } valószínűleg ide rak { $what }: { $region }
        [both] valószínűleg mindkét másik ide rak { $what }: { $region }
        [all] valószínűleg az összes többi ide rak { $what }: { $region }
        [several] valószínűleg többen ide raknak { $what }: { $region }
       *[other] valószínűleg valaki ide rak { $what }: { $region }
   }
    .comes = { $who ->
        [one] { $name } valószínűleg jön
        [both] valószínűleg mindkét másik jön
        [all] valószínűleg az összes többi jön
        [several] valószínűleg többen is jönnek
       *[other] valószínűleg jön valaki
   }
kingsroad-hints-case-added = { $markers ->
     [one] egy jelzőt
    *[other] két jelzőt
   }
kingsroad-hints-play-dragon = { $who ->
     [one] { $name } kijátssza a Sárkányt
     [nobody] senki sem játssza ki a Sárkányt
     [only-one] csak egyikük játssza ki a Sárkányt
     [both] mindkét másik kijátssza a Sárkányt
     [all] az összes többi kijátssza a Sárkányt
     [several] többen is kijátsszák a Sárkányt
     [some] néhányan kijátsszák a Sárkányt, de nem mind
    *[other] valaki kijátssza a Sárkányt
   }
    .probably = { $who ->
        [one] { $name } valószínűleg kijátssza a Sárkányt
        [both] valószínűleg mindkét másik kijátssza a Sárkányt
        [all] valószínűleg az összes többi kijátssza a Sárkányt
        [several] valószínűleg többen is kijátsszák a Sárkányt
       *[other] valószínűleg valaki kijátssza a Sárkányt
   }
kingsroad-hints-play-witch = { $who ->
     [one] { $name } kijátssza a Boszorkányt
     [nobody] senki sem játssza ki a Boszorkányt
     [only-one] csak egyikük játssza ki a Boszorkányt
     [both] mindkét másik kijátssza a Boszorkányt
     [all] az összes többi kijátssza a Boszorkányt
     [several] többen is kijátsszák a Boszorkányt
     [some] néhányan kijátsszák a Boszorkányt, de nem mind
    *[other] valaki kijátssza a Boszorkányt
   }
    .probably = { $who ->
        [one] { $name } valószínűleg kijátssza a Boszorkányt
        [both] valószínűleg mindkét másik kijátssza a Boszorkányt
        [all] valószínűleg az összes többi kijátssza a Boszorkányt
        [several] valószínűleg többen is kijátsszák a Boszorkányt
       *[other] valószínűleg valaki kijátssza a Boszorkányt
   }
kingsroad-hints-case-this = ennek az
kingsroad-hints-case-yours = a te választásod
kingsroad-hints-case-odds = { $tenths ->
     [0] 10-ből 1-nél kevesebb
     [10] 10-ből 9-nél több
    *[other] 10-ből { $tenths }
   }
kingsroad-hints-split = { $perfect ->
     [yes] Tökéletes játék ellen: ha
    *[no] Ha
   } { $case } ({ $odds }), { $choice } { $goal ->
     [win] esélye { $value }
    *[other] értéke { $value } pont
   }; különben { $otherwise }.
kingsroad-hints-split-beside = { $perfect ->
     [yes] Tökéletes játék ellen: ha
    *[no] Ha
   } { $case } ({ $odds }), { $choice } { $goal ->
     [win] esélye { $value }
    *[other] értéke { $value } pont
   }; { $better } { $goal ->
     [win] esélye { $best }
    *[other] értéke { $best } pont
   }; különben { $otherwise } és { $best_otherwise }.
kingsroad-hints-split-beside-alike = { $perfect ->
     [yes] Tökéletes játék ellen: ha
    *[no] Ha
   } { $case } ({ $odds }), { $choice } { $goal ->
     [win] esélye { $value }
    *[other] értéke { $value } pont
   }; különben { $otherwise }; { $better } { $goal ->
     [win] esélye mindkét esetben { $best }
    *[other] értéke mindkét esetben { $best } pont
   }.
kingsroad-hints-split-three = { $perfect ->
     [yes] Tökéletes játék ellen: ha
    *[no] Ha
   } { $few } ({ $few_odds }), { $choice } { $goal ->
     [win] esélye { $few_value }
    *[other] értéke { $few_value } pont
   }; ha { $some } ({ $some_odds }), { $some_value }; ha { $most } ({ $most_odds }), { $most_value }.
kingsroad-hints-looks-likely = { $cards }: ránézésre { $points }, de { $case } ({ $odds }): akkor { $goal ->
     [win] { $value } eséllyel nyer
    *[other] { $value } pontot ér
   }, különben { $otherwise }.
kingsroad-hints-looks-unless = { $cards }: ránézésre { $points }, de ha { $case } ({ $odds }), { $goal ->
     [win] { $value } eséllyel nyer
    *[other] { $value } pontot ér
   }, különben { $otherwise }.
kingsroad-hints-looks-needs = { $cards }: ránézésre { $points }, de csak akkor { $goal ->
     [win] nyer { $value } eséllyel
    *[other] ér { $value } pontot
   }, ha { $case } ({ $odds }), különben { $otherwise }.
kingsroad-hints-looks-three = { $cards }: ránézésre { $points }, de { $goal ->
     [win] { $few_value } eséllyel nyer
    *[other] { $few_value } pontot ér
   }, ha { $few } ({ $few_odds }); { $some_value }, ha { $some } ({ $some_odds }); { $most_value }, ha
    { $most } ({ $most_odds }).
kingsroad-hints-looks-without = { $cards }: ránézésre { $points }, de { $markers ->
     [0] jelző nélkül
    *[other] egyetlen jelzővel
   } itt: { $region }, egy választás sem { $goal ->
     [win] nyer { $value } fölötti eséllyel
    *[other] ér { $value } pontnál többet
   }.
kingsroad-hints-looks-without-card = { $cards }: ránézésre { $points }, de { $card } nélkül egy választás sem { $goal ->
     [win] nyer { $value } fölötti eséllyel
    *[other] ér { $value } pontnál többet
   }.
kingsroad-hints-looks-moved = { $cards }: ránézésre { $points }, de { $goal ->
     [win] { $own } eséllyel nyer
    *[other] { $own } pontot ér
   }; ha a jelző nem itt van: { $source }, hanem itt: { $target }, akkor { $goal ->
     [win] { $value } eséllyel
    *[other] { $value } pontot
   }.
kingsroad-hints-looks-less = { $cards }: { $certain ->
     [yes] { $points }
    *[no] ránézésre { $points }, átlagosan { $expected } pontot hoz
   }, de az ára { $cost }{ $gained ->
     [yes] { "" }
    *[no] : nem egyetlen dolog dönt
   }.
kingsroad-hints-looks-points = { $nobles ->
     [0] { $points } pont
    *[other] { $points } pont ({ $place }, és { $nobles } a nemeseidért)
   }
kingsroad-hints-kept-now = { $card }: most ennyit tesz hozzá: { $now }; megtartva { $kept } az értéke.
kingsroad-hints-kept-later = Tartsd meg: { $card }; most { $now } az értéke, később { $kept }.
kingsroad-hints-leave-others = { $region } most pontot ad, de hagyd: { $case } ({ $odds }).
kingsroad-hints-leave-unless = { $region } most pontot ad, de hagyd: ha { $case } ({ $odds }), egy ottani jelző
    { $goal ->
     [win] { $value } eséllyel nyer
    *[other] { $value } pontot ér
   }, különben { $otherwise }.
kingsroad-hints-leave-reach = { $region } most pontot ad, de hagyd: ebben a körben ott nem lehet utolérni: { $leaders }.
kingsroad-hints-leave-ahead = { $region } most pontot ad, de nem kell jelző: te vezetsz ott, { $own }–{ $top }.
kingsroad-hints-leave-brings = { $region } most pontot ad, de hagyd: egy ottani jelzővel { $goal ->
     [win] legfeljebb { $value } eséllyel nyersz
     [margin] az előnyöd legfeljebb { $value }
    *[points] legfeljebb { $value } a tiéd
   }.
kingsroad-hints-reasons-nothing-else = Más választás nincs.
kingsroad-hints-reasons-none-better = Nincs ennél jobb választás.
