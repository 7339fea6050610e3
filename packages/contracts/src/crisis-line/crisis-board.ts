import { checkAge } from '@pulli/domain/crisis-line/check-age.ts'
import {
  isOverdue,
  knownToAnswerOn,
  lastTestCall,
  orderLines,
  STANDING_NUMBERS,
} from '@pulli/domain/crisis-line/order-lines.ts'
import { DEFAULT_TIME_ZONE, dayIn } from '@pulli/domain/day/local-day.ts'
import { isOpenAt, type OpeningHours } from '@pulli/domain/opening-hours/opening-hours.ts'
import { hoursInWords } from '#opening-hours/hours-in-words.ts'
import type { CrisisLine } from './crisis-line.ts'
import type { CrisisLineEntry } from './crisis-line-entry.ts'
import { standingLines } from './standing-lines.ts'

/**
 * Returns the crisis lines as the page and the API show them: in order, with what can be computed at this moment.
 *
 * @param entries of the content service; none while it cannot be read
 */
export function crisisBoard(entries: readonly CrisisLineEntry[], now: Date): CrisisLine[] {
  const today = dayIn(DEFAULT_TIME_ZONE, now)
  const standing = standingLines().map((line) => withEntry(line, entries))
  const others = entries.filter(({ telephone }) => !STANDING_NUMBERS.includes(telephone))
  const ordered = orderLines([...standing, ...others].map(asOrdered), today)
  return ordered.map((line) => toCrisisLine(line, { today, now }))
}

/** What an editor entered about a standing line, and what is built in for the rest. Its number never changes. */
function withEntry(line: CrisisLineEntry, entries: readonly CrisisLineEntry[]): CrisisLineEntry {
  const entry = entries.find(({ telephone }) => telephone === line.telephone)
  if (entry === undefined) return line
  const entered = Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== undefined && !isEmptyList(value)),
  )
  return { ...line, ...entered, number: line.number }
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

const asOrdered = (entry: CrisisLineEntry) => ({
  ...entry,
  checkedOn: entry.checkedOn,
  isHidden: entry.isHidden === true,
})

type Ordered = ReturnType<typeof asOrdered>

function toCrisisLine(line: Ordered, { today, now }: { today: string; now: Date }): CrisisLine {
  const hours = { zone: DEFAULT_TIME_ZONE, periods: line.openingHours, holidays: [] }
  const checkedOn = knownToAnswerOn(line)
  const testCall = lastTestCall(line.testCalls)
  return {
    id: line.documentId,
    name: line.name,
    kind: line.kind ?? 'talk',
    number: line.number,
    telephone: line.telephone,
    alternative_number: line.alternativeNumber ?? null,
    alternative_telephone: line.alternativeTelephone ?? null,
    whatsapp: line.whatsapp ?? null,
    chat: line.chat ?? null,
    app: line.app ?? null,
    ...hoursOf(line, hours, now),
    cost: line.cost ?? null,
    languages: line.languages ?? null,
    for_whom: line.forWhom ?? null,
    region: line.region ?? null,
    note: line.note ?? null,
    source: line.source ?? null,
    checked_on: checkedOn ?? null,
    asked_on: line.askedOn ?? null,
    checked_by: checkerOf(line, checkedOn),
    checked_days_ago: checkedOn === undefined ? null : checkAge(checkedOn, today).days,
    is_check_overdue: isOverdue(line, today),
    last_test_call:
      testCall === undefined
        ? null
        : {
            called_on: testCall.calledOn,
            was_answered: testCall.wasAnswered,
            minutes: testCall.minutes ?? null,
            language: testCall.language ?? null,
          },
    is_standing: STANDING_NUMBERS.includes(line.telephone),
  }
}

function hoursOf({ openingHours, hoursNote }: Ordered, hours: OpeningHours, now: Date) {
  const isKnown = openingHours.length > 0
  const words = [isKnown && hoursInWords(hours), hoursNote].filter(Boolean).join('. ')
  return {
    opening_hours: openingHours.map(({ days, from, to }) => ({
      days: [...days],
      from: timeOf(from),
      to: timeOf(to),
    })),
    time_zone: hours.zone,
    hours: words || null,
    is_open: isKnown ? isOpenAt(hours, now) : null,
  }
}

/** A later test call of the office is a check of the office, whatever the record says of the earlier one. */
function checkerOf({ checkedOn, checkedBy }: Ordered, answeredOn: string | undefined) {
  if (answeredOn === undefined) return null
  if (answeredOn !== checkedOn || checkedBy === 'Our office') return 'provider'
  return checkedBy === 'Public sources' ? 'public-sources' : null
}

const timeOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
