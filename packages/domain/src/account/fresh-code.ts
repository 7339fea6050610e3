const FRESH_MILLISECONDS = 15 * 60_000

/**
 * Says whether a one-time code was entered in a session within the last 15 minutes; a sign-in counts. A token that
 * was stolen is good for as long, and does not take everything along by itself.
 */
export function isCodeFresh(enteredAt: Date | null, now: Date): boolean {
  return enteredAt !== null && now.getTime() - enteredAt.getTime() <= FRESH_MILLISECONDS
}
