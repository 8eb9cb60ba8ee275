import json,os,pytest
from tests.kingsroad_tui.test_pseudo_locale import *
@pytest.mark.parametrize("first", range(4))
async def test_x(first):
    want=os.environ.get("ONLY","")
    names = [name for name in FIRST_OF_ITS_KIND if name not in APART and want in name][first::4]
    app, found = make_every_app(), {}
    async with app.run_test(size=SIZES[0]) as pilot:
        for name in names:
            await OPENINGS[name].open(pilot)
            await settle(pilot)
            speak(Voice(PSEUDO))
            app.show_anew()
            await settle(pilot)
            found[name] = {SIZES[0]: list(seen(app))}
            speak(Voice())
            app.show_anew()
            await go_home(pilot)
    json.dump(naked(found),open(f"/tmp/wt/scratch-u/left{first}.json","w"))
