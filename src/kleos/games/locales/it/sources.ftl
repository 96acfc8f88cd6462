### Where a clause of the rules comes from.

source-book = regolamento
source-fr = regolamento francese
source-it = regolamento italiano
source-card = carta
source-faq = FAQ
source-timing-sheet = scheda delle tempistiche
source-ruling = chiarimento
source-decision = decisione
source-untestable = non verificabile
# the reason of a decision stays as the rules have it
source-reason = { $sources }: { $reason }
