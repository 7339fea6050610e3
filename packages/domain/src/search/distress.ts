import { DISTRESS, type Distress, type DistressFound } from './distress-groups.ts'
import { MEANINGS } from './distress-meanings.ts'
import { FAMILIES, FILLERS, HINDI_TOO, MISTYPED, ORDINARY } from './distress-words.ts'
import { splitWords } from './fold-words.ts'
import { isHindiText } from './hindi-text.ts'
import { meanings } from './match-meanings.ts'
import { IDIOMS } from './meanings/idioms.ts'
import { SENTENCE, weigh } from './word-evidence.ts'
import { WORD_POINTS } from './word-points.ts'

/** From these points on the words of a sentence are distress without a known meaning. */
const ENOUGH_ALONE = 16
/** From these points on they are, if their meaning hints at it. */
const ENOUGH_WITH_A_HINT = 5
/** A meaning in a sentence below them, unless it is certain, is about something else ("suicide inhibition of an enzyme"). */
const TOO_FEW = -12
/** Fewer words say too little about each other. */
const MIN_WORDS = 3

/** Longer texts are read up to here; no address is longer. */
const MAX_LETTERS = 2_048
const SENTENCE_END = /[.!?।\n]+/

const find = meanings(
  {
    families: FAMILIES,
    fillers: FILLERS,
    ordinary: ORDINARY,
    hindi: HINDI_TOO,
    mistyped: MISTYPED,
    idioms: IDIOMS,
  },
  MEANINGS,
)
const points = new Map(
  WORD_POINTS.trim()
    .split('\n')
    .map((line) => {
      const space = line.lastIndexOf(' ')
      return [line.slice(0, space), Number(line.slice(space + 1))] as const
    }),
)

/** What a text says about danger, in a search or a note. Nothing about it is stored or sent (D65). */
export function distressIn(text: string): DistressFound {
  const read = text.slice(0, MAX_LETTERS)
  const sentences = splitWords(read).length <= SENTENCE ? [read] : read.split(SENTENCE_END)
  const found = sentences.map(inSentence)
  return {
    groups: DISTRESS.filter((group) => found.some(({ groups }) => groups.includes(group))),
    isHindi: found.some(({ groups, isHindi }) => groups.length > 0 && isHindi),
  }
}

function inSentence(text: string): DistressFound {
  const { groups, isHindi } = find(text)
  const { words, most } = weigh(text, points)
  const isHinted = groups.includes('hinted') && most > ENOUGH_WITH_A_HINT
  const isOfMinor = groups.includes('minor') && (groups.includes('suicide') || groups.includes('violence'))
  const isFound = (group: Distress) =>
    groups.includes(group) || (group === 'child' && isOfMinor) || (group === 'suicide' && isHinted)
  const meant = DISTRESS.filter(isFound)
  if (meant.length === 0) {
    return {
      groups: most > ENOUGH_ALONE ? ['suicide'] : [],
      isHindi: isHindi || isHindiText(splitWords(text)),
    }
  }
  // "Durkheim's theory of suicide" is about no person.
  const isStudy = groups.includes('study') && !groups.includes('person')
  const canBeTakenBack = words >= MIN_WORDS && words <= SENTENCE && !groups.includes('certain')
  return { groups: canBeTakenBack && (isStudy || most < TOO_FEW) ? [] : meant, isHindi }
}
