"""Guests and accounts: a name that others see, and for those who want it a password."""

import asyncio
from functools import cache
from typing import Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from fastapi import APIRouter, Request, Response

from kleos.engine.messages import Words
from kleos.server.library.replies import ExplainingRoute, Refused, encoded
from kleos.server.requests import body_of
from kleos.server.visitors import address_of, house_of, kept_person_of, log_in, person_of
from kleos.server.words import known_language
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


class Change(msgspec.Struct, forbid_unknown_fields=True):
    name: str | None = None
    lang: str | None = None


def me(person: Person) -> Response:
    return encoded(Me(person.name, person.account is not None, person.lang))


def good_name(name: str) -> str:
    """A name without anything that could be mistaken or make trouble; raises what is wrong with it."""
    tidy = " ".join(name.split())
    if not 1 <= len(tidy) <= LONGEST_NAME or not tidy.isprintable():
        raise Refused(400, "name-length", Words("name-length", most=LONGEST_NAME))
    return tidy


def account_of(name: str) -> str:
    """The name of an account as it is compared: capitals do not tell two people apart."""
    return " ".join(name.split()).casefold()[:80]


@router.get("/me")
async def get_me(request: Request) -> Response:
    return me(await person_of(request))


@router.post("/me")
async def change_me(request: Request) -> Response:
    change = await body_of(request, Change)
    person = await kept_person_of(request)
    name = person.name if change.name is None else good_name(change.name)
    lang = person.lang if change.lang is None else known_language(change.lang)
    changed = Person(person.id, name, person.account, lang, kept=True)
    await house_of(request).store.rename(changed)
    house_of(request).renamed(changed)
    return me(changed)


@router.post("/account")
async def make_account(request: Request) -> Response:
    """The guest becomes an account, and keeps tables and decks."""
    given = await body_of(request, Credentials)
    name = good_name(given.name)
    if not SHORTEST_PASSWORD <= len(given.password) <= LONGEST_PASSWORD:
        words = Words("password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
        raise Refused(400, "password-length", words)
    check_attempts(request, account_of(name))
    person = await kept_person_of(request)
    if person.account is not None:
        raise Refused(409, "has-account", Words("has-account", name=person.name))
    async with house_of(request).hashing:
        password = await asyncio.to_thread(hasher.hash, given.password)
    account = Person(person.id, name, account_of(name), person.lang, kept=True)
    try:
        await house_of(request).store.make_account(account, password)
    except Conflict:
        raise Refused(409, "name-taken", Words("name-taken-by-other", name=name)) from None
    house_of(request).renamed(account)
    return me(account)


@router.post("/login")
async def login(request: Request) -> Response:
    given = await body_of(request, Credentials)
    account = account_of(given.name)
    check_attempts(request, account)
    found = await house_of(request).store.credentials(account)
    async with house_of(request).hashing:
        password = nobody() if found is None else found[1]
        right = await asyncio.to_thread(fits, password, given.password[:LONGEST_PASSWORD])
    if found is None or not right:
        raise Refused(403, "wrong-login", Words("wrong-login"))
    log_in(request, found[0].id)
    return me(found[0])


@router.post("/logout")
async def logout(request: Request) -> Response:
    """The browser is a new guest's from now on."""
    guest = Person(fresh_id(), lang=(await person_of(request)).lang)
    log_in(request, guest.id)
    return me(guest)


def fits(password: str, given: str) -> bool:
    """Whether a password is the one of a hash."""
    try:
        return hasher.verify(password, given)
    except (VerificationError, InvalidHashError):
        return False


def check_attempts(request: Request, account: str) -> None:
    """Nobody can try one password after another."""
    gate = house_of(request).gate
    if not gate.passes("attempts", address_of(request.scope)) or not gate.passes("logins", account):
        raise Refused(429, "too-fast", Words("too-fast"))
