# Why a file is not one that a tournament can go on with.
advisor-results-no-file = is no results file
advisor-results-other-encoding = is no results file: { $why }
advisor-results-newer = is of version { $version }, and this program reads up to { $known }
advisor-results-of-another = holds the results of another tournament
