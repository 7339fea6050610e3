const DAY_MILLISECONDS = 86_400_000

/** Returns when an invitation made now is over: a day, long enough for a mail and short enough for a mistyped address. */
export function invitationEnd(now: Date): Date {
  return new Date(now.getTime() + DAY_MILLISECONDS)
}
