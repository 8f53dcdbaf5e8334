"""What a finished game was about: chances, turning points, luck, and what else could have been done."""

from __future__ import annotations

from burgomaster.insight.analysis import Analysis as Analysis
from burgomaster.insight.analysis import analyse as analyse
from burgomaster.insight.analysis import analysed as analysed
