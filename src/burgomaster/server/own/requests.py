"""What one's own page asks of the server; all but signing in bears the key that the device was given."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, delete, get, post
from litestar.handlers import HTTPRouteHandler

from burgomaster.core.message import Message
from burgomaster.server.hub import Hub
from burgomaster.server.limits import Buckets, address_of
from burgomaster.server.mail import Mailer
from burgomaster.server.openapi import Told
from burgomaster.server.own import keeping, page
from burgomaster.server.own.messages import (
    AskMail,
    AskPasskey,
    Entered,
    GiveCode,
    GivePasskey,
    MailSent,
    Myself,
    OwnPage,
    PasskeyWanted,
    Share,
    ShareCode,
    SharedPage,
    Sync,
    Synced,
)
from burgomaster.server.own.signing import Signing, Site
from burgomaster.talk.denied import Denied, TooOften
from burgomaster.talk.names import clean_name, hashed, new_code

AnyRequest = Request[Any, Any, Any]

_TRIES: Final = 20
"""So often an address may try to sign in, in a minute."""

_OPEN: Final = Told(refusals=(400, 401, 409, 503)).opt
_MINE: Final = Told(token=True, refusals=(401,)).opt


class Own:
    """Who asks, and how often."""

    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self.signing: Final = Signing(hub.disk, Mailer(hub.settings), together=hub.together)
        self._tries: Final = Buckets(_TRIES / 60, _TRIES)

    async def count(self, request: AnyRequest) -> None:
        """Refuse whoever tries too often."""
        bucket = self._tries.of(address_of(request.scope))
        if not bucket.take():
            raise TooOften(bucket.wait())
        if self.hub.together is not None:
            what = f"sign-in {address_of(request.scope)}"
            if wait := await self.hub.together.wait(what, _TRIES / 60, _TRIES):
                raise TooOften(wait)

    async def someone(self, request: AnyRequest) -> keeping.Person | None:
        """Return who is signed in at the device that asks, if anyone."""
        token = _device(request)
        if token is None:
            return None
        return await self.hub.disk(keeping.person_at, self.hub.store.engine, token)

    async def person(self, request: AnyRequest) -> keeping.Person:
        """Return who is signed in at the device that asks, or refuse it."""
        found = await self.someone(request)
        if found is None:
            await self.count(request)
            raise Denied(401, Message("own-signed-out"))
        return found


def _device(request: AnyRequest) -> str | None:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return hashed(token) if kind.lower() == "bearer" and token else None


def _site(request: AnyRequest) -> Site:
    """Return where the page is: the gate knows its host, and let no foreign origin in."""
    host = request.headers.get("host", "")
    origin = request.headers.get("origin", "")
    name = host.rpartition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]
    if not origin:
        raise Denied(403, Message("origin-foreign"))
    return Site(name.lower(), origin)


def own_handlers(hub: Hub) -> list[HTTPRouteHandler]:
    """Return what answers to one's own page."""
    own = Own(hub)
    engine = hub.store.engine

    @post("/api/own/passkey/wanted", operation_id="ownWanted", summary="A challenge.", opt=_OPEN)
    async def wanted(request: AnyRequest, wish: AskPasskey) -> PasskeyWanted:
        await own.count(request)
        return await own.signing.wanted(wish, _site(request), await own.someone(request))

    @post("/api/own/passkey", operation_id="ownPasskey", summary="Sign in by a passkey.", opt=_OPEN)
    async def by_passkey(request: AnyRequest, wish: GivePasskey) -> Entered:
        await own.count(request)
        return await own.signing.by_passkey(wish, _site(request))

    @post("/api/own/mail", operation_id="ownMail", summary="Send a code by mail.", opt=_OPEN)
    async def send_mail(request: AnyRequest, wish: AskMail) -> MailSent:
        await own.count(request)
        return await own.signing.send(wish)

    @post("/api/own/code", operation_id="ownCode", summary="Sign in by the code in a mail.", opt=_OPEN)
    async def by_code(request: AnyRequest, wish: GiveCode) -> Entered:
        await own.count(request)
        return await own.signing.by_code(wish, await own.someone(request))

    @get("/api/own", operation_id="ownPage", summary="One's own page.", opt=_MINE)
    async def show(request: AnyRequest) -> OwnPage:
        return await page.page(hub, await own.person(request))

    @post("/api/own/sync", operation_id="ownSync", summary="Keys of devices.", opt=_MINE, status_code=200)
    async def sync(request: AnyRequest, wish: Sync) -> Synced:
        person = await own.person(request)
        return await page.sync(hub, person, _device(request) or "", wish)

    @post("/api/own/self", operation_id="ownSelf", summary="Who one is.", opt=_MINE, status_code=204)
    async def change(request: AnyRequest, wish: Myself) -> None:
        person = await own.person(request)
        name = clean_name(wish.name) if wish.name else ""
        values = {"name": name, "face": wish.face, "settings": wish.settings}
        await hub.disk(keeping.change_person, engine, person.id, **values)

    @post("/api/own/share", operation_id="ownShare", summary="Share the page.", opt=_MINE, status_code=200)
    async def share(request: AnyRequest, wish: Share) -> ShareCode:
        person = await own.person(request)
        code = new_code() if wish.shared else None
        kept = None if code is None else hashed(code)
        await hub.disk(keeping.change_person, engine, person.id, share_hash=kept)
        return ShareCode(code)

    @get("/api/pages/{code:str}", operation_id="sharedPage", summary="A shared page.", opt=_OPEN)
    async def show_shared(request: AnyRequest, code: str) -> SharedPage:
        await own.count(request)
        return await page.shared(hub, code)

    @get(
        "/api/own/export",
        operation_id="ownExport",
        summary="All that is mine.",
        opt=_MINE,
        media_type=MediaType.TEXT,
    )
    async def export(request: AnyRequest) -> str:
        return await page.export(hub, await own.person(request))

    @post("/api/own/leave", operation_id="ownLeave", summary="Sign out here.", opt=_MINE, status_code=204)
    async def leave(request: AnyRequest) -> None:
        person = await own.person(request)
        await hub.disk(keeping.sign_out, engine, person.id, _device(request))

    @post("/api/own/leave-all", operation_id="ownLeaveAll", summary="Everywhere.", opt=_MINE, status_code=204)
    async def leave_all(request: AnyRequest) -> None:
        person = await own.person(request)
        await hub.disk(keeping.sign_out, engine, person.id, None)

    @delete("/api/own", operation_id="ownForget", summary="Forget me.", opt=_MINE)
    async def forget(request: AnyRequest) -> None:
        await page.forget(hub, await own.person(request))

    return [
        *(wanted, by_passkey, send_mail, by_code, show, sync, change, share, show_shared, export),
        *(leave, leave_all, forget),
    ]
