files-written = { $name } ebben a mappában: { $folder }
files-report-written = A jelentés elkészült: { $where }
files-report = Jelentés: { $name } itt: { $folder }
files-results = 1. játszma, összesen { $games } van. Egy másikhoz írd hozzá a számát: { $name }#2
