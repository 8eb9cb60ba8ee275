# Why something is not possible.
assassins-refusals-refused = { $stands }. Only an assassin who is revealed ({ $here }) can strike
    there.
assassins-refusals-refused-2 = { $stands }, and has to go first.
# Why a line of actions is not done.
assassins-refusals-typed-refusal = { $why } Nothing of the line is done.
assassins-refusals-price = free
