/** Returns a reader that reads again only after a time. A failure is not cached; concurrent readers share one read. */
export function keptFor<Value>(
  milliseconds: number,
  read: () => Promise<Value>,
  now: () => number = Date.now,
): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  let readAt = 0
  return () => {
    if (kept !== undefined && now() - readAt < milliseconds) return kept
    readAt = now()
    const reading = read()
    kept = reading
    reading.catch(() => {
      if (kept === reading) kept = undefined
    })
    return reading
  }
}
