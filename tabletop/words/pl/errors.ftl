tabletop-placed = { $where }: { $what }
tabletop-as-it-stands = { $words }
