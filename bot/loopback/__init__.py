"""A Discord on this machine, for the playground and the wire tests.

`server.LocalDiscord` is a real HTTP and WebSocket server on 127.0.0.1 over simcord's backend; the
bot talks to it with its real client (`redirect.py`). People are played through `/_play` (the page
in `page/`, or `actor.Actor` in tests). Only `simcord_env.py` knows simcord's own names.
"""
