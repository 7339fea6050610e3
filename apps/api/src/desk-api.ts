import {
  DeskFigures,
  type FigureShare,
  FiguresQuery,
  type FigureWait,
} from '@pulli/contracts/desk-figures.ts'
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
import { FIGURE_PERIODS, type FigurePeriod, figureDays } from '@pulli/domain/figures/figure-periods.ts'
import { type Counted, shownParts, shownTotal } from '@pulli/domain/figures/shown-count.ts'
import { shownShare } from '@pulli/domain/figures/shown-share.ts'
import { shownWait } from '@pulli/domain/figures/shown-wait.ts'
import { m } from '@pulli/messages/messages.js'
import type { FastifyPluginAsync } from 'fastify'
import { callHoursInTime } from '#consultation/call-hours-in-time.ts'
import { callsOf } from '#http/calls.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import type { ApiContext } from './context.ts'
import { hoursCalls } from './desk-availability/hours-calls.ts'
import { deskAppointmentCalls } from './desk-request/desk-appointment-calls.ts'
import { deskRequestCalls } from './desk-request/desk-request-calls.ts'
import { serviceCalls } from './desk-service/service-calls.ts'
import { weekCalls } from './desk-week/week-calls.ts'
import { envelopeApi } from './envelope-api.ts'
import { deskOpenapi } from './openapi/openapi.ts'
import { sampleCalls } from './sample/sample-calls.ts'
import { siteStateCalls } from './site-state/site-state-calls.ts'
import { deviceCalls } from './staff/device-calls.ts'
import { peopleCalls } from './staff/people-calls.ts'
import { requireStaff } from './staff/require-staff.ts'
import { joinCalls, staffSessionCalls } from './staff/session-calls.ts'
import { testCallCalls } from './test-call/test-call-calls.ts'

const call = callsOf({ tag: 'Figures', caller: ['coordinator', 'owner'], limit: KNOWN_STAFF })

/** Waiting times and counts of a period. */
const figuresCalls = {
  readFigures: call({
    route: 'GET /figures',
    summary: 'Read the figures of a period',
    description:
      'For coordinators and owners. Counts are in steps of 5, and nothing that fewer than 5 people ' +
      'are behind is said.',
    query: FiguresQuery,
    answer: DeskFigures,
    says: m.desk_api_figures,
    run: ({ context, query }) =>
      readFigures(context, FIGURE_PERIODS.find((period) => String(period) === query.days) ?? 30),
  }),
}

/** The calls of the desk. */
export const deskCalls = {
  ...staffSessionCalls,
  ...joinCalls,
  ...peopleCalls,
  ...deviceCalls,
  ...hoursCalls,
  ...serviceCalls,
  ...weekCalls,
  ...figuresCalls,
  ...deskRequestCalls,
  ...deskAppointmentCalls,
  ...testCallCalls,
  ...sampleCalls,
  ...siteStateCalls,
}

/** The API of the desk, mounted at `/api/v1/desk`, with sessions of its own. Every response is an envelope. */
export function deskApi({ context }: { context: ApiContext }): FastifyPluginAsync {
  return envelopeApi({
    context,
    document: deskOpenapi(context.config.signIn.publicUrl, deskCalls),
    calls: deskCalls,
    authenticate: requireStaff(context),
    challenge: 'Cookie realm="desk"',
  })
}

const NOBODY: Counted = { count: 0, people: 0 }

/**
 * Returns the figures of the days up to now. Where the settings cannot be read, the days are those of India: a figure that
 * begins some hours earlier is better than none.
 */
async function readFigures(context: ApiContext, days: FigurePeriod): Promise<DeskFigures> {
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
