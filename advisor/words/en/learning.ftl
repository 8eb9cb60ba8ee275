# Why a file of arrays is not read; these follow the name of the file.
advisor-archive-none = is no NumPy archive
advisor-archive-damaged = { $known ->
    [yes] is damaged: { $why }
   *[no] is damaged
  }
advisor-archive-arrays = has more than { $most } arrays
advisor-archive-bytes = holds more than { $most } bytes
advisor-archive-member = has a member that is no array: { $name }
advisor-array-missing = has no array { $array }
advisor-array-header = the header of array { $array } cannot be read
advisor-array-size = array { $array } is not as large as its shape says
advisor-array-compressed = array { $array } is compressed in an unknown way
advisor-array-dimensions = array { $array } has { $found } dimensions, not { $wanted }
advisor-array-kind = array { $array } holds { $found }, not { $wanted }
advisor-array-shape = array { $array } has the shape { $found }, not { $wanted }
advisor-array-number = array { $array } holds a number that cannot be used
advisor-array-long-text = text { $text } is longer than { $limit } bytes
# Why it holds no network that can be used.
advisor-array-inputs = array { $array } takes { $inputs } numbers, which no position gives
advisor-hidden-layers = has hidden layers of { $first } and { $second }, not 1 to { $most }
advisor-weights-players = is not for { $players } players
advisor-weights-version = has weights of version { $version }, which this program does not know
advisor-weights-no-lot = { $array }: these are no chances
# Why it holds no training that could go on.
advisor-checkpoint-none = is no checkpoint that can be used: { $why }
advisor-checkpoint-memory = asks for { $needed } bytes of memory, more than { $most }
advisor-checkpoint-plays = keeps more plays in a stage game than it draws
advisor-checkpoint-boards = has { $boards } boards for { $groups } groups
advisor-checkpoint-samples = has more samples than its memory holds
advisor-checkpoint-choice = holds a choice that no position gives
advisor-checkpoint-squares = holds a mean of squares below 0
advisor-checkpoint-finished = holds a finished game in group { $group }
advisor-checkpoint-long-game = holds a game in group { $group } that is too long
advisor-checkpoint-network = network { $name } is not for { $players } players
advisor-checkpoint-policy = the policy is not for { $players } players
advisor-checkpoint-secret = holds a game without its secret
advisor-checkpoint-suspected = suspected: names nobody of the townsfolk
# Work in several processes.
advisor-workers-die = { $known ->
    [yes] worker processes die again and again ({ $how })
   *[no] worker processes die again and again
  }
advisor-worker-died = { $known ->
    [yes] A worker process died ({ $how }). Its work is done again.
   *[no] A worker process died. Its work is done again.
  }
advisor-no-cluster = a cluster needs the extra: pip install 'kingsroad[cluster]'
