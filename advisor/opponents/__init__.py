"""What opponents may be expected to play, and what past rounds say about them."""
