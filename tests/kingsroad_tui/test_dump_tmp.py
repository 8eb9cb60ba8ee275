import json
import os
from pathlib import Path

import pytest

from tabletop.words.voice import Voice, speak
from tests.kingsroad_tui import test_pseudo_locale as t
from tests.support.app.strange_words import WholeWords

LANG = os.environ.get("DUMP", "hu").split(",")


@pytest.mark.parametrize("lang", LANG)
async def test_dump(lang):
    out = Path(f"/tmp/wt/scratch-u/screens-{lang}.txt")
    speak(Voice(lang))
    try:
        text = []
        app = t.make_every_app()
        async with app.run_test(size=(80, 24)) as pilot:
            for name in t.OPENINGS:
                if name == "too-small":
                    continue
                try:
                    await t.OPENINGS[name].open(pilot)
                    await t.settle(pilot)
                except Exception as e:
                    text.append(f"##### {name} FAILED {e!r}")
                    continue
                lines = [s.text.rstrip() for s in app.screen._compositor.render_strips()]
                text.append(f"##### {name}\n" + "\n".join(lines))
                await t.go_home(pilot)
        out.write_text("\n".join(text))

        # cuts
        class Bracketed(WholeWords):
            pass

        speak(Bracketed(lang))
        found = await t.look_at([n for n in t.FIRST_OF_ITS_KIND if n not in t.APART], t.SIZES)
        cuts = t.cut(found)
        speak(WholeWords())
        again = [n for n in t.FIRST_OF_ITS_KIND if any(n == o for o, _, _ in cuts)]
        cuts -= t.cut(await t.look_at(again, t.SIZES))
        Path(f"/tmp/wt/scratch-u/cuts-{lang}.json").write_text(json.dumps(sorted(map(list, cuts))))
    finally:
        speak(Voice())
