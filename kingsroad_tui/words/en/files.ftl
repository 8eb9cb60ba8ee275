# A file's name and the folder it is in, short enough for a note, which wraps words.
files-written = { $name } in the folder { $folder }
# Where a report has been written, in full and where there is little room.
files-report-written = Report written: { $where }
files-report = Report: { $name } in { $folder }
# Which game of a tournament's results has been opened, and how to open another.
files-results = Game 1 of { $games }. To open another, add its number: { $name }#2
