const FRESH_MILLISECONDS = 15 * 60_000

/**
 * Returns whether a one-time code was entered in a session within the last 15 minutes; a sign-in counts. A stolen access
 * token is valid for that long, and must not suffice for an export.
 */
export function isCodeFresh(enteredAt: Date | null, now: Date): boolean {
  return enteredAt !== null && now.getTime() - enteredAt.getTime() <= FRESH_MILLISECONDS
}
