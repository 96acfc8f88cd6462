### Where a clause of the rules comes from.

source-book = livret de règles
source-fr = livret français
source-it = livret italien
source-card = carte
source-faq = FAQ
source-timing-sheet = fiche de timing
source-ruling = précision
source-decision = décision
source-untestable = non testable
# the reason of a decision stays as the rules have it
source-reason = { $sources } : { $reason }
