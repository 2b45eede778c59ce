"""The cards as the rules know them: a kind is a small int, its facts stand in lists read from content.toml."""

from typing import Any, Final

from palier.games.content import load

CONTENT: Final[dict[str, Any]] = load("les_colocs")
CARD_NAMES: Final[list[str]] = list(CONTENT["cards"])
JOB_NAMES: Final[list[str]] = list(CONTENT["jobs"])
KINDS: Final = 92
CARDS: Final = 110  # LC-4
JOBS: Final = 9  # LC-3
PERSONS: Final = 15
"""Kinds below this number are persons, so that calls can be numbered."""

# Types

PERSON: Final = 0
ACTIVITY: Final = 1
THING: Final = 2
ANYTIME: Final = 3
TYPE_NAMES: Final = ("person", "activity", "thing", "anytime")

# Tags: bits, so that a card of two kinds answers to both (LC-105)

TAG_NAMES: Final = (
    "casse_pieds",
    "invite",
    "chat",
    "cohabitation",
    "sieste",
    "tele",
    "plan_cul",
    "internet",
    "jeu_video",
    "jdr",
    "cafe",
    "sortie",
    "clopes",
    "bibine",
    "bouffe",
    "herbe",
    "champis",
    "livre",
    "electro",
    "annulation",
)
TAG_CASSE_PIEDS: Final = 1
TAG_INVITE: Final = 2
TAG_CHAT: Final = 4
TAG_COHABITATION: Final = 8
TAG_SIESTE: Final = 16
TAG_TELE: Final = 32
TAG_PLAN_CUL: Final = 64
TAG_INTERNET: Final = 128
TAG_JEU_VIDEO: Final = 256
TAG_JDR: Final = 512
TAG_CAFE: Final = 1024
TAG_CLOPES: Final = 4096
TAG_BIBINE: Final = 8192
TAG_BOUFFE: Final = 16384
TAG_HERBE: Final = 32768
TAG_CHAMPIS: Final = 65536
TAG_LIVRE: Final = 131072
TAG_ANNULATION: Final = 524288


# Kinds that a rule names

NAZE_MAX: Final = 0
SOIFFARD_MALADROIT: Final = 1
LA_MORFALE: Final = 2
INTERNAUTE_SQUATTEUR: Final = 3
TYPE_SUR_LE_CANAPE: Final = 4
PETIT_JOUEUR: Final = 5
LE_ROLISTE: Final = 7
REINE_DE_LA_TELE: Final = 8
UBERGEEK: Final = 9
AME_DE_LA_FETE: Final = 10
MISTER_MOTIVE: Final = 11
PIERCING: Final = 33
TATOUAGE: Final = 34
GAMESTATION: Final = 57
ECRAN_GEANT: Final = 58
TACOT: Final = 59
VERROU: Final = 60
ALARME_DE_VOITURE: Final = 61
CRETIN_A_LA_TRONCONNEUSE: Final = 62
CAMION_POUBELLE: Final = 63
VOISIN_DU_DESSUS: Final = 64
TROU_DE_MEMOIRE: Final = 65
DE_QUOI_ON_PARLAIT: Final = 66
SERVEUR_SATURE: Final = 67
TELECOMMANDE_PERDUE: Final = 68
JOUR_DE_LESSIVE: Final = 69
PAS_DE_BOL: Final = 70
NARCOLEPSIE: Final = 71
LUNETTES_DE_BIERE: Final = 72
RUPTURE: Final = 73
RESQUILLEUR: Final = 74
CAMBRIOLEUR: Final = 75
SE_FAIRE_PORTER_PALE: Final = 76
NETTOYAGE_DE_CANAPE: Final = 77
CHEQUE_DES_PARENTS: Final = 78
FOUILLE_POUBELLES: Final = 79
CANAPE_GRATUIT: Final = 80
FUT_DE_BIERE: Final = 81
HOMICIDE_JUSTIFIE: Final = 82
DEHORS: Final = 83
NOUVEAU_JOB: Final = 84
TES_VIRE: Final = 85
PAS_SUR_LE_LIT: Final = 86
FIN_DE_LA_FETE: Final = 87
FACTURE_DE_TELEPHONE: Final = 88
AUGMENTATION: Final = 89
FRAIS_DE_SCOLARITE: Final = 90
VISITE_DES_PARENTS: Final = 91

# Jobs

JOB_GLANDEUR: Final = 0
JOB_BATTEUR: Final = 1
JOB_YUPPIE: Final = 2
JOB_TECHNICIEN_HOTLINE: Final = 3
JOB_SERVEUR: Final = 4
JOB_COBAYE: Final = 5
JOB_CONCEPTEUR_WEB: Final = 6
JOB_JOB_CAMPUS: Final = 7
JOB_INTERIMAIRE: Final = 8


def find_tags(names: list[str]) -> int:
    tags = 0
    for name in names:
        tags |= 1 << TAG_NAMES.index(name)
    return tags


TYPE: Final[list[int]] = [TYPE_NAMES.index(CONTENT["cards"][name]["type"]) for name in CARD_NAMES]
TAGS: Final[list[int]] = [find_tags(CONTENT["cards"][name].get("tags", [])) for name in CARD_NAMES]
COST: Final[list[int]] = [CONTENT["cards"][name].get("cost", 0) for name in CARD_NAMES]
SLACK: Final[list[int]] = [CONTENT["cards"][name].get("slack", 0) for name in CARD_NAMES]
COPIES: Final[list[int]] = [CONTENT["cards"][name].get("copies", 1) for name in CARD_NAMES]

INCOME_LOW: Final[list[int]] = [CONTENT["jobs"][name]["income"][0] for name in JOB_NAMES]
INCOME_HIGH: Final[list[int]] = [CONTENT["jobs"][name]["income"][-1] for name in JOB_NAMES]
FREE_LOW: Final[list[int]] = [CONTENT["jobs"][name]["free_time"][0] for name in JOB_NAMES]
FREE_HIGH: Final[list[int]] = [CONTENT["jobs"][name]["free_time"][-1] for name in JOB_NAMES]
GOAL: Final[list[int]] = [CONTENT["jobs"][name]["goal"] for name in JOB_NAMES]

FOOD: Final[dict[int, int]] = {
    NAZE_MAX: TAG_BOUFFE | TAG_BIBINE | TAG_HERBE | TAG_COHABITATION,
    SOIFFARD_MALADROIT: TAG_BIBINE,
    LA_MORFALE: TAG_BOUFFE,
}
MENU: Final[list[int]] = [FOOD.get(kind, 0) for kind in range(KINDS)]
"""The tags that a guest eats; 0 for whoever eats nothing (LC-26)."""

FORBIDDEN_TO_COBAYE: Final = TAG_BIBINE | TAG_HERBE | TAG_CHAMPIS
"""What the research subject may not play (LC-101)."""
GENERAL: Final[list[int]] = [
    RUPTURE,
    RESQUILLEUR,
    CAMBRIOLEUR,
    CANAPE_GRATUIT,
    FUT_DE_BIERE,
    HOMICIDE_JUSTIFIE,
    DEHORS,
    PAS_SUR_LE_LIT,
    FIN_DE_LA_FETE,
    FACTURE_DE_TELEPHONE,
    FRAIS_DE_SCOLARITE,
    VISITE_DES_PARENTS,
]
"""Cards for anybody at any open decision, and for those asked in a window of the first level (LC-59)."""
IS_GENERAL: Final[list[bool]] = [kind in GENERAL for kind in range(KINDS)]
NAP_BREAKERS: Final[list[int]] = [
    ALARME_DE_VOITURE,
    CRETIN_A_LA_TRONCONNEUSE,
    CAMION_POUBELLE,
    VOISIN_DU_DESSUS,
]
IS_NAP_BREAKER: Final[list[bool]] = [kind in NAP_BREAKERS for kind in range(KINDS)]
