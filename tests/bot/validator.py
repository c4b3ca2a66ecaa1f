"""Discord's limits on messages, forms and answers, for every request of the bot.

simcord checks some of them. This checks the rest, and what we promise besides: labels on buttons,
pictures that are in the message, and calls of nobody but the people who are meant.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from bot.loopback.wire import walk
from bot.ui.custom_ids import parse

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

ROW, BUTTON, MENU, INPUT, SECTION, TEXT, GALLERY, LABEL = 1, 2, 3, 4, 9, 10, 12, 18
LAYOUT = 1 << 15
CALL = re.compile(r"<@&?\d+>|@everyone|@here")


def faults_of(requests: Iterable[Any]) -> list[str]:
    """Returns the faults of requests, a line each."""
    return [
        f"{request.method} {request.path}: {fault}"
        for request in requests
        for fault in _faults(request)
    ]


def _faults(request: Any) -> Iterator[str]:
    body = request.json if isinstance(request.json, dict) else {}
    if request.path.endswith("/callback"):
        kind, data = body.get("type"), body.get("data") or {}
        if kind == 9:
            yield from form_faults(data)
        elif kind == 8:
            yield from offer_faults(data["choices"])
        elif data:
            yield from message_faults(data)
    elif "/messages" in request.path and request.method in ("POST", "PATCH"):
        yield from message_faults(body, edit=request.method == "PATCH")


def message_faults(body: Mapping[str, Any], *, edit: bool = False) -> Iterator[str]:
    """Yields the faults of a message, in a channel or as an answer. edit: an edit calls nobody."""
    components = body.get("components") or []
    parts = list(walk(components))
    content = body.get("content") or ""
    if len(content) > 2_000:
        yield f"a message of {len(content)} characters"
    if len(parts) > 40:
        yield f"{len(parts)} components"
    if components and content:
        yield "content beside components"
    if components and not body.get("flags", LAYOUT) & LAYOUT:
        yield "components of the new kind without its flag"
    texts = [part["content"] for part in parts if part["type"] == TEXT]
    if sum(map(len, texts)) > 4_000:
        yield f"{sum(map(len, texts))} characters of text"
    if any(not text.strip(" ") for text in texts):
        yield "an empty text"
    yield from _press_faults(parts)
    yield from _picture_faults(parts, body.get("attachments") or [])
    if not edit:
        yield from _call_faults("\n".join([content, *texts]), body)


def _press_faults(parts: list[Any]) -> Iterator[str]:
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    for custom_id in ids:
        if len(custom_id) > 100 or not custom_id:
            yield f"a custom id of {len(custom_id)} characters"
        if parse(custom_id) is None:
            yield f"a custom id that we cannot read: {custom_id}"
    if len(set(ids)) != len(ids):
        yield f"custom ids that are alike: {sorted(i for i in ids if ids.count(i) > 1)}"
    for part in parts:
        if part["type"] == BUTTON and not 0 < len(part.get("label") or "") <= 80:
            yield f"a button with the label {part.get('label')!r}"
        if part["type"] == MENU:
            yield from menu_faults(part)
        if part["type"] == ROW and not 0 < len(part["components"]) <= 5:
            yield f"a row of {len(part['components'])}"
        if part["type"] == SECTION and not 0 < len(part["components"]) <= 3:
            yield "a section without texts, or with too many"


def menu_faults(menu: Mapping[str, Any]) -> Iterator[str]:
    """Yields the faults of a menu, in a message or in a form."""
    options = menu.get("options") or []
    if not 0 < len(options) <= 25:
        yield f"a menu of {len(options)} options"
    if len(menu.get("placeholder") or "") > 150:
        yield "a placeholder that is too long"
    values = [option["value"] for option in options]
    if len(set(values)) != len(values):
        yield "options that are alike"
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if not 0 <= least <= most <= len(options):
        yield f"a menu of {len(options)} that wants {least} to {most}"
    if sum(bool(option.get("default")) for option in options) > most:
        yield "more options chosen than may be"
    for option in options:
        for field in ("label", "value", "description"):
            words = option.get(field)
            if words is not None and not 0 < len(words) <= 100:
                yield f"an option whose {field} is {words!r}"


def _picture_faults(parts: list[Any], attached: list[Any]) -> Iterator[str]:
    names = {item.get("filename") for item in attached}
    for part in parts:
        for item in part.get("items", ()) if part["type"] == GALLERY else ():
            url = item["media"]["url"]
            if len(item.get("description") or "") > 1_024:
                yield "an alternative text that is too long"
            if not item.get("description"):
                yield "a picture without an alternative text"
            if attached and url.removeprefix("attachment://") not in names:
                yield f"a picture that is not attached: {url}, but {names}"


def _call_faults(words: str, body: Mapping[str, Any]) -> Iterator[str]:
    """Yields calls that the message does not allow: everybody who is called must be named."""
    allowed = body.get("allowed_mentions")
    if not CALL.search(words):
        return
    if allowed is None:
        yield f"calls without saying who may be: {words!r}"
    elif allowed.get("parse"):
        yield f"anybody may be called: {allowed}"


def form_faults(data: Mapping[str, Any]) -> Iterator[str]:
    """Yields the faults of a form."""
    if not 0 < len(data["title"]) <= 45:
        yield f"the title {data['title']!r}"
    if len(data["custom_id"]) > 100 or parse(data["custom_id"]) is None:
        yield f"the custom id {data['custom_id']!r}"
    if not 0 < len(data["components"]) <= 5:
        yield f"{len(data['components'])} fields"
    for label in data["components"]:
        if not 0 < len(label["label"]) <= 45:
            yield f"a field called {label['label']!r}"
        if len(label.get("description") or "") > 100:
            yield "a description that is too long"
        field = label["component"]
        if field["type"] == MENU:
            yield from menu_faults(field)
        elif len(field.get("value") or "") > field.get("max_length", 4_000):
            yield "a field filled with more than it takes"


def offer_faults(choices: list[Mapping[str, Any]]) -> Iterator[str]:
    """Yields the faults of autocomplete's suggestions."""
    if len(choices) > 25:
        yield f"{len(choices)} choices"
    for choice in choices:
        if not 0 < len(choice["name"]) <= 100:
            yield f"a choice called {choice['name']!r}"
        if isinstance(choice["value"], str) and not 0 < len(choice["value"]) <= 100:
            yield f"a choice of the value {choice['value']!r}"
