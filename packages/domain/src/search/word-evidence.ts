import { foldEnglish, foldHindi, splitWords } from './fold-words.ts'
import { isHindiText } from './hindi-text.ts'

/** Words of a sentence. Longer texts are read sentence by sentence, so that many harmless words do not add up. */
export const SENTENCE = 14
const STEP = 6

/** What every text has: most texts are harmless. */
export const EVERY_TEXT = '*'

/** Function words: they occur in any text, and count only beside others. */
const LITTLE = new Set(
  'ne me mein main mai aur or ab to ko se ki ka ke pe par hi bhi hai hain h ho hu hoon hun tha thi the raha rahi rahe gaya gayi gaye liya li le diya di de kar karke ke kiya ki aaya aayi jaunga jaungi ja jana wo woh usne maine unhone mera mere meri uska uski uske unka apna apne apni ye yeh is us phir fir tak wala wale wali kya ek koi jo bahut baad saath'
    .split(' ')
    .map(foldHindi),
)

interface Word {
  /** As `word-points.ts` names it in a text of this language: "=" English, "~" Hindi. */
  readonly key: string
  /** In the other language: people mix them. */
  readonly other: string
}

function wordsOf(text: string): readonly Word[] {
  const words = splitWords(text)
  const isHindi = isHindiText(words)
  return words.map((word) => {
    const [english, hindi] = [`=${foldEnglish(word)}`, `~${foldHindi(word)}`]
    return isHindi || /\p{Script=Devanagari}/u.test(word)
      ? { key: hindi, other: english }
      : { key: english, other: hindi }
  })
}

const isLittle = (key: string) => key.startsWith('~') && LITTLE.has(key.slice(1))

/** Words and pairs of neighbours, each once, by key. Little words count in pairs alone. */
function withPairs(words: readonly Word[]): ReadonlyMap<string, string> {
  return new Map(
    words.flatMap(({ key, other }, at) => {
      const pair = `${words[at - 1]?.key} ${key}`
      const one = isLittle(key) ? [] : [[key, other] as const]
      return at > 0 ? [...one, [pair, pair] as const] : one
    }),
  )
}

/** The evidence in a text: its words and pairs of neighbours. */
export function evidenceIn(text: string): readonly string[] {
  return [EVERY_TEXT, ...withPairs(wordsOf(text)).keys()]
}

/** How many words a text has, and the most points of any sentence: above 0 they are found in distress more often than elsewhere. */
export function weigh(text: string, points: ReadonlyMap<string, number>): { words: number; most: number } {
  const words = wordsOf(text)
  const every = points.get(EVERY_TEXT) ?? 0
  const starts = Array.from(
    { length: Math.max(1, Math.ceil((words.length - SENTENCE) / STEP) + 1) },
    (_, at) => at * STEP,
  )
  const sums = starts.map((from) => {
    let sum = every
    for (const [key, other] of withPairs(words.slice(from, from + SENTENCE)))
      sum += points.get(key) ?? points.get(other) ?? 0
    return sum
  })
  return { words: words.length, most: Math.max(...sums) }
}
