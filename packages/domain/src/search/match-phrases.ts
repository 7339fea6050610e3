import { foldWord, slipsBetween, splitWords } from './fold-words.ts'
import { foldedWords, type Phrase, type PhraseGroup, type PhraseList } from './phrase-list.ts'

/** Longer texts are read up to here; no address is longer. */
const LONGEST = 2_048

/** Other words that may stand between two words of a phrase ("want to *really just* die"). */
const WORDS_BETWEEN = 2

/** Shorter words must be spelt as in the list: "die" is one letter from "diet" and "dye". */
const SLIPS_FROM = 5
const TWO_SLIPS_FROM = 9
/** A word that is a phrase by itself has no other word to confirm it. */
const SLIPS_FROM_ALONE = 7
/** A phrase without its spaces: a shorter one is too often part of something else. */
const JOINED_FROM = 7
/** From this length on it is looked for inside a longer word too ("iwanttokillmyself"). */
const INSIDE_FROM = 9
/** Words of a run that is read without its spaces: "s u i c i d e" has seven. */
const LONGEST_RUN = 12
const LETTERS_OF_A_RUN = 48

/** The groups of the list that have a phrase in what was typed. */
export function matchPhrases(list: PhraseList, typed: string): PhraseGroup[] {
  const said = hear(list, typed)
  return list.groups.filter(({ phrases }) => phrases.some((phrase) => isIn(phrase, said)))
}

/**
 * Whether help stands before everything else. Without a list it always does: a panel too many costs little, and one
 * too few may cost a life.
 */
export function needsHelpFirst(list: PhraseList | undefined, typed: string): boolean {
  if (!list) return true
  const said = hear(list, typed)
  return list.groups.some(({ phrases }) => phrases.some((phrase) => isIn(phrase, said)))
}

interface Run {
  readonly folded: string
  readonly plain: string
}

/** What was typed, ready to be compared. */
interface Said {
  has(word: string): boolean
  /** Where a word of a phrase stands, spelling forgiven. */
  placesOf(word: string): readonly number[]
  /** Runs of words without their spaces, folded. */
  readonly runs: ReadonlySet<string>
  /** Single words, and pairs without their space. */
  readonly shortRuns: readonly Run[]
  readonly longWords: readonly string[]
  isOrdinary(word: string): boolean
}

function hear({ spellings, ordinary }: PhraseList, typed: string): Said {
  const raw = splitWords(typed.slice(0, LONGEST))
  const words = new Map<string, number[]>()
  foldedWords(raw, spellings).forEach((word, place) => {
    const places = words.get(word)
    if (places) places.push(place)
    else words.set(word, [place])
  })
  const isOrdinary = (word: string) => ordinary.has(word)
  const known = new Map<string, readonly number[]>()
  function placesOf(word: string) {
    let places = known.get(word)
    if (!places) {
      const found = [...words].filter(([one]) => isSameWord(one, word) && (one === word || !isOrdinary(one)))
      places = found.flatMap(([, at]) => at)
      known.set(word, places)
    }
    return places
  }
  const runs = runsOf(raw)
  return {
    has: (word) => words.has(word),
    placesOf,
    runs: new Set(runs.map(({ folded }) => folded)),
    shortRuns: runs.filter(({ count }) => count <= 2),
    longWords: runs
      .filter(({ count, folded }) => count === 1 && folded.length > INSIDE_FROM)
      .map(({ folded }) => folded),
    isOrdinary,
  }
}

function runsOf(words: readonly string[]) {
  return words.flatMap((_, from) => {
    const runs: (Run & { count: number })[] = []
    for (let count = 1; count <= LONGEST_RUN && from + count <= words.length; count++) {
      const plain = words.slice(from, from + count).join('')
      if (count > 1 && plain.length > LETTERS_OF_A_RUN) break
      runs.push({ plain, folded: foldWord(plain), count })
    }
    return runs
  })
}

function isIn({ words, joined, plain }: Phrase, said: Said) {
  if (joined.length >= JOINED_FROM && said.runs.has(joined)) return true
  if (joined.length >= INSIDE_FROM && said.longWords.some((word) => word.includes(joined))) return true
  const [only = ''] = words
  if (words.length > 1) return follows(words, 0, 0, Number.POSITIVE_INFINITY, said)
  if (said.has(only) || said.runs.has(only)) return true
  return said.shortRuns.some(
    (run) =>
      !said.isOrdinary(run.folded) &&
      ((only.length >= SLIPS_FROM_ALONE && isSameWord(run.folded, only)) ||
        (plain.length >= SLIPS_FROM_ALONE && isSameWord(run.plain, plain))),
  )
}

/** Whether the words of the phrase come in this order, each soon after the one before. */
function follows(words: readonly string[], at: number, from: number, to: number, said: Said): boolean {
  const word = words[at]
  if (word === undefined) return true
  return said
    .placesOf(word)
    .some(
      (place) =>
        place >= from && place <= to && follows(words, at + 1, place + 1, place + 1 + WORDS_BETWEEN, said),
    )
}

/** The same word, or one with a slip of the finger; the first letter is seldom the wrong one. */
function isSameWord(said: string, word: string) {
  if (said === word) return true
  if (word.length < SLIPS_FROM || said[0] !== word[0]) return false
  const most = word.length < TWO_SLIPS_FROM ? 1 : 2
  return slipsBetween(said, word, most) <= most
}
