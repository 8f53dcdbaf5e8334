"""Mails, sent to a real mail server of the tests' own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from burgomaster.core.message import Refused
from burgomaster.server.mail import Mailer, Unsent, mail_address
from burgomaster.server.settings import Settings, settings_of
from burgomaster.talk.denied import Denied, TooOften
from tests.server.sink import Sink, sink

ANNA = "anna@example.org"
UNSUBSCRIBE = "https://play.example.org/api/notices/unsubscribe/x"


@pytest.fixture(scope="module")
def mails() -> Iterator[Sink]:
    with sink() as kept:
        yield kept


@pytest.fixture
def taken(mails: Sink) -> Sink:
    mails.mails.clear()
    mails.recipients.clear()
    mails.refuses = ""
    return mails


def mailer(server: str, mails_per_hour: float = 20) -> Mailer:
    return Mailer(
        Settings(
            database="",
            address="https://play.example.org/",
            mail_server=server,
            mail_from="Bürgermeister <play@example.org>",
            mails_per_hour=mails_per_hour,
        )
    )


def test_a_mail_arrives_as_plain_text_with_a_way_to_end_them(taken: Sink) -> None:
    text = "Hallo Anna,\nFrühling an „Tisch“: https://play.example.org/#table/x\n"
    asyncio.run(mailer(taken.server).send(ANNA, "Du bist dran: Brügge", text, UNSUBSCRIBE))
    (mail,) = taken.mails
    assert taken.recipients == [ANNA]
    assert (mail["Subject"], mail["To"]) == ("Du bist dran: Brügge", ANNA)
    assert mail["From"] == "Bürgermeister <play@example.org>"
    assert mail["List-Unsubscribe"] == f"<{UNSUBSCRIBE}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail.get_content_type() == "text/plain"
    assert mail.get_content().replace("\r\n", "\n") == text


def test_what_is_written_into_a_subject_makes_no_other_header(taken: Sink) -> None:
    asyncio.run(mailer(taken.server).send(ANNA, "a\r\nBcc: eve@example.org", "text"))
    assert taken.recipients == [ANNA]
    assert taken.mails[0]["Bcc"] is None
    assert taken.mails[0]["List-Unsubscribe"] is None


@pytest.mark.parametrize(("says", "for_good"), [("550 no such user", True), ("451 try later", False)])
def test_a_mail_that_is_not_taken_is_told_without_naming_anyone(
    taken: Sink, says: str, for_good: bool
) -> None:
    taken.refuses = says
    with pytest.raises(Unsent) as unsent:
        asyncio.run(mailer(taken.server).send(ANNA, "subject", "text"))
    assert unsent.value.for_good == for_good
    assert "anna" not in str(unsent.value)


def test_a_server_without_tls_gets_nothing_unless_that_was_wished(taken: Sink) -> None:
    with pytest.raises(Unsent):
        asyncio.run(mailer(f"smtp://user:secret@127.0.0.1:{taken.port}").send(ANNA, "subject", "text"))
    assert taken.mails == []


def test_nobody_there_is_no_fault_of_the_server() -> None:
    with pytest.raises(Unsent) as unsent:
        asyncio.run(mailer("smtp+plain://127.0.0.1:1").send(ANNA, "subject", "text"))
    assert not unsent.value.for_good


def test_one_recipient_gets_so_many_an_hour_however_it_is_written(taken: Sink) -> None:
    async def three() -> None:
        post = mailer(taken.server, mails_per_hour=2)
        for to in (ANNA, "Anna@example.org"):
            await post.send(to, "subject", "text")
        await post.send("bert@example.org", "subject", "text")
        with pytest.raises(TooOften):
            await post.send(ANNA, "subject", "text")

    asyncio.run(three())
    assert len(taken.mails) == 3


def test_without_a_mail_server_there_are_no_mails() -> None:
    post = Mailer(Settings(database=""))
    assert not post.configured
    with pytest.raises(Denied) as denied:
        asyncio.run(post.send(ANNA, "subject", "text"))
    assert denied.value.message.id == "mail-none"


@pytest.mark.parametrize("lacks", ["mail_from", "address"])
def test_half_a_configuration_is_refused(lacks: str) -> None:
    given = {"mail_from": "play@example.org", "address": "https://play.example.org/", lacks: ""}
    with pytest.raises(Refused) as refused:
        Mailer(settings_of({"database": "", "mail_server": "smtps://mail.example.org"} | given))
    assert refused.value.message.arguments == {"name": lacks}


@pytest.mark.parametrize(
    "text",
    [
        *("", "anna", "anna@", "@example.org", "anna@example", "a b@example.org", "a@b@example.org"),
        *(
            "anna@example.org\nBcc: eve@example.org",
            "anna@example.org, eve@example.org",
            "a" * 260 + "@b.org",
        ),
        *('"a b"@example.org', "Anna <anna@example.org>", "änna@example.org", "anna@example..org;x"),
    ],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        mail_address(text)
