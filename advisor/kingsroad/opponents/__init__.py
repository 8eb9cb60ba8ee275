"""What opponents may play: level-k, beliefs, inference, common knowledge."""
