### How a table of Kanzume Goddess stands in numbers, and what is said when a choice would change them.

kanzume-change-energy = énergie { $before } → { $after }
kanzume-change-faith = foi { $before } → { $after }
kanzume-change-falls = le Dieu tombe
kanzume-change-sealed = le Dieu est scellé
kanzume-ends-plays = Vous pouvez encore jouer une carte. Ce qui reste en main est défaussé à la fin du tour.
kanzume-ends-recruiting = Vous pouvez encore recruter une carte. La foi que vous ne dépensez pas est perdue.
