import type { Hit, Reading } from './lexicon.ts'

/** A family, or an English word, or a Hindi one after "~"; after "!" one that must not appear there. */
export type Term = string
/** Terms one right after the other. */
export type Sequence = readonly Term[]
/** Any of these sequences. */
export type Item = readonly Sequence[]

const NOWHERE: readonly Hit[] = []

const isNone = (term: Term) => term.startsWith('!')

/** The items of all meanings by how their sequences begin: few of them can be in a text. */
export function itemsByStart(items: Iterable<Item>): ReadonlyMap<Term, readonly Item[]> {
  const byStart = new Map<Term, Item[]>()
  for (const item of items)
    for (const sequence of item) {
      const first = sequence.find((term) => !isNone(term)) ?? ''
      byStart.set(first, [...(byStart.get(first) ?? []), item])
    }
  return byStart
}

export interface ItemsOfText {
  canHave(items: readonly Item[]): boolean
  /** Where the text has an item, each place once. */
  spans(item: Item): readonly Hit[]
}

/** Finds the items of a text, each once: many meanings share an item. */
export function itemsOf(reading: Reading, byStart: ReadonlyMap<Term, readonly Item[]>): ItemsOfText {
  const possible = new Set(reading.families().flatMap((family) => byStart.get(family) ?? []))
  const known = new Map<Item, readonly Hit[]>()
  return {
    canHave: (items) => items.every((item) => possible.has(item)),
    spans(item) {
      if (!possible.has(item)) return NOWHERE
      const spans = known.get(item) ?? distinct(item.flatMap((sequence) => spansOf(reading, sequence)))
      known.set(item, spans)
      return spans
    },
  }
}

function spansOf(reading: Reading, [first = '', ...rest]: Sequence): readonly Hit[] {
  if (!isNone(first))
    return rest.reduce((spans, term) => continued(reading, spans, term), reading.hits(first))
  const before = reading.hits(first.slice(1))
  return spansOf(reading, rest).filter(({ from }) => !before.some(({ to }) => to === from))
}

/** The spans that a term follows, with it; after "!" those that it doesn't follow. */
function continued(reading: Reading, spans: readonly Hit[], term: Term): readonly Hit[] {
  if (spans.length === 0) return spans
  if (isNone(term)) {
    const next = reading.hits(term.slice(1))
    return spans.filter(({ to }) => !next.some(({ from }) => from === to))
  }
  return spans.flatMap((span) =>
    reading
      .hits(term)
      .filter(({ from }) => from === span.to)
      .map(({ to, slip, isHindi }) => ({
        from: span.from,
        to,
        slip: span.slip + slip,
        isHindi: span.isHindi || isHindi,
      })),
  )
}

function distinct(spans: readonly Hit[]): readonly Hit[] {
  if (spans.length < 2) return spans
  const seen = new Set<string>()
  return spans.filter(({ from, to, slip }) => {
    const place = `${from} ${to} ${slip}`
    return !seen.has(place) && seen.add(place)
  })
}
