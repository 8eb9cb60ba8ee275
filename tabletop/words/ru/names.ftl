tabletop-name-blank = имя пустое
    .sentence = Имя пустое.
tabletop-long-name = имя длиннее { $longest ->
    [one] { $longest } символа
    [few] { $longest } символов
    [many] { $longest } символов
   *[other] { $longest } символа
  }
    .sentence = Имя длиннее { $longest ->
        [one] { $longest } символа
        [few] { $longest } символов
        [many] { $longest } символов
       *[other] { $longest } символа
      }.
tabletop-name-control-character = в имени есть управляющий символ
    .sentence = В имени есть управляющий символ.
tabletop-name-taken = это имя уже занято другим игроком
    .sentence = Это имя уже занято другим игроком.
tabletop-long-text = текст длиннее { $longest ->
    [one] { $longest } символа
    [few] { $longest } символов
    [many] { $longest } символов
   *[other] { $longest } символа
  }
tabletop-text-control-character = в тексте есть управляющий символ
