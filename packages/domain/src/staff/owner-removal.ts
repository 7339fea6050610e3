const UNDO_HOURS = 24

/** Returns the instant after which the removal of an owner can still be undone. */
export function removalUndoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_HOURS * 3_600_000)
}
