# Tout ce qu’on lit des Colocs. Les identifiants sont les mêmes en français et en anglais ; palier/text/__init__.py dit
# comment un nom de machine (sieste, yuppie) devient un mot.

## Le jeu

game-title = Les Colocs
game-line = Le premier qui a assez glandé a réussi sa vie.
game-description =
    Télé, bière, siestes et plans-cul : vous partagez un appartement et chacun de vous doit remplir son Objectif Glandouille.
    Votre Job vous donne un peu d’argent et un peu de temps libre ; à vous d’en faire le moins possible, avec le plus de
    style. Les autres ont des alarmes de voiture, une tante qui appelle, un type sur le canapé dont personne ne se rappelle
    l’arrivée, et la télécommande.
game-note = Alcool, drogues et sexe y sont traités en comédie : un jeu pour adultes.
game-credits =
    Les Colocs (Ubik, traduction de Sandy Julien) est l’édition française de Chez Geek, conçu par Jon Darbro, développé par
    Alain H. Dawson avec Steve Jackson et Russell Godwin, illustré par John Kovalic (Steve Jackson Games, 1999). Chez Geek
    est une marque de Steve Jackson Games. Palier est une œuvre indépendante : textes et dessins y sont les nôtres.

## Familles : de quels mots sont faits les arguments

family-hand = card
family-cards = card
family-other = card
family-jobs = job
family-to = seat
family-from = seat
family-target = seat

## Piaules

room-A = la piaule A
room-B = la piaule B
room-C = la piaule C
room-D = la piaule D
room-E = la piaule E

## Jobs

job-glandeur = Glandeur
job-glandeur-effect = Vos cartes Télé rapportent +1. Pas de patron : ni T’es viré !, ni Augmentation.
job-batteur = Batteur
job-batteur-effect = +1 à tous vos jets de Plan-cul. Le sens du rythme.
job-yuppie = Yuppie
job-yuppie-effect = Votre main peut compter sept cartes. Votre agenda aussi.
job-technicien_hotline = Technicien de Hotline
job-technicien_hotline-effect = Surfer sur internet et Jeux vidéo vous rapportent +1. « Vous avez essayé de redémarrer ? »
job-serveur = Serveur / Serveuse
job-serveur-effect = Les Siestes qui entrent dans votre piaule rapportent +1. Neuf heures debout, ça assomme.
job-cobaye = Cobaye professionnel
job-cobaye-effect = Interdit de jouer Bibine, Herbe ou Champis. Le labo fournit déjà le reste.
job-concepteur_web = Concepteur de sites internet
job-concepteur_web-effect = +2 chaque fois que quelqu’un, vous compris, réussit à Surfer sur internet.
job-job_campus = Job au campus
job-job_campus-effect = Les Livres qui entrent dans votre piaule rapportent +1. Les lire reste facultatif.
job-interimaire = Intérimaire
job-interimaire-effect = Quand vous changez de Job, tirez-en deux et gardez celui que vous voulez.

## Cartes

type-person = Personnage
type-activity = Activité
type-thing = Truc
type-anytime = N’importe quand
tag-casse_pieds = casse-pieds
tag-invite = invité
tag-chat = Chat
tag-cohabitation = Cohabitation
tag-sieste = Sieste
tag-tele = Télé
tag-plan_cul = Plan-cul
tag-internet = internet
tag-jeu_video = Jeux vidéo
tag-jdr = Jeu de rôle
tag-cafe = Café
tag-sortie = sortie
tag-clopes = Clopes
tag-bibine = Bibine
tag-bouffe = Bouffe
tag-herbe = Herbe
tag-champis = Champis
tag-livre = Livre
tag-electro = électronique
tag-annulation = annulation

card-naze_max = Naze Max
card-naze_max-effect = À son arrivée, puis à chacun de vos tours, défaussez une Bouffe, Bibine, Herbe ou Cohabitation. Il dit merci la bouche pleine.
card-soiffard_maladroit = Le Soiffard maladroit
card-soiffard_maladroit-effect = À son arrivée, puis à chacun de vos tours, défaussez une Bibine. Ce qu’il ne boit pas, il le renverse.
card-la_morfale = La Morfale
card-la_morfale-effect = À son arrivée, puis à chacun de vos tours, défaussez une Bouffe. « Tu finis pas ? »
card-internaute_squatteur = Le Squatteur d’ordi
card-internaute_squatteur-effect = Tant qu’il est là : ni Surfer sur internet, ni Jeux vidéo. « Deux minutes, j’ai presque fini. »
card-type_sur_le_canape = Le Type sur le canapé
card-type_sur_le_canape-effect = Tant qu’il est là, plus de Sieste. Personne ne se rappelle l’avoir invité.
card-petit_joueur = Le Petit Joueur
card-petit_joueur-effect = Chaque Bibine de la piaule vaut 1 de moins (jamais moins de 0). Un panaché, et il chante.
card-cohabitation_romantique = Cohabitation Romantique
card-cohabitation_romantique-effect = À chaque Plan-cul : 3 points d’office, ou lancez le dé. L’amour, c’est le choix.
card-le_roliste = Le Maître de jeu
card-le_roliste-effect = Vos Jeux de rôle valent +1. « Vous êtes sûrs d’ouvrir la porte ? »
card-reine_de_la_tele = La Reine de la Télé
card-reine_de_la_tele-effect = Vos cartes Télé valent +1. La zapette est son sceptre.
card-ubergeek = L’Übergeek
card-ubergeek-effect = Vos Surf et vos Jeux vidéo valent +1. Parle couramment le binaire.
card-ame_de_la_fete = Le Boute-en-train
card-ame_de_la_fete-effect = +1 par autre invité dans la piaule (+2 au plus). Sans public, il range.
card-mister_motive = Mister Motivé
card-mister_motive-effect = À votre Jet de dé, lancez pour lui : sur 4-6, +1 Temps Libre. « Allez, on se bouge ! »
card-feliz = Feliz
card-feliz-effect = Chat. Reste chez vous, et vous le fait savoir à cinq heures du matin.
card-lottie = Lottie
card-lottie-effect = Chat. Reste chez vous. En fait, c’est vous qui restez chez elle.
card-minuit = Minuit
card-minuit-effect = Chat. Reste chez vous. Invisible dans le couloir, sauf pour vos orteils.
card-sieste = Sieste
card-sieste-effect = Juste cinq minutes. Disons trois heures.
card-les_paresseux = Les paresseux : le sédatif de mère nature
card-les_paresseux-effect = Télé et Sieste à la fois. Plus lent qu’eux : le commentaire.
card-tele_match = La Finale
card-tele_match-effect = Télé. Vous n’aimez pas le foot ? On ne vous a rien demandé.
card-tele_dossiers_y = Les Dossiers Y
card-tele_dossiers_y-effect = Télé. La vérité est quelque part sous les coussins.
card-tele_realite = Qui veut épouser un parfait abruti ?
card-tele_realite-effect = Télé. Finale ce soir : ils hésitent tous les deux.
card-tele_talk_show = Le Grand Déballage
card-tele_talk_show-effect = Télé. « Ma belle-mère est un meuble : ils témoignent. »
card-tele_quork = L’Insupportable Monde de Quork
card-tele_quork-effect = Télé. Saison 14. On ne sait toujours pas qui est Quork.
card-tele_rediffusion = La Guerre, en boucle
card-tele_rediffusion-effect = Télé. Le débarquement, troisième diffusion de la journée.
card-plan_cul_chez_jimmy = Plan-cul chez Jimmy
card-plan_cul_chez_jimmy-effect = Un dé moins un. Jimmy, lui, dort chez sa mère.
card-plan_cul_a_la_fac = Plan-cul à la fac
card-plan_cul_a_la_fac-effect = Un dé moins un. Enfin une raison d’aller en cours.
card-plan_cul_troupe = Plan-cul en coulisses
card-plan_cul_troupe-effect = Un dé moins un. Gardez le costume.
card-plan_cul_ludique = Plan-cul à la soirée jeux
card-plan_cul_ludique-effect = Un dé moins un. « On compte les points ? »
card-plan_cul_panne = Plan-cul pendant la panne
card-plan_cul_panne-effect = Un dé moins un. La panne de courant, on précise.
card-surfer_sur_internet = Surfer sur internet
card-surfer_sur_internet-effect = Le Concepteur de sites internet gagne 2. Vous cherchiez la météo ; il est quatre heures.
card-jeux_video = Jeux vidéo
card-jeux_video-effect = Encore une partie. Celle-là ne comptait pas.
card-jeu_de_role = Jeu de rôle
card-jeu_de_role-effect = Six heures de débat pour une porte pas fermée à clé.
card-glander_au_cafe = Glander au café
card-glander_au_cafe-effect = Gratuit si vous avez déjà un Café dans votre piaule. Un expresso, quatre heures de table.
card-concert = Concert
card-concert-effect = Des acouphènes, mais en live.
card-piercing = Piercing
card-piercing-effect = Défaussé dès que votre Revenu permanent augmente. « Vous l’enlèverez, pour les clients ? »
card-tatouage = Tatouage
card-tatouage-effect = Indélébile. À partir du prochain tour, votre Revenu de Job plafonne à 4. En sanskrit, ça veut dire « rayon frais ».
card-ultra_legeres = Ultra-légères
card-ultra_legeres-effect = Clopes. Autant respirer par la fenêtre.
card-mentholees = Mentholées
card-mentholees-effect = Clopes. Haleine fraîche, poumons moins.
card-dromadaires = Dromadaires
card-dromadaires-effect = Clopes. Une bosse de moins que l’original.
card-clous_de_girofle = Clopes au girofle
card-clous_de_girofle-effect = Clopes. Sent Noël et le cabinet dentaire.
card-biere = Bière
card-biere-effect = Bibine. Tiède, mais à vous.
card-biere_brune = Bière brune
card-biere_brune-effect = Bibine. Se boit, se mâche, se discute.
card-russe_blanc = Russe Blanc
card-russe_blanc-effect = Bibine. Le lait, c’est bon pour les os.
card-vieux_ragnarok = Vieux Ragnarök
card-vieux_ragnarok-effect = Bibine. La fin du monde, en fût de chêne.
card-nouilles_instantanees = Nouilles instantanées
card-nouilles_instantanees-effect = Bouffe. Trois minutes de cuisson, deux de trop.
card-pop_corn_micro_onde = Pop-corn au micro-onde
card-pop_corn_micro_onde-effect = Bouffe. Moitié cru, moitié charbon.
card-chips_salsa = Tortillas et salsa
card-chips_salsa-effect = Bouffe. La sauce « douce » mentait.
card-bouffe_chinoise = Bouffe chinoise
card-bouffe_chinoise-effect = Bouffe. Commandée pour quatre, mangée debout devant le frigo.
card-pizza = Pizza
card-pizza-effect = Bouffe. Froide au petit déjeuner : deux repas en un.
card-space_cake = Space cake
card-space_cake-effect = Bouffe et Herbe. Ne pas laisser à portée de mamie.
card-petard = Pétard
card-petard-effect = Herbe. Roulé comme un pied, mais avec amour.
card-bong = Bang
card-bong-effect = Herbe. « C’est un vase, Maman. »
card-champis = Champis
card-champis-effect = Champis : ni Bouffe, ni Herbe. Le papier peint vous salue.
card-doc_serveur_nt = Doc’ de Serveur NT
card-doc_serveur_nt-effect = Livre. Neuf cents pages, idéal pour caler la télé.
card-guerre_des_gaules = La Guerre des Gaules
card-guerre_des_gaules-effect = Livre. Ils y arrivent, ils y voient, vous dormez.
card-origine_des_especes = De l’origine des espèces
card-origine_des_especes-effect = Livre. Explique tout, sauf vos colocs.
card-figurine = Figurine articulée
card-figurine-effect = Jamais déballée. C’est un investissement.
card-cd = Pile de CD
card-cd-effect = Dont trois dans le bon boîtier.
card-gamestation = GameStation
card-gamestation-effect = Vos Jeux vidéo valent +1. La manette qui marche est pour vous.
card-ecran_geant = Écran géant
card-ecran_geant-effect = Vos cartes Télé valent +1. Ne passe plus par la porte.
card-tacot = Le Tacot
card-tacot-effect = À votre Jet de dé : 1-3, la panne (−1 Revenu) ; 4-6, la balade (+1 Temps Libre).
card-verrou = Verrou
card-verrou-effect = Aucun casse-pieds ne peut entrer. Ceux qui sont déjà là s’installent.
card-alarme_de_voiture = Alarme de voiture
card-alarme_de_voiture-effect = Annule une Sieste. Celle du voisin, évidemment.
card-cretin_a_la_tronconneuse = Crétin à la tronçonneuse
card-cretin_a_la_tronconneuse-effect = Annule une Sieste. Il n’y a même pas d’arbre.
card-camion_poubelle = Camion-poubelle
card-camion_poubelle-effect = Annule une Sieste. Six heures, marche arrière, bip, bip, bip.
card-voisin_du_dessus = Le Petit Vieux du dessus
card-voisin_du_dessus-effect = Annule une Sieste ou un Plan-cul. Son balai a l’ouïe fine.
card-trou_de_memoire = Trou de mémoire
card-trou_de_memoire-effect = Annule l’Activité d’un coloc. Vous étiez venu chercher quoi, déjà ?
card-de_quoi_on_parlait = De quoi on parlait, déjà ?
card-de_quoi_on_parlait-effect = Annule l’Activité ou le Shopping d’un coloc qui a de l’Herbe. Attends, c’était super important.
card-serveur_sature = Serveur saturé
card-serveur_sature-effect = Annule Surfer sur internet. Il y a 48 213 personnes devant vous.
card-telecommande_perdue = Télécommande perdue
card-telecommande_perdue-effect = Annule une Télé. Elle est sous vous. Elle est toujours sous vous.
card-jour_de_lessive = Jour de lessive
card-jour_de_lessive-effect = Annule un Shopping. On ne sort pas en peignoir. Enfin, plus.
card-pas_de_bol = Pas de bol pour toi !
card-pas_de_bol-effect = Annule la carte N’importe quand d’un coloc. La vie est dure, surtout la sienne.
card-narcolepsie = Narcolepsie
card-narcolepsie-effect = Il s’endort : son Activité ou son Shopping est annulé, il garde cette carte (Sieste).
card-lunettes_de_biere = Deux grammes plus tard
card-lunettes_de_biere-effect = On relance le dé d’un Plan-cul. Le second jet compte, hélas ou tant mieux.
card-rupture = Rupture
card-rupture-effect = Défausse une Cohabitation. « C’est pas toi, c’est ton canapé. »
card-resquilleur = Resquilleur
card-resquilleur-effect = Prenez des Clopes chez un coloc. « T’en aurais pas une ? » Il prend le paquet.
card-cambrioleur = Cambrioleur
card-cambrioleur-effect = Un coloc perd son Truc qui vaut le plus. Il a laissé les Nouilles, par pitié.
card-se_faire_porter_pale = Se faire porter pâle
card-se_faire_porter_pale-effect = +1 Temps Libre ce tour-ci. Toussez au téléphone.
card-nettoyage_de_canape = Nettoyage de canapé
card-nettoyage_de_canape-effect = +1 Revenu ce tour-ci. Plus un bouton et un vieux chewing-gum.
card-cheque_des_parents = Chèque des parents
card-cheque_des_parents-effect = +3 Revenu ce tour-ci. « Pour tes livres, mon lapin. »
card-fouille_poubelles = Fouiller les poubelles
card-fouille_poubelles-effect = À votre Temps Libre : prenez dans la défausse un Truc de coût 2 ou moins. C’est presque pas entamé.
card-canape_gratuit = Canapé gratuit !
card-canape_gratuit-effect = Posez-le dans votre piaule. La tache était là avant vous.
card-fut_de_biere = Un fût sur le palier
card-fut_de_biere-effect = Bibine : posez-le dans votre piaule. Ne demandez pas à qui il est.
card-homicide_justifie = Légitime défense
card-homicide_justifie-effect = Défausse un Personnage (pas un Chat). Il sifflait pendant le film.
card-dehors = Dehors !
card-dehors-effect = Un Personnage (pas un Chat) quitte votre piaule pour une autre, sans jet de dé. Chacun son tour.
card-nouveau_job = Nouveau Job
card-nouveau_job-effect = À votre tour : changez de Job. Le CV est presque vrai.
card-tes_vire = T’es viré !
card-tes_vire-effect = Un coloc change de Job. Le carton est offert par la maison.
card-pas_sur_le_lit = Pas sur le lit !
card-pas_sur_le_lit-effect = −1 pour un Chat, à vie. Trop tard pour la couette.
card-fin_de_la_fete = La fête est finie
card-fin_de_la_fete-effect = Les invités d’un coloc s’en vont, sauf sa Cohabitation. Il reste la vaisselle.
card-facture_de_telephone = Facture de téléphone
card-facture_de_telephone-effect = −2 Revenu à un coloc, ce tour-ci ou au prochain. Qui a appelé le Pérou ?
card-augmentation = Augmentation
card-augmentation-effect = +1 Revenu jusqu’à votre prochain Job. Le café de la machine devient abordable.
card-frais_de_scolarite = Frais de scolarité
card-frais_de_scolarite-effect = Chez un coloc. Il peut s’en débarrasser en payant 3 à son Temps Libre.
card-visite_des_parents = Visite des parents
card-visite_des_parents-effect = Un coloc défausse toute sa Bibine et toute son Herbe. « Ça sent drôle, ici. »

## Variantes

option-two_player_jobs = Jobs à deux joueurs
option-two_player_jobs-help = Le Glandeur et le Batteur à deux : retirés, un pour chacun, ou mêlés aux autres.
option-evictions = Mises à la porte
option-evictions-help = Une tentative par tour, ou une pour chaque Personnage présent.
option-previous_winner = Vainqueur précédent
option-previous_winner-help = La place, à partir de 1, de qui a gagné la partie précédente et choisit son Job ; 0 pour personne.
option-dealer = Donneur
option-dealer-help = La place, à partir de 1, du donneur ; 0 pour le tirer au sort. Son voisin de gauche commence.
option-max_turns = Tours au plus
option-max_turns-help = La partie s’arrête après ce nombre de tours, les plus proches de leur Objectif à égalité ; 0 pour aucune limite.
value-remove = retirés
value-one_each = un chacun
value-ignore = avec les autres
value-one = une par tour
value-each = une par Personnage

## Moments de la partie

stage-setup = mise en place
stage-draw = Tirage
stage-roll = Jet de dé
stage-call = Appel de personnages
stage-free = Temps Libre
stage-discard = Défausse
stage-over = partie terminée
roll-income = pour son Revenu
roll-free_time = pour son Temps Libre
roll-tacot = pour le Tacot
roll-mister_motive = pour Mister Motivé
roll-call = pour l’appel
roll-evict = pour la mise à la porte
roll-plan_cul = pour le Plan-cul

## Questions : à qui répond, puis aux autres

ask-first_job = Vous avez gagné la dernière fois : choisissez votre Job.
ask-first_job-other = { $player } a gagné la dernière fois et choisit son Job.
ask-begin = Votre tour commence : piochez.
ask-begin-other = { $player } va piocher.
ask-evict = Qui mettre dehors ?
ask-evict-other = { $player } regarde qui mettre dehors.
ask-call = Qui appelez-vous ?
ask-call-other = { $player } cherche qui appeler.
ask-free = Que faites-vous de votre Temps Libre ?
ask-free-other = { $player } réfléchit à son Temps Libre.
ask-discard = Défaussez, ou finissez votre tour.
ask-discard-other = { $player } trie sa main.
ask-basket = Que mettre encore dans le panier ?
ask-basket-other = { $player } remplit un panier.
ask-eat = { $card } a faim : que perdez-vous ?
ask-eat-other = { $card } a faim chez { $player }.
ask-sieste = Le bruit vous réveille : quelle Sieste perdez-vous ?
ask-sieste-other = Le bruit réveille { $player }, qui choisit la Sieste à perdre.
ask-burgled = Le Cambrioleur hésite : que perdez-vous ?
ask-burgled-other = { $player } choisit ce que prend le Cambrioleur.
ask-room = Où envoyer { $card } ?
ask-room-other = { $player } choisit où envoyer { $card }.
ask-job = Deux Jobs pour vous : { $jobs }. Lequel gardez-vous ?
ask-job-other = { $player } choisit entre { $jobs }.
ask-trim = Une carte de trop : laquelle défaussez-vous ?
ask-trim-other = { $player } défausse une carte de trop.
ask-three = { $card } : trois points d’office, ou le dé ?
ask-three-other = { $player } choisit entre trois points et le dé.
ask-window_person = { $player } appelle { $card }. Jouez-vous une carte ?
ask-window_person-other = { $player } appelle { $card } : on attend les réponses.
ask-window_activity = { $player } annonce { $card }. Réagissez-vous ?
ask-window_activity-other = { $player } annonce { $card } : on attend les réponses.
ask-window_shopping = { $player } va faire du Shopping ({ $cards }). Réagissez-vous ?
ask-window_shopping-other = { $player } va faire du Shopping ({ $cards }) : on attend les réponses.
ask-window_anytime = { $player } joue { $card }. Réagissez-vous ?
ask-window_anytime-other = { $player } joue { $card } : on attend les réponses.
ask-window_answer = { $player } répond par { $card }. Réagissez-vous ?
ask-window_answer-other = { $player } répond par { $card } : on attend les réponses.
ask-window_tv = { $player } impose { $card }. Réagissez-vous ?
ask-window_tv-other = { $player } impose { $card } : on attend les réponses.
ask-window_nap = { $player } joue { $card }. Réagissez-vous ?
ask-window_nap-other = { $player } joue { $card } : on attend les réponses.
ask-window_die = { $player } a lancé { $die } pour { $card }. Faut-il relancer ?
ask-window_die-other = { $player } a lancé { $die } pour { $card } : on attend les réponses.

## Réponses

action-pass = Passer
action-draw = Piocher
action-end = Finir la phase
action-buy = Annoncer le Shopping
action-pay = Payer les Frais de scolarité
action-roll = Lancer le dé
action-three = Prendre trois points
action-room = Vers { $room }
    .arguments = room
action-job = { $job }
    .arguments = job
    .short = { $job }
    .detail = { $job } : { $job_effect }
action-act = { $card }
    .arguments = card
    .short = Annoncer { $card }
    .detail = { $card } : { $card_effect }
action-shop = Acheter { $card }
    .arguments = card
    .short = Acheter { $card }
    .detail = Acheter { $card } : { $card_effect }
action-add = Ajouter { $card }
    .arguments = card
    .short = Ajouter { $card }
    .detail = Ajouter { $card } : { $card_effect }
action-discard = Défausser { $card }
    .arguments = card
action-lose = Perdre { $card }
    .arguments = card marker
action-evict =
    { $card_id ->
        [none] Ne mettre personne dehors
       *[other] Mettre dehors { $card }
    }
    .arguments = card
action-call = Appeler { $card }
    .arguments = card room
    .short =
        { $where ->
            [none] Appeler { $card }
            [home] Appeler { $card } chez vous
           *[other] Appeler { $card } dans { $room }
        }
    .detail =
        { $where ->
            [none] Appeler { $card } : { $card_effect }
            [home] Appeler { $card } chez vous : { $card_effect }
           *[other] Appeler { $card } dans { $room } : { $card_effect }
        }
action-play = Jouer { $card }
    .arguments = card
    .short =
        { $aim ->
            [none] Jouer { $card }
            [room] Jouer { $card }, { $room }
            [card] Jouer { $card } sur { $other }
           *[both] Jouer { $card } sur { $other }, { $room }
        }
    .detail =
        { $aim ->
            [none] { $card } : { $card_effect }
            [room] { $card }, { $room } : { $card_effect }
            [card] { $card } sur { $other } : { $card_effect }
           *[both] { $card } sur { $other }, { $room } : { $card_effect }
        }

## Événements : le journal

event-turn = Tour { $number } : à { $player } de jouer.
event-job = { $player } est maintenant { $job }, Objectif { $goal }.
event-jobs_drawn = { $player } a le choix entre { $jobs }.
event-dealt = { $player } a reçu { $cards } cartes.
    .hand = { $player } a reçu { $hand }.
event-drew =
    { $player } { $cards ->
        [0] n’a rien pioché
        [one] a pioché une carte
       *[other] a pioché { $cards } cartes
    }.
    .hand =
        { $cards ->
            [0] { $player } n’a rien pioché.
           *[other] { $player } a pioché { $hand }.
        }
event-reshuffled = La pioche était vide : { $cards } cartes de la défausse ont été mélangées.
event-rolled = { $player } a lancé { $die }, { $roll }.
event-fixed = { $player } a { $income } de Revenu et { $free_time } de Temps Libre.
event-called = { $player } a appelé { $card } chez { $to }.
event-not_home = { $card } n’était pas là.
event-entered = { $card } s’est installé chez { $player }, pour { $value }.
event-stayed = { $card } s’est incrusté chez { $player }.
event-moved = { $player } a envoyé { $card } chez { $to }.
event-left = { $card } a quitté la piaule de { $player }.
event-taken = { $player } a pris { $card } chez { $from }.
event-marked = { $card } compte maintenant un point de moins chez { $player }.
event-announced = { $player } a annoncé { $card }.
event-shopping = { $player } a annoncé un Shopping de { $cost } : { $cards }.
event-played = { $player } a joué { $card }.
    .other = { $player } a joué { $card } sur { $other }.
event-played_at =
    { $target_self ->
        [true] { $player } a joué { $card } chez soi.
       *[false] { $player } a joué { $card } contre { $target }.
    }
    .other =
        { $target_self ->
            [true] { $player } a joué { $card } sur { $other }, chez soi.
           *[false] { $player } a joué { $card } sur { $other }, chez { $target }.
        }
event-answered = { $player } a répondu à { $target } par { $card }.
event-attacked = { $player } a imposé { $card } à { $target }.
event-cancelled = { $card } de { $player } a été annulé.
event-shopping_cancelled = Le Shopping de { $player } a été annulé ; les Trucs sont revenus en main.
event-failed = { $card } : raté pour { $player }.
event-bonus = { $player } a gagné { $points } points sur son Job.
event-raised = { $player } a obtenu une Augmentation.
event-helped = { $player } a gagné { $income } de Revenu et { $free_time } de Temps Libre pour ce tour.
event-billed =
    { $now ->
        [true] { $player } a perdu { $income } de Revenu.
       *[false] { $player } aura { $income } de Revenu en moins à son prochain tour.
    }
event-discarded = { $player } a défaussé { $card }.
event-ended =
    La partie est finie : { $winners } { $winners_count ->
        [one] l’emporte
       *[other] l’emportent
    }, { $reason }.

## Ce qui a décidé

reason-goal = avec son Objectif Glandouille atteint
reason-turns = au plus près de l’Objectif quand les tours ont manqué

## Chiffres d’une simulation

statistic-turns = Tours, au plus
statistic-turns_mean = Tours, en moyenne
statistic-cancelled = Cartes annulées, au plus
statistic-cancelled_mean = Cartes annulées, en moyenne
statistic-attacks = Télés et siestes imposées, au plus
statistic-attacks_mean = Télés et siestes imposées, en moyenne
statistic-winning_slack = Glandouille du vainqueur, au plus
statistic-winning_slack_mean = Glandouille du vainqueur, en moyenne

## Le dessin

picture-title = Les Colocs : les piaules
picture-turn = Tour { $turn } · { $stage }
picture-slack = { $slack } sur { $goal }
picture-job = { $job } · Revenu { $income } · Temps Libre { $free_time }
picture-hand-size =
    { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
picture-empty = personne, rien
picture-purse = Revenu { $income } · Temps Libre { $free_time }
picture-piles = Pioche : { $deck } · défausse : { $discard }
picture-stack = Sur la table
picture-hand = Votre main
picture-basket = Votre panier
picture-active = joue
picture-winner = gagne

# Ce à quoi on peut répondre, dans les consignes

window-guest = l’appel d’un personnage
window-activity = une activité annoncée
window-shopping = un shopping
window-anytime = une carte N’importe quand
window-answer = une réponse à une carte
window-die = le dé d’un plan-cul

## Ce qui ne va pas dans une position : les places comptent à partir de 0, champs et noms sont donnés comme ils s’écrivent

position-jobs = Chaque place a un Job, sauf ceux qui restent à distribuer pendant la mise en place.
position-arrived = { $given } dans « arrived » n’est pas une place et une carte.
position-no_person = « { $card } » dans « { $where } » n’est pas une personne.
position-card_in_room = { $given } n’est pas une carte d’une piaule : son nom et sa valeur.
position-job_pile = « job_pile » ne contient pas les Jobs qui restent, dans leur ordre.
position-no_goal = La place { $seat } est donnée comme gagnante, mais n’a pas atteint son but.
position-no_winner = Une partie sans limite de tours ne finit que lorsque quelqu’un a gagné.
position-hand = La place { $seat } a { $found } cartes en main, plus que permis.
position-goal = La place { $seat } a atteint son but, et pourtant la partie continue.
position-job_out = Le Job « { $job } » n’est pas dans la partie.
position-job_twice = Il n’y a qu’un Job « { $job } ».
position-setup_dealt = Rien n’est distribué avant que le gagnant précédent ait choisi son Job.
position-setup_turn = Le premier tour ne commence pas avant que le gagnant précédent ait choisi son Job.
position-setup_jobs = Il n’y a aucun Job à choisir.
position-winner = Il n’y a de gagnant que lorsque la partie est finie.
position-over = Une fois la partie finie, plus rien n’est demandé et plus rien n’est sur la table.
position-not_active = Ce n’est pas le tour de la place { $seat }.
position-stage = « { $frame } » n’est pas ce que demande le moment « { $stage } ».
position-setup_choice = Pendant la mise en place, le gagnant précédent choisit un Job, et rien d’autre.
position-roll_step = Pendant le jet, on demande quelque chose avant l’étape suivante.
position-roll_other = Rien de tel n’arrive pendant le jet.
position-roll_evict = Seule la place dont c’est le tour met des gens dehors.
position-roll_guests = À la fin du jet, seuls des invités mangent.
position-window = Une carte en attente a sa fenêtre juste au-dessus d’elle.
position-window_owner = À qui joue une carte, on ne demande pas d’y répondre.
position-above = « { $frame } » n’a pas sa place au-dessus de « { $below } ».
position-announced = « { $frame } » ne peut pas être annoncé ici.
position-answer_to = « { $frame } » ne répond pas à « { $below } ».
position-not_here = « { $frame } » ne se demande pas ici.
position-basket_empty = Personne ne fait de Shopping avec un panier vide.
position-basket_idle = Il y a un panier, mais personne ne fait de Shopping.
position-basket_things = Il n’y a que des Trucs dans un panier.
position-basket_dear = Ce panier ne peut pas être annoncé.
position-basket_cost = Ce panier coûte { $cost }, et non ce qui est mis de côté pour lui.
position-answers = On ne répond que dans une fenêtre.
position-nobody = Personne de ce nom n’est dans la piaule.
position-no_choice = Cette position demande quelque chose qui ne laisse pas le choix.
position-no_surplus = La place { $seat } n’a pas de carte de trop.
position-job_taken = L’un des Jobs à choisir est déjà à quelqu’un.
position-window_idle = Une fenêtre n’attend personne.
position-window_needless = Une fenêtre est ouverte, et rien ne pourrait y répondre.
position-answered = La place { $seat } a répondu ou est attendue exactement quand on lui demande.
position-answer = La place { $seat } ne peut pas avoir répondu cela.
position-target = La carte sur la table a perdu sa cible.
