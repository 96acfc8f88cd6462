"""Browsers that were logged in: they have tries of their own at a password, which nobody else can use up.

Each has a signed cookie that names the accounts it knows. It opens nothing: it outlives logging out, and is forgotten with
a change of password or when somebody is logged out everywhere.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from fastapi import Request
from itsdangerous import BadSignature

from kleos.server.peers import SESSION
from kleos.server.visitors import AGE, DEVICE, house_of, key_of, signer
from kleos.table.store import Person, fresh_id

SALT: Final = "kleos device"
MOST_KNOWN: Final = 8  # accounts that one browser knows; the one logged in first is forgotten first


@dataclass(frozen=True)
class Device:
    """A browser, and the people it knows, each with how often their browsers had been forgotten by then."""

    id: str
    people: Mapping[str, int]

    def knows(self, person: Person) -> bool:
        return self.people.get(person.id) == person.devices


def device_of(request: Request) -> Device:
    """The browser that asks, as its cookie says; without one it knows nobody."""
    try:
        id, people = signer(house_of(request).secret, SALT).loads(request.cookies.get(DEVICE, ""), max_age=AGE)
    except BadSignature:
        return Device(fresh_id(), {})
    return Device(id, people)


def hand_device(request: Request, person: Person) -> None:
    """From this answer on the browser knows an account."""
    device = device_of(request)
    people = {id: times for id, times in device.people.items() if id != person.id} | {person.id: person.devices}
    last = dict(list(people.items())[-MOST_KNOWN:])
    request.scope["state"]["device"] = signer(house_of(request).secret, SALT).dumps([device.id, last])


def own_place(request: Request, person: Person) -> str | None:
    """Where a person comes from that nobody else does: their session, or a browser that knows them; None elsewhere."""
    if request.scope["state"]["person"] == person.id and key_of(request).startswith(SESSION):
        return key_of(request)
    device = device_of(request)
    return device.id if device.knows(person) else None
