### A match among people, as a value of time: seats, entries, clocks, taking back, habits. It knows no network and no disk.

table-waits = the match has not begun yet
not-your-turn = it's not your decision now
time-left = there is still time left to think
nothing-to-take-back = you have no choice to undo
over-for-good = the match is over, so nothing can be undone
somebody-left = somebody has given up since then
rules-changed = the rules in Kleos have changed since then, so earlier moves can no longer be replayed or undone
others-chose = others have made choices since then
others-could-react = others have had a chance to react since then
