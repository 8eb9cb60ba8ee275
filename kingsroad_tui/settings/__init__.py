"""How a person likes the app: kept, shown, changed."""
