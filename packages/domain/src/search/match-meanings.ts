import { type Hit, type Lexicon, lexicon, type Reading, type Words } from './lexicon.ts'

/** Words that may stand between those of a meaning. */
const WORDS_BETWEEN = 5
const WORDS_BETWEEN_IN_IDIOM = 1
/** Letters of the other words that make up for a slip in one. */
const EXACT_LETTERS = 3
/** A word that is a meaning by itself may have a slip from this length on. */
const SLIP_ALONE_FROM = 6

export interface Vocabulary extends Words {
  /** Spellings by family, see {@link lexicon}. */
  readonly families: Readonly<Record<string, string>>
  /** What means nothing here ("killing time"): a word of it counts for no meaning. */
  readonly idioms: readonly string[]
}

export interface Match<Group extends string> {
  readonly groups: readonly Group[]
  readonly isHindi: boolean
}

/** A family, or an English word, or a Hindi one after "~". */
type Term = string
/** Terms one right after the other. */
type Sequence = readonly Term[]
/** Any of these sequences. */
type Item = readonly Sequence[]

interface Meaning {
  readonly items: readonly Item[]
  /** With one of these near it, it is none. */
  readonly without: readonly Item[]
}

/**
 * Builds the search for meanings. A meaning is written as its words: `WANT DIE` has a word of the family WANT and one of DIE near
 * each other, in any order; `wake+up` are two words in a row, `a|b` is one or the other, `-MOSQUITO` must not be near.
 */
export function meanings<Group extends string>(
  vocabulary: Vocabulary,
  groups: Readonly<Record<Group, readonly string[]>>,
): (text: string) => Match<Group> {
  const families = Object.entries(vocabulary.families).map(
    ([name, spellings]) => [name, spellings.split(' ')] as const,
  )
  const isLong = (spelling: string) => spelling.includes('+')
  const sequences = new Map(families.map(([name, spellings]) => [name, spellings.filter(isLong)]))
  const single = Object.fromEntries(
    families.map(([name, spellings]) => [name, spellings.filter((one) => !isLong(one)).join(' ')]),
  )
  const fillers = new Set(vocabulary.fillers.split(' '))
  const parse = (pattern: string) => toMeaning(pattern, sequences, fillers)
  const idioms = vocabulary.idioms.map(parse)
  const parsed = Object.entries<readonly string[]>(groups).map(
    ([name, patterns]) => [name as Group, patterns.map(parse)] as const,
  )
  const all = [...idioms, ...parsed.flatMap(([, of]) => of)]
  const words: Lexicon = lexicon({ ...single, ...literals(all, vocabulary) }, vocabulary)

  return (text) => {
    const reading = words.read(text)
    const blank = new Set<number>()
    for (const { items } of idioms)
      for (const spans of find(reading, items, blank, WORDS_BETWEEN_IN_IDIOM))
        if (spans.every(({ from, slip }, at) => slip === 0 && from >= (spans[at - 1]?.to ?? 0)))
          for (const { from, to } of spans) for (let at = from; at < to; at++) blank.add(at)
    let isHindi = false
    const found = parsed.filter(([, of]) =>
      of.some((meaning) => {
        const spans = firstMatch(reading, meaning, blank)
        isHindi ||= spans?.some((span) => span.isHindi) ?? false
        return spans !== undefined
      }),
    )
    return { groups: found.map(([name]) => name), isHindi }
  }
}

function firstMatch(reading: Reading, { items, without }: Meaning, blank: ReadonlySet<number>) {
  for (const spans of find(reading, items, blank, WORDS_BETWEEN)) {
    const from = Math.min(...spans.map((span) => span.from)) - WORDS_BETWEEN
    const to = Math.max(...spans.map((span) => span.to)) + WORDS_BETWEEN
    const isExcluded = without.some((item) =>
      spansOf(reading, item, new Set()).some((span) => !span.slip && span.from >= from && span.to <= to),
    )
    if (!isExcluded && isClear(reading, spans)) return spans
  }
  return undefined
}

/** Whether the words without a slip say what the one with a slip must have meant. */
function isClear({ words }: Reading, spans: readonly Hit[]) {
  const slips = spans.filter(({ slip }) => slip > 0)
  const [slip] = slips
  if (!slip) return true
  if (slips.length > 1) return false
  if (spans.length === 1) return slip.slip >= SLIP_ALONE_FROM
  const exact = spans.filter((span) => span !== slip)
  const letters = exact.flatMap(({ from, to }) => words.slice(from, to)).join('').length
  return letters >= EXACT_LETTERS
}

/** All ways to find the items near each other. */
function* find(
  reading: Reading,
  items: readonly Item[],
  blank: ReadonlySet<number>,
  between: number,
): Generator<readonly Hit[]> {
  const choices = items.map((item) => spansOf(reading, item, blank))
  if (choices.some((spans) => spans.length === 0)) return
  yield* choose(choices, [], between)
}

function* choose(
  choices: readonly (readonly Hit[])[],
  chosen: readonly Hit[],
  between: number,
): Generator<readonly Hit[]> {
  const next = choices[chosen.length]
  if (!next) return yield chosen
  for (const span of next)
    if (isNear(span, chosen, between)) yield* choose(choices, [...chosen, span], between)
}

function isNear(span: Hit, chosen: readonly Hit[], between: number) {
  if (chosen.some(({ from, to }) => span.from < to && from < span.to)) return false
  const all = [span, ...chosen]
  const length = Math.max(...all.map(({ to }) => to)) - Math.min(...all.map(({ from }) => from))
  const filled = all.reduce((sum, { from, to }) => sum + to - from, 0)
  return length - filled <= between
}

function spansOf(reading: Reading, item: Item, blank: ReadonlySet<number>): Hit[] {
  return item.flatMap((sequence) => {
    const [first = '', ...rest] = sequence
    let spans = [...reading.hits(first)]
    for (const term of rest)
      spans = spans.flatMap((span) =>
        reading.hits(term).flatMap((hit) =>
          hit.from === span.to
            ? {
                from: span.from,
                to: hit.to,
                slip: span.slip + hit.slip,
                isHindi: span.isHindi || hit.isHindi,
              }
            : [],
        ),
      )
    return spans.filter(({ from, to }) => {
      for (let at = from; at < to; at++) if (blank.has(at)) return false
      return true
    })
  })
}

function toMeaning(
  pattern: string,
  sequences: ReadonlyMap<string, readonly string[]>,
  fillers: ReadonlySet<string>,
): Meaning {
  const items = pattern.split(' ')
  const toItem = (item: string): Item =>
    item
      .split('|')
      .flatMap((term) => [term, ...(sequences.get(term) ?? [])])
      .map((sequence) => sequence.split('+').filter((term) => !fillers.has(term)))
  return {
    items: items.filter((item) => !item.startsWith('-')).map(toItem),
    without: items.filter((item) => item.startsWith('-')).map((item) => toItem(item.slice(1))),
  }
}

/** Words that a meaning names itself are families of one. */
function literals(all: readonly Meaning[], { families }: Vocabulary): Record<string, string> {
  const terms = all.flatMap(({ items, without }) => [...items, ...without].flat(2))
  const unknown = terms.filter((term) => !(term in families))
  const misspelt = unknown.find((term) => /[A-Z]/.test(term))
  if (misspelt) throw new TypeError(`No family ${misspelt}`)
  return Object.fromEntries(unknown.map((term) => [term, term]))
}
