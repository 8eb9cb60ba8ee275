# Several keys, as a sentence names them: ``the left and right arrows``, ``a and b``.
keys-key-together = the { $join } arrows
keys-key-together-2 = { $join } and { $last }
