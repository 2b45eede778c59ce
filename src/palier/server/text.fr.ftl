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
