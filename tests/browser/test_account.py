"""The Account page: what is kept about somebody, to have as a file and to delete."""

import json
from pathlib import Path

from playwright.sync_api import expect

from .conftest import Visit

PASSWORD = "correct horse"


def test_somebody_has_all_data_as_a_file_and_deletes_the_account(visit: Visit) -> None:
    visitor = visit()
    visitor.allowed.append("403")
    page = visitor.goes_to("/account")
    page.get_by_label("Name", exact=True).fill("Ann of Green")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Create account").click()
    expect(page.locator(".told")).to_have_text("Welcome, Ann of Green.")
    with page.expect_download() as begun:
        page.get_by_role("link", name="Download it").click()
    assert begun.value.suggested_filename == "kleos.json"
    assert json.loads(Path(begun.value.path()).read_text())["person"]["name"] == "Ann of Green"
    page.get_by_role("button", name="Delete it all").click()
    expect(page.get_by_text("others keep those they played with you")).to_be_visible()
    page.get_by_role("button", name="Delete it for good").click()
    expect(page.get_by_role("alert")).to_have_text("Enter your password.")
    page.get_by_label("Password", exact=True).fill("a wrong one")
    page.get_by_role("button", name="Delete it for good").click()
    expect(page.get_by_role("alert")).to_have_text("That password is wrong")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Delete it for good").click()
    expect(page.locator(".told")).to_have_text("Everything about you has been deleted.")
    expect(page.get_by_text("You’re playing as a guest.")).to_be_visible()
