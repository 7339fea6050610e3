import { randomBytes } from 'node:crypto'
import { isLinkAlive, isOver, type RequestState, stateOf } from '@pulli/domain/consultation/request-life.ts'
import type { CallAbout } from '@pulli/domain/consultation/wished-call.ts'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db, MailAnswer, Tx } from '#schema.ts'
import {
  changeDetails,
  DETAILS,
  openDetails,
  type RequestDetails,
  type StoredDetails,
} from './request-details.ts'
import { listRequestEvents, type RequestEvent } from './request-events.ts'

/** The columns of a request that its sender may see, and those that are needed to decrypt it. */
export const FOLLOWED_COLUMNS = [
  ...DETAILS,
  'section',
  'consultationOn',
  'timeZone',
  'submittedAt',
  'forWhom',
  'preferredStaff',
  'promisedBy',
  'callAbout',
  'callStartsAt',
  'mailAnswer',
  'linksEndedAt',
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

/**
 * Finds the request of a link. A token that was guessed, or is older than 90 days after the request was over, finds
 * nothing.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function findRequestByToken(
  db: Db,
  keys: EncryptionKeys,
  token: string,
  now: Date,
): Promise<FollowedRequest | undefined> {
  if (!isFollowToken(token)) return undefined
  const stored = await db
    .selectFrom('consultationRequests')
    .select(FOLLOWED_COLUMNS)
    .where('followTokenHash', '=', hashFollowToken(keys, token))
    .executeTakeFirst()
  return stored && followRequest(db, keys, stored, now)
}

/**
 * Finds what the sender of a request follows it by; undefined where it was erased. A link that was made since someone else
 * acted on it is not theirs.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function findRequestReceipt(
  db: Db,
  keys: EncryptionKeys,
  id: string,
): Promise<{ followToken: string | undefined; promisedBy: Date | null } | undefined> {
  const stored = await db
    .selectFrom('consultationRequests')
    .select([...DETAILS, 'promisedBy', 'linksEndedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (stored === undefined) return undefined
  const { followToken } = await openDetails(keys, stored)
  return {
    followToken: stored.linksEndedAt === null ? followToken : undefined,
    promisedBy: stored.promisedBy,
  }
}

/** Whether a link still opens a request, for a transaction that locked it: another may have ended it in the meantime. */
export async function isLinkOf(
  tx: Tx,
  keys: EncryptionKeys,
  { id, token }: { id: string; token: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('consultationRequests')
    .select('id')
    .where('id', '=', id)
    .where('followTokenHash', '=', hashFollowToken(keys, token))
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Gives a request another link, so that none that was given before opens it, nor a pass that was given with it. Once is
 * enough: later links go only to the person who acted.
 *
 * @returns the token of the new link; undefined where the earlier ones had ended
 * @throws UnreadableValue if a key is lost
 */
export async function endEarlierLinks(
  tx: Tx,
  keys: EncryptionKeys,
  {
    id,
    isAgain = false,
    followToken = makeFollowToken(),
    now,
  }: { id: string; isAgain?: boolean; followToken?: string | undefined; now: Date },
): Promise<string | undefined> {
  const ending = await tx
    .selectFrom('consultationRequests')
    .select('id')
    .where('id', '=', id)
    .$if(!isAgain, (query) => query.where('linksEndedAt', 'is', null))
    .forUpdate()
    .executeTakeFirst()
  if (ending === undefined) return undefined
  await changeDetails(tx, keys, {
    id,
    details: { followToken },
    columns: { followTokenHash: hashFollowToken(keys, followToken), linksEndedAt: now },
  })
  return followToken
}

/** Too many random bits to guess. */
const TOKEN_BYTES = 16

/** Makes the secret of a request's link: 128 random bits, 22 characters of base64url. */
export function makeFollowToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The keyed hash by which the request of a link is found: the table does not reveal the links. */
export function hashFollowToken(keys: EncryptionKeys, token: string): Buffer {
  return keys.lookupHash(`follow link ${token}`)
}

/** Returns whether a text has the form of a token. */
function isFollowToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text)
}
