assassins-what-if-about = Подсказки тогда считают это верным.
assassins-what-if-person = { $arrested ->
    [yes] { $who-begun } (под арестом)
   *[no] { $who-begun }
  }
assassins-what-if-next-card = Следующая карта
assassins-what-if-seen = Что делали горожане
assassins-what-if-question-card = А что, если следующая карта …
assassins-what-if-question-seen = А что, если то, что они делали, …
assassins-what-if-question-person = А что, если { $who } …
assassins-what-if-card = { $code }: { $gives } (осталось { $left })
assassins-what-if-alike = ничего не говорит о том, кто они: все тройки равны
assassins-what-if-assassin = убийца
assassins-what-if-no-assassin = не убийца
