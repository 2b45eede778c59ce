## Ce que seule la page dit des Colocs

page-seat = Coloc { $letter }
page-rooms = Les piaules
page-room-of = La piaule de { $player }
page-hand-now = Jouable maintenant
page-hand-later = Pas maintenant
page-hand-empty = Votre main est vide.
page-hand-none = Rien dans votre main ne convient pour l’instant.
page-look = { $card }, compte { $value }
page-look-hand = { $card } : voir de plus près
page-job = Job : { $job }
page-rule = La règle
page-cost = Coûte { $cost }
page-free-of-charge = Gratuit
page-worth = Glandouille { $value }
page-worth-die = Glandouille : dé − 1
page-counts = Compte { $value } ici.
page-markers = Dont { $markers } en marqueurs, qui restent.
page-income = Revenu
page-free-time = Temps Libre
page-goal = Objectif
page-bonus = { $points } sur le job
page-raised = avec une Augmentation
page-noted-income = { $income } de revenu au prochain tour
page-noted-free-time = { $free_time } de Temps Libre au prochain tour
page-left-income = Revenu restant : { $income }
page-left-free-time = Temps Libre restant : { $free_time }
page-set-aside = mis de côté : { $income }
page-phases = Phases du tour
page-thinking = doit répondre
page-active = joue
page-table = Sur la table
page-table-empty = Rien n’est annoncé.
page-deck = pioche
page-discard = défausse
page-discard-pile = Défausse
page-discard-empty = La défausse est vide.
page-first = résolue d’abord
page-then = ensuite, si elle tient encore
page-item-person = { $player } appelle
page-item-activity = { $player } annonce
page-item-shopping = { $player } fait du Shopping
page-item-anytime = { $player } joue
page-item-answer = { $player } répond
page-item-tv = { $player } allume
page-item-nap = { $player } joue
page-item-die = { $player } a fait { $die }
page-item-three = { $player } choisit
page-item-basket = { $player } remplit un panier
page-item-to = chez { $player }
page-item-at = contre { $player }
page-item-on = sur { $card }
page-item-cost = pour { $cost }
page-basket = Votre panier : { $cost } sur { $income }
page-basket-hidden = Personne ne voit encore ce qu’il contient.
page-die = Dé : { $die }
page-answered-pass = Vous passez. On attend : { $players }.
page-answered = Vous avez répondu : { $action }. On attend : { $players }.
page-waiting = On attend : { $players }.
page-interject = Vous pouvez jouer une carte entre-temps.
page-choose = { $card } : sur qui, ou sur quoi ?
page-choose-call = { $card } : dans quelle piaule ?
page-home = votre piaule
page-room = Chez { $player }
page-call-cat = Faire entrer
page-call-to =
    { $own ->
        [true] Appeler chez vous
       *[false] Appeler chez { $player }
    }
page-at =
    { $own ->
        [true] Jouer sur vous-même
       *[false] Jouer sur { $player }
    }
page-on = Prendre { $card }
page-on-at =
    { $own ->
        [true] { $card }, chez vous
       *[false] { $card }, chez { $player }
    }
page-send =
    { $player ->
        [none] Renvoyer { $card }
       *[other] Envoyer { $card } chez { $player }
    }
page-lose-marked = Perdre { $card } avec son marqueur
page-do-call = Appeler
page-do-call-more = Appeler…
page-do-act = Annoncer
page-do-shop = Au panier
page-do-add = Au panier
page-do-play = Jouer
page-do-play-more = Jouer…
page-do-discard = Défausser
page-end-call = N’appeler personne d’autre
page-end-free = Finir le Temps Libre
page-end-discard = Finir le tour
page-end-draw = Continuer
page-end-roll = Continuer
page-open-hands = La main de chacun
page-result-rooms = D’où vient la Glandouille
page-result-job-points = sur le job
page-result-goal = { $slack } sur { $goal }

## Pourquoi une carte ne peut pas être jouée maintenant

why-over = La partie est finie.
why-answered = Vous avez répondu ; les autres réfléchissent encore.
why-choice = Il faut d’abord faire un choix.
why-only-things = Seuls les Trucs vont au panier.
why-too-dear = Trop cher pour ce qui reste.
why-cobaye = Votre job l’interdit.
why-tv-answer = La télé ne peut rien arrêter ici.
why-tv = Contre l’activité ou le Shopping d’un coloc, ou dans votre Temps Libre.
why-not-your-turn = Pendant votre tour.
why-window = Quand la table sera vide.
why-nowhere = Aucune piaule ne convient.
why-call-phase = Pendant votre phase d’Appel.
why-free-phase = Pendant votre Temps Libre.
why-shop-phase = Le Shopping, c’est pendant votre Temps Libre.
why-no-time = Plus de Temps Libre.
why-squatter = Le Squatteur d’ordi occupe votre ordi.
why-couch = Le Type sur le canapé occupe la place.
why-costs = Coûte { $cost }, et vous avez { $income }.
why-own-turn = Pendant votre tour.
why-bins = Rien de bon dans la défausse.
why-bins-phase = Pendant votre Temps Libre.
why-too-late = Trop tard pour ce tour.
why-no-raise = Personne ne vous en donnerait une maintenant.
why-no-target = Personne n’a ce qu’il faut pour ça.
why-for-alarme_de_voiture = Quand quelqu’un annonce une Sieste.
why-for-cretin_a_la_tronconneuse = Quand quelqu’un annonce une Sieste.
why-for-camion_poubelle = Quand quelqu’un annonce une Sieste.
why-for-voisin_du_dessus = Quand quelqu’un annonce une Sieste ou un Plan-cul.
why-for-trou_de_memoire = Quand quelqu’un annonce une activité.
why-for-de_quoi_on_parlait = Quand quelqu’un qui a de l’Herbe annonce quelque chose.
why-for-serveur_sature = Quand quelqu’un annonce Surfer sur internet.
why-for-telecommande_perdue = Quand quelqu’un annonce ou allume la Télé.
why-for-jour_de_lessive = Quand quelqu’un fait du Shopping.
why-for-pas_de_bol = Quand quelqu’un joue une carte N’importe quand.
why-for-narcolepsie = Quand quelqu’un annonce une activité ou un Shopping.
why-for-lunettes_de_biere = Quand quelqu’un a jeté le dé d’un Plan-cul.

# Clavier

page-key-tab = aller d’une carte et d’un bouton à l’autre
page-key-enter = faire ce que dit le bouton
page-key-pass = passer, quand on peut répondre
page-key-escape = renoncer à un choix
