## Whom people avoid

avoid-title = People you avoid
avoid-about = I keep you apart at game nights, and when their tables call for players your phone stays silent. They are never refused for it, and nobody but you sees this list. If one of them sits down where you sit, I tell you alone.
avoid-none = Nobody.
avoid-line = - { $who } · { $how }
avoid-how-avoid = kept apart
avoid-how-bar = kept apart, and refused at tables you host
avoid-add = Avoid somebody …
avoid-change = Change how, or avoid no longer …
avoid-back = ◀ Back
avoid-next = Next ▶
avoid-avoid = You avoid { $who }.
    .about = I keep you apart at game nights, and when their tables call for players your phone stays silent. They are never refused for it, so they cannot notice. If they sit down where you sit, I tell you alone.
avoid-bar = You avoid { $who }, who cannot sit down at tables you host.
    .about = They are told that they cannot sit down there, and never why: there are other reasons for it. If you host alone, they may guess.
avoid-not = You do not avoid { $who }.
    .about = You may be seated together like anybody else.
avoid-to-avoid = Avoid
avoid-to-bar = Refuse at my tables too
avoid-to-not = Avoid no longer
avoid-to-list = My list
avoid-full = You avoid { $most } people, and there is room for no more. Take somebody off your list with “/me avoid” first.
avoid-nobody = You can avoid people, but neither yourself nor a bot.

beside-sat = { $people } { $count ->
    [one] has
   *[other] have
} sat down at your table. You avoid them.
beside-lobby = They are not told that you know, nor why you leave if you do.
beside-host = They are not told that you know, nor why you leave if you do. Whoever you ask to leave reads that the host has asked them to.
beside-playing = They are not told that you know.
beside-leave = Leave the table
beside-put-out = Ask { $who } to leave
