"""Tables whose players are apart, without any network."""
