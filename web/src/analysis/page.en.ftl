# What hints and reviews say. Loaded with them, not with the page.

## Hints

hint-looking = A strong bot looks at your position…
hint-title = A strong bot would choose
hint-only = There is nothing else to do.
hint-worth =
    { $players ->
        [1] It gives this { $share } out of 100, and { $next_share } to the next best: “{ $other }”.
       *[other] It expects { $share }% of the win from it; the next best, “{ $other }”, promises { $next_share }%.
    }
hint-beside = The next best is “{ $other }”.
hint-clear = It stands out.
hint-slight = It is a little ahead.
hint-even = The two are about as good: follow your taste.
hint-fair = It knew no more than you do.
hint-follow = Play it
hint-close = Close the hint

## Reviews

review-title = Review
review-how = A search looks at each decision again, knowing only what the player knew at that moment, and marks those where something else was clearly better.
review-whose = Whose decisions?
review-progress =
    { $total ->
        [one] { $done } of { $total } decision looked at
       *[other] { $done } of { $total } decisions looked at
    }
review-waiting = Another review is under way; this one comes next.
review-failed = This review could not be finished.
review-none = Nothing clearly better was seen anywhere. Well played.
review-found =
    { $count ->
        [one] One decision where something else was clearly better:
       *[other] { $count } decisions where something else was clearly better:
    }
review-move = Move { $move }
review-here = shown below
review-played =
    { $players ->
        [1] Played: “{ $action }” ({ $share } out of 100)
       *[other] Played: “{ $action }” (promised { $share }% of the win)
    }
review-better =
    { $players ->
        [1] Better: “{ $action }” ({ $share })
       *[other] Better: “{ $action }” ({ $share }%)
    }
review-line = Then: { $line }
