import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { hasNumber } from '#members/identity.ts'
import type { Db, Tx } from '#schema.ts'
import { FOLLOWED_COLUMNS, type FollowedRequest, followRequest } from './request-links.ts'

/**
 * A request that is known to be that of who has its number. Any other may be the call for help of someone who shares the
 * phone: it follows no member, and the desk alone erases it (decision D63).
 */
export const IS_CLAIMED = sql<boolean>`(claimed_at is not null and disowned_at is null)`

/** More than a number may send in a day; the newest come first. */
const MOST = 20

/**
 * Lists the requests that are known to be those of the member of a verified number and that are still followed, the newest
 * first. Requests that a stranger may have sent with the number are in `listUnclaimedRequests`.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function listRequestsOfNumber(
  db: Db,
  keys: EncryptionKeys,
  phone: string,
  now: Date,
): Promise<FollowedRequest[]> {
  const rows = await db
    .selectFrom('consultationRequests')
    .select(FOLLOWED_COLUMNS)
    .where('phoneLookup', '=', keys.lookupHash(phone))
    .where(IS_CLAIMED)
    .where('sealedWith', 'is', null)
    .orderBy('submittedAt', 'desc')
    .limit(MOST)
    .execute()
  const followed = await Promise.all(rows.map((row) => followRequest(db, keys, row, now)))
  return followed.filter((request) => request !== undefined)
}

/**
 * Finds a request that is known to be that of the member of a verified number, and that is still followed.
 *
 * @throws UnreadableValue if a key is lost
 */
export async function findRequestOfNumber(
  db: Db,
  keys: EncryptionKeys,
  { id, phone, now }: { id: string; phone: string; now: Date },
): Promise<FollowedRequest | undefined> {
  const stored = await db
    .selectFrom('consultationRequests')
    .select(FOLLOWED_COLUMNS)
    .where('id', '=', id)
    .where(({ and, eb }) => and([hasNumber(keys, phone), eb('sealedWith', 'is', null), IS_CLAIMED]))
    .executeTakeFirst()
  return stored && followRequest(db, keys, stored, now)
}

/** A request whose sender was not signed in with its number. The number's owner learns no more of it (decision D63). */
export type UnclaimedRequest = { id: string; submittedAt: Date }

/**
 * Lists the open requests with a verified number that someone else may have sent, and that were not blocked.
 *
 * @param since before, the number may have been that of someone else
 */
export async function listUnclaimedRequests(
  db: Db,
  keys: EncryptionKeys,
  { phone, since }: { phone: string; since: Date },
): Promise<UnclaimedRequest[]> {
  return db
    .selectFrom('consultationRequests')
    .select(['id', 'submittedAt'])
    .where('phoneLookup', '=', keys.lookupHash(phone))
    .where('sealedWith', 'is', null)
    .where('claimedAt', 'is', null)
    .where('disownedAt', 'is', null)
    .where('endedAt', 'is', null)
    .where('submittedAt', '>', since)
    .where('isBlocked', '=', false)
    .orderBy('submittedAt', 'desc')
    .limit(MOST)
    .execute()
}

/**
 * Stores whether the member of a number sent a request. Its mail address was confirmed by someone else, if at all.
 *
 * @param since before, the number may have been that of someone else
 * @returns whether it was open to that answer: it has the number, and no other answer
 */
export async function answerClaim(
  tx: Tx,
  keys: EncryptionKeys,
  {
    id,
    phone,
    isTheirs,
    since,
    now,
  }: { id: string; phone: string; isTheirs: boolean; since: Date; now: Date },
): Promise<boolean> {
  const answered = await tx
    .updateTable('consultationRequests')
    .set({
      mailAnswer: null,
      ...(isTheirs ? { claimedAt: now } : { disownedAt: now }),
    })
    .where(({ and, eb }) =>
      and([
        eb('id', '=', id),
        hasNumber(keys, phone),
        eb('sealedWith', 'is', null),
        eb('submittedAt', '>', since),
        eb('claimedAt', 'is', null),
        eb('disownedAt', 'is', null),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return answered !== undefined
}

/** Returns whether the owner of a number has disowned a request with it. */
export async function isDisowned(
  db: Db,
  keys: EncryptionKeys,
  { id, phone }: { id: string; phone: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('consultationRequests')
    .select('id')
    .where(({ and, eb }) =>
      and([eb('id', '=', id), hasNumber(keys, phone), eb('disownedAt', 'is not', null)]),
    )
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Records that a proven number or the desk acted on a request, or that its code was typed: it is no longer sorted last,
 * leaves an unverified burst, and is known to be that of the member of its number where they were signed in with it
 * (`isOwn`).
 *
 * @returns whether it still has counts to give back (`takeCounts`)
 */
export async function recordProof(
  tx: Tx,
  { id, isOwn, now }: { id: string; isOwn: boolean; now: Date },
): Promise<boolean> {
  const proven = await tx
    .updateTable('consultationRequests')
    .set({
      isBlocked: false,
      unproven: null,
      ...(isOwn && { claimedAt: sql<Date>`coalesce(claimed_at, ${now}::timestamptz)`, disownedAt: null }),
    })
    .where('id', '=', id)
    .returning(sql<boolean>`counted_as is not null`.as('isCounted'))
    .executeTakeFirst()
  return proven?.isCounted === true
}

/** Stores whether a member blocks requests with their number that they did not send; the first day of a block stays. */
export async function blockUnclaimed(
  tx: Tx,
  { memberId, isBlocking, now }: { memberId: string; isBlocking: boolean; now: Date },
): Promise<boolean> {
  const changed = await tx
    .updateTable('members')
    .set({ blocksUnclaimedSince: isBlocking ? now : null })
    .where('memberId', '=', memberId)
    .where('blocksUnclaimedSince', isBlocking ? 'is' : 'is not', null)
    .returning('memberId')
    .executeTakeFirst()
  return changed !== undefined
}

/** Returns whether a member of a number blocks requests that they did not send. */
export async function isBlockingUnclaimed(db: Db, keys: EncryptionKeys, phone: string): Promise<boolean> {
  const found = await db
    .selectFrom('members')
    .select('memberId')
    .where(({ and, eb }) => and([hasNumber(keys, phone), eb('blocksUnclaimedSince', 'is not', null)]))
    .executeTakeFirst()
  return found !== undefined
}
