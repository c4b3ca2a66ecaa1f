"""Events that are due at a time: the scheduler, time-outs, reminders, the end of vacations, and
the heartbeat, which knows when nobody could play.
"""
