"""What positions are worth to either side, learnt by self-play: features, network, weights."""
