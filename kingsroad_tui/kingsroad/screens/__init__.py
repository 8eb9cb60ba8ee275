"""The screens of the app: one file a screen, its handlers inside; its styles in ``styles/``."""
