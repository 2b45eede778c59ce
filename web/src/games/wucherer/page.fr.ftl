## Ce que seule la page dit de Wucherer

seat-1 = Rouge
    .letter = R
seat-2 = Bleu
    .letter = B
seat-3 = Jaune
    .letter = J
seat-4 = Vert
    .letter = V
seat-5 = Mauve
    .letter = M
seat-6 = Ardoise
    .letter = A

page-playable = Jouable.
page-lit = Éclairé : on peut choisir ici.
page-card-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
    }
page-money = { $money ->
    [one] { $money } mark
   *[other] { $money } marks
    }
page-game = Partie { $number } sur { $games }
page-game-target = Partie { $number }, jusqu’à { $target } marks
page-street = Rue de { $name }
page-rent-now = Loyer en l’état : { $money }
page-flat = { $flat }, { $kind } : { $occupant }
page-pays = paie { $pays }
page-kind-basement = sous-sol
page-kind-ground = rez-de-chaussée
page-kind-storey = étage
page-kind-loft = grenier
page-upper = appartement du haut
page-times = loyers ×{ $times }
page-face = sous l’étage : { $card_the }
page-lot = Terrain à bâtir
page-lot-hint = Un toit, puis des étages : glissez des cartes ici, ou choisissez un Toit.
page-site = En chantier : { $storeys ->
    [0] pas encore d’étage
    [one] un étage
   *[other] { $storeys } étages
    }
page-jail = Prison
page-jail-empty = personne
page-pile = pioche
page-discard = défausse
page-discard-empty = vide
page-piles = Pioche et défausse
page-on-table = Sur la table
page-collect = Encaisser le loyer : { $rent }
page-collect-help = { $rent ->
    [one] 1 mark
   *[other] { $rent } marks
    }{ $most ->
    [0] , tout en argent
    [one] , ou une carte à la place
   *[other] , ou jusqu’à { $most } cartes à la place
    }
page-roof-on = Poser le toit
page-choose-what = { $card } : qu’en faites-vous ?
page-would = Voici ce qui se passerait :
page-take = Combien de cartes ?
page-take-some = { $cards ->
    [0] Aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
    }
page-take-money = + { $money ->
    [one] 1 mark
   *[other] { $money } marks
    }
page-take-savings = − { $money ->
    [one] 1 mark
   *[other] { $money } marks
    } d’économies
page-sum = Loyer de la maison { $house }
page-sum-squatted = Squatters : personne ne paie.
page-final = Dernier tour : plus de cartes
page-result-end = Où chacun en est à la fin
page-result-money = Argent
page-result-before = Parties précédentes
page-result-this = Dernière partie
page-result-houses = Maisons
page-result-rent = Loyers à chaque tour

# Clavier

page-key-move = aller d’un appartement et d’une maison à l’autre
page-key-enter = jouer ce qui est éclairé
page-key-card = choisir une carte de la main
page-key-pass = passer, quand on peut répondre
page-key-escape = renoncer à un choix
