assassins-title-0 = новое лицо в городе
assassins-title-1 = страж ворот
assassins-title-2 = капитан стражи
assassins-title-3 = чтец лиц
assassins-title-4 = хранитель замка
assassins-title-5 = тень самого короля
