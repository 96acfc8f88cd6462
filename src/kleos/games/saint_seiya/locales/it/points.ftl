### Every entry of the counting at the end in words: which cards give the points, and why (SS-8.9 to SS-8.18).

saint-sheet-card = { $count } × { $card }: { $points } PV { $points ->
        [one] stampato
       *[other] stampati
    }
saint-sheet-effect = { $count } × { $card }: { $effect } ({ $clause })
