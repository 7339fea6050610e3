import { isLinkAlive, isOver, type RequestState, stateOf } from '@pulli/domain/consultation/request-life.ts'
import type { CallAbout } from '@pulli/domain/consultation/wished-call.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db, MailAnswer } from '#schema.ts'
import { listRequestEvents, type RequestEvent } from './list-request-events.ts'
import { DETAILS, openDetails, type RequestDetails, type StoredDetails } from './request-details.ts'

/** The columns of a request that its sender may see, and those that are needed to decrypt it. */
export const FOLLOWED_COLUMNS = [
  ...DETAILS,
  'section',
  'consultation_on as consultationOn',
  'time_zone as timeZone',
  'submitted_at as submittedAt',
  'for_whom as forWhom',
  'preferred_staff as preferredStaff',
  'promised_by as promisedBy',
  'call_about as callAbout',
  'call_starts_at as callStartsAt',
  'mail_answer as mailAnswer',
  'links_ended_at as linksEndedAt',
] as const

/** A request with its life, as its sender sees it. */
export type FollowedRequest = Omit<RequestDetails, 'followToken'> & {
  id: string
  section: string
  consultationOn: string
  timeZone: string
  submittedAt: Date
  forWhom: 'me' | 'child'
  /** The document id of the team entry that they asked for. */
  preferredStaff: string | null
  promisedBy: Date | null
  /** What they asked to be called about, and for which time; null: nothing. */
  callAbout: CallAbout | null
  callStartsAt: Date | null
  mailAnswer: MailAnswer | null
  linksEndedAt: Date | null
  state: RequestState
  events: RequestEvent[]
}

type Stored = StoredDetails & Omit<FollowedRequest, keyof RequestDetails | 'state' | 'events'>

/**
 * Adds its life to a stored request, decrypted; undefined from 90 days after it was over.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function followRequest(
  db: Db,
  keys: EncryptionKeys,
  stored: Stored,
  now: Date,
): Promise<FollowedRequest | undefined> {
  const events = await listRequestEvents(db, stored.id)
  const state = stateOf(events.map(({ kind }) => kind))
  if (!isLinkAlive(isOver(state) ? events.at(-1)?.occurredAt : undefined, now)) return undefined
  const { wrappedKey, detailsEncrypted, ...columns } = stored
  const { followToken, ...details } = await openDetails(keys, stored)
  return { ...columns, ...details, state, events }
}
