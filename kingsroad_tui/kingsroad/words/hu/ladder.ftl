kingsroad-title-0 = idegen az úton
kingsroad-title-1 = vendég az udvarban
kingsroad-title-2 = a testőrség lovasa
kingsroad-title-3 = a testőrség kapitánya
kingsroad-title-4 = a birodalom lovagja
kingsroad-title-5 = a korona tanácsosa
kingsroad-title-6 = a Király hadvezére
