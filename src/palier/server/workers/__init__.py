"""Whatever the server has done by other processes: bots' thoughts, hints, reviews, checks of what strangers send.

`run.Workers` is all that callers need. Nothing is imported here, for every worker process would load it.
"""
