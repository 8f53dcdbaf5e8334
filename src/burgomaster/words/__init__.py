"""All text people read, in English, German and Dutch: messages in, sentences out.

>>> from burgomaster.core.message import Message
>>> Words("de").say(Message("hb-marks-short", price=9, marks=4))
'Das kostet 9 Mark, du hast aber nur 4.'
>>> Words("en", players={1: "Anna"}).say(Message("hb-gain-points", seat=1, count=1))
'Anna gains 1 point.'

The folders `en`, `de` and `nl` hold the same messages as Project Fluent files. A browser uses them as they
are, with @fluent/bundle and `useIsolating: false`; it has to do three things that this package does too:

- next to an argument `seat` or `victim` it gives the player's name as `seat-name` or `victim-name`, next to
  `card` or `zoo` the card's as `card-name` or `zoo-name` (`hb-card-quoted` puts name and number together);
- the id of a choice is made of the prefix of its game (`hb-`, `ct-`), `choice-`, the verb and the names
  of its values, in the order of its plain data, joined by hyphens: `{"verb": "build", "card": 3, "place":
  1}` is `hb-choice-build-card-place`; its arguments are those values, as `ask` the id of the question it
  answers, and as `rest` its text without the verb; next to `one` to `five`, what the seats 1 to 5 get, it
  gives their names as `one-name` to `five-name`;
- an activation such as `always II` is given with a hyphen instead of the blank.

The texts of cards and tiles are put together in Python alone (`Words.entry_text`). What is special to a game
is in the module with its id (`naming.py`).
"""

from __future__ import annotations

from burgomaster.words.bundle import LANGUAGES as LANGUAGES
from burgomaster.words.bundle import language_of as language_of
from burgomaster.words.naming import naming_of as naming_of
from burgomaster.words.say import LABELS as LABELS
from burgomaster.words.say import Words as Words
from burgomaster.words.say import choice_id as choice_id
