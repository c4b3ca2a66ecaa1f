"""The playground's page in a real browser."""

from __future__ import annotations

import asyncio
import re
import shutil
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.loopback.server import LocalDiscord
from tests.bot.loopback.conftest import running, serving
from tests.bot.loopback.showcase import NASTY
from tests.bot.loopback.small_bot import SmallBot

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser, Locator, Page, Route, ViewportSize

playwright = pytest.importorskip("playwright.async_api", reason="the page tests need playwright")
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
pytestmark = [
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium on this machine"),
    # One event loop serves the whole file, because starting a browser takes longer than its tests.
    pytest.mark.asyncio(loop_scope="module"),
]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
PLANNED = ("net::ERR_FAILED", "net::ERR_INCOMPLETE_CHUNKED_ENCODING")
"""Messages of the browser about connections that a test breaks."""
WIDE: ViewportSize = {"width": 1600, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with playwright.async_playwright() as started:
        opened = await started.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield opened
        await opened.close()


@pytest_asyncio.fixture(loop_scope="module")
async def local() -> AsyncIterator[LocalDiscord]:
    """Returns a local Discord, a new one for every test."""
    async with serving(LocalDiscord()) as served:
        yield served


@pytest_asyncio.fixture(loop_scope="module", autouse=True)
async def small(local: LocalDiscord) -> AsyncIterator[SmallBot]:
    """Returns the small bot, connected."""
    async with running(SmallBot(), local) as connected:
        yield connected


@pytest_asyncio.fixture(loop_scope="module")
async def page(browser: Browser, local: LocalDiscord, small: SmallBot) -> AsyncIterator[Page]:
    """Opens the page, wide; a test fails on any error in it and any request to elsewhere."""
    opened = await browser.new_page(viewport=WIDE)
    opened.set_default_timeout(10_000)
    trouble: list[str] = []
    opened.on("pageerror", lambda error: trouble.append(str(error)))
    opened.on("console", lambda said: trouble.append(said.text) if said.type == "error" else None)
    opened.on(
        "request",
        lambda asked: (
            trouble.append(asked.url) if not asked.url.startswith((local.url, "data:")) else None
        ),
    )
    await opened.goto(local.url)
    await opened.wait_for_selector("body[data-ready]")
    yield opened
    await opened.context.close()
    assert [said for said in trouble if not said.endswith(PLANNED)] == []


def column(page: Page, name: str) -> Locator:
    return page.locator(f'.column[data-name="{name}"]')


async def slash(seat: Locator, name: str, **options: object) -> None:
    """Types a command, chooses it from the list, fills it in and sends it, by keyboard only."""
    await seat.locator(".write").fill(f"/{name}")
    await seat.locator(".picker .option").filter(has_text=f"/{name}").first.wait_for()
    await seat.locator(".write").press("Enter")
    for key, value in options.items():
        await seat.locator(f'[data-option="{key}"]').fill(str(value))
    await seat.locator(".command").press("Enter") if not options else await seat.locator(
        ".command input"
    ).last.press("Enter")


async def test_a_press_by_one_person_shows_for_everybody_else(page: Page) -> None:
    await slash(column(page, "Ada"), "counter new", start=5)
    for name in ("Ada", "Ben", "Chloé", "Dmitri"):
        await column(page, name).get_by_text("count 5").wait_for()
    await column(page, "Ben").get_by_role("button", name="add").click()
    await column(page, "Dmitri").get_by_text("count 6").wait_for()
    assert await column(page, "Chloé").locator(".container.accented").count() == 1


async def test_private_answers_are_shown_and_can_be_dismissed(page: Page) -> None:
    ada, ben = column(page, "Ada"), column(page, "Ben")
    await slash(ada, "counter new", start=1)
    await ada.get_by_role("button", name="Make a selection").click()
    await page.get_by_role("option", name="apple").click()
    await page.get_by_role("option", name="cherry").click()
    await page.get_by_role("button", name="Apply").click()
    await ada.get_by_text("picked apple, cherry").wait_for()
    assert await ada.get_by_text("Only you can see this").count() == 1
    assert await ben.get_by_text("picked").count() == 0
    await ada.get_by_role("button", name="Dismiss message").click()
    await ada.get_by_text("picked").wait_for(state="detached")


async def test_a_form_checks_what_is_required_and_is_sent(page: Page) -> None:
    ada = column(page, "Ada")
    await slash(ada, "counter new", start=1)
    await ada.get_by_role("button", name="form").click()
    form = ada.get_by_role("dialog", name="A form")
    await form.get_by_role("button", name="Submit").click()
    assert await form.get_by_text("This field is required.").count() == 3
    await form.get_by_label("Word").fill("hi")
    await form.locator('.menu[data-id="fruit"]').click()
    await page.get_by_role("option", name="banana").click()
    await form.get_by_label("large").check()
    await form.get_by_label("salt").check()
    await form.get_by_label("Word").press("Enter")
    await ada.get_by_text("'fruit': ['banana']").wait_for()
    assert await form.count() == 0


async def test_a_form_stays_open_when_the_bot_is_silent(page: Page, local: LocalDiscord) -> None:
    ada = column(page, "Ada")
    await slash(ada, "counter new", start=1)
    await ada.get_by_role("button", name="form").click()
    form = ada.get_by_role("dialog")
    await form.get_by_label("Word").fill("hi")
    await form.locator('.menu[data-id="fruit"]').click()
    await page.get_by_role("option", name="banana").click()
    await form.get_by_label("large").check()
    local.refusals.ack_seconds = 0.0
    await form.get_by_role("button", name="Submit").click()
    await form.get_by_text("Something went wrong").wait_for()
    await form.get_by_role("button", name="Cancel").click()
    assert await form.count() == 0


async def test_silence_is_shown_under_the_message(page: Page, local: LocalDiscord) -> None:
    ada = column(page, "Ada")
    await slash(ada, "counter new", start=1)
    quiet = ada.get_by_role("button", name="quiet")
    await quiet.wait_for()
    local.refusals.ack_seconds = 0.05
    await quiet.click()
    await ada.get_by_text("This interaction failed").wait_for()


async def test_a_deferred_answer_is_shown_as_thinking(page: Page, small: SmallBot) -> None:
    ada = column(page, "Ada")
    await slash(ada, "counter new", start=1)
    small.go.clear()
    await ada.get_by_role("button", name="slow").click()
    await ada.get_by_text("The bot is thinking").wait_for()
    assert await column(page, "Ben").get_by_text("The bot is thinking").count() == 0
    small.go.set()
    await ada.get_by_text("done at last").wait_for()
    assert await ada.get_by_text("The bot is thinking").count() == 0


async def test_embeds_and_files_are_shown(page: Page) -> None:
    ada = column(page, "Ada")
    await slash(ada, "counter embed")
    box = ada.locator(".embed")
    await box.wait_for()
    assert await box.locator("em").inner_text() == "title"
    assert await box.locator(".field.inline code").all_inner_texts() == ["One", "Two", "Three"]
    assert await ada.locator(".file").get_attribute("download") == "note.txt"
    assert (await ada.locator(".file").get_attribute("href")).startswith("/_cdn/")


async def test_completion_works_in_french(page: Page) -> None:
    chloe = column(page, "Chloé")
    await chloe.locator(".gear").click()
    await page.locator(".settings select").select_option("fr")
    await page.keyboard.press("Escape")
    await chloe.get_by_text("Ici commence #games.").wait_for()
    await chloe.get_by_placeholder("Écrire dans #games").fill("/compteur fruit")
    await chloe.get_by_role("option", name="/compteur fruit").click()
    await chloe.locator('[data-option="kind"]').fill("an")
    await chloe.get_by_role("option", name="Banana").click()
    await chloe.locator('[data-option="who"]').fill("@b")
    await chloe.locator('[data-option="who"]').press("Enter")
    await chloe.locator('[data-option="who"]').press("Enter")
    await chloe.get_by_text("(fr)").wait_for()
    assert await chloe.locator(".text .mention").inner_text() == "@Ben"


async def test_wrong_options_are_reported_before_the_command_is_sent(page: Page) -> None:
    ada = column(page, "Ada")
    for text, told in (("", "required"), ("x", "whole number"), ("100", "At most 99")):
        await slash(ada, "counter new", start=text)
        await ada.locator(".command .problem").filter(has_text=told).wait_for()
        await page.keyboard.press("Escape")


async def test_nothing_that_people_write_breaks_the_page(page: Page, local: LocalDiscord) -> None:
    ada = column(page, "Ada")
    await slash(ada, "counter show")
    await ada.get_by_text("<script>").wait_for()
    shown = await ada.locator(".content > .text").inner_text()
    assert '<img src=x onerror="window.broken=1">' in shown
    assert "&lt;b&gt;" in shown
    assert not re.search(r"[\x00-\x08\x0b-\x1f]", shown)
    assert "W" * 120 in shown
    assert len(NASTY) > 200
    assert await page.evaluate("window.broken") is None
    for name in ("Ada", "Ben"):
        log = column(page, name).locator(".log")
        assert await log.evaluate("e => e.scrollWidth <= e.clientWidth")


async def test_markdown_is_shown(page: Page) -> None:
    ada = column(page, "Ada")
    await slash(ada, "counter show")
    text = ada.locator(".container .text").first
    await text.wait_for()
    marks = {
        "strong": "bold",
        "u": "under",
        "s": "gone",
        "h3": "Heading one",
        "small": "small print",
    }
    for tag, words in marks.items():
        assert await text.locator(tag).all_inner_texts() == [words], tag
    assert await text.locator("em").all_inner_texts() == ["italic", "also"]
    assert await text.locator("ol > li").all_inner_texts() == ["first", "second"]
    assert await text.locator("ul ul > li").all_inner_texts() == ["inner"]
    assert await text.locator("blockquote").inner_text() == "a quote\nof two lines"
    assert await text.locator("pre").inner_text() == 'print("a < b & c")'
    assert await text.locator("a").first.get_attribute("href") == "https://example.com/a_b"
    assert "snake_case_name" in await text.inner_text()
    assert "*not bold*" in await text.inner_text()
    spoiler = text.locator(".spoiler")
    assert await spoiler.locator("span").evaluate("e => getComputedStyle(e).visibility") == "hidden"
    await spoiler.click()
    assert (
        await spoiler.locator("span").evaluate("e => getComputedStyle(e).visibility") == "visible"
    )


async def test_names_times_and_commands_in_a_message_are_shown(page: Page) -> None:
    ada = column(page, "Ada")
    await slash(ada, "counter show")
    await ada.locator(".mention", has_text="@Ada").wait_for()
    assert await ada.locator(".moment").first.inner_text() == "in 2 hours"
    await page.locator('[data-step="day"]').click()
    await ada.locator(".moment", has_text="22 hours ago").wait_for()
    await ada.locator("button.mention", has_text="/counter new").click()
    await ada.locator('[data-option="start"]').wait_for()


async def test_pictures_open_large_and_are_closed_by_keyboard(page: Page) -> None:
    ada = column(page, "Ada")
    await slash(ada, "counter show")
    await ada.locator(".shot").click()
    large = page.get_by_role("dialog", name="A dot")
    assert await large.locator("img").evaluate("e => e.complete && e.naturalWidth") == 8
    await page.keyboard.press("Escape")
    await large.wait_for(state="detached")


async def test_an_empty_room_is_shown_when_it_is_opened_from_another(page: Page) -> None:
    ada, held = column(page, "Ada"), asyncio.Event()
    mine = re.compile(rf"/_play/state\?.*user={await ada.get_attribute('data-user')}")

    async def late(route: Route) -> None:
        answer = await route.fetch()
        await held.wait()
        await route.fulfill(response=answer)

    await page.route(mine, late)
    async with page.expect_request(mine):
        await slash(column(page, "Ben"), "counter new", start=2)
    await ada.locator(".where").click()
    await page.locator(".float .room", has_text="lobby").click()
    held.set()
    await ada.locator(".beginning", has_text="#lobby").wait_for()


async def test_threads_and_direct_messages_have_badges(page: Page) -> None:
    ada, ben = column(page, "Ada"), column(page, "Ben")
    await slash(ada, "counter thread")
    await ada.locator(".where .badge").wait_for()
    await ben.get_by_role("button", name="a thread", exact=True).click()
    await ben.locator(".where", has_text="a thread").wait_for()
    await ben.locator(".write").fill("hello **there**")
    await ben.locator(".write").press("Enter")
    await ben.locator("strong", has_text="there").wait_for()
    await ada.locator(".where").click()
    await page.locator(".float .room.thread").click()
    await ada.locator("strong", has_text="there").wait_for()
    await ada.locator(".where .badge").wait_for(state="detached")
    await page.locator('[data-step="day"]').click()
    await ada.get_by_text("This thread is archived").wait_for()


async def test_direct_messages_can_be_closed(page: Page) -> None:
    ben = column(page, "Ben")
    await ben.locator(".gear").click()
    await page.get_by_label("Direct messages closed").check()
    await page.keyboard.press("Escape")
    await slash(ben, "counter direct")
    await ben.get_by_text("closed: 50007").wait_for()


async def test_a_lost_connection_is_shown_and_restored(page: Page, local: LocalDiscord) -> None:
    banner = page.locator(".banner")
    assert await banner.is_hidden()
    await page.route("**/_play/events", lambda route: route.abort())
    for connection in list(local._runner.server.connections):
        connection.transport.abort()
    await banner.wait_for()
    await page.unroute("**/_play/events")
    await banner.wait_for(state="hidden")


async def test_a_phone_shows_one_person_at_a_time(browser: Browser, local: LocalDiscord) -> None:
    phone = await browser.new_page(viewport=PHONE, has_touch=True)
    await phone.goto(local.url)
    await phone.wait_for_selector("body[data-ready]")
    ada, ben = column(phone, "Ada"), column(phone, "Ben")
    await slash(ada, "counter show")
    await ada.get_by_text("Heading one").wait_for()
    assert await ben.is_hidden()
    assert await phone.locator('[data-tab="Ben"] .dot').count() == 1
    await phone.locator('[data-tab="Ben"]').tap()
    await ben.get_by_text("Heading one").wait_for()
    assert await ada.is_hidden()
    assert await phone.evaluate("document.documentElement.scrollWidth") <= 360
    await phone.locator('[data-tab="Ben"] .dot').wait_for(state="detached")
