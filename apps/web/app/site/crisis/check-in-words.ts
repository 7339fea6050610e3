import type { CrisisLine } from '@pulli/contracts/crisis-line/crisis-line.ts'
import { checkAge } from '@pulli/domain/crisis-line/check-age.ts'
import { m } from '@pulli/messages/messages.js'

const A_YEAR = 12
/** From here on years are plainer than months. */
const YEARS_FROM_MONTHS = 24

const days = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const ago = new Intl.RelativeTimeFormat('en-IN')

/**
 * Writes when a line was checked: the date always, its age from 90 days on. A line whose check is overdue says "not
 * checked since"; the two standing numbers never do.
 *
 * @param today `YYYY-MM-DD`
 */
export function checkInWords(line: CrisisLine, today: string): string {
  const { checked_on, checked_by, is_check_overdue, is_standing } = line
  if (checked_on === null) return m.crisis_never_checked()
  const date = days.format(new Date(`${checked_on}T00:00:00Z`))
  if (is_check_overdue && !is_standing) return m.crisis_not_checked_since({ date })
  const { isShown, months } = checkAge(checked_on, today)
  const isPublic = checked_by === 'public-sources'
  if (!isShown) return isPublic ? m.crisis_checked_public({ date }) : m.crisis_checked({ date })
  const age = months < YEARS_FROM_MONTHS ? ago.format(-months, 'month') : inYears(months)
  return isPublic ? m.crisis_checked_public_ago({ date, ago: age }) : m.crisis_checked_ago({ date, ago: age })
}

/** Writes a fact about a line; where it is not known, to ask, and on which day it could not be found out. */
export function factInWords(fact: string | null, { asked_on }: Pick<CrisisLine, 'asked_on'>): string {
  if (fact !== null) return fact
  if (asked_on === null) return m.crisis_line_ask()
  return m.crisis_line_ask_since({ date: days.format(new Date(`${asked_on}T00:00:00Z`)) })
}

const inYears = (months: number) => ago.format(-Math.floor(months / A_YEAR), 'year')

/** Writes how the last test call went. Undefined where none was answered. */
export function testCallInWords({ last_test_call: call }: CrisisLine): string | undefined {
  if (!call?.was_answered) return undefined
  const { minutes, language } = call
  if (minutes === null) return language === null ? m.crisis_answered() : m.crisis_answered_in({ language })
  return language === null
    ? m.crisis_answered_after({ minutes })
    : m.crisis_answered_after_in({ minutes, language })
}
