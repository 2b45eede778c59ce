## Ce que seule la page dit de RoomShare

page-playable = Jouable.
page-active = joue
page-preview = Aperçu : où chacun finirait, si la suite est automatique.
page-colour = Couleur du meeple à placer
page-auto = Chaîne automatique
page-reserve = En réserve : { $colour }
page-reserve-neutral = En réserve : { $colour }, qui n’est la couleur de personne
page-piles = Pioche et défausse
page-deck = pioche
page-discard = défausse
page-discard-empty = La défausse est vide.
page-in-play = en jeu
page-result-flats = Ce que chaque appartement rapporte ou coûte
page-result-flat = Appartement
page-result-total = Total
page-result-reserve = Meeples restés en réserve

# Clavier

page-key-move = aller d’un appartement à l’autre ; dans un appartement, d’une flèche à l’autre
page-key-enter = jouer ce qui est éclairé, ou entrer dans l’appartement
page-key-escape = ressortir, ou renoncer à un choix
page-key-card = jouer une carte de la main
page-key-auto = laisser la suite de la chaîne au programme
page-key-pass = passer, à la dernière chance
