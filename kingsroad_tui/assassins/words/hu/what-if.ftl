assassins-what-if-about = A tippek ezután ebből indulnak ki.
assassins-what-if-person = { $arrested ->
    [yes] { $who-begun }, letartóztatva
   *[no] { $who-begun }
  }
assassins-what-if-next-card = A következő kártya
assassins-what-if-seen = Amit a városlakók tettek
assassins-what-if-question-card = Mi van, ha a következő kártya …
assassins-what-if-question-seen = Mi van, ha az, amit tettek …
assassins-what-if-question-person = Mi van, ha { $who } …
assassins-what-if-card = { $code }: { $gives } (még { $left })
assassins-what-if-alike = semmit sem árul el róluk: minden hármas egyformán lehet
assassins-what-if-assassin = orgyilkos
assassins-what-if-no-assassin = nem orgyilkos
