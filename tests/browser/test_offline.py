"""Without a connection, and before the app is there: what is shown, and that it goes on by itself."""

import re

from playwright.sync_api import Page, Route, expect

from .conftest import OpenHouse, Visit
from .test_pages import axe

KEPT = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
STORES = """async () => {
  const kept = [];
  for (const name of await caches.keys()) for (const one of await (await caches.open(name)).keys()) kept.push(new URL(one.url).pathname);
  return kept;
}"""


def installed(page: Page) -> None:
    """Waits until the worker answers for this page."""
    page.wait_for_function(KEPT)


def test_without_a_connection_the_page_says_so_and_goes_on_by_itself(visit: Visit) -> None:
    visitor = visit()
    visitor.allowed.append("ERR_INTERNET_DISCONNECTED|Failed to fetch")
    page = visitor.goes_to("/")
    installed(page)
    visitor.context.set_offline(True)
    said = page.get_by_text("You’re offline")
    expect(said).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Kleos")).to_be_visible()
    expect(said).to_be_visible()
    assert axe(page) == []
    visitor.context.set_offline(False)
    expect(page.get_by_role("heading", name="Naruto Mythos TCG")).to_be_visible()
    expect(said).to_be_hidden()


def test_a_table_says_that_there_is_no_connection(visit: Visit) -> None:
    visitor = visit()
    visitor.allowed.append("ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket")
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me", "random"))
    seat.ready()
    installed(seat.page)
    visitor.context.set_offline(True)
    expect(seat.page.get_by_text("You’re offline")).to_be_visible()
    seat.page.reload()
    expect(seat.page.get_by_text("You’re offline")).to_be_visible()
    visitor.context.set_offline(False)
    seat.ready()
    expect(seat.page.get_by_text("You’re offline")).to_be_hidden()


def test_only_the_shell_is_kept_and_a_new_build_is_shown_at_once(visit: Visit, open_house: OpenHouse) -> None:
    visitor = visit(open_house())
    page = visitor.goes_to("/")
    installed(page)
    page.goto(visitor.address + "/lobby")
    page.get_by_role("heading", level=1).wait_for()
    kept = page.evaluate(STORES)
    assert "/" in kept
    assert all(one in ("/", "/icon.svg", "/manifest.webmanifest") or one.startswith("/assets/") for one in kept)

    def newer(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("</head>", '<meta name="newer"></head>'))

    visitor.context.route(re.compile("/$"), newer)
    page.goto(visitor.address + "/")
    assert page.locator("meta[name=newer]").count() == 1


def test_before_the_app_is_there_the_page_has_a_name_and_a_sign(visit: Visit) -> None:
    """The script never comes: what is painted is in the page itself, in the theme that was chosen."""
    visitor = visit(color_scheme="light", service_workers="block")
    visitor.allowed.append("Service Worker registration blocked")
    page = visitor.goes_to("/settings")
    page.get_by_role("radio", name=re.compile("^Dark")).check()
    ground = page.evaluate("() => getComputedStyle(document.body).backgroundImage")
    late = visitor.context.new_page()
    late.route("**/*.js", lambda route: None)
    late.goto(visitor.address + "/", wait_until="commit")
    expect(late.locator(".coming b")).to_have_text("Kleos")
    expect(late.locator(".coming b")).to_be_visible()
    assert late.evaluate("() => getComputedStyle(document.body).backgroundImage") == ground
    late.close()


def test_a_page_whose_build_was_replaced_begins_again_and_shows_the_ending(visit: Visit) -> None:
    visitor = visit()
    visitor.allowed.append("Failed to load resource|dynamically imported module")
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me", "random"))
    seat.ready()
    page = seat.page
    asked: list[str] = []

    def gone_once(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    page.context.route("**/assets/Ending-*.js", gone_once)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=re.compile("^Give up")).click()
    page.get_by_role("button", name="Yes, give up").click()
    expect(seat.ending).to_be_visible()
    assert len(asked) > 1
