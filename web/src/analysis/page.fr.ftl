# Ce que disent les conseils et les analyses. Chargé avec eux, pas avec la page.

## Conseils

hint-looking = Un robot fort regarde votre position…
hint-title = Un robot fort choisirait
hint-only = Il n’y a rien d’autre à faire.
hint-worth =
    { $players ->
        [1] Il lui donne { $share } sur 100, et { $next_share } au meilleur des autres : « { $other } ».
       *[other] Il en attend { $share } % de la victoire ; le meilleur des autres, « { $other } », promet { $next_share } %.
    }
hint-beside = Le meilleur des autres est « { $other } ».
hint-clear = C’est nettement le meilleur.
hint-slight = Il a un peu d’avance.
hint-even = Les deux se valent : suivez votre goût.
hint-fair = Il n’en savait pas plus que vous.
hint-follow = Le jouer
hint-close = Fermer le conseil

## Analyses

review-title = Analyse
review-how = Une recherche revoit chaque décision en ne sachant que ce que le joueur savait à ce moment, et marque celles où autre chose était nettement meilleur.
review-whose = Les décisions de qui ?
review-progress =
    { $total ->
        [one] { $done } décision vue sur { $total }
       *[other] { $done } décisions vues sur { $total }
    }
review-waiting = Une autre analyse est en cours ; celle-ci vient ensuite.
review-failed = Cette analyse n’a pas pu être finie.
review-none = Nulle part rien de nettement meilleur. Bien joué.
review-found =
    { $count ->
        [one] Une décision où autre chose était nettement meilleur :
       *[other] { $count } décisions où autre chose était nettement meilleur :
    }
review-move = Coup { $move }
review-here = montré ci-dessous
review-played =
    { $players ->
        [1] Joué : « { $action } » ({ $share } sur 100)
       *[other] Joué : « { $action } » (promettait { $share } % de la victoire)
    }
review-better =
    { $players ->
        [1] Mieux : « { $action } » ({ $share })
       *[other] Mieux : « { $action } » ({ $share } %)
    }
review-line = Puis : { $line }
