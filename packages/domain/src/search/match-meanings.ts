import { type Item, type ItemsOfText, itemsByStart, itemsOf } from './item-spans.ts'
import { type Hit, type Lexicon, lexicon, type Words } from './lexicon.ts'

/** Words that may come between those of a meaning. */
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

interface Meaning {
  readonly items: readonly Item[]
  /** With one of these near it, it is none. */
  readonly without: readonly Item[]
}

/**
 * Builds the search for meanings. A meaning is written as its words: `WANT DIE` has a word of the family WANT and one of DIE near
 * each other, in any order; `wake+up` are two words in a row, `hit+!UP` is "hit" with no "up" behind it, `!UP+hit` with none before it, `a|b` is one or the other,
 * `-MOSQUITO` must not be near.
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
  const items = new Map<string, Item>()
  const parse = (pattern: string) => toMeaning(pattern, itemOf)
  function itemOf(text: string): Item {
    const item = items.get(text) ?? toItem(text, sequences, fillers)
    items.set(text, item)
    return item
  }
  const idioms = vocabulary.idioms.map(parse)
  const parsed = Object.entries<readonly string[]>(groups).map(
    ([name, patterns]) => [name as Group, patterns.map(parse)] as const,
  )
  const words: Lexicon = lexicon({ ...single, ...literals(items.values(), vocabulary) }, vocabulary)
  const byStart = itemsByStart(items.values())

  return (text) => {
    const reading = words.read(text)
    const found = itemsOf(reading, byStart)
    const blank = new Set<number>()
    for (const { items } of idioms)
      for (const spans of find(found, items, blank, WORDS_BETWEEN_IN_IDIOM))
        if (spans.every(({ from, slip }, at) => slip === 0 && from >= (spans[at - 1]?.to ?? 0)))
          for (const { from, to } of spans) for (let at = from; at < to; at++) blank.add(at)
    let isHindi = false
    const meant = parsed.filter(([, of]) =>
      of.some((meaning) => {
        const spans = firstMatch(found, meaning, blank, reading.words)
        isHindi ||= spans?.some((span) => span.isHindi) ?? false
        return spans !== undefined
      }),
    )
    return { groups: meant.map(([name]) => name), isHindi }
  }
}

function firstMatch(
  found: ItemsOfText,
  { items, without }: Meaning,
  blank: ReadonlySet<number>,
  words: readonly string[],
) {
  for (const spans of find(found, items, blank, WORDS_BETWEEN)) {
    const from = Math.min(...spans.map((span) => span.from)) - WORDS_BETWEEN
    const to = Math.max(...spans.map((span) => span.to)) + WORDS_BETWEEN
    const isExcluded = without.some((item) =>
      found.spans(item).some((span) => !span.slip && span.from >= from && span.to <= to),
    )
    if (!isExcluded && isClear(words, spans)) return spans
  }
  return undefined
}

/** Whether the words without a slip say what the one with a slip must have meant. */
function isClear(words: readonly string[], spans: readonly Hit[]) {
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
  found: ItemsOfText,
  items: readonly Item[],
  blank: ReadonlySet<number>,
  between: number,
): Generator<readonly Hit[]> {
  if (!found.canHave(items)) return
  const choices = items.map((item) => found.spans(item).filter((span) => !isBlank(span, blank)))
  if (choices.some((spans) => spans.length === 0)) return
  yield* choose(choices, [], between)
}

function isBlank({ from, to }: Hit, blank: ReadonlySet<number>) {
  for (let at = from; at < to; at++) if (blank.has(at)) return true
  return false
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
  let { from, to } = span
  let filled = to - from
  for (const other of chosen) {
    if (span.from < other.to && other.from < span.to) return false
    from = Math.min(from, other.from)
    to = Math.max(to, other.to)
    filled += other.to - other.from
  }
  return to - from - filled <= between
}

function toMeaning(pattern: string, itemOf: (text: string) => Item): Meaning {
  const items = pattern.split(' ')
  return {
    items: items.filter((item) => !item.startsWith('-')).map(itemOf),
    without: items.filter((item) => item.startsWith('-')).map((item) => itemOf(item.slice(1))),
  }
}

function toItem(
  text: string,
  sequences: ReadonlyMap<string, readonly string[]>,
  fillers: ReadonlySet<string>,
): Item {
  return text
    .split('|')
    .flatMap((term) => [term, ...(sequences.get(term) ?? [])])
    .map((sequence) => sequence.split('+').filter((term) => !fillers.has(term)))
}

/** Words that a meaning names itself are families of one. */
function literals(items: Iterable<Item>, { families }: Vocabulary): Record<string, string> {
  const terms = [...items].flat(2).map((term) => term.replace('!', ''))
  const unknown = terms.filter((term) => !(term in families))
  const misspelt = unknown.find((term) => /[A-Z]/.test(term))
  if (misspelt) throw new TypeError(`No family ${misspelt}`)
  return Object.fromEntries(unknown.map((term) => [term, term]))
}
