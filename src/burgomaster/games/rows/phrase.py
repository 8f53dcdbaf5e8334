"""Phrases, under the name by which rows know them."""

from burgomaster.core.phrase import Parts as Parts
from burgomaster.core.phrase import Phrase as Phrase
from burgomaster.core.phrase import Value as Value
