"""Those who can sit at a table without a person: computers and outside programs."""
