"""One message with every component, and every kind of text that might break a page."""

from __future__ import annotations

from pathlib import Path

import discord
from discord import ui

DOT = Path(__file__).with_name("dot.png")
MARKDOWN = """# Heading one
## Heading two
-# small print
**bold** *italic* _also_ __under__ ~~gone~~ `code` ||secret|| snake_case_name
> a quote
> of two lines
- one
- two
  - inner
1. first
2. second
```py
print("a < b & c")
```
[a link](https://example.com/a_b) <https://example.org> @everyone \\*not bold\\*"""
NASTY = (
    '<img src=x onerror="window.broken=1"> <script>window.broken=2</script> &lt;b&gt; '
    "\u202egnp.exe\u202c \u2066isolated שלום עולם \x07\x1b[31m **un*closed `tick || \u0000end "
    "👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢ " + "W" * 120
)


def showcase(user: int, channel: int, command: int, when: int) -> ui.LayoutView:
    """Returns a message with everything in it, for one reader."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=0xF0B232)
    box.add_item(ui.TextDisplay(MARKDOWN))
    box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
    box.add_item(
        ui.TextDisplay(
            f"<@{user}> in <#{channel}> use </counter new:{command}>, due <t:{when}:R> (<t:{when}>)"
        )
    )
    button: ui.Button[ui.LayoutView] = ui.Button(label="Look", custom_id="s1:look", emoji="👁")
    box.add_item(ui.Section(ui.TextDisplay("A section"), accessory=button))
    box.add_item(
        ui.MediaGallery(discord.MediaGalleryItem("attachment://dot.png", description="A dot"))
    )
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    for style in ("primary", "secondary", "success", "danger"):
        kind = getattr(discord.ButtonStyle, style)
        row.add_item(ui.Button(label=style.title(), style=kind, custom_id=f"s1:{style}"))
    row.add_item(ui.Button(label="Link", url="https://example.com/"))
    box.add_item(row)
    off: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    off.add_item(ui.Button(label="Off", disabled=True, custom_id="s1:off"))
    box.add_item(off)
    several: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    options = [
        discord.SelectOption(
            label=fruit, value=fruit.lower(), description=f"{fruit} is good", emoji="🍏"
        )
        for fruit in ("Apple", "Banana", "Cherry")
    ]
    several.add_item(
        ui.Select(
            custom_id="s1:pick", placeholder="One or two fruits", options=options, max_values=2
        )
    )
    box.add_item(several)
    who: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    who.add_item(ui.UserSelect(custom_id="s1:who", placeholder="Somebody"))
    box.add_item(who)
    view.add_item(box)
    view.add_item(ui.TextDisplay(NASTY))
    return view


def embed() -> discord.Embed:
    """Returns an old-fashioned embed with all its parts."""
    made = discord.Embed(title="A *title*", description="Some **text**", colour=0x57F287)
    made.set_author(name="Somebody")
    made.set_footer(text="the end")
    for name in ("One", "Two", "Three"):
        made.add_field(name=name, value=f"`{name}`", inline=True)
    made.add_field(name="Long", value="a whole row", inline=False)
    return made
