/** Cached drawings of each kind: more than any site shows at a time, and a few megabytes at most. */
const KEPT = 1_000

/**
 * Gives a drawing function a memory, so that a record is drawn once and not with every page.
 *
 * Only for arguments that JSON can tell apart; the oldest drawing is evicted from a full cache.
 */
export function drawnOnce<Asked extends readonly unknown[], Drawn>(
  draw: (...asked: Asked) => Drawn,
): (...asked: Asked) => Drawn {
  const kept = new Map<string, Drawn>()
  return (...asked) => {
    const key = JSON.stringify(asked)
    const known = kept.get(key)
    if (known !== undefined) return known
    const drawn = draw(...asked)
    const [oldest] = kept.keys()
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest)
    kept.set(key, drawn)
    return drawn
  }
}
