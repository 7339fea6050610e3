import type { DeskRequestPage, DeskRequestQuery } from '@pulli/contracts/desk-request.ts'
import {
  countDeskRequests,
  type DeskPosition,
  listDeskRequests,
} from '@pulli/data/desk-request/list-desk-requests.ts'
import type { SignedInStaff } from '@pulli/data/staff/sessions.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { DEFAULT_TIME_ZONE } from '@pulli/domain/day/local-day.ts'
import { instantOn } from '@pulli/domain/opening-hours/instant-on.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { callHoursInTime } from '#consultation/call-hours-in-time.ts'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { urgentAppointments } from '#summary/is-urgent-summary.ts'
import { scopeOf } from './desk-caller.ts'
import { viewOfListing } from './view-of-desk-request.ts'

/** As many requests as a page of a list has. */
const PAGE = 50

/**
 * Returns a page of one of the desk's lists.
 *
 * @throws InvalidInput if `after` is none that a page gave
 */
export async function listDesk(
  context: ApiContext,
  { list, after, day, person }: DeskRequestQuery & { person: SignedInStaff },
): Promise<DeskRequestPage> {
  const { database, encryption, clock } = context
  const scope = scopeOf(person)
  const found = await listDeskRequests(database.db, encryption, {
    list,
    ...scope,
    after: after === undefined ? undefined : readPosition(after),
    received: day === undefined ? undefined : await spanOf(context, day),
    most: PAGE + 1,
  })
  const shown = found.slice(0, PAGE)
  const last = found.length > PAGE ? shown.at(-1) : undefined
  const urgent = await urgentAppointments(
    context,
    shown.map(({ id }) => id),
  )
  const isUrgent = ({ id }: { id: string }) => urgent.some(({ requestId }) => requestId === id)
  return {
    requests: shown.map((request) => viewOfListing(request, isUrgent(request), clock())),
    next: last === undefined ? null : writePosition(last.position),
    counts: await countDeskRequests(database.db, scope),
  }
}

/** A day of the office. Where its zone cannot be read, India's. */
async function spanOf(context: ApiContext, day: string) {
  const { calendar } = await callHoursInTime(context)
  const zone = calendar?.zone ?? DEFAULT_TIME_ZONE
  return { from: instantOn(zone, day, 0), to: instantOn(zone, addDays(day, 1), 0) }
}

const Position = z.tuple([
  z.coerce.number().int().min(0).max(9),
  z.coerce.number().int().min(0).max(1),
  z.union([z.literal('infinity'), z.iso.datetime().transform((text) => new Date(text))]),
  z.uuid(),
])

function writePosition({ rank, isCalled, promise, id }: DeskPosition): string {
  return [rank, isCalled, promise === 'infinity' ? promise : promise.toISOString(), id].join('_')
}

function readPosition(after: string): DeskPosition {
  const parsed = Position.safeParse(after.split('_'))
  if (!parsed.success) throw new InvalidInput({ after: m.field_after_unknown() })
  const [rank, isCalled, promise, id] = parsed.data
  return { rank, isCalled, promise, id }
}
