import { createHmac } from 'node:crypto'
import { countComingOfNumber, lockCalendar } from '@pulli/data/appointment/appointments.ts'
import { isHeldUnproven, listUnprovenHolds, type UnprovenHold } from '@pulli/data/appointment/holds.ts'
import type { RequestEvent } from '@pulli/data/consultation/request-events.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import type { SiteKey } from '#keys/keys.ts'
import { networkOf } from '#limits/address-group.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'
import type { TakenTime } from './take-time.ts'
import type { WrittenRequest } from './writer.ts'

/**
 * Of the times of one person that are free or held by visitors without a proven number, they hold a third together. From
 * there to a half each is for a network that holds none, so that no single place fills the third and shuts out the
 * next visitor.
 */
const SHARE = { all: 1 / 3, newcomers: 1 / 2 }
const LEAST_HOLDS = { all: 3, newcomers: 4 }
/** Coming appointments of a proven number. The desk may exceed it. */
const APPOINTMENTS_OF_NUMBER = 3
/** Moves of one request in an hour: each is mailed to everyone concerned. */
const MOVES_OF_REQUEST = 12
/** Calls that one request asks for in an hour: each is mailed to the office. */
const CALLS_OF_REQUEST = 6

export type Chooser = {
  request: WrittenRequest & { events: readonly RequestEvent[] }
  ip: string
  now: Date
}

/** Whether the number of a request is proven, or the office has talked to its sender. */
function isKnown({ isProven, events }: Chooser['request']): boolean {
  return isProven || events.some(({ kind }) => kind === 'reached' || kind === 'offered')
}

/**
 * Refuses a hold only for what is held or booked now. What was replaced, ran out or was cancelled counts no more
 * (decision 122).
 *
 * @returns the hash under which the hold counts as one of an unproven visitor; null: it doesn't
 * @throws DomainError `too-many-times` while unproven visitors hold too much, `too-many-appointments`
 */
export async function limitHolds(
  tx: Tx,
  { config: { keys } }: ApiContext,
  chooser: Chooser,
  { staffId, freeTimes }: TakenTime,
): Promise<string | null> {
  const { request, ip, now } = chooser
  if (isKnown(request)) {
    if (!(await hasRoom(tx, request.id, now))) throw new DomainError('too-many-appointments')
    return null
  }
  await lockCalendar(tx, staffId)
  const holds = await listUnprovenHolds(tx, { staffId, now })
  // It gives back what it holds of this person, so the count stays as it is.
  if (holds.some(({ requestId }) => requestId === request.id)) return visitorHash(keys.current, ip)
  const hashes: unknown[] = keys.accepted.map((key) => visitorHash(key, ip))
  const group = holds.some((hold) => hashes.includes(hold.visitorHash)) ? 'all' : 'newcomers'
  const share = Math.ceil((freeTimes + holds.length) * SHARE[group])
  refuseAbove(Math.max(LEAST_HOLDS[group], share), holds, now)
  return visitorHash(keys.current, ip)
}

/**
 * Returns whether a held time may be booked without the office. What a proven number holds was counted then. One that was
 * proven only after its hold may have its appointments: what was held is not refused, the office calls about it.
 */
export async function mayBookAlone(
  tx: Tx,
  { id, requestId, now }: { id: string; requestId: string; now: Date },
): Promise<boolean> {
  return !(await isHeldUnproven(tx, id)) || (await hasRoom(tx, requestId, now))
}

/** @throws DomainError `too-many-requests` where a request moves too often */
export async function limitMoves(
  tx: Tx,
  { config: { keys } }: ApiContext,
  { requestId, now }: { requestId: string; now: Date },
): Promise<void> {
  await enforceLimit(tx, {
    name: 'moves-of-request',
    subject: requestId,
    max: MOVES_OF_REQUEST,
    windowSeconds: 3_600,
    keys,
    now,
  })
}

/** @throws DomainError `too-many-requests` where a request asks for calls too often */
export async function limitCalls(
  tx: Tx,
  { config: { keys } }: ApiContext,
  { requestId, now }: { requestId: string; now: Date },
): Promise<void> {
  await enforceLimit(tx, {
    name: 'calls-of-request',
    subject: requestId,
    max: CALLS_OF_REQUEST,
    windowSeconds: 3_600,
    keys,
    now,
  })
}

async function hasRoom(tx: Tx, requestId: string, now: Date): Promise<boolean> {
  return (await countComingOfNumber(tx, { requestId, now })) < APPOINTMENTS_OF_NUMBER
}

/** Throws while there is no room for one hold more, with the time until enough of them end. */
function refuseAbove(max: number, holds: readonly UnprovenHold[], now: Date): void {
  const last = holds[holds.length - max]
  if (last === undefined) return
  const retryAfterSeconds = Math.ceil((last.holdUntil.getTime() - now.getTime()) / 1_000)
  throw new DomainError('too-many-times', { retryAfterSeconds })
}

function visitorHash(key: SiteKey, ip: string): string {
  return createHmac('sha256', key('limit'))
    .update(`hold\n${networkOf(ip)}`)
    .digest('base64url')
}
