tabletop-name-blank = imię jest puste
    .sentence = Imię jest puste.
tabletop-long-name = imię jest dłuższe niż { $longest ->
    [one] { $longest } znak
    [few] { $longest } znaki
    [many] { $longest } znaków
   *[other] { $longest } znaku
  }
    .sentence = Imię jest dłuższe niż { $longest ->
        [one] { $longest } znak
        [few] { $longest } znaki
        [many] { $longest } znaków
       *[other] { $longest } znaku
      }.
tabletop-name-control-character = w imieniu jest znak sterujący
    .sentence = W imieniu jest znak sterujący.
tabletop-name-taken = to imię ma już ktoś inny przy stole
    .sentence = To imię ma już ktoś inny przy stole.
tabletop-long-text = tekst jest dłuższy niż { $longest ->
    [one] { $longest } znak
    [few] { $longest } znaki
    [many] { $longest } znaków
   *[other] { $longest } znaku
  }
tabletop-text-control-character = w tekście jest znak sterujący
