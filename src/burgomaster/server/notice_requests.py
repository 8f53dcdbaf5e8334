"""What can be asked for over HTTP about notices: by which ways and at which tables someone is told."""

from __future__ import annotations

from html import escape
from typing import Final

from litestar import MediaType, get, post
from litestar.handlers import HTTPRouteHandler

from burgomaster.core.message import Message
from burgomaster.server import listeners, times
from burgomaster.server.hub import Hub
from burgomaster.server.mail import mail_address
from burgomaster.server.openapi import Told
from burgomaster.server.per_address import AnyRequest, PerAddress
from burgomaster.server.push import encrypted
from burgomaster.talk.denied import Denied
from burgomaster.talk.messages import Listen, ListenAt, ListenerWish, Listening, NoticeWays, Tried
from burgomaster.talk.names import hashed
from burgomaster.words import LANGUAGES, Words

_WISHES: Final = 30
"""So many wishes an address may utter in a minute."""
_TRIES: Final = 6


async def _refresh(hub: Hub, tables: list[str]) -> None:
    """Let tables in memory know who wants to be told, and when."""
    for table_id in tables:
        try:
            async with hub.tables.at(table_id) as live:
                for seat in await hub.disk(hub.store.seats, table_id):
                    live.seats[seat.number].hears = seat.hears
                    live.seats[seat.number].quiet = seat.quiet
                if live.stored.phase == "running":
                    live.clock.settle(times.now(), live.seats)
                    await hub.timekeeper.store(live)
        except Denied:
            continue  # a table that cannot be opened tells nothing


def notice_handlers(hub: Hub) -> list[HTTPRouteHandler]:
    """Return what answers to requests about notices."""
    wishes = PerAddress(_WISHES / 60, _WISHES)
    tries = PerAddress(_TRIES / 60, _TRIES)
    engine = hub.store.engine

    @get("/api/notices", operation_id="noticeWays", summary="By which ways this server can tell someone.")
    async def ways() -> NoticeWays:
        return NoticeWays(hub.notices.push_key, hub.notices.mailer.configured)

    @post(
        "/api/notices/listen",
        operation_id="listen",
        summary="How someone wants to be told.",
        opt=Told(refusals=(400, 409)).opt,
        status_code=200,
    )
    async def listen(request: AnyRequest, wish: Listen) -> Listening:
        wishes.check(request)
        mail = None
        if wish.mail is not None:
            if not hub.notices.mailer.configured:
                raise Denied(409, Message("mail-none"))
            mail = mail_address(wish.mail)
        if wish.push is not None:
            encrypted(wish.push, b"x")  # keys that are none are refused
        found, code = await hub.disk(listeners.listen, engine, wish, mail)
        if code is not None and mail is not None:
            await hub.notices.ask_to_confirm(mail, wish.language, code)
        return found

    @post(
        "/api/notices/tables",
        operation_id="listenAt",
        summary="At which tables someone wants to be told.",
        status_code=204,
    )
    async def listen_at(request: AnyRequest, wish: ListenAt) -> None:
        wishes.check(request)
        tokens = [hashed(token) for token in wish.tokens]
        await _refresh(hub, await hub.disk(listeners.listen_at, engine, hashed(wish.key), tokens, wish.on))

    @post(
        "/api/notices/test",
        operation_id="tryNotices",
        summary="A notice by all one's ways, to try them.",
        status_code=200,
    )
    async def try_all(request: AnyRequest, wish: ListenerWish) -> Tried:
        tries.check(request)
        return await hub.notices.try_all(hashed(wish.key))

    @post("/api/notices/forget", operation_id="unlisten", summary="Forget all those wishes.", status_code=204)
    async def forget(request: AnyRequest, wish: ListenerWish) -> None:
        wishes.check(request)
        await hub.disk(listeners.forget, engine, hashed(wish.key))

    @get(
        "/api/notices/{what:str}/{code:str}",
        operation_id="askMail",
        summary="What a link in a mail leads to: a page that asks whether that is meant.",
        opt=Told(answer=str, refusals=(404,)).opt,
        media_type=MediaType.HTML,
    )
    async def ask_mail(what: str, code: str) -> str:
        _known(what)
        return _page([_asked(Words(language), what) for language in LANGUAGES], code)

    @post(
        "/api/notices/{what:str}/{code:str}",
        operation_id="answerMail",
        summary="An address is confirmed, or not written to any more.",
        opt=Told(answer=str, refusals=(404,)).opt,
        media_type=MediaType.HTML,
        status_code=200,
    )
    async def answer_mail(request: AnyRequest, what: str, code: str) -> str:
        wishes.check(request)
        work = listeners.confirm_mail if _known(what) == "confirm" else listeners.end_mails
        if not await hub.disk(work, engine, code):
            raise Denied(404, Message("mail-code"))
        return _page([Words(language).say(Message("notice-mail-done")) for language in LANGUAGES], None)

    return [ways, listen, listen_at, try_all, forget, ask_mail, answer_mail]


def _known(what: str) -> str:
    if what not in ("confirm", "unsubscribe"):
        raise Denied(404, Message("request-refused", status=404))
    return what


def _asked(words: Words, what: str) -> str:
    if what == "confirm":
        return words.say(Message("notice-ask-confirm"))
    return words.say(Message("notice-ask-unsubscribe"))


def _page(lines: list[str], code: str | None) -> str:
    """Return a page without scripts; with a code it has a button, as looking at it must change nothing."""
    said = "".join([f"<p>{escape(line)}</p>" for line in lines])
    button = "" if code is None else '<form method="post"><button>OK</button></form>'
    head = '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    return f"{head}<title>Burgomaster</title>{said}{button}"
