"""Guests and accounts: a name that others see, and for those who want it a password."""

import asyncio
from functools import cache
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import APIRouter, Request, Response

from kleos.language.messages import Words
from kleos.server.devices import hand_device, own_place
from kleos.server.house import House
from kleos.server.library.replies import ExplainingRoute, Refused, encoded
from kleos.server.requests import body_of
from kleos.server.visitors import hand_key, house_of, kept_person_of, key_of, network_of, person_of
from kleos.server.words import known_language
from kleos.table.administration import data_of
from kleos.table.naming import is_one_script, is_plain, tidied
from kleos.table.store import Conflict, Person, fresh_id

router = APIRouter(prefix="/api", route_class=ExplainingRoute)

LONGEST_NAME: Final = 24
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200

hasher = PasswordHasher()


@cache
def nobody() -> str:
    """A password that is tried where there is no such account, so that nobody learns that from the time it takes."""
    return hasher.hash(fresh_id())


class Me(msgspec.Struct):
    """Who I am."""

    name: str
    account: bool
    lang: str


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    password: str


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    password: str
    new_password: str


class Erasing(msgspec.Struct, forbid_unknown_fields=True):
    password: str = ""


class Change(msgspec.Struct, forbid_unknown_fields=True):
    name: str | None = None
    lang: str | None = None


def me(person: Person) -> Response:
    return encoded(Me(person.name, person.account is not None, person.lang))


def good_name(name: str) -> str:
    """A name without anything that could be mistaken or make trouble; raises what is wrong with it."""
    tidy = tidied(name)
    if not 1 <= len(tidy) <= LONGEST_NAME:
        raise Refused(400, "name-length", Words("name-length", most=LONGEST_NAME))
    if not is_plain(tidy):
        raise Refused(400, "name-signs", Words("name-signs"))
    if not is_one_script(tidy):
        raise Refused(400, "name-scripts", Words("name-scripts"))
    return tidy


async def free_name(house: House, name: str, person: Person) -> str:
    """A good name that looks like none that somebody else's account holds."""
    tidy = good_name(name)
    if await house.store.holder_of(tidy) not in (None, person.id):
        raise name_taken(tidy)
    return tidy


def name_taken(name: str) -> Refused:
    return Refused(409, "name-taken", Words("name-taken-by-other", name=name))


def account_of(name: str) -> str:
    """The name of an account as it is compared: capitals do not tell two people apart."""
    return " ".join(name.split()).casefold()[:80]


@router.get("/me")
async def get_me(request: Request) -> Response:
    person = await person_of(request)
    await house_of(request).saw(person)
    return me(person)


@router.post("/me")
async def change_me(request: Request) -> Response:
    change = await body_of(request, Change)
    person = await kept_person_of(request)
    name = person.name
    if change.name is not None and change.name != name:
        name = await free_name(house_of(request), change.name, person)
    lang = person.lang if change.lang is None else known_language(change.lang)
    changed = Person(person.id, name, person.account, lang, kept=True)
    try:
        await house_of(request).store.rename(changed)
    except Conflict:
        raise name_taken(name) from None
    house_of(request).renamed(changed)
    if name != person.name and not await house_of(request).settled(name, person.id):
        raise name_taken(name)  # in the same moment
    return me(changed)


@router.post("/account")
async def make_account(request: Request) -> Response:
    """The guest becomes an account, and keeps tables and decks."""
    given = await body_of(request, Credentials)
    name = good_name(given.name)
    check_password(given.password)
    house_of(request).gate.check("registrations", network_of(request.scope))
    person = await kept_person_of(request)
    if person.account is not None:
        raise Refused(409, "has-account", Words("has-account", name=person.name))
    async with house_of(request).hashing:
        password = await asyncio.to_thread(hasher.hash, given.password)
    account = Person(person.id, name, account_of(name), person.lang, kept=True)
    try:
        await house_of(request).store.make_account(account, password)
    except Conflict:
        raise name_taken(name) from None
    house_of(request).renamed(account)
    await house_of(request).settled(name, account.id)
    guest = key_of(request)
    hand_key(request, await house_of(request).begin_session(account.id))
    hand_device(request, account)
    house_of(request).ended([guest])
    return me(account)


@router.post("/account/password")
async def change_password(request: Request) -> Response:
    """Another password; whoever is logged in elsewhere must log in again."""
    given = await body_of(request, NewPassword)
    person, account = await account_holder(request)
    check_password(given.new_password)
    house = house_of(request)
    await check_own_password(request, account, given.password)
    async with house.hashing:
        password = await asyncio.to_thread(hasher.hash, given.new_password)
    await house.store.change_password(person.id, password)
    await end_elsewhere(request, person)
    return me(person)


@router.post("/account/erase")
async def erase(request: Request) -> Response:
    """All that is kept about whoever asks is erased; an account asks for its password once more."""
    given = await body_of(request, Erasing)
    house, person = house_of(request), await person_of(request)
    if person.account is not None:
        await check_own_password(request, person.account, given.password)
    if person.kept:
        await house.erase(person.id)
    guest = Person(fresh_id(), lang=person.lang)
    hand_key(request, guest.id)
    return me(guest)


@router.get("/me/data")
async def my_data(request: Request) -> Response:
    """All that is kept about whoever asks, as a file."""
    person = await person_of(request)
    house_of(request).gate.check("records", person.id, network_of(request.scope))
    found = await data_of(house_of(request).store, person.id)
    headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="kleos.json"'}
    return Response(msgspec.json.format(msgspec.json.encode(found)), media_type="application/json", headers=headers)


@router.post("/login")
async def login(request: Request) -> Response:
    given = await body_of(request, Credentials)
    account, tidy = account_of(given.name), account_of(tidied(given.name))
    store = house_of(request).store
    found = await store.credentials(account) or await store.credentials(tidy)
    right = await is_right(request, tidy, found, given.password)
    if found is None or not right:
        raise Refused(403, "wrong-login", Words("wrong-login"))
    if house_of(request).banned.hold(found[0].id, "", house_of(request).now()):
        raise Refused(403, "banned", Words("banned"))
    hand_key(request, await house_of(request).begin_session(found[0].id))
    hand_device(request, found[0])
    return me(found[0])


@router.post("/logout")
async def logout(request: Request) -> Response:
    """The browser is a new guest's from now on, and what it had before opens nothing any more."""
    person = await person_of(request)
    guest = Person(fresh_id(), lang=person.lang)
    if person.account is not None:
        await house_of(request).end_session(key_of(request))
    hand_key(request, guest.id)
    return me(guest)


@router.post("/logout/elsewhere")
async def logout_elsewhere(request: Request) -> Response:
    """Whoever is logged in with this account in another browser is so no longer."""
    person, _ = await account_holder(request)
    await end_elsewhere(request, person)
    return me(person)


async def end_elsewhere(request: Request, person: Person) -> None:
    """Ends all sessions of a person but the one that asks; only this browser still knows the account."""
    house = house_of(request)
    await house.store.forget_devices(person.id)
    await house.end_sessions(person.id, but=key_of(request))
    hand_device(request, await person_of(request))


async def account_holder(request: Request) -> tuple[Person, str]:
    """Whoever asks, and the account they have; raises a Refused for guests."""
    person = await person_of(request)
    if person.account is None:
        raise Refused(409, "no-account", Words("no-account"))
    return person, person.account


def check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD or not password.strip():
        words = Words("password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
        raise Refused(400, "password-length", words)


async def check_own_password(request: Request, account: str, given: str) -> None:
    """Raises a Refused unless this is the password of an account."""
    if not await is_right(request, account, await house_of(request).store.credentials(account), given):
        raise Refused(403, "wrong-login", Words("wrong-password"))


async def is_right(request: Request, account: str, found: tuple[Person, str] | None, given: str) -> bool:
    """Whether a password is an account's.

    A wrong one counts against the place it comes from, so that nobody can try one after another; a right one only
    against its account, so that nobody has hashes made all the time.
    """
    house, right = house_of(request), f"{account}, right"
    tries = counted(request, account, found)
    for what, who in tries:
        house.gate.check(what, who)
    async with house.hashing:
        house.gate.check_room("logins", right)
        fitting = await asyncio.to_thread(fits, nobody() if found is None else found[1], given[:LONGEST_PASSWORD])
    if found is None or not fitting:
        return False
    house.gate.passes("logins", right)
    for what, who in tries:
        house.gate.give_back(what, who)
    return True


def counted(request: Request, account: str, found: tuple[Person, str] | None) -> list[tuple[str, str]]:
    """What a wrong password counts against: the browser, where it is known to the account; else the address."""
    place = None if found is None else own_place(request, found[0])
    if place is not None:
        return [("logins", f"{account} at {place}")]
    network = network_of(request.scope)
    return [("logins", f"{account} from {network}"), ("attempts", network)]


def fits(password: str, given: str) -> bool:
    """Whether a password is the one of a hash."""
    try:
        return hasher.verify(password, given)
    except (VerificationError, InvalidHashError):
        return False
