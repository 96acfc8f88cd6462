### The card sets of tables: each is played to its end with the cards it began with, whatever cards the server has now.

cards-unreadable = esta versión de Kleos no sabe leer las cartas con las que empezó la partida: { $problem }
cards-mistaken = las cartas de { $file } se tomarían por las de { $other } ({ $digest }), con las que aquí se juega en algunas mesas, aunque se juegan de otro modo: deja las cartas en su orden habitual y cada valor en su campo
cards-of-file = Cartas: { $name }
cards-of-before = Cartas de antes de una actualización
