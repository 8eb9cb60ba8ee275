files-written = { $name } dans le dossier { $folder }
files-report-written = Rapport écrit : { $where }
files-report = Rapport : { $name } dans { $folder }
files-results = Partie 1 sur { $games }. Pour en ouvrir une autre, ajoute son numéro : { $name }#2
