# Ce que dit la page elle-même. Ce que disent les jeux est dans leurs dossiers, src/palier/games/*/text.fr.ftl.

## Partout

skip-to-content = Aller au contenu
settings = Réglages
theme =
    { $theme ->
        [light] Thème clair
        [dark] Thème sombre
       *[auto] Thème du système
    }
sound = Sons
loading = On ouvre la porte…
load-failed = Cela n’a pas pu être chargé. Le réseau est peut-être coupé.
try-again = Réessayer
offline = Le serveur ne répond pas. La page réessaie toute seule.
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié.
copy-by-hand = La copie n’est pas permise ici : sélectionnez l’adresse et copiez-la.
share = Partager
back-home = Retour au palier
lost-title = Il n’y a pas d’étage ici
lost = Cette adresse ne mène à aucune porte.
guest = Voisin
you = vous
away = absent
nobody = personne
rules = Règles
rule = Sa règle
all-rules = Toutes les règles

## Le palier

home-title = Quatre portes sur le même palier
home-lead = Des jeux de société sur l’art de vivre ensemble, entre amis ou contre des robots. Pas de compte : un lien suffit.
your-name = Votre nom
play-now = Jouer à { $game } contre trois robots
new-table = Préparer une table
doors = Les jeux
door-open = Entrez, c’est ouvert
door-ajar = Une table vous attend
note-adults = Pour adultes : alcool, drogues et sexe, en comédie
door-closed = Pas encore prête : on y travaille.
my-tables = Vos tables
as-name = { $name }
table-continue = Reprendre la partie
table-over = Partie terminée
table-watch = En cours, à regarder
forget-table = Oublier cette table
open-tables = Tables ouvertes
no-open-tables = Aucune table publique pour l’instant. Préparez-en une : les autres la verront ici.
seats-taken = { $taken } sur { $players } places prises
upload-title = Revoir une partie
upload-help = Un enregistrement téléchargé à la fin d’une partie se rejoue ici, coup par coup.
upload = Ouvrir un enregistrement
about = Palier est une œuvre indépendante, sans publicité et sans suivi : rien ne sort de ce serveur. Règles et dessins sont les nôtres ; les jeux sont à leurs auteurs, que chaque livre de règles remercie.

## Préparer une table

how-many = Combien de joueurs ?
who-sits = Qui s’assied où ?
seat-number = Place { $seat }
seat-me = Moi
seat-open = Libre, pour un ami
seat-bot = Robot : { $bot }
variants = Variantes
pace = À quel rythme ?
pace-live = En direct
pace-days = Sur plusieurs jours
pace-live-help = Tout le monde est là. Qui s’absente plus d’une minute est remplacé par un robot jusqu’à son retour.
pace-days-help = Un coup quand on a le temps ; chacun a trois jours pour jouer.
public = Table publique
public-help = Elle apparaît sur le palier : n’importe qui peut s’asseoir.
private-help = Seuls ceux qui ont le lien la trouvent.
hints = Permettre les conseils
hints-help = Chacun peut demander ce qu’un robot fort ferait à sa place ; toute la table en est avertie. Seul contre des robots, les conseils sont toujours là.
more-options = Plus d’options
strict = Le même temps pour tous
strict-help = Quand d’autres peuvent répondre à un coup, la table attend toujours quatre secondes, même si tous ont déjà répondu : pas même le temps de réflexion ne trahit quoi que ce soit. Qui a besoin de plus le demande, sans que son nom soit dit.
answer-hours = Temps pour répondre à un coup
answer-hours-help = Quand d’autres peuvent répondre à un coup, la table attend toujours ce temps-là ; puis toutes les réponses s’ouvrent ensemble.
answer-hours-value = { $hours ->
    [one] une heure
   *[other] { $hours } heures
}
make-table = Ouvrir la table

## En attendant

table = Table
table-gone = Cette table n’existe pas, ou plus.
unknown-game = Cette page ne sait pas encore jouer à ce jeu.
resume-failed = Ce lien de retour ne vaut plus rien. Vous pouvez regarder, ou prendre une place libre.
waiting-for =
    { $count ->
        [one] Encore une place à prendre, et la partie commence.
       *[other] Encore { $count } places à prendre, et la partie commence.
    }
waiting-start = Tout le monde est là, on distribue.
is-public = table publique
is-private = sur invitation
seats = Places
host = hôte
kept = place gardée
a-bot = robot { $bot }
free-seat = Place libre
sit-here = S’asseoir ici
put-bot = Mettre un robot à la place { $seat }
add-bot = Mettre un robot
take-bot-off = Retirer le robot
invite = Inviter
invite-watch = Inviter à regarder
invite-help = Qui a ce lien peut s’asseoir, ou regarder.
table-link = Lien de la table
resume-title = Continuer ailleurs
resume-link = Votre lien de retour, à garder pour vous
resume-help = Ce lien vous rend votre place depuis n’importe quel appareil. Ne le donnez à personne.
resume-renew = Faire un nouveau lien de retour
resume-renew-help = Le lien n’est montré qu’une fois. En faire un nouveau annule l’ancien.
free-it = Libérer la place
free-a-seat = Libérer la place de { $player }
devices = Vos appareils
device-phone = Téléphone
device-tablet = Tablette
device-computer = Ordinateur
device-device = Appareil
device-link = Lien de retour
device-this = celui-ci
device-here = à la table en ce moment
device-since = depuis le { $moment }
device-out = Retirer
device-out-which = Retirer : { $device }
devices-out = Retirer tous les autres
devices-out-help = Seul cet appareil mènera alors à votre place, et le lien de retour sera nouveau.
idle-in =
    { $seconds ->
        [one] Un robot jouera pour vous dans { $seconds } seconde.
       *[other] Un robot jouera pour vous dans { $seconds } secondes.
    }
idle-soon = On vous attend : un robot va bientôt jouer pour vous.
i-am-here = Je suis là
leave = Quitter la table

## Pendant la partie

your-turn = À vous
players = Joueurs
beside = Journal, messages et règles
log = Journal
log-empty = La partie commence.
log-all = Tout voir ({ $count } lignes)
log-undo = { $player } a repris son dernier coup.
log-standin = Un robot et { $player } se sont passé la main.
chat = Messages
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
unread = non lus
rule-of = Règle : { $what }
menu = Menu de la table
shortcuts = Raccourcis du clavier
watching = Vous regardez
uploaded = Enregistrement
play-it = Jouer
undo = Reprendre
skip = Passer l’animation
hint = Conseil
hints-allowed = conseils permis
stale = La table avait déjà bougé : votre coup n’a pas été joué. Regardez, puis choisissez de nouveau.
reconnecting = Connexion perdue, on se reconnecte…
stands-in = { $bot } à sa place
pressure = Les robots sont pressés
pressure-hurried = Le serveur a beaucoup de coups à chercher : les robots réfléchissent moins que d’habitude.
pressure-greedy = Le serveur est surchargé, ou un robot a échoué : « glouton » a joué certains coups des robots.
bot-plays-for-you = Un robot joue à votre place.
take-back = Reprendre ma place
stand-in = Laisser un robot jouer pour moi
stand-in-help = Vous pouvez vous absenter et reprendre votre place quand vous voulez.
bot-for = Laisser un robot jouer pour { $player }
absence = S’absenter
leave-help = Si vous quittez la table, un robot finit la partie pour vous.
forget-title = Oubliez-moi
forget-help = Efface de cette table votre nom, vos messages et votre lien de retour, pour de bon. La partie elle-même reste ; si elle n’est pas finie, un robot la termine pour vous.
forget = M’oublier à cette table
forget-sure = Oui, pour de bon
forget-not = Non
someone = Quelqu’un
chat-forgotten = (effacé)
table-closed = L’hébergeur de ce serveur a mis fin à cette partie.
window = Vous pouvez répondre
window-waits = La table attend votre réponse, puis continue sans elle.
window-patient = La table attend votre réponse.
window-ordered = Votre consigne répondra quand toutes les réponses s’ouvriront.
window-answered = C’est répondu. La table attend les autres, puis toutes les réponses s’ouvrent ensemble.
time-seconds = { $seconds }
time-minutes = { $minutes } min
time-hours = { $hours } h { $minutes }
more-time = Plus de temps
more-time-all = Plus de temps pour tous
more-time-told = Quelqu’un a demandé plus de temps pour répondre.
answering = Quand d’autres peuvent répondre
answering-live = La table attend tous ceux qu’elle interroge, jusqu’à 20 secondes ; puis toutes les réponses s’ouvrent ensemble.
answering-strict = La table attend toujours quatre secondes, que tout le monde ait répondu ou non ; puis toutes les réponses s’ouvrent ensemble.
answering-days = La table attend toujours { $hours ->
    [one] une heure
   *[other] { $hours } heures
} ; puis toutes les réponses s’ouvrent ensemble.
quiet = Passer, et ne plus me demander ce tour-ci
orders = Consignes
orders-help = Que faire quand vous pouvez répondre au coup d’un autre. Personne d’autre ne le sait, et cela ne prend ni plus ni moins de temps qu’aux autres.
order-ask = Me demander
order-concerned = Me demander seulement si cela me concerne
order-pass = Toujours passer pour moi
order-answer = Répondre si je peux
show-hand = Montrer ma main
show-hand-help = Seul le joueur choisi la voit ; tous apprennent que vous l’avez montrée.
show-to = À { $player }
shown-by = La main de { $player }
hand-shown = { $player } a montré sa main à { $to }.
speed = Vitesse des animations
speed-calm = Calme
speed-quick = Rapide
speed-none = Aucune
result = Résultat
rematch = Rejouer ensemble
rematch-follow = Rejoindre la revanche
record = Enregistrement
replay = Revoir la partie
review = Analyser la partie
download = Télécharger l’enregistrement

## Revoir

replay-of = { $game } : la partie, coup par coup
replay-first = Au début
replay-back = Coup précédent
replay-play = Lire
replay-pause = Arrêter
replay-next = Coup suivant
replay-last = À la fin
replay-step = Coup { $step } sur { $steps }
replay-start = La mise en place, avant le premier coup.
replay-quiet = De ce coup, rien n’a été dit.

## Règles

rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [one] { $count } phrase trouvée
       *[other] { $count } phrases trouvées
    }
rules-none = Aucune règle ne contient « { $query } ».
rules-pointed = Les règles demandées
rules-contents = Sommaire
rules-failed = Le livre de règles n’a pas pu être chargé.
tag-settled = Un point que le livre laisse ouvert et que nous avons tranché
tag-palier = Notre façon de jouer à l’écran

## Clavier

key-hint = demander un conseil
key-undo = reprendre son dernier coup
key-skip = passer l’animation
key-rules = ouvrir les règles
key-log = voir le journal
key-chat = écrire un message
key-menu = ouvrir le menu
key-info = la règle de ce sur quoi l’on est
key-help = cette aide
