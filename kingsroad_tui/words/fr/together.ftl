together-at-table-join-title = Rejoindre la table d'un ami
together-at-table-open-title = Ouvrir une table
together-at-table-invitation = Invitation
together-at-table-invitation-hint = colle ce que ton ami t'a envoyé
together-at-table-no-invitation-yet = Colle l'invitation ici. C'est ton ami, l'hôte, qui l'a.
together-at-table-watch = Regarder seulement
together-at-table-join = Rejoindre
together-at-table-go-back = Retour à la dernière table rejointe
together-at-table-resume = Rouvrir ta dernière table
together-at-table-open = Ouvrir la table
together-at-table-game = Jeu
together-at-table-players = Joueurs
together-at-table-computers = ordinateurs
together-at-table-friends = Les amis
together-at-table-only-computer = à cet ordinateur
together-at-table-network = dans mon réseau
together-at-table-by-relay = ailleurs, par un relais
together-at-table-about-reach-here = Pour essayer : on ne peut rejoindre que depuis cet ordinateur.
together-at-table-about-reach-network = Sur le même Wi-Fi ou le même câble. Ton pare-feu demandera peut-être s'il peut laisser passer.
together-at-table-about-reach-relay = N'importe où. Quelqu'un lance kingsroad relay sur un serveur que vous pouvez tous
    atteindre, et te donne l'adresse qui s'affiche. Le relais ne peut rien lire de la partie.
together-at-table-relay = Relais
together-at-table-relay-hint = l'adresse que le relais a affichée
together-at-table-clock = Pendule
together-at-table-no-clock = Sans limite
together-at-table-limit = { $minutes ->
     [0] { $seconds } secondes
     [one] { $minutes } minute
     [many] { $minutes } minutes
    *[other] { $minutes } minutes
   }
together-at-table-hints-allowed = Permettre les conseils
together-what-name = Ton nom
together-somebody = Régent
together-another-name = Tape un autre nom, ou quit.
together-no-name = aucun nom n'a été donné
together-paste-invitation = Colle l'invitation
together-not-an-invitation = { $start } est une partie enregistrée, pas une invitation : copie toute la ligne que ton ami t'a envoyée
together-no-invitation = { $start } n'est pas une invitation : copie toute la ligne que ton ami t'a envoyée
together-misread-invitation = { $group ->
     [0] { $start } : une lettre ou deux de cette invitation sont fausses.
    *[other] { $start } : une lettre ou deux de cette invitation sont fausses, sans doute dans le groupe
       { $group } : ne serait-ce pas { $likely } ?
   }
together-no-relay-address = { $start } n'est pas l'adresse d'un relais : copie ce que le relais a affiché.
together-no-seat-kept = tu n'as encore rejoint aucune table : demande l'invitation à l'hôte
together-game-not-here = L'invitation est pour un jeu qui ne peut pas se jouer ensemble ici.
together-seat-not-kept = Ta place n'a pas pu être gardée sur cet ordinateur : { $why }
together-seats-taken = Cinq personnes de cet ordinateur jouent déjà à cette table, et il n'en faut pas plus. Quitte-la
    d'abord dans une des autres fenêtres.
together-too-many-computers = --computers : garde une place pour toi
together-no-table-kept = --resume : tu n'as pas de table à rouvrir
together-other-tables = --resume : ta table a été ouverte avec une autre version du programme ; elle seule peut la rouvrir
together-stays-as-it-was = { $option } : une table rouverte reste comme elle était
together-port-of-no-links = --web-port : la table n'a pas de liens ; ouvre-la avec --web
together-table-open = La table est déjà ouverte, dans une autre fenêtre.
together-table-unusable = La table gardée ne peut pas être rouverte.
together-no-certificate = ne contient pas de certificat utilisable ; si tu supprimes le fichier, un nouveau est créé, et avec
    lui une nouvelle adresse ou invitation
together-no-relay = Le relais { $address } est hors d'atteinte, n'est pas le bon, tourne avec une autre version, ou est plein.
together-file-unusable = { $file } : { $why }
together-cannot-listen = { $any ->
     [yes] { $address } : { $why }
    *[no] { $address }, port { $port } : { $why }
   }
together-reach-here = Seul cet ordinateur peut atteindre la table. Pour des amis ailleurs, pars et ouvres-en une dans ton réseau ou
    par un relais (kingsroad host --listen 0.0.0.0, ou --via RELAY).
together-reach-network = Les amis de ton réseau trouvent la table à { $addresses }, port { $port }.
together-listens-here = La table est à { $address }, port { $port } : seul cet ordinateur peut l'atteindre. Avec l'option
    --listen 0.0.0.0 ton réseau le peut, et par un relais (--via) tout le monde.
together-listens = La table est au port { $port }. Les amis la trouvent à { $addresses }.
together-via-relay = La table est au relais, qui ne peut rien lire de ce qui s'y dit.
together-via-relay-here = La table est au relais, qui ne peut rien lire de ce qui s'y dit. Seul cet ordinateur peut atteindre ce
    relais.
together-limit-sentence = Tu as { $seconds } secondes pour chaque choix ; ensuite un ordinateur choisit.
together-invitation-elsewhere = L'invitation pour tes amis (majuscules ou minuscules, les deux vont) :
together-invitation-here = L'invitation pour d'autres à cet ordinateur (majuscules ou minuscules, les deux vont) :
together-friends-run = Les amis tapent : { $command }
together-others-run = Dans un autre terminal de cet ordinateur, tape : { $command }
together-relay-open = Le relais est ouvert. Les tables y viennent avec :
together-relay-others = Ou, à la place de l'adresse : { $addresses }.
together-still-saved = La table est gardée. Pour la rouvrir, tape : { $command }
together-seat-kept = Ta place est gardée. Pour revenir, tape : { $command }
together-connecting = À la recherche de la table…
together-connected = Te voilà à la table.
together-lost = La connexion est perdue. Nouvel essai : ta place reste à toi.
together-lost-without-seat = La connexion est perdue. Nouvel essai.
together-no-answer = La table ne répond pas. Elle n'est peut-être pas ouverte. Nouvel essai.
together-other-table = Quelqu'un d'autre répond à cette adresse. Demande une nouvelle invitation à l'hôte.
together-relay-lost = Le relais est hors d'atteinte : personne ne peut venir à la table par lui. Nouvel essai : la table reste
    ouverte.
together-relay-back = Le relais est de retour : les autres reviennent d'eux-mêmes.
together-host-ended = L'hôte a fermé la table. La partie est gardée, et l'hôte peut la rouvrir.
together-not-stored = Rien ne peut être enregistré : { $why }. Ce que tu fais ici comptera de nouveau dès qu'il y aura de la place.
together-at-table-lost-in-app = Connexion perdue, nouvel essai
together-at-table-lost-in-short = Connexion perdue
together-at-table-relay-lost-in-app = Le relais est hors d'atteinte, nouvel essai
together-at-table-relay-lost-in-short = Pas de relais
together-at-table-no-answer-in-app = La table ne répond pas. Nouvel essai …
together-at-table-closed-in-app = L'hôte a fermé la table. Elle est gardée : la partie continue quand elle rouvre.
together-at-table-closed-in-short = L'hôte a fermé la table
together-at-table-closed-to-player = L'hôte a fermé la table. La partie est gardée, et ta place aussi. Reste, et tout continue ici dès
    que l'hôte rouvre la table ; ou pars ({ KEY("leave") }), et reviens par Jouer ensemble.
together-at-table-closed-to-watcher = L'hôte a fermé la table. La partie est gardée, et continue ici dès que l'hôte rouvre la table. Pour
    partir : { KEY("leave") }.
together-at-table-closed-in-a-line = L'hôte a fermé la table. Attends ici, ou pars ({ KEY("leave") }) : rien n'est perdu.
together-at-table-own-title = Ta table : { $game }
together-at-table-title = Une table : { $game }
together-at-table-free-seat = libre
together-at-table-seat = { $name }, { $state }
together-at-table-own-seat = { $name } (toi)
together-at-table-role-seat = { $role } : { $seat }
together-who = { $who } : { $state }{ $chosen ->
     [yes] , a choisi
    *[no] {""}
   }.
together-free-seat = Une place
together-you-state = toi
together-here-state = ici
together-free-state = libre
together-computer-state = l'ordinateur de l'hôte joue
together-in-browser-state = dans un navigateur, chez l'hôte
together-stood-in-state = ailleurs, un ordinateur joue
together-still-state = ailleurs, le camp ne bouge pas
together-not-known-state = on ne sait pas pour l'instant
together-not-known-by-relay-state = on ne sait pas tant que le relais est hors d'atteinte
together-away-state = { $minutes ->
     [0] { $seconds ->
         [0] ailleurs
         [one] ailleurs depuis { $seconds } seconde
         [many] ailleurs depuis { $seconds } secondes
        *[other] ailleurs depuis { $seconds } secondes
       }
     [one] ailleurs depuis { $minutes } minute
     [many] ailleurs depuis { $minutes } minutes
    *[other] ailleurs depuis { $minutes } minutes
   }
together-watching-sentence = { $number ->
     [one] { $number } personne regarde.
     [many] { $number } personnes regardent.
    *[other] { $number } personnes regardent.
   }
together-seats-sentence = { $free ->
     [0] Toutes les places sont prises.
     [one] { $free } place est libre.
     [many] { $free } places sont libres.
    *[other] { $free } places sont libres.
   }
together-at-table-waiting-for-host = La partie commence quand toutes les places sont prises, ou quand l'hôte la lance.
together-at-table-waiting-for-people = La partie commence quand toutes les places sont prises.
together-at-table-watching-note = Tu regardes.
together-at-table-invite = Donne cette invitation à tes amis. Ils peuvent la coller, et tu peux la lire à voix haute :
together-at-table-invite-here = Cette invitation ne vaut qu'à cet ordinateur. Colle-la dans un autre terminal :
together-at-table-signs-here = Signes à tous : { KEY("well_played") } bravo, { KEY("ouch") } aïe, { KEY("moment") } un instant
together-at-table-copy = Copier l'invitation
together-at-table-start = Commencer
together-at-table-leave = Partir
together-at-table-back = Retour à la partie
together-at-table-choose-computer = Faire jouer un ordinateur
together-at-table-go-on-without = Continuer sans
together-at-table-wait-on = Attendre
together-at-table-free-it = Libérer la place
together-at-table-start-question = Commencer ? { $seats ->
     [one] Un ordinateur prend la place libre.
     [many] Des ordinateurs prennent les { $seats } places libres.
    *[other] Des ordinateurs prennent les { $seats } places libres.
   }
together-at-table-free-question = Libérer la place ({ $name }) ? Quelqu'un d'autre pourra alors la prendre.
together-at-table-computer-question = { $name } n'est pas là. Faire jouer un ordinateur en attendant son retour ?
together-at-table-stand-still-question = { $name } n'est pas là, et personne d'autre ne peut jouer ce camp. Continuer sans qu'il
    bouge, en attendant son retour ?
together-at-table-close-table = C'est toi l'hôte : si tu pars, la table ferme pour tous. Elle est gardée, et Jouer ensemble la rouvre
    avec la partie telle quelle.
together-at-table-table-kept = Ta table est fermée et gardée. Jouer ensemble la rouvre.
together-at-table-seat-kept = Ta place est gardée. Jouer ensemble y ramène.
together-only-host = Seul l'hôte peut le faire.
together-at-table-not-of-host = Seul l'hôte peut le faire.
together-who-is-meant = Dis de qui tu parles, par son nom.
together-not-freed = Cette place ne peut pas être libérée.
together-no-free-seat = Toutes les places sont prises.
together-at-table-nothing-to-free = On ne peut libérer qu'une place prise par quelqu'un, et seulement avant la première partie.
together-at-table-nobody-away = Un ordinateur peut jouer pour qui n'est pas là : choisis sa place.
together-not-away = { $name } est là.
together-came = { $name } prend une place.
together-left-seat = { $name } rend sa place : elle est de nouveau libre.
together-gone = { $name } n'est plus là.
together-back = { $name } est de retour.
together-away-for = { $minutes ->
     [one] { $name } n'est plus là depuis { $minutes } minute.
     [many] { $name } n'est plus là depuis { $minutes } minutes.
    *[other] { $name } n'est plus là depuis { $minutes } minutes.
   }
together-away-for-host = { $minutes ->
     [one] { $name } n'est plus là depuis { $minutes } minute. Attends, ou tape : computer { $name }
     [many] { $name } n'est plus là depuis { $minutes } minutes. Attends, ou tape : computer { $name }
    *[other] { $name } n'est plus là depuis { $minutes } minutes. Attends, ou tape : computer { $name }
   }
together-stands-in = L'ordinateur de l'hôte joue maintenant pour { $name }.
together-side-stands-still = Le camp de { $name } ne bouge plus : personne d'autre ne peut le jouer.
together-plays-again = { $name } joue de nouveau.
together-stands-in-for-you = L'ordinateur de l'hôte joue maintenant pour toi : ton temps est écoulé, ou l'hôte dit que tu n'es pas
    là.
together-you-stand-still = Ton camp ne bouge plus : ton temps est écoulé, ou l'hôte dit que tu n'es pas là.
together-you-play-again = Tu joues de nouveau.
together-at-table-away = { $minutes ->
     [0] ailleurs
    *[other] ailleurs depuis { $minutes } min
   }
together-at-table-away-sentence = { $minutes ->
     [0] { $name } n'est plus là.
    *[other] { $name } n'est plus là depuis { $minutes } min.
   }
together-at-table-away-note = { $name } : { $minutes ->
     [0] ailleurs
    *[other] ailleurs depuis { $minutes } min
   }
together-at-table-away-names = { $names } : ailleurs
together-at-table-host-can = { $still ->
     [yes] Attends, ou continue sans { $who } : { $press }.
    *[no] Attends, ou fais jouer un ordinateur pour { $who } : { $press }.
   }
together-at-table-still-away = { $count ->
     [one] { $still ->
         [yes] { $who } n'est toujours pas là : attends, ou continue sans ({ $press }).
        *[no] { $who } n'est toujours pas là : attends, ou fais jouer un ordinateur à sa place ({ $press }).
       }
     [many] { $still ->
         [yes] { $who } ne sont toujours pas là : attends, ou continue sans ({ $press }).
        *[no] { $who } ne sont toujours pas là : attends, ou fais jouer des ordinateurs à leur place ({ $press }).
       }
    *[other] { $still ->
         [yes] { $who } ne sont toujours pas là : attends, ou continue sans ({ $press }).
        *[no] { $who } ne sont toujours pas là : attends, ou fais jouer des ordinateurs à leur place ({ $press }).
       }
   }
together-begins = { $names } jouent : la partie commence.
together-choose-now = Tape tes cartes.
together-has-chosen = { $left ->
     [0] { $name } a choisi.
    *[other] { $name } a choisi ; encore { $left }.
   }
together-has-chosen-instead = { $left ->
     [0] Un ordinateur a choisi pour { $name }.
    *[other] Un ordinateur a choisi pour { $name } ; encore { $left }.
   }
together-chosen = Ton choix est scellé. Personne ne peut le voir avant que tous aient choisi.
together-chosen-already = Tu as déjà choisi : ton choix est scellé.
together-still-sealed = Ton choix est encore scellé : tous n'ont pas choisi.
together-need-no-turn = Il n'y a rien à choisir pour l'instant.
together-choose-when-back = La connexion à la table est perdue. Choisis quand elle sera revenue.
together-chosen-for-you = Un ordinateur choisit pour toi, cette fois seulement : ton temps était écoulé, ou tu n'étais pas là. Le
    prochain choix est à toi.
together-given-up = Tu n'étais plus là depuis si longtemps que ton choix a été abandonné. Tu l'avais déjà montré : qui tient la table
    a pu le voir.
together-chosen-instead = { $away ->
     [yes] { $lot ->
         [yes] En ton absence, ton choix de la manche { $round } a été tiré au sort : { $what }.
        *[no] En ton absence, un ordinateur a choisi pour toi à la manche { $round } : { $what }.
       }
    *[no] { $lot ->
         [yes] Ton temps écoulé, ton choix de la manche { $round } a été tiré au sort : { $what }.
        *[no] Ton temps écoulé, un ordinateur a choisi pour toi à la manche { $round } : { $what }.
       }
   }
together-too-soon = Ce choix est scellé, et chacun est peut-être sur le point de montrer le sien. On ne l'abandonne qu'au bout de
    { $minutes } minutes : attends un peu.
together-drawn-by-host = L'hôte a tiré sans les autres la carte de la manche { $number }, et aurait pu choisir laquelle venait.
together-no-undo = À une table avec d'autres, un choix ne se reprend pas.
together-at-table-choice-waits = Ton choix part dès que la connexion est là.
together-at-table-stood-in-note = Un ordinateur choisit pour toi, cette fois seulement.
together-at-table-computer-plays = l'ordinateur joue
together-at-table-sealed-note = Ton choix : { $chosen }. Il reste scellé jusqu'à ce que tous aient choisi.
together-at-table-seconds-left = { $seconds ->
     [one] encore { $seconds } seconde
     [many] encore { $seconds } secondes
    *[other] encore { $seconds } secondes
   }
together-at-table-seconds-left-short = encore { $seconds } s
together-at-table-seconds = { $seconds } s
together-at-table-analysed-at-the-end = Une partie avec d'autres s'analyse quand elle est finie.
together-says-well-played = { $name } : bien joué !
together-says-ouch = { $name } : aïe !
together-says-one-moment = { $name } : un instant, s'il vous plaît.
together-gesture-well-played = bien joué !
together-gesture-ouch = aïe !
together-gesture-one-moment = un instant
together-code-sentence = Le code de la partie jusqu'ici est { $code }. Si quelqu'un à la table en a un autre après la même manche, on
    vous a montré des parties différentes.
together-at-table-code-note = Code de la partie : { $code }. Lisez-le-vous : qui en a un autre a vu une autre partie.
together-saved = La partie est enregistrée : { $file }
together-check-it = Pour vérifier que tout était honnête, tape : { $command }
together-at-table-saved-note = Enregistrée, avec la preuve que tout était honnête : { $file }
together-not-saved = La partie n'a pas pu être enregistrée : { $why }
together-kept-by-host = L'hôte a la partie et sa preuve.
together-at-the-end = La partie est finie. Tape again pour une autre, chacun une place plus loin, ou quit.
together-at-table-play-again = Rejouer
together-at-table-another = Une autre
together-at-table-another-how = Une autre commence, chacun une place plus loin, dès que vous le voulez tous.
together-waiting-for-again = Tu veux une autre partie. On demande aux autres.
together-wants-again = { $name } veut une autre partie.
together-at-table-want-again = { $own ->
     [yes] Pour une autre partie : { $names }, et toi. Elle commence quand tout le monde veut.
    *[no] Pour une autre partie : { $names }. Et toi ?
   }
together-word-who = who : qui est à la table, et qui a choisi.
together-word-well = well : dire « bien joué ».
together-word-ouch = ouch : dire « aïe ».
together-word-moment = moment : dire « un instant ».
together-word-check = check : le code de la partie, à comparer avec les autres.
together-word-again = again : une autre partie, quand celle-ci est finie.
together-word-invite = invite : revoir l'invitation.
together-word-start = start : commencer ; des ordinateurs prennent les places libres.
together-word-free = free NOM : libérer la place de quelqu'un, avant le début de la partie.
together-word-computer = computer NOM : faire jouer un ordinateur pour qui n'est pas là.
together-refusals-other-version = La table tourne avec une autre version du programme.
together-refusals-wrong-secret = La table ne connaît pas cette invitation. Demandes-en une nouvelle à l'hôte.
together-refusals-no-message = La table n'a pas compris.
together-refusals-too-many = La table est débordée. Réessaie dans un instant.
together-refusals-full = Toutes les places sont prises. Tu peux quand même regarder.
together-refusals-name-taken = Quelqu'un à la table a un nom comme le tien. Choisis-en un autre.
together-refusals-name-unusable = Ce nom ne va pas à cette table. Choisis-en un autre.
together-refusals-not-yours = Cette place est à quelqu'un d'autre.
together-refusals-not-allowed = La table n'accepte pas ce choix maintenant.
together-refusals-not-now = Pas maintenant : la partie n'est pas finie.
together-refusals-closed = La table est fermée.
together-refusals-freed = L'hôte a libéré ta place.
together-refusals-elsewhere = Tu as repris ta place dans une autre fenêtre. Celle-ci a quitté la table.
together-full-by-command = Rejoins-la avec l'option --watch.
together-breaks-no-message = La table envoie quelque chose d'illisible.
together-breaks-wrong-secret = Ce n'est pas la table de ton ami : elle ne connaît pas le secret de ton invitation.
together-breaks-other-version = La table tourne avec une autre version du programme.
together-breaks-other-host = Quelqu'un d'autre a ouvert une table à la place de l'hôte. Tu l'as quittée.
together-breaks-not-my-seat = La table a commencé une partie qui n'est pas la tienne.
together-breaks-not-allowed = La table a envoyé quelque chose que les règles ne permettent pas. Tu l'as quittée.
together-breaks-taken-back = La table a repris ce que tu avais déjà vu. Tu l'as quittée.
together-breaks-given-up = L'hôte a abandonné un choix scellé sans nécessité. Tu as quitté la table.
together-breaks-never-asked = L'hôte a abandonné ton choix sans jamais te demander de le montrer. Tu as quitté la table.
together-no-proof = n'a pas été jouée ensemble : il n'y a rien à vérifier
together-no-proof-in-line = ne porte pas de preuve : vérifie la partie enregistrée dont elle vient
together-fair = { $fair ->
     [yes] { $file } : honnête
    *[no] { $file } : pas prouvée honnête
   }
together-proved-choices = { $choices ->
     [one] Le seul choix était fixé avant d'être vu.
     [many] Chaque choix était fixé avant qu'on n'en voie un seul ({ $choices } choix).
    *[other] Chaque choix était fixé avant qu'on n'en voie un seul ({ $choices } choix).
   }
together-proved-computers = { $count ->
     [one] L'ordinateur de l'hôte joue pour { $names }.
     [many] L'ordinateur de l'hôte joue pour { $names }.
    *[other] L'ordinateur de l'hôte joue pour { $names }.
   }
together-proved-instead = { $count ->
     [one] À la manche { $rounds }, l'ordinateur de l'hôte a choisi pour { $name }.
     [many] Aux manches { $rounds }, l'ordinateur de l'hôte a choisi pour { $name }.
    *[other] Aux manches { $rounds }, l'ordinateur de l'hôte a choisi pour { $name }.
   }
together-proved-lot = { $shown ->
     [others] À la manche { $round }, le choix de { $name } n'a jamais été montré : l'hôte l'a fait tirer au sort. Avaient alors
        montré le leur : { $who }.
     [host] À la manche { $round }, le choix de { $name } n'a jamais été montré : l'hôte l'a fait tirer au sort. Seul l'hôte,
        { $who }, avait alors montré le sien, et a donc pu décider de laisser choisir le sort.
     [nobody] À la manche { $round }, le choix de { $name } n'a jamais été montré : l'hôte l'a fait tirer au sort. Personne
        n'avait alors montré le sien : l'hôte a donc pu décider de laisser choisir le sort.
    *[computers] À la manche { $round }, le choix de { $name } n'a jamais été montré : l'hôte l'a fait tirer au sort. Seuls des
        ordinateurs de l'hôte ({ $who }) avaient alors montré le leur : l'hôte a donc pu décider de laisser choisir le sort.
   }
together-proved-drawn = { $count ->
     [one] { $seated ->
         [yes] À la manche { $rounds }, l'hôte, { $name }, a tiré la carte sans les autres, et a pu choisir laquelle venait.
        *[no] À la manche { $rounds }, l'hôte a tiré la carte sans les autres, et a pu choisir laquelle venait.
       }
     [many] { $seated ->
         [yes] Aux manches { $rounds }, l'hôte, { $name }, a tiré la carte sans les autres, et a pu choisir laquelle venait.
        *[no] Aux manches { $rounds }, l'hôte a tiré la carte sans les autres, et a pu choisir laquelle venait.
       }
    *[other] { $seated ->
         [yes] Aux manches { $rounds }, l'hôte, { $name }, a tiré la carte sans les autres, et a pu choisir laquelle venait.
        *[no] Aux manches { $rounds }, l'hôte a tiré la carte sans les autres, et a pu choisir laquelle venait.
       }
   }
together-proved-unfinished = La partie n'est pas finie : ceci vaut jusqu'où va l'enregistrement, et ne dit rien du reste.
together-proved-unsigned = Une version plus ancienne du programme l'a écrit : rien ne prouve que tous étaient prêts avant que quoi que
    ce soit soit montré.
together-proved-code = Le code de cette partie est { $code }. Tous ceux qui l'ont jouée ont le même.
together-proof-other-version = Une version plus récente du programme a écrit cette preuve.
together-proof-other-game = La preuve vient d'une autre partie, ou quelqu'un a changé les joueurs ou le début.
together-proof-other-secret = Cet enregistrement a été modifié : son secret n'est pas celui qui a été montré à la fin.
together-broken = { $round ->
     [0] Avant la manche 1 : { $what }
    *[other] Manche { $round } : { $what }
   }
together-wrong-other-phases = cet enregistrement a été modifié : la partie et sa preuve n'ont pas les mêmes choix.
together-wrong-not-sealed = cet enregistrement a été modifié : il manque un choix scellé.
together-wrong-seal-not-signed = cet enregistrement a été modifié : un choix scellé n'a pas été signé.
together-wrong-not-as-sealed = cet enregistrement a été modifié : un choix n'est pas celui qui était scellé.
together-wrong-not-ready = cet enregistrement a été modifié : il manque la signature que tous étaient prêts.
together-wrong-opened-early = cet enregistrement a été modifié : un choix n'a pas été signé tel qu'il a été montré.
together-wrong-not-legal = cet enregistrement a été modifié : les règles ne permettent pas l'un des choix.
together-wrong-no-table = cet enregistrement a été modifié : aucune table n'aurait accepté cela.
together-wrong-not-given-up = un choix scellé n'a jamais été montré, et l'hôte n'a jamais signé qu'il était abandonné. Nul ne peut
    savoir à qui la faute.
together-wrong-given-up-by-host = l'hôte a abandonné un choix qui doit être montré.
together-wrong-never-shown = ce qui devait être montré à la fin ne l'a jamais été. Nul ne peut savoir à qui la faute.
together-culprit-not-as-sealed = { $name } a montré autre chose que ce qui était scellé.
together-culprit-given-up-by-host = L'hôte, { $name }, a abandonné un choix qui doit être montré.
together-culprit-not-legal = { $name } a choisi quelque chose que les règles ne permettent pas.
together-culprit-false-answer = { $name } a dit que la partie continue, mais elle était finie.
together-links-seats = { $count ->
     [one] Un lien à ouvrir dans un navigateur, pour une personne :
     [many] Des liens à ouvrir dans un navigateur, un par personne :
    *[other] Des liens à ouvrir dans un navigateur, un par personne :
   }
together-links-watch = Pour regarder dans un navigateur :
together-links-only-here = Les liens ne s'ouvrent que dans les navigateurs de cet ordinateur. Avec l'option --listen 0.0.0.0, ils
    s'ouvrent dans ceux de ton réseau.
together-links-others = À la place de leur adresse : { $addresses }.
together-links-warning = Le navigateur avertit qu'il ne connaît pas le certificat. C'est bien celui de la table si son empreinte
    SHA-256 est celle-ci :
together-links-who-could-look = Une place dans un navigateur tourne sur ton ordinateur : tu pourrais donc y regarder trop tôt ce qui
    est choisi. On le dit à toute la table.
together-at-hosts = Cette page tourne sur l'ordinateur de l'hôte, où l'on pourrait regarder ton choix trop tôt. Pour le garder pour
    toi, rejoins la table depuis ton propre terminal.
together-verifying-fenced = pas pour une app qui tourne pour quelqu'un d'autre
together-verifying-not-here = Cela ne se fait pas dans cette page.
together-verifying-not-given = cette commande est pour les pages de kingsroad host --web
together-needs-web = Pour le navigateur, il faut le supplément « web » : pip install 'kingsroad[web]'
together-served-at = King's Road est à { $address } jusqu'à ce que tu appuies sur { $key }.
together-not-from-here = Utilise l'adresse exactement comme on te l'a donnée.
together-page-language = fr
together-closed = Cette page n'est plus reliée à la partie.
together-opens-again = Cette page n'est plus reliée à la partie. Elle se rouvre d'elle-même dès que possible.
together-open-again = La rouvrir
together-moved = La partie continue dans une autre page, ouverte plus tard.
together-all-taken = Impossible d'ouvrir plus de pages à la fois. Ferme-en une autre, puis recharge celle-ci.
together-all-taken-here = Ce serveur a autant de parties ouvertes qu'il en permet ({ $most }). Ferme une des autres pages, puis recharge
    celle-ci. L'option --max-sessions de kingsroad serve en permet plus.
