/** A part of the screen's height, in pixels from its top. */
export interface Span {
  top: number
  bottom: number
}

/** Between a toast and what it must not cover, and from the edges of the screen. */
const GAP = 8

/**
 * Returns the highest place on the screen where something of a height covers none of the spans; undefined where there is
 * none.
 */
export function freeTop(
  spans: readonly Span[],
  { height, screen }: { height: number; screen: number },
): number | undefined {
  let top = GAP
  for (const span of spans.toSorted((a, b) => a.top - b.top)) {
    if (span.bottom + GAP <= top) continue
    if (span.top >= top + height + GAP) break
    top = span.bottom + GAP
  }
  return top + height + GAP <= screen ? top : undefined
}
