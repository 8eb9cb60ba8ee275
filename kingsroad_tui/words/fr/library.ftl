library-saving-saved = Enregistré
library-in-short = Comment ça se joue
library-no-games = Aucune partie gardée pour l'instant : chaque partie commencée se garde toute seule.
library-nothing-chosen = Tape le nom d'un fichier, ou choisis une partie dans la liste.
library-nothing-deleted = Rien n'a été supprimé ici.
library-rename-title = Renommer la partie
library-what-to-type = tape pour chercher ; ou un fichier
library-being-played = en cours
library-finished = finie
library-rounds = { $rounds ->
     [0] pas commencée
     [one] { $rounds } manche
     [many] { $rounds } manches
    *[other] { $rounds } manches
   }
library-title-of = Tes parties : { $games }, { $order }
library-title = Tes parties
library-order-newest = les plus récentes d'abord
library-order-oldest = anciennes d'abord
library-order-by-name = par nom
library-order-by-players = par joueurs
library-order-longest = longues d'abord
library-order-best = meilleures d'abord
library-deleted = Supprimé ; { $keys } le remet. Il reste dans { $folder } jusqu'à ce que tu vides ce dossier.
library-not-deleted = La partie n'a pas été supprimée : { $why }.
library-not-restored = La partie n'a pas été remise : { $why }.
library-is-played = elle est en cours
library-is-there = { $name } existe déjà
library-damaged-save = Une partie enregistrée est illisible ({ $why }). Elle est gardée sous { $name }.
library-newer-save = Une version plus récente du programme a écrit la partie { $name }. Elle reste telle quelle.
library-unreadable-save = La partie { $name } ne peut être ouverte : { $why }. Elle reste telle quelle.
library-unsaved = La partie n'a pas pu être enregistrée dans { $folder } : { $why }.
library-elsewhere = Un autre programme utilise le fichier de cette partie ; elle continue ici dans { $name }.
library-saving-saved-in = Enregistré : { $path }
library-saving-is-there = { $name } existe déjà ; choisis un autre nom.
library-saving-save-again = { $name } existe déjà ; enregistre encore pour le remplacer.
library-saving-not-saved = Pas enregistré : { $why }.
library-saving-result-not-kept = Le résultat n'a pas pu être gardé : { $why }.
library-saving-settings-not-kept = Les réglages n'ont pas pu être écrits : { $why }
library-saving-report-not-written = Le rapport n'a pas pu être écrit : { $why }.
library-saving-analysis-not-kept = L'analyse n'a pas pu être gardée : { $why }.
library-saving-book-not-kept = Ton cahier d'exercices n'a pas pu être écrit : { $why }.
library-saving-type-a-name = tape un nom pour la partie
library-saving-is-a-folder = c'est un dossier ; ajoute un nom de fichier
library-saving-save-as = Enregistrer la partie sous
library-saving-save = Enregistrer
library-saving-cancel = Annuler
library-saving-elsewhere = Ailleurs
library-saving-leave = Partir
library-saving-stay = Rester
