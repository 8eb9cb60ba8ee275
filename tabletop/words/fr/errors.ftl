# What is wrong, behind the field, the line or the file in which it is.
tabletop-placed = { $where } : { $what }
# The words of somebody else: a program, a library or the system.
tabletop-as-it-stands = { $words }
