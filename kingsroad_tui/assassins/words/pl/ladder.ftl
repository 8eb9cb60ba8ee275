assassins-title-0 = nowa twarz w mieście
assassins-title-1 = strażnik bramy
assassins-title-2 = kapitan straży
assassins-title-3 = znawca twarzy
assassins-title-4 = kasztelan
assassins-title-5 = cień samego króla
