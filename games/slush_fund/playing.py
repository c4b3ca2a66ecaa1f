"""What may come next once a card is played: which one, and on whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Choice, Option, Pick, Text, Who, text
from games.slush_fund.asking import end_at, offered, option
from games.slush_fund.material import (
    LAST_BRIBE,
    POLITICIANS,
    SCANDAL,
    THIEF,
    TRANSFER,
    VALUE,
    card_key,
)
from games.slush_fund.moves import (
    NOTHING,
    pair_token,
    pile_token,
    read_card,
    read_pair,
    read_pile,
    read_politician,
    read_source,
    refuse_token,
    source_token,
)
from games.slush_fund.names import name_card, name_politician, title_card, title_politician
from games.slush_fund.targets import (
    Facts,
    can_use,
    facts_of_view,
    find_notes,
    find_robbable,
    find_scandal_ways,
)

if TYPE_CHECKING:
    from games.engine import Path
    from games.slush_fund.state import View


def find_playable(view: View) -> list[int]:
    """The kinds of cards in the own hand that can do something now (S12)."""
    facts = facts_of_view(view)
    return [card for card in sorted(set(view.hand or ())) if can_use(card, facts)]


def choose_play(view: View, path: Path) -> Choice:
    """What may come after ``play ...``. Raises `Refused`."""
    if len(path) == 1:
        usable = find_playable(view)
        if not usable:
            refuse_token("play")
        return Pick(
            text("slush-fund-ask-play-card"),
            tuple(
                Option(card_key(card), title_card(card), Text(f"slush-fund-hint-{card_key(card)}"))
                for card in usable
            ),
        )
    card, facts = read_card(path[1]), facts_of_view(view)
    if card not in (view.hand or ()) or not can_use(card, facts):
        refuse_token(path[1])
    if card == TRANSFER:
        return _play_transfer(facts, path)
    choice = _pick_target(facts, card)
    if len(path) == 2:
        return choice
    offered(choice, path[2])
    return end_at(path, 3, _effect(card, path[2]))


def _pick_target(facts: Facts, card: int) -> Pick:
    if card <= LAST_BRIBE:
        options = tuple(_bribeoption(facts, card, politician) for politician in facts.live)
        return Pick(text("slush-fund-ask-bribe", card=name_card(card)), options)
    if card == SCANDAL:
        return Pick(text("slush-fund-ask-scandal"), tuple(_scandal_options(facts)))
    if card == THIEF:
        return Pick(text("slush-fund-ask-thief"), tuple(_thief_options(facts)))
    return Pick(text("slush-fund-ask-spy"), tuple(_spy_options(facts)))


def _bribeoption(facts: Facts, card: int, politician: int) -> Option:
    """A politician, with what the own pile is worth before and after."""
    before = sum(VALUE[mine] for mine in facts.own[politician])
    hint = text("slush-fund-hint-bribe", before=before, after=before + VALUE[card])
    return option(
        POLITICIANS[politician], "bribe", hint, politician=name_politician(politician),
        card=name_card(card),
    )  # fmt: skip


def _scandal_options(facts: Facts) -> list[Option]:
    return [
        option(
            POLITICIANS[politician], "scandal", politician=title_politician(politician),
            count=facts.scandals[politician] + 1,
        )
        for politician in facts.live
    ]  # fmt: skip


def _thief_options(facts: Facts) -> list[Option]:
    return [
        option(
            pile_token(owner, politician), "thief", whom=Who(owner),
            card=name_card(facts.tops[politician][owner]),
            politician=name_politician(politician),
        )
        for owner, politician in find_robbable(facts)
    ]  # fmt: skip


def _spy_options(facts: Facts) -> list[Option]:
    options = [
        option(
            pair_token(source, target), "spy", politician=title_politician(source),
            target=title_politician(target),
        )
        for source, target in find_scandal_ways(facts)
    ]  # fmt: skip
    return [*options, option(NOTHING, "spy-none")]


def _effect(card: int, token: str) -> Text:
    """What playing `card` on the target named by `token` does."""
    if card <= LAST_BRIBE:
        name = name_politician(read_politician(token))
        return text("slush-fund-do-bribe", card=name_card(card), politician=name)
    if card == SCANDAL:
        return text("slush-fund-do-scandal", politician=name_politician(read_politician(token)))
    if card == THIEF:
        owner, politician = read_pile(token)
        return text("slush-fund-do-thief", whom=Who(owner), politician=name_politician(politician))
    if token == NOTHING:
        return text("slush-fund-do-spy-none")
    source, target = read_pair(token)
    return text(
        "slush-fund-do-spy", politician=name_politician(source), target=name_politician(target)
    )


def _play_transfer(facts: Facts, path: Path) -> Choice:
    sources = Pick(text("slush-fund-ask-transfer"), tuple(_source_options(facts)))
    if len(path) == 2:
        return sources
    offered(sources, path[2])
    source, card, _ = read_source(path[2])
    choice = Pick(
        text(
            "slush-fund-ask-transfer-to", card=name_card(card), politician=name_politician(source)
        ),
        tuple(
            _bribeoption(facts, card, politician)
            for politician in facts.live
            if politician != source
        ),
    )
    if len(path) == 3:
        return choice
    offered(choice, path[3])
    target = name_politician(read_politician(path[3]))
    effect = text(
        "slush-fund-do-transfer", card=name_card(card), politician=name_politician(source),
        target=target,
    )  # fmt: skip
    return end_at(path, 4, effect)


def _source_options(facts: Facts) -> list[Option]:
    """Every own money card on a live politician that makes a difference, from the top down."""
    return [
        option(
            source_token(politician, card, which), "source", card=name_card(card),
            politician=name_politician(politician), place=len(pile) - place,
        )
        for politician in facts.live
        for pile in [facts.own[politician]]
        for card, which, place in find_notes(pile)
    ]  # fmt: skip
