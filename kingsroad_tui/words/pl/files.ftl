files-written = { $name } w folderze { $folder }
files-report-written = Raport zapisany: { $where }
files-report = Raport: { $name } w { $folder }
files-results = Partia 1 z { $games }. Żeby otworzyć inną, dodaj jej numer: { $name }#2
