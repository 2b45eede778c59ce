"""What a search says to people: hints, reviews of matches, lines of play. Page, terminal and lab ask here."""

from palier.analysis.advice import (
    CLEAR,
    Choice,
    Judged,
    Verdict,
    about,
    hint,
    judge_step,
    line,
    next_best,
    review,
    verdict,
)

__all__ = [
    "CLEAR",
    "Choice",
    "Judged",
    "Verdict",
    "about",
    "hint",
    "judge_step",
    "line",
    "next_best",
    "review",
    "verdict",
]
