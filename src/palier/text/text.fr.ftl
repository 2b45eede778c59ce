# Les mots que tous les jeux partagent, ceux de la commande et plus tard ceux de la page. Les identifiants sont les mêmes
# en français et en anglais ; palier/text/__init__.py dit comment les arguments arrivent.

## Mots

family-seat = seat
family-winners = seat
seat = Joueur { $number }
list-and = { $first } et { $last }
yes = oui
no = non
bot-random = hasard
    .help = très facile : joue n’importe quel coup permis
bot-greedy = glouton
    .help = facile : prend ce qui lui plaît sur le moment, sans regarder plus loin
bot-planner = prévoyant
    .help = difficile : pense son tour jusqu’au bout avant de jouer, mais pas aux réponses des autres
bot-search = réfléchi
    .help = très difficile : essaie de nombreuses suites de la partie, devine ce qu’il ne voit pas et choisit ce qui réussit le mieux
bot-alphabeta = calculateur
    .help = très difficile : calcule toutes les suites, pour deux joueurs et sans cartes cachées

## Aide de la commande

help-palier = Palier : des jeux sur l’art de vivre ensemble, à jouer entre amis ou contre des robots, et à étudier.
help-help = Affiche cette aide.
help-version = Affiche la version, et si le moteur est compilé.
help-lang = Langue : fr ou en. Sinon celle de PALIER_LANG, de LC_ALL ou de LANG, sinon le français.
help-game = Le jeu, tel que le nomme « palier games ».
help-games = Liste les jeux, leurs variantes et les robots.
help-rules = Affiche les règles d’un jeu, ou les phrases où se trouvent certains mots.
help-rules-search = Ne montre que les phrases qui contiennent tous ces mots, par exemple « dernière chance » ou RS-42.
help-play = Joue une partie dans le terminal, contre des robots ou à plusieurs sur le même clavier.
help-play-players = Nombre de joueurs, robots compris ; sinon le plus grand possible.
help-play-humans = Combien de personnes jouent sur ce clavier ; elles prennent les premières places.
help-play-hints = Permet les conseils quand plusieurs personnes jouent ; seul avec des robots, on y a toujours droit.
help-play-bots = Les robots des autres places, séparés par des virgules ; un seul nom vaut pour toutes.
help-play-seed = Graine du hasard : la même donne la même distribution.
help-play-save = Fichier où enregistrer la partie, même interrompue.
help-option = Une variante, sous la forme nom=valeur ; peut être répété.
help-simulate = Fait jouer de nombreuses parties par des robots et en donne les chiffres.
help-simulate-players = Nombre de joueurs ; sinon le plus grand possible.
help-simulate-games = Nombre de parties.
help-simulate-seed = Graine du hasard : la même donne les mêmes résultats.
help-simulate-bots = Les robots des places, séparés par des virgules ; un seul nom vaut pour toutes.
help-simulate-workers = Nombre de processus, 0 pour tous les cœurs ; les résultats n’en dépendent pas.
help-simulate-json = Écrit un seul objet JSON.
help-replay = Raconte une partie enregistrée et montre sa fin.
help-replay-file = Le fichier de la partie.
help-replay-step = S’arrête après ce nombre de coups.
help-show = Montre une position.
help-show-file = Le fichier JSON de la position.
help-show-svg = Fichier où écrire aussi le dessin en SVG.
help-usage = Usage :
help-usage-command = COMMANDE [ARGUMENTS]…
help-panel-arguments = Arguments
help-panel-options = Options
help-panel-commands = Commandes
help-default = par défaut : { $value }
help-required = obligatoire

# La même dans toutes les langues : elle sert à décrire un problème.
version = palier { $version } ({ $compiled ->
    [true] compiled
   *[false] plain Python
    })

## Les jeux

games-heading = { $title } ({ $name }), de { $fewest } à { $most } joueurs
games-options = Variantes
games-option-default = par défaut : { $value }
games-bots = Robots
games-hint = Pour jouer : palier play { $name } — pour lire les règles : palier rules { $name }

## Les règles

rules-none = Aucune règle de { $title } ne contient « { $query } ».

## Jouer

play-you-are =
    { $bots ->
        [0] Vous jouez { $player }.
       *[other] Vous jouez { $player }. Face à vous : { $others }.
    }
play-seats = Sur ce clavier : { $players }.
play-watch = Robots : { $players }.
play-first = { $player } commence.
play-seed = Graine : { $seed }.
play-you = { $name } (vous)
play-bot = { $name } ({ $bot })
play-pass-keyboard = Passez le clavier à { $player }, puis appuyez sur Entrée.
play-hidden = Les mains restent secrètes : ne regardez que la vôtre.
play-turn = À vous, { $player }. { $question }
play-prompt = Votre choix (numéro, notation ou « aide ») :
play-not-understood = « { $answer } » n’est aucun des choix proposés ; donnez un numéro de 1 à { $count }, ou tapez « aide ».
play-more = … et { $count } autres, par leur numéro ou leur notation, comme « { $example } ».
play-empty = Donnez un numéro de 1 à { $count }, ou tapez « aide ».
play-ambiguous = « { $answer } » peut désigner plusieurs choix ; donnez le numéro.
play-command-help = aide
play-command-rules = règles
play-command-log = journal
play-command-hint = conseil
play-command-undo = annuler
play-command-save = enregistrer
play-command-quit = quitter
play-help =
    Répondez par le numéro d’un choix, par sa notation (comme « { $example } ») ou par l’un de ces mots :
      aide            ce rappel
      règles MOTS     les règles où se trouvent ces mots
      journal         tout ce qui s’est passé
      conseil         ce qu’un robot fort ferait à votre place
      annuler         revenir au début de votre décision, si rien de caché n’a été révélé
      enregistrer F   écrire la partie dans le fichier F
      quitter         arrêter là
play-undone = C’est annulé : reprenez votre décision depuis le début.
play-undo-nothing = Il n’y a rien à annuler : rien n’est encore décidé, une carte a été révélée, ou quelqu’un d’autre a joué.
play-hint-best = Un robot fort choisirait : { $action } (« { $notation } »).
play-hint-worth =
    { $players ->
        [1] Il lui donne { $points } sur 100, et { $next_points } au meilleur des autres : { $other }.
       *[other] Il en attend { NUMBER($share, style: "percent") } de la victoire ; le meilleur des autres, { $other }, promet { NUMBER($next_share, style: "percent") }.
    }
play-hint-beside = Le meilleur des autres : { $other }.
play-hint-only = Il n’y a rien d’autre à faire.
play-hint-clear = C’est nettement le meilleur.
play-hint-slight = Il a un peu d’avance.
play-hint-even = Les deux se valent : suivez votre goût.
play-hint-none = Pas de conseil entre personnes, sauf si la partie a commencé avec --hints.
play-bot-lost = { $player } n’a pas donné à temps de coup permis ; un coup quelconque est joué à la place.
play-log-empty = Il ne s’est encore rien passé.
play-save-name = Donnez un nom de fichier, par exemple « enregistrer partie.json ».
play-rules-words = Donnez un ou plusieurs mots, par exemple « règles { $example } ».
play-rules-example = expulsion
play-saved = La partie est enregistrée dans { $file }.
play-saved-unfinished = La partie inachevée est enregistrée dans { $file }.
play-stopped = La partie s’arrête ici. À bientôt sur le palier !
play-over = Résultat
play-rank = { $rank }. { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
play-replay-hint = Pour la revoir : palier replay { $file }
play-save-hint = Avec --save FICHIER, une partie est gardée ; avec --seed { $seed }, la distribution est la même.
play-save-question = Pour garder cette partie, donnez un nom de fichier ; sinon, Entrée :

## Simuler

simulate-progress = Parties
simulate-title = { $title } à { $players } joueurs : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    }, graine { $seed }
simulate-seat = place
simulate-bot = robot
simulate-wins = victoires
simulate-share = part
simulate-mean = points
simulate-spread = écart-type
simulate-group = au départ
simulate-seats = fois
simulate-fair = par rapport à une part égale
simulate-order = Victoires dans l’ordre du jeu : { $shares }
simulate-endings = Victoires par cause
simulate-ending = { $reason } : { $games }
simulate-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-count = { NUMBER($number, maximumFractionDigits: 1) }
simulate-statistic = { $name } : { $value }
simulate-speed = { $decisions } décisions en { $seconds } s, soit { $rate } par seconde ({ $compiled ->
    [true] compilé
   *[false] Python pur
    })

## Revoir et montrer

replay-title = { $title } à { $players } joueurs, { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
    }
replay-unfinished = La partie n’est pas finie.
replay-after = Après { $step ->
    [one] { $step } coup
   *[other] { $step } coups
    } sur { $steps } :
show-svg = Le dessin est écrit dans { $file }.

## Ce qui ne va pas

error-bad_language = La langue « { $given } » n’est pas connue ; choisissez { $known }.
error-extra = « { $command } » a besoin de paquets qui ne sont pas installés ; tapez : pip install "palier[{ $extra }]".
error-unknown_command = La commande « { $given } » n’existe pas ; les commandes sont { $known }.
error-no_such_option = L’option « { $given } » n’existe pas ; « { $command } --help » donne la liste.
error-missing = Il manque { $name } ; « { $command } --help » dit comment faire.
error-bad_value = La valeur donnée pour { $name } ne convient pas ; « { $command } --help » dit comment faire.
error-usage = La commande n’est pas comprise ; « { $command } --help » dit comment faire.
error-unknown_game_named = Le jeu « { $given } » n’existe pas ; les jeux sont : { $known }.
error-players = { $title } se joue de { $fewest } à { $most } joueurs, pas à { $given }.
error-humans = Il peut y avoir de 0 à { $most } personnes au clavier, pas { $given }.
error-option_form = « { $given } » n’est pas de la forme nom=valeur.
error-option_unknown = { $title } n’a pas de variante « { $given } » ; ses variantes sont : { $known }.
error-option_value = La variante { $name } prend { $known }, pas « { $given } ».
error-together = Ces variantes ne vont pas ensemble, ou pas à { $players } joueurs : { $variants }.
error-range = de { $low } à { $high }
error-length = un texte de { $most } caractères au plus
error-bot_named = Le robot « { $given } » n’existe pas ; les robots sont : { $known }.
error-bots_count = { $given ->
    [one] { $given } robot est nommé
   *[other] { $given } robots sont nommés
    } pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
    } ; nommez-en un seul, ou un par place.
error-too_few = { $name } doit valoir au moins { $least }.
error-file_missing = Le fichier « { $file } » n’existe pas.
error-file_directory = « { $file } » est un dossier, pas un fichier.
error-file_forbidden = L’accès au fichier « { $file } » est refusé.
error-file_other = Le fichier « { $file } » ne peut pas être lu ou écrit ({ $detail }).
error-file_folder = « { $file } » ne peut pas être écrit : son dossier n’existe pas.
error-not_text = « { $file } » n’est pas un fichier de texte.
error-not_json = « { $file } » n’est pas du JSON.
error-not_object = « { $file } » ne contient pas de position : il y faut un objet JSON.
error-not_record = « { $file } » n’est pas une partie enregistrée par Palier.
error-position_game = « { $file } » ne dit pas de quel jeu est cette position ; ajoutez-y "game": "{ $example }".
error-step = Cette partie compte { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
    } : --step va de 0 à { $steps }, pas { $given }.
error-bad_options = Ces variantes ne vont pas ensemble ({ $detail }).
error-bad_position = Cette position n’est pas valable ({ $detail }).
error-bad_record = Cette partie ne peut pas être rejouée ({ $detail }).
error-unknown_game = Ce jeu n’existe pas ({ $detail }).
error-unknown_bot = Ce robot n’existe pas ({ $detail }).
error-other = Cela ne va pas ({ $detail }).
error-interrupted = Interrompu.

## Tournois et laboratoire

help-tournament = Fait s’affronter des robots, places permutées et donnes rejouées, et les classe.
help-tournament-bots = Les robots, séparés par des virgules : un nom, « search:400 » (400 essais par coup), « search:250ms », ou un fichier et une classe à vous, « mon_robot.py:MonRobot ». Un robot nommé plusieurs fois a autant de places à chaque table.
help-tournament-games = Nombre de parties en tout.
help-tournament-players = Nombre de joueurs ; sinon un par robot.
help-tournament-each = Une variante dont les donnes prennent les valeurs tour à tour, chacune aussi souvent que les autres, par exemple « mission ».
help-tournament-ray = Adresse d’une grappe Ray, « local » pour en démarrer une ici ; demande palier[ray].
help-tournament-html = Fichier où écrire le rapport, une page web avec ses graphiques.
help-lab = Le laboratoire : équilibre d’un jeu, réglage des robots.
help-balance = Dit qui gagne plus souvent qu’à son tour : par place, par carte ou métier, par variante.
help-balance-bot = Le robot qui joue toutes les places.
help-balance-option = Une variante fixée, nom=valeur ; les autres prennent toutes leurs valeurs tour à tour.
help-tune = Cherche de meilleurs poids pour l’évaluation d’un jeu, en faisant jouer le robot contre lui-même.
help-tune-tries = Nombre d’essais ; avec 0 les poids restent, et l’on cherche seulement ce que l’évaluation dit des chances de gagner (« swing »).
help-tune-players = Nombre de joueurs ; sinon deux, ou le plus petit possible.
help-tune-games = Parties par essai.
help-tune-fit = D’abord, ajuster les poids aux vainqueurs de ce nombre de parties, par une régression logistique : pour les jeux qui ont beaucoup de poids.
help-tune-only = N’ajuster que les poids dont le nom commence ainsi ; peut être répété.
help-tune-out = Fichier où écrire les poids trouvés ; sinon ils sont affichés.
help-hone = Cherche de meilleurs poids pour les plans de parties entières, là où chacun joue sur son propre plan.
help-hone-rounds = Combien de fois les poids sont déplacés.
help-hone-games = Donnes par étape, et autant pour vérifier ce qui a été trouvé.
help-judge = Apprend, en faisant jouer le robot contre lui-même, ce qu’une position entre deux tours dit du vainqueur.
help-judge-games = Parties à observer, tour à tour avec chaque nombre de joueurs.
help-judge-out = Fichier où écrire ce qui a été appris ; sinon c’est affiché.
help-learn = Apprend à un réseau, en le faisant jouer contre lui-même, ce que chaque moment d’une partie à deux dit du vainqueur.
help-learn-games = Parties à deux à jouer pour apprendre ; des dizaines de milliers pour un bon réseau, une centaine par seconde.
help-review = Relit une partie enregistrée et montre les coups qui ont coûté le plus.
help-review-iterations = Essais de la recherche par décision.
help-review-seat = Ne relit que cette place (1, 2…).
help-review-most = Nombre de coups montrés.

tournament-title = Tournoi de { $title }
tournament-lead = { $games ->
    [one] Une partie
   *[other] { $games } parties
    } à { $players }, graine { $seed }. { $mirrored ->
    [true] Chaque donne
   *[false] Chaque donne sauf la dernière
    } est jouée { $turned ->
    [true] en faisant tourner les places autour de la table, car il y a trop d’ordres pour les jouer tous
   *[false] dans tous les ordres
    } ; intervalles à 95 %.
tournament-wins = Parties gagnées
tournament-table = Classement
tournament-bot = robot
tournament-share = victoires
tournament-interval = intervalle
tournament-games = parties
tournament-rating = niveau
tournament-median = médiane
tournament-p99 = 99 %
tournament-points = points
tournament-span = { $low } – { $high }
tournament-ms = { NUMBER($ms, maximumFractionDigits: 1) } ms
tournament-resumed = { $games ->
    [one] Une partie était déjà jouée, le tournoi reprend.
   *[other] { $games } parties étaient déjà jouées, le tournoi reprend.
    }
tournament-written = Le rapport est dans { $file }.
tournament-by_value = Victoires pour chaque valeur de « { $option } »
lost-moves = { $bot } n’a pas donné à temps de coup permis pour { $moves ->
    [one] une décision
   *[other] { $moves } décisions
    } ; un coup quelconque a été joué à la place.
tournament-no_moves = aucun coup donné
tournament-no_journal = Le dossier de cache n’est pas accessible : interrompu, ce tournoi reprendra depuis le début.
balance-title = Équilibre de { $title }
balance-lead = { $games ->
    [one] Une partie
   *[other] { $games } parties
    } à { $players } entre robots « { $bot } », graine { $seed }. Part juste : { $fair } ; intervalles à 95 %.
balance-by-seat = Par place
balance-by-card = Par carte jouée
balance-by-job = Par métier
balance-by-mission = Par mission
balance-by-option = Par variante (victoires de qui commence)
balance-seat = { $number ->
    [1] commence
   *[other] joue en { $number }
    }
tune-progress = Essais
tune-only-fit = --only dit quels poids --fit ajuste ; indiquez aussi --fit.
tune-only-none = Aucun poids n’a un nom qui commence par « { $given } » ; le fichier weights.toml du jeu les énumère tous.
tune-found = Les poids trouvés gagnent { $share } de { $games } parties à { $players } contre ceux de départ ; à égalité ce serait { $even }.
tune-gained = Les poids trouvés marquent en moyenne { $points } points de plus que ceux de départ, sur { $games } parties en solitaire.
hone-no-thought = { $title } n’a pas de poids à part pour les plans.
hone-gained = Avec les poids trouvés, les parties menées en pensée marquent en moyenne { $points } points de plus (erreur type { $doubt }, { $games } autres donnes).
hone-stayed = Rien de sûrement meilleur n’a été trouvé, les poids restent donc tels quels : la différence est en moyenne de { $points } points (erreur type { $doubt }, { $games } autres donnes).
judge-no-traits = { $title } n’a pas de caractéristiques pour les positions entre deux tours.
judge-learned = Surprise devant le vainqueur d’autres parties : { $surprise }, contre { $blind } si l’on croit tous les joueurs égaux.
learn-no-signs = { $title } n’a pas de caractéristiques pour un réseau.
learn-learned = Les premières impressions du réseau gagnent { $share } de { $games } parties contre celles de l’évaluation.
review-progress = Coups
review-title = { $title } : { $decisions ->
    [one] une décision relue
   *[other] { $decisions } décisions relues
    }, { $iterations } essais chacune
review-seat = { $player } : { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } de chances perdues par décision en moyenne
review-line = Coup { $step }, { $player } : « { $played } » ({ $promise }) ; « { $best } » promettait { $best_promise }.
review-then = Ensuite : { $line }.
review-fine = Aucun coup n’a coûté de chances de gagner.
error-bad_bot = Ce robot ne se laisse pas charger ({ $detail }).
error-bot_no_file = Le fichier du robot, « { $file } », n’existe pas.
error-bot_no_class = « { $file } » n’a pas de classe { $kind } avec une méthode choose(view, actions, thinking).
error-bot_no_name = Il y a déjà un robot nommé { $kind } ; donnez un autre nom à la classe de « { $file } ».
error-bot_no_code = Le robot { $kind } de « { $file } » ne se laisse pas charger ({ $detail }).
error-bot_no_ended = Le robot { $kind } de « { $file } » s’est arrêté, ou a mis trop longtemps, pendant son chargement.
error-no_ray = Ray n’est pas installé ({ $detail }).
error-no_cluster = Aucune grappe Ray ne répond à cette adresse ({ $detail }).
error-workers_die = Les processus meurent sans rien rendre ({ $detail }).
error-tournament_bots = Il faut au moins deux robots différents.
error-tournament_alone = Un tournoi se joue à deux au moins.
error-tournament_table = { $bots } robots, certains nommés plusieurs fois, ne remplissent pas une table de { $players }.
error-tournament_each = { $title } n’a pas de variante « { $given } » dont les valeurs puissent se relayer ; celles qui le peuvent : { $known }.
error-tournament_each_given = « { $given } » ne peut pas à la fois avoir une valeur et les prendre toutes tour à tour.
error-bot_file = « { $given } » n’est pas un fichier et sa classe, comme « mon_robot.py:MonRobot ».

## Ce qui ne va pas dans la notation d’un coup

notation-close = { $given } n’est pas un coup du jeu { game-title } ; vouliez-vous dire « { $close } » ?
notation-examples = { $given } n’est pas un coup du jeu { game-title } ; essayez par exemple : { $examples }.

## Ce qui ne va pas dans une position : ses champs et ses noms sont donnés comme ils s’écrivent

reading-game = C’est une position de { $given }, pas de « { $game } ».
reading-option = Les « options » de la position ne comptent pas { $given } ; il y a : { $known }.
reading-option-value = Dans les « options » de la position, « { $where } » ne peut pas être { $given } ; il faut : { $known }.
reading-option-text = Dans les « options » de la position, « { $where } » doit être un texte de { $most } caractères au plus.
reading-options = Les « options » de la position ne vont pas ensemble, ou pas à { $players } : { $given }.
reading-number = « { $where } » doit être un nombre entier de { $low } à { $high }, pas { $given }.
reading-flag = « { $where } » doit être true ou false, pas { $given }.
reading-name = « { $where } » ne peut pas être { $given } ; c’est l’un de : { $known }.
reading-name-close = « { $where } » ne peut pas être { $given } ; vouliez-vous dire « { $close } » ?
reading-table = « { $where } » doit être un objet JSON, pas { $given }.
reading-items = « { $where } » doit être une liste de { $most } au plus, pas { $given }.
reading-exactly = « { $where } » doit être une liste de { $length }, pas { $given }.
reading-seats = « { $where } » doit être une liste de { $players }, une entrée pour chaque place, pas { $given }.
reading-grid = « { $where } » doit avoir { $rows } lignes de { $columns }.
reading-distinct = « { $where } » nomme deux fois la même chose.
reading-frame = « { $where } » contient { $given }, qui n’est pas ce qui est demandé, une place et deux nombres.
reading-frame-number = « { $where } » contient { $given } comme nombre de { $frame }.
reading-field = « { $where } » n’a pas de champ { $given } ; ses champs : { $known }.
reading-field-close = « { $where } » n’a pas de champ { $given } ; vouliez-vous dire « { $close } » ?
reading-needed = Il manque « { $where } » à la position.
reading-misfit = { $given } demande quelque chose que cette table ne permet pas.
reading-no_answer = Cette position demande quelque chose qui n’a pas de réponse.
reading-over = Une position demande quelque chose tant que la partie n’est pas finie, et plus rien ensuite.
reading-cards = Il y a { $found } cartes « { $card } », pas { $expected }.
