"""What happens when its time has come: the scheduler, time-outs, reminders, the end of vacations,
and the heartbeat, which knows when nobody could play.
"""
