import { foldWord, splitWords } from './fold-words.ts'

/** A phrase, ready to be compared. */
export interface Phrase {
  /** Its words, folded. */
  readonly words: readonly string[]
  /** Its words without the spaces, folded: people leave spaces out. */
  readonly joined: string
  /** The same, not folded: a slip can change how a letter next to it is folded ("suicdie"). */
  readonly plain: string
}

/** Phrases that mean one thing. */
export interface PhraseGroup {
  readonly name: string
  readonly phrases: readonly Phrase[]
  /** What to search for when somebody types one of them. */
  readonly finds: readonly string[]
}

/** A list of phrases with the person who reviewed it. */
export interface PhraseList {
  readonly reviewedBy: string
  readonly reviewedOn: string
  /** Folded spelling to folded words. */
  readonly spellings: ReadonlyMap<string, readonly string[]>
  /** Folded words that are never a slip of another one. */
  readonly ordinary: ReadonlySet<string>
  readonly groups: readonly PhraseGroup[]
}

/**
 * Reads a phrase list (JSON). A list with any fault counts as none, because half a list would miss phrases without
 * telling anybody.
 */
export function readPhraseList(json: string): PhraseList | undefined {
  try {
    return phraseList(JSON.parse(json))
  } catch {
    return undefined
  }
}

/** @throws {TypeError} when a part is missing or of another kind */
function phraseList(file: unknown): PhraseList {
  const { reviewedBy, reviewedOn, spellings, ordinary, groups } = fields(file)
  const known = new Map<string, readonly string[]>()
  for (const [word, others] of Object.entries(fields(spellings)))
    for (const other of strings(others)) known.set(foldWord(text(other)), splitWords(word).map(foldWord))
  return {
    reviewedBy: text(reviewedBy),
    reviewedOn: text(reviewedOn),
    spellings: known,
    ordinary: new Set(strings(ordinary).map(foldWord)),
    groups: list(groups).map((group) => {
      const { name, phrases, finds = [] } = fields(group)
      return { name: text(name), finds: strings(finds), phrases: filled(strings(phrases)).map(toPhrase) }
    }),
  }

  function toPhrase(phrase: string): Phrase {
    const words = splitWords(phrase)
    if (words.length === 0) throw new TypeError('a phrase without words')
    const plain = words.join('')
    return { words: foldedWords(words, known), joined: foldWord(plain), plain }
  }
}

/** Words as the list spells them, folded. A spelling may stand for two words ("wanna": "want to"). */
export function foldedWords(words: readonly string[], spellings: PhraseList['spellings']): string[] {
  return words.map(foldWord).flatMap((word) => spellings.get(word) ?? word)
}

function fields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('no object')
  return value as Record<string, unknown>
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('no list')
  return filled(value)
}

function filled<Value>(values: readonly Value[]): readonly Value[] {
  if (values.length === 0) throw new TypeError('an empty list')
  return values
}

function strings(value: unknown): string[] {
  if (!Array.isArray(value)) throw new TypeError('no list')
  return value.map(text)
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('no text')
  return value
}
