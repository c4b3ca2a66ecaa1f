# The playground: its page and what it says in the terminal.
playground-title = Under the Table · playground
playground-language = English
playground-ready = The playground is open at { $address } (end it with Ctrl-C).
playground-not-installed = The local Discord is not installed. Install it with `pip install "under-the-table[playground]"`.
playground-port-taken = Port { $port } cannot be opened. Choose another one with --port.
playground-too-many = Between 1 and { $most } people can play at once.
playground-ended = The playground has ended.

# The bar at the top
playground-step-minute = +1 min
playground-step-hour = +1 h
playground-step-day = +1 day
playground-ahead-minute = Move the clock forward by one minute
playground-ahead-hour = Move the clock forward by one hour
playground-ahead-day = Move the clock forward by one day
playground-restart = Restart bot
playground-kill = Kill bot
playground-kill-help = Ends the bot without warning, as a power cut would
playground-limits = Rate limits
playground-limits-help = Count the bot’s requests as Discord does
playground-tools = More controls
playground-bot-on = Bot connected
playground-bot-off = Bot not connected
playground-bot-failed = Bot stopped by itself: see the terminal
playground-lost = The connection to the playground was lost. Trying again…
playground-lost-short = No connection

# A column
playground-channels = Channels
playground-direct = Direct messages
playground-unread = unread
playground-rooms-of = Channels of { $name }
playground-settings-of = Settings of { $name }
playground-messages-of = What { $name } sees
playground-language-of = Language
playground-closed-dm = Direct messages closed
playground-archive = Archive this thread
playground-reopen = Reopen this thread
playground-archived = This thread is archived. Writing in it opens it again.
playground-locked = This thread is locked.
playground-jump = Jump to the newest messages
playground-beginning = This is where { $room } begins.

# Messages
playground-used = used
playground-opened-thread = started a thread:
playground-only-you = Only you can see this
playground-dismiss = Dismiss message
playground-thinking = The bot is thinking…
playground-edited = edited
playground-failed = This interaction failed
playground-no-answer = The application did not respond
playground-not-possible = Not possible: { $why }

# Writing and filling in
playground-write-to = Message { $room }, or / for commands
playground-no-command = There is no command by that name.
playground-send = Send
playground-cancel = Cancel
playground-close = Close
playground-submit = Submit
playground-choose = Make a selection
playground-apply = Apply
playground-yes = yes
playground-no = no
playground-required = This field is required.
playground-choose-listed = Choose one from the list.
playground-whole-number = This must be a whole number.
playground-number = This must be a number.
playground-at-least = At least { $least }
playground-at-most = At most { $most }
playground-too-short = Minimum length: { $least }
playground-no-upload = Files cannot be uploaded here.
playground-form-failed = Something went wrong. Try again.
