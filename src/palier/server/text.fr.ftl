# Ce que le serveur dit aux joueurs.

refused-bad_request = La demande n’est pas comprise.
    .detail = La demande n’est pas comprise ({ $detail }).
refused-not_your_seat = Cette place n’est pas la vôtre.
refused-not_host = Seul l’hôte de la table peut faire cela.
refused-wrong_origin = Cette demande vient d’un autre site.
refused-no_such_table = Cette table n’existe pas.
refused-not_found = Il n’y a rien à cette adresse.
refused-method_not_allowed = Cela ne se demande pas ainsi.
refused-seat_taken = Cette place est déjà prise.
refused-already_seated = Vous avez déjà une place à cette table.
refused-already_started = La partie a déjà commencé.
refused-not_started = La partie n’a pas encore commencé.
refused-not_over = La partie n’est pas finie.
refused-not_absent = Ce joueur n’est pas absent depuis assez longtemps.
refused-not_your_turn = Ce n’est pas à vous de jouer.
refused-illegal_action = Ce coup n’est pas possible maintenant.
refused-bad_text = Ce n’est pas un coup de ce jeu.
refused-no_undo = Ce coup ne peut plus être repris.
refused-no_window = Il n’y a rien à quoi répondre maintenant.
refused-not_shown = Cette main ne peut pas être montrée maintenant.
refused-standing_in = Un robot joue pour vous ; reprenez d’abord votre place.
refused-no_hints = Les conseils sont pour qui joue seul contre des robots, ou pour les tables où ils ont été permis.
refused-hint_running = Un conseil est déjà en route.
refused-no_hint = Aucun conseil n’a pu être trouvé cette fois ; réessayez.
refused-other_rules = Cette partie a été jouée avec une autre version des règles, qui n’est plus là.
refused-too_large = C’est trop long.
refused-too_many_requests = C’est trop à la fois ; attendez un instant.
refused-server_error = Le serveur s’est trompé ; ce n’est pas votre faute, réessayez.
refused-not_stored = Cela n’a pas pu être enregistré ; réessayez.

serve-help = Ouvre des tables dans le navigateur.
serve-help-host = L’adresse où écouter ; 0.0.0.0 pour tout le réseau.
serve-help-port = Le port ; le prochain libre à partir de 8000 si rien n’est dit.
serve-help-db = Le fichier SQLite ; par défaut dans votre dossier de données.
serve-help-open = Ouvre aussi la page dans le navigateur.
serve-help-origin = Une page d’un autre site qui peut jouer ici (développement) ; peut être répété.
serve-help-trusted_proxy = L’adresse d’un proxy que l’on croit quand il dit pour qui il demande, ou un réseau de proxys ; peut être répété.
serve-help-bots = Vos propres robots, « mon_robot.py:MonRobot », offerts à toutes les tables de ce serveur.
serve-help-lang = La langue.
serve-listening = Palier est ouvert : { $address }
serve-port-taken = Le port { $port } est déjà pris.
serve-no-port = Aucun port n’est libre entre { $first } et { $last }.
serve-no-address = Impossible d’écouter à l’adresse { $host }.
serve-in-use = Un autre serveur Palier utilise déjà { $file }.
serve-bad-database = La base { $file } ne peut pas être ouverte ({ $detail }).
serve-database-kind = « { $given } » n’est pas une base connue : donnez un fichier ou sqlite:///fichier.

page-missing-title = La page n’est pas construite
page-missing = Le serveur marche, mais la page n’est pas construite. Dans le dossier de Palier : « make web », puis relancez le serveur.

## Réglages : palier serve --config, --set, --print-config, --help

serve-help-config = Un fichier de réglages, comme « --print-config » en écrit un.
serve-help-set = Un réglage, sous la forme nom=valeur ; peut être répété. Ils sont tous donnés plus bas.
serve-help-print_config = Affiche un fichier de réglages : chacun avec son sens et sa valeur par défaut.
serve-config-missing = Le fichier de réglages { $file } ne peut pas être lu ({ $detail }).
serve-config-broken = Le fichier de réglages { $file } n’est pas du TOML valable ({ $detail }).
serve-setting-form = « { $given } » n’est pas un réglage : écrivez nom=valeur.
serve-setting-unknown = Il n’y a pas de réglage « { $given } » ; « palier serve --help » les donne tous.
    .close = Il n’y a pas de réglage « { $given } » ; vouliez-vous dire « { $close } » ?
serve-setting-kind-integer = Le réglage { $name } est un nombre entier, et non « { $given } ».
serve-setting-kind-number = Le réglage { $name } est un nombre, et non « { $given } ».
serve-setting-kind-switch = Le réglage { $name } est true ou false, et non « { $given } ».
serve-setting-kind-text = Le réglage { $name } est un texte entre guillemets, et non « { $given } ».
serve-setting-kind-list = Le réglage { $name } est une liste de textes comme ["a", "b"], et non « { $given } ».
serve-setting-kind-duration = Le réglage { $name } est une durée comme « 250 ms », « 90 s », « 10 min », « 2 h » ou « 3 d » (jours), et non « { $given } ».
serve-setting-small = Le réglage { $name } doit être plus grand que 0 ; « { $given } » ne l’est pas.
serve-setting-negative = Le réglage { $name } doit être au moins 0 ; « { $given } » ne l’est pas.
serve-setting-large = Le réglage { $name } est trop grand : « { $given } ».
serve-setting-network = Le réglage { $name } prend des adresses et des réseaux comme 127.0.0.1 ou 10.0.0.0/8, et non « { $given } ».
serve-setting-bot = Le réglage { $name } doit nommer un robot ({ $known }), et non « { $given } ».

settings-file = Réglages d’un serveur Palier, pour « palier serve --config FICHIER ». Ce qui commence par # vaut ainsi par défaut : ôtez le signe pour le changer.
settings-help = Réglages, dans un fichier (--config) ou par --set nom=valeur
settings-absence = Joueurs absents
settings-windows = Fenêtres, où les autres peuvent répondre
settings-tables = Tables en mémoire et sur la liste publique
settings-bots = Robots
settings-reviews = Conseils et analyses
settings-limits = Limites
settings-callers = Qui peut appeler

setting-live_absence_ms = Combien de temps un joueur d’une table en direct doit être absent avant qu’un robot puisse le remplacer.
setting-days_absence_ms = La même chose à une table sur plusieurs jours.
setting-standin_bot = Le robot qui remplace ceux qui sont absents ou s’en vont.
setting-window_ms = Combien de temps une table en direct attend ceux qui peuvent répondre.
setting-more_time_ms = Combien de temps reçoit qui en demande davantage.
setting-order_ms = Combien de temps une consigne met à répondre, quelle que soit la main.
setting-idle_ms = Au bout de combien de temps une table que personne ne regarde quitte la mémoire ; elle reste dans la base.
setting-tables_in_memory = Combien de tables restent en mémoire.
setting-sweep_ms = Tous les combien les tables que personne ne regarde sont rangées.
setting-tick_seconds = Tous les combien le serveur regarde si le temps de quelqu’un est écoulé.
setting-listed_tables = Combien de tables montre la liste publique.
setting-listed_for_ms = Combien de temps une table reste sur la liste publique après ce qui s’y est passé en dernier.
setting-missed_most = Combien d’entrées du journal reçoit au plus qui revient.
setting-bot_workers = Combien de processus réfléchissent pour les robots, les conseils et les analyses.
setting-warm_bots = Si le premier de ces processus démarre avec le serveur.
setting-bot_seconds = Combien de temps un robot peut réfléchir avant qu’un autre coup soit joué pour lui.
setting-bot_pause_seconds = Combien de temps un robot attend avant de jouer, pour que l’on puisse suivre.
setting-hint_seconds = Combien de temps un conseil est cherché.
setting-review_decision_seconds = Combien de temps une analyse regarde chaque décision.
setting-review_seconds = Combien de temps une analyse regarde toutes les décisions d’une place ensemble.
setting-review_patience_ms = Au bout de combien de temps une analyse que personne ne demande plus se repose.
setting-message_bytes = Le plus long message par WebSocket.
setting-body_bytes = Le plus long corps d’une requête HTTP.
setting-record_bytes = La plus longue partie enregistrée que l’on peut envoyer.
setting-messages_per_second = Messages par seconde sur un WebSocket, à la longue.
setting-messages_burst = Messages d’un coup sur un WebSocket.
setting-making_per_minute = Requêtes par minute et par adresse qui créent, prennent ou changent quelque chose.
setting-reading_per_minute = Requêtes par minute et par adresse qui ne font que regarder.
setting-chats_per_minute = Messages de discussion par minute et par place, à la longue.
setting-chats_burst = Messages de discussion d’un coup d’une place.
setting-hints_per_minute = Conseils par minute et par adresse, à la longue.
setting-hints_burst = Conseils d’un coup pour une adresse.
setting-catch_ups_per_minute = Combien de fois par minute une adresse apprend ce qu’elle a manqué, à la longue.
setting-catch_ups_burst = Combien de fois d’un coup une adresse apprend ce qu’elle a manqué.
setting-sockets_per_address = WebSockets qu’une adresse peut tenir ouverts.
setting-sockets_per_table = WebSockets à une table.
setting-outbox_bytes = Combien peut attendre un client qui lit trop lentement avant d’être mis dehors.
setting-limited = S’il y a des limites de fréquence ; les mesures et les tests s’en passent.
setting-trusted_proxies = Adresses ou réseaux des proxys que l’on croit quand ils disent pour qui ils demandent (X-Forwarded-For, X-Forwarded-Proto).
setting-origins = Origines des pages d’autres sites qui peuvent jouer ici, comme http://localhost:5173.
