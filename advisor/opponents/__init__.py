"""What opponents may be expected to play, and what past rounds tell about them."""
