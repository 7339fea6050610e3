import type { DeskFigures, FigureShare, FigureWait } from '@pulli/contracts/desk-figures.ts'
import { officeCalendar } from '@pulli/contracts/opening-hours/office-hours.ts'
import {
  type CountedAnswers,
  type CountedKind,
  countAnswers,
  countAppointments,
  countBy,
  type MeasuredWait,
  measureWaits,
} from '@pulli/data/desk-figures/desk-figures.ts'
import { CONSULTATION_SECTIONS } from '@pulli/domain/consultation/consultation-sections.ts'
import { CALL_LANGUAGES } from '@pulli/domain/consultation/safe-contact.ts'
import { type FigurePeriod, figureDays } from '@pulli/domain/figures/figure-periods.ts'
import { type Counted, shownParts, shownTotal } from '@pulli/domain/figures/shown-count.ts'
import { shownShare } from '@pulli/domain/figures/shown-share.ts'
import { shownWait } from '@pulli/domain/figures/shown-wait.ts'
import { callHoursInTime } from '#consultation/call-hours-in-time.ts'
import type { ApiContext } from '#context.ts'

const NOBODY: Counted = { count: 0, people: 0 }

/**
 * Returns the figures of the days up to now. Where the settings cannot be read, the days are those of India: a figure that
 * begins some hours earlier is better than none.
 */
export async function readFigures(context: ApiContext, days: FigurePeriod): Promise<DeskFigures> {
  const { db } = context.database
  const now = context.clock()
  const { calendar = officeCalendar(undefined) } = await callHoursInTime(context)
  const { first, last, from } = figureDays(calendar.zone, days, now)
  const span = { from, to: now }
  const [answers, waits, appointments, sections, languages] = await Promise.all([
    countAnswers(db, span),
    measureWaits(db, span),
    countAppointments(db, span),
    countBy(db, 'section', span),
    countBy(db, 'language', span),
  ])
  const { booked, happened, missed, cancelled, unmarked } = appointments
  const outcomes = partsOf([happened, missed, cancelled, unmarked])
  const ofLanguage = partsOf(CALL_LANGUAGES.map((language) => kindOf(languages, language)))
  const ofSection = partsOf(CONSULTATION_SECTIONS.map((section) => kindOf(sections, section)))
  return {
    days,
    first_day: first,
    last_day: last,
    time_zone: calendar.zone,
    has_samples: answers.hasSamples,
    requests: totalOf(answers.asked),
    reached: waitOf(answers, 'reached', waits.reached),
    booked: waitOf(answers, 'booked', waits.booked),
    promises_kept: shareOf(answers.kept, answers.broken),
    first_try: shareOf(answers.reachedFirst, answers.reachedLater),
    appointments: {
      booked: totalOf(booked),
      happened: outcomes[0] ?? null,
      missed: outcomes[1] ?? null,
      cancelled: outcomes[2] ?? null,
      unmarked: outcomes[3] ?? null,
    },
    sections: CONSULTATION_SECTIONS.map((section, n) => ({ section, count: ofSection[n] ?? null })),
    languages: CALL_LANGUAGES.map((language, n) => ({ language, count: ofLanguage[n] ?? null })),
  }
}

const kindOf = (kinds: readonly CountedKind[], wanted: string | null): Counted =>
  kinds.find(({ kind }) => kind === wanted) ?? NOBODY

const totalOf = (counted: Counted) => shownTotal(counted) ?? null
const partsOf = (parts: readonly Counted[]) => shownParts(parts).map((count) => count ?? null)

function shareOf(part: Counted, rest: Counted): FigureShare {
  const share = shownShare(part, rest)
  return { kind: share.kind, percent: share.kind === 'percent' ? share.percent : null }
}

function waitOf(
  answers: CountedAnswers,
  name: 'reached' | 'booked',
  { median, slowTenth }: MeasuredWait,
): FigureWait {
  const { people } = answers[name]
  if (median === null || slowTenth === null)
    return { median_minutes: null, slow_tenth_minutes: null, has_any: people > 0 }
  const shown = shownWait({ people, median, slowTenth })
  return {
    median_minutes: shown.medianMinutes ?? null,
    slow_tenth_minutes: shown.slowTenthMinutes ?? null,
    has_any: people > 0,
  }
}
