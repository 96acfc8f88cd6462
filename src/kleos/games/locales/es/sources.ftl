### Where a clause of the rules comes from.

source-book = reglamento
source-fr = reglamento francés
source-it = reglamento italiano
source-card = carta
source-faq = FAQ
source-timing-sheet = hoja de tiempos
source-ruling = aclaración
source-decision = decisión
source-untestable = no comprobable
# the reason of a decision stays as the rules have it
source-reason = { $sources }: { $reason }
