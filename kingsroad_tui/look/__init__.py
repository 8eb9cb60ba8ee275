"""How everything looks: glyphs, themes and colours."""
