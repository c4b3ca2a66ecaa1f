# Tables at which nobody is there any more

sleep-until = 💤 Nobody is here any more. The first press wakes the table; it is closed on { $day }.
sleep-soon = 💤 Nobody is here any more. The first press wakes the table; it is closed { $when }.
sleep-asleep = This table sleeps, because nobody is there any more. Whoever sits there wakes it with a press, and so does whoever takes a seat over.
sleep-closed = Nobody came back. The table is closed, without a result.
tables-state-sleeps = asleep
