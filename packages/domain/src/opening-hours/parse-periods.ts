import { EVERY_DAY, MINUTES_OF_A_DAY, type Period, type Weekday } from './opening-hours.ts'

/*
 * Hours used to be a sentence in the settings. What an editor wrote then is still read where it leaves no doubt;
 * anything else stays a text that is shown unchanged.
 */

const NAMES = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?'
const TO = '(?:to|till|until|through|[-\\u2010-\\u2015])'
const RANGE = `${DAY}(?:\\s*${TO}\\s*${DAY})?(?![a-z])`
const CLOCK = '(\\d{1,2})(?:[:.](\\d{2}))?\\s*([ap]\\.?m\\b\\.?)?'

const ALWAYS = /^(?:24\s*[x×*/]\s*7|24 ?h(?:ou)?rs?\b(?: a day)?|day and night|round the clock|all day)/i
const EVERY = /^(?:every ?day|daily|all days|(?:seven|7) days a week)\b/i
const DAYS = new RegExp(`^${RANGE}(?:\\s*(?:,|&|and\\b|/)\\s*(?:and\\b\\s*)?${RANGE})*`, 'i')
const ONE_RANGE = new RegExp(`(${DAY})(?:\\s*${TO}\\s*(${DAY}))?(?![a-z])`, 'gi')
const AND_CLOSED = /^[\s:]*(?:[-\u2010-\u2015]\s*)?(?:is |are )?(?:closed|holidays?|off)\b/i
const CLOSED_ON = /^closed(?: on)?\s+/i
const HOURS = new RegExp(`^(?:from\\s+)?${CLOCK}\\s*${TO}\\s*${CLOCK}(?![\\d:.])`, 'i')
const BETWEEN = /^(?:[\s,;:.·|()&]+|and\b|on\b|open\b)/i

type Word = { days: Weekday[] } | { hours: Pick<Period, 'from' | 'to'> } | { closed: Weekday[] }

/**
 * Reads opening hours from a sentence such as "11:00 AM to 08:00 PM" or "Mon-Fri 9 AM to 7 PM, Sunday closed".
 *
 * @returns undefined where the sentence leaves any doubt
 */
export function parsePeriods(text: string): Period[] | undefined {
  const words = readWords(text)
  if (words === undefined) return undefined
  const clauses = clausesOf(words)
  if (clauses.some(({ hours }) => hours.length === 0)) return undefined
  // Hours for some days beside hours for no day: nobody knows what the second ones are for.
  const unnamed = clauses.filter(({ days }) => days.length === 0)
  if (unnamed.length > 0 && clauses.length > 1) return undefined
  const closed = words.flatMap((word) => ('closed' in word ? word.closed : []))
  const periods = clauses.flatMap(({ days, hours }) => {
    const named = days.length > 0 ? days : EVERY_DAY
    const open = EVERY_DAY.filter((day) => named.includes(day) && !closed.includes(day))
    return open.length > 0 ? hours.map((one) => ({ days: open, ...one })) : []
  })
  return periods.length > 0 ? periods : undefined
}

/** Days and the hours that belong to them. Days stand before their hours or after them, the same way throughout. */
function clausesOf(words: readonly Word[]) {
  const clauses: { days: Weekday[]; hours: Pick<Period, 'from' | 'to'>[] }[] = []
  const open = words.filter((word) => !('closed' in word))
  const isDaysFirst = open[0] !== undefined && 'days' in open[0]
  let wasDays: boolean | undefined
  for (const word of open) {
    const isDays = 'days' in word
    if (isDays === isDaysFirst && wasDays !== isDays) clauses.push({ days: [], hours: [] })
    const clause = clauses.at(-1)
    if (isDays) clause?.days.push(...word.days)
    else if ('hours' in word) clause?.hours.push(word.hours)
    wasDays = isDays
  }
  return clauses
}

function readWords(text: string): Word[] | undefined {
  const words: Word[] = []
  let rest = text.trim()
  while (rest !== '') {
    const taken = nextWord(rest)
    if (taken === undefined) return undefined
    if (taken.word) words.push(taken.word)
    rest = rest.slice(taken.length)
  }
  return words.length > 0 ? words : undefined
}

/** Takes one word off the beginning. A word that none of the patterns takes makes the whole sentence unreadable. */
function nextWord(rest: string): { word?: Word; length: number } | undefined {
  const always = lengthOf(ALWAYS, rest)
  if (always > 0) return { word: { hours: { from: 0, to: 0 } }, length: always }
  const every = lengthOf(EVERY, rest)
  if (every > 0) return { word: { days: [...EVERY_DAY] }, length: every }
  const before = lengthOf(CLOSED_ON, rest)
  const [names] = DAYS.exec(rest.slice(before)) ?? []
  if (names) {
    const days = daysIn(names)
    const after = before > 0 ? 0 : lengthOf(AND_CLOSED, rest.slice(names.length))
    const isClosed = before + after > 0
    return { word: isClosed ? { closed: days } : { days }, length: before + names.length + after }
  }
  const match = HOURS.exec(rest)
  if (match) {
    const hours = hoursFrom(match)
    return hours && { word: { hours }, length: match[0].length }
  }
  const between = lengthOf(BETWEEN, rest)
  return between > 0 ? { length: between } : undefined
}

const lengthOf = (pattern: RegExp, text: string) => pattern.exec(text)?.[0].length ?? 0

function daysIn(names: string): Weekday[] {
  return [...names.matchAll(ONE_RANGE)].flatMap(([, first = '', last = first]) => {
    const from = weekday(first)
    const count = (weekday(last) - from + 7) % 7
    return Array.from({ length: count + 1 }, (_, n) => (((from - 1 + n) % 7) + 1) as Weekday)
  })
}

const weekday = (name: string) => (NAMES.indexOf(name.slice(0, 3).toLowerCase()) + 1) as Weekday

type Half = 'am' | 'pm' | undefined

function hoursFrom(match: RegExpExecArray): Pick<Period, 'from' | 'to'> | undefined {
  const [, h1, m1, p1, h2, m2, p2] = match
  const second = halfOf(p2)
  const first = halfOf(p1) ?? guessFirst(Number(h1), Number(h2), second)
  // "9 to 7" may be morning or evening; "09:00 to 19:00" is a clock of 24 hours.
  const isPlain = first === undefined && second === undefined
  if (isPlain && (m1 === undefined || m2 === undefined || Number(h2) <= 12)) return undefined
  if (!isPlain && (first === undefined || second === undefined)) return undefined
  const from = minuteOf(Number(h1), Number(m1 ?? 0), first)
  const to = minuteOf(Number(h2), Number(m2 ?? 0), second)
  if (from === undefined || to === undefined) return undefined
  return { from: from % MINUTES_OF_A_DAY, to: to % MINUTES_OF_A_DAY }
}

function halfOf(text: string | undefined): Half {
  if (text === undefined) return undefined
  return text.toLowerCase().startsWith('a') ? 'am' : 'pm'
}

/** "2 to 5 PM" begins in the afternoon, "9 to 5 PM" in the morning. */
function guessFirst(first: number, second: number, half: Half): Half {
  if (half === undefined || first % 12 < second % 12) return half
  return half === 'pm' ? 'am' : undefined
}

function minuteOf(hour: number, minute: number, half: Half): number | undefined {
  if (minute > 59) return undefined
  if (half === undefined) return hour < 24 || (hour === 24 && minute === 0) ? hour * 60 + minute : undefined
  if (hour < 1 || hour > 12) return undefined
  return ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute
}
