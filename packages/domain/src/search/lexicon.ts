import { foldEnglish, foldHindi, splitWords } from './fold-words.ts'
import { isHindiText } from './hindi-text.ts'

/** Where a text has a word of a family. */
export interface Hit {
  readonly from: number
  /** The place behind it. */
  readonly to: number
  /** Letters of the word if it has a slip, else 0. */
  readonly slip: number
  readonly isHindi: boolean
}

export interface Reading {
  readonly words: readonly string[]
  /** The places of the words of a family, in order. */
  hits(family: string): readonly Hit[]
  /** The families that have any. */
  families(): readonly string[]
}

export interface Lexicon {
  read(text: string): Reading
}

const NONE: readonly Form[] = []

interface Form {
  readonly family: string
  /** The language and the folded letters. */
  readonly key: string
  readonly isHindi: boolean
}

export interface Words {
  /** Left out ("really"). */
  readonly fillers: string
  /** They mean what they say: no slip, and no other language. */
  readonly ordinary: string
  /** English words that are others in a Hindi text ("me", "band"). */
  readonly hindi?: string
  /** Families whose words may have a slip; all unless given. */
  readonly mistyped?: readonly string[]
}

/** Shorter words have too many neighbours. */
const SLIPS_FROM = 4
/** Folded, a Hindi word has lost most of what distinguishes it. */
const HINDI_SLIPS_FROM = 6
const MAX_FORM = 14
/** A beginning of fewer letters starts too many words. */
const MIN_START = 3
/** Words without the space between them. */
const JOINED_FROM = 6
const MAX_JOINED = 40
/** Letters with a space between them, as in "s u i c i d e". */
const SPELT_OUT_FROM = 4

/**
 * Builds a lexicon.
 * @param families spellings by name, separated by spaces: English words, and Hindi words in Latin letters after "~". "*" matches
 *   any ending.
 */
export function lexicon(
  families: Readonly<Record<string, string>>,
  { fillers, ordinary, hindi = '', mistyped }: Words,
): Lexicon {
  const whole = new Map<string, Form[]>()
  const starts = new Map<string, Form[]>()
  /** The first letters of the keys in `starts`: few words begin with any of them. */
  const heads = new Set<string>()
  const slips = new Map<string, Form[]>()
  const written = new Set(fillers.replaceAll('~', '').split(' '))
  const skipped = new Set(fillers.split(' ').map(keyOf))
  const known = new Set(ordinary.split(' '))
  const inHindi = new Set(hindi.split(' '))
  for (const [family, spellings] of Object.entries(families))
    for (const spelling of spellings.split(' ').filter(Boolean)) add(spelling, family)

  function add(spelling: string, family: string) {
    const word = spelling.replace('*', '')
    const form = { family, key: keyOf(word), isHindi: word.startsWith('~') }
    push(spelling === word ? whole : starts, form.key, form)
    if (spelling !== word) heads.add(form.key.slice(0, MIN_START + 1))
    else written.add(word.replace('~', ''))
    if (
      (mistyped?.includes(family) ?? true) &&
      form.key.length > (form.isHindi ? HINDI_SLIPS_FROM : SLIPS_FROM)
    )
      for (const part of new Set([form.key, ...withoutOneLetter(form.key)])) push(slips, part, form)
  }

  function exact(keys: readonly string[]): Form[] {
    return keys.flatMap((key) => {
      const found = whole.get(key) ?? NONE
      if (!heads.has(key.slice(0, MIN_START + 1))) return found
      const longer = [...found]
      for (let end = Math.min(key.length, MAX_FORM); end > MIN_START; end--)
        longer.push(...(starts.get(key.slice(0, end)) ?? NONE))
      return longer
    })
  }

  function nearly(word: string, keys: readonly string[]): Form[] {
    if (word.length < SLIPS_FROM || word.length > MAX_FORM || known.has(word)) return []
    return keys.flatMap((key) => {
      const near = [key, ...withoutOneLetter(key)].flatMap((part) => slips.get(part) ?? [])
      return near.filter((form) => isOneSlip(form.key, key))
    })
  }

  function keysOf(word: string): readonly string[] {
    return known.has(word) ? [keyOf(word)] : [keyOf(word), keyOf(`~${word}`)]
  }

  /** The known words that a word is made of. */
  function pieces(word: string, keys: readonly string[]): readonly string[] {
    if (word.length < JOINED_FROM || word.length > MAX_JOINED || known.has(word)) return [word]
    if (exact(keys).length > 0) return [word]
    const ways: (readonly string[] | undefined)[] = [[]]
    for (let to = 1; to <= word.length; to++)
      for (let from = Math.max(0, to - MAX_FORM); from < to && !ways[to]; from++) {
        const before = ways[from]
        const piece = word.slice(from, to)
        if (before && (piece === 'i' || (piece.length > 1 && written.has(piece))))
          ways[to] = [...before, piece]
      }
    return ways[word.length] ?? [word]
  }

  return {
    read(text) {
      const keys = new Map<string, readonly string[]>()
      /** Each word is folded once; nothing of a text is left when it was read. */
      function keysHere(word: string) {
        const found = keys.get(word) ?? keysOf(word)
        keys.set(word, found)
        return found
      }
      const words = joinLetters(splitWords(text))
        .flatMap((word) => pieces(word, keysHere(word)))
        .filter((word) => !keysHere(word).some((key) => skipped.has(key)))
      const places = new Map<string, Hit[]>()
      function put(forms: readonly Form[], from: number, to: number, slip: number) {
        for (const { family, isHindi } of forms) {
          const last = places.get(family)?.at(-1)
          if (last?.from !== from || last.to !== to) push(places, family, { from, to, slip, isHindi })
        }
      }
      const isHindi = isHindiText(words)
      words.forEach((word, at) => {
        const all = isHindi && inHindi.has(word) ? [keyOf(`~${word}`)] : keysHere(word)
        const forms = exact(all)
        put(forms, at, at + 1, 0)
        if (forms.length === 0) put(nearly(word, all), at, at + 1, word.length)
        const joined = word + (words[at + 1] ?? '')
        if (joined !== word && joined.length >= JOINED_FROM) put(exact(keysOf(joined)), at, at + 2, 0)
      })
      return { words, hits: (family) => places.get(family) ?? [], families: () => [...places.keys()] }
    },
  }
}

/** A spelling as it is compared: the sign of its language keeps English and Hindi apart. */
function keyOf(spelling: string): string {
  return spelling.startsWith('~') ? `~${foldHindi(spelling.slice(1))}` : `=${foldEnglish(spelling)}`
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value) {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

function joinLetters(words: readonly string[]): string[] {
  const result: string[] = []
  let letters: string[] = []
  for (const word of [...words, '']) {
    if (word.length === 1) letters.push(word)
    else {
      result.push(...(letters.length >= SPELT_OUT_FROM ? [letters.join('')] : letters), word)
      letters = []
    }
  }
  return result.slice(0, -1)
}

/** The word without each of its letters in turn; the first sign, which names its language, stays. */
export function withoutOneLetter(word: string): string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at + 1) + word.slice(at + 2))
}

/** Whether one letter is left out, put in, changed or swapped with its neighbour. The first letter is seldom the wrong one. */
export function isOneSlip(one: string, other: string): boolean {
  if (one.length > other.length) return isOneSlip(other, one)
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < one.length - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const left = one.slice(start, one.length - end)
  const right = other.slice(start, other.length - end)
  if (right.length === 2 && left.length === 2) return left[0] === right[1] && left[1] === right[0]
  return right.length === 1 && left.length <= 1 && start > 1
}
