### Where a clause of the rules comes from.

source-book = rulebook
source-fr = French rulebook
source-it = Italian rulebook
source-card = card
source-faq = FAQ
source-timing-sheet = timing sheet
source-ruling = ruling
source-decision = decision
source-untestable = untestable
# the reason of a decision stays as the rules have it
source-reason = { $sources }: { $reason }
