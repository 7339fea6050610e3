import type { FollowedRequest } from '@pulli/data/consultation/followed-request.ts'
import type { RequestEvent } from '@pulli/data/consultation/list-request-events.ts'
import type { Tx } from '@pulli/data/schema.ts'
import type { ApiContext } from '#context.ts'
import { addressGroup } from '#limits/address-group.ts'
import { enforceLimits, type Limit } from '#limits/enforce-limit.ts'
import type { TakenTime } from './take-time.ts'
import type { Writer } from './writer.ts'

const HOUR = 3_600
const DAY = 86_400
/** As long as a time is held. */
const HOLD = 600

/** Times that one request takes in an hour, by holding or by moving. Only its sender shares this limit. */
const TIMES_OF_REQUEST = 12
/**
 * Times of one person that strangers behind one address hold in ten minutes. A crowd behind the address of a carrier
 * seldom chooses the same person in the same minutes; whoever meets the limit waits for ten minutes at most.
 */
const HOLDS_OF_ADDRESS = 6
/** Of the free times of one person, strangers hold a third together, so that they never hold all of them. */
const SHARE_OF_STRANGERS = 3
const LEAST_HOLDS = 3
/** Appointments with one person that strangers book in a day, behind one address and all together. */
const BOOKINGS_OF_ADDRESS = 4
const BOOKINGS_OF_STRANGERS = 12

export type Chooser = {
  writer: Writer
  request: Pick<FollowedRequest, 'id'> & { events: readonly RequestEvent[] }
  ip: string
  now: Date
}

/**
 * Whether it is known that somebody stands behind a request: a member with a verified number, or whoever the office
 * talked to. A request is sent with any number, so anybody could otherwise take the week of a counsellor with thirty of
 * them; and somebody who is known is never locked out by what strangers do.
 */
function isKnown({ writer, request }: Chooser): boolean {
  return (
    writer.kind === 'member' || request.events.some(({ kind }) => kind === 'reached' || kind === 'offered')
  )
}

/** @throws DomainError `too-many-times` where a request, or strangers together, take too many times */
export async function limitHolds(
  tx: Tx,
  { config }: ApiContext,
  chooser: Chooser,
  { staffId, freeTimes }: TakenTime,
): Promise<void> {
  const limit = { keys: config.keys, now: chooser.now, code: 'too-many-times' } as const
  const limits: Limit[] = [ofRequest(chooser, limit)]
  if (!isKnown(chooser))
    limits.push(
      {
        ...limit,
        name: 'hold-address',
        subject: `${staffId} ${addressGroup(chooser.ip)}`,
        max: HOLDS_OF_ADDRESS,
        windowSeconds: HOLD,
      },
      {
        ...limit,
        name: 'hold-staff',
        subject: staffId,
        max: Math.max(LEAST_HOLDS, Math.floor(freeTimes / SHARE_OF_STRANGERS)),
        windowSeconds: HOLD,
      },
    )
  await enforceLimits(tx, limits)
}

/** @throws DomainError `too-many-times` where strangers book too many appointments */
export async function limitBookings(
  tx: Tx,
  { config }: ApiContext,
  chooser: Chooser,
  { staffId }: { staffId: string },
): Promise<void> {
  if (isKnown(chooser)) return
  const limit = { keys: config.keys, now: chooser.now, code: 'too-many-times', windowSeconds: DAY } as const
  await enforceLimits(tx, [
    {
      ...limit,
      name: 'book-address',
      subject: `${staffId} ${addressGroup(chooser.ip)}`,
      max: BOOKINGS_OF_ADDRESS,
    },
    { ...limit, name: 'book-staff', subject: staffId, max: BOOKINGS_OF_STRANGERS },
  ])
}

/** @throws DomainError `too-many-times` where a request moves too often */
export async function limitMoves(tx: Tx, { config }: ApiContext, chooser: Chooser): Promise<void> {
  const limit = { keys: config.keys, now: chooser.now, code: 'too-many-times' } as const
  await enforceLimits(tx, [ofRequest(chooser, limit)])
}

function ofRequest(
  { request }: Chooser,
  limit: Pick<Limit, 'keys' | 'now'> & { code: 'too-many-times' },
): Limit {
  return {
    ...limit,
    name: 'times-of-request',
    subject: request.id,
    max: TIMES_OF_REQUEST,
    windowSeconds: HOUR,
  }
}
