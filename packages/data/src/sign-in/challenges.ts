import { sql } from 'kysely'
import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import { hasNumber } from '#members/identity.ts'
import type { CodePurpose, Db, Tx } from '#schema.ts'

/** The hash that a code is compared with. */
export type ChallengeToCompare = { challengeId: string; codeHash: Buffer }

/**
 * Finds the pseudonym of a number's member before a code is sent. One statement, which runs alike for members and
 * strangers.
 */
export async function findNumber(db: Db, keys: EncryptionKeys, phone: string): Promise<string | undefined> {
  const { rows } = await sql<{ pseudonym: string | null }>`
    select mask.pseudonym from (select) as nobody
    left join members as member on ${hasNumber(keys, phone)}
    left join member_pseudonyms as mask on mask.member_id = member.member_id`.execute(db)
  return rows[0]?.pseudonym ?? undefined
}

/** A new challenge. `codeHash` binds its code to the challenge and the number. */
export type NewChallenge = {
  challengeId: string
  phoneHash: string
  purpose: CodePurpose
  codeHash: Buffer
  /** Hash of the browser or member that requested it, and alone may attempt it unless it is unbound. */
  browserHash: Buffer
  /** Whether callers without that browser's cookie may attempt it too. Then it replaces the previous unbound one. */
  isUnbound: boolean
  mostTries: number
  /** The limits that counted it: key hashes by the limit's name. */
  countedAs: Readonly<Record<string, readonly string[]>>
  expiresAt: Date
  now: Date
}

/**
 * Stores a challenge and closes the previous one of the same browser, so that only the newest code is valid. One
 * statement: the insert selects from the update, and so runs after it.
 */
export async function replaceChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  const { challengeId, phoneHash, purpose, codeHash, browserHash, isUnbound, expiresAt, now } = challenge
  await sql`
    with closed as (
      update one_time_code_challenges set closed_at = ${now}
      where phone_hash = ${phoneHash} and purpose = ${purpose} and closed_at is null
        and browser_hash = ${browserHash}
      returning challenge_id),
    bound as (
      update one_time_code_challenges set is_unbound = false
      where phone_hash = ${phoneHash} and purpose = ${purpose} and closed_at is null
        and is_unbound and ${isUnbound} and browser_hash is distinct from ${browserHash}
      returning challenge_id)
    insert into one_time_code_challenges (challenge_id, phone_hash, purpose, code_hash, browser_hash, is_unbound,
      most_tries, counted_as, created_at, expires_at)
    select ${challengeId}::uuid, ${phoneHash}, ${purpose}, ${codeHash}::bytea, ${browserHash}::bytea,
      ${isUnbound}::boolean, ${challenge.mostTries}::smallint, ${JSON.stringify(challenge.countedAs)}::jsonb,
      ${now}::timestamptz, ${expiresAt}::timestamptz
    from (select count(*) from closed) as before, (select count(*) from bound) as unbound`.execute(tx)
}

/** Stores that an SMS gateway accepted the code of a challenge. That ends an outage. */
export async function markChallengeSent(db: Db, challengeId: string, now: Date): Promise<void> {
  await db
    .with('ended', (inner) => inner.deleteFrom('codeOutage'))
    .updateTable('oneTimeCodeChallenges')
    .set({ sentAt: now })
    .where('challengeId', '=', challengeId)
    .execute()
}

/** Reopens a challenge that this transaction consumed, because a second code was wrong. Its attempts stay counted. */
export async function reopenChallenge(tx: Tx, challengeId: string): Promise<void> {
  await tx
    .updateTable('oneTimeCodeChallenges')
    .set({ consumedAt: null, closedAt: null })
    .where('challengeId', '=', challengeId)
    .execute()
}

/** An attempt of the browser that requested the code. */
export type BoundAttempt = { phoneHash: string; browserHash: Buffer; purpose: CodePurpose; now: Date }

/**
 * Counts an attempt at the challenge that is bound to a browser, and returns the hash to compare with. One statement:
 * of fifty concurrent attempts five get a hash, and the others wait for the row and get none.
 * @returns undefined if the browser has no open challenge; 'used-up' if it has no attempts left
 */
export async function countBoundAttempt(
  tx: Tx,
  { phoneHash, browserHash, purpose, now }: BoundAttempt,
): Promise<ChallengeToCompare | 'used-up' | undefined> {
  const { rows } = await sql<{ ownId: string; challengeId: string | null; codeHash: Buffer | null }>`
    with own as (
      select challenge_id from one_time_code_challenges
      where phone_hash = ${phoneHash} and purpose = ${purpose} and browser_hash = ${browserHash}
        and closed_at is null and expires_at > ${now}),
    tried as (
      update one_time_code_challenges as challenge set tries = tries + 1
      from own where challenge.challenge_id = own.challenge_id and closed_at is null and tries < most_tries
      returning challenge.challenge_id, code_hash)
    select own.challenge_id as "ownId", tried.challenge_id, tried.code_hash
    from own left join tried on tried.challenge_id = own.challenge_id`.execute(tx)
  const [row] = rows
  if (row === undefined) return undefined
  const { challengeId, codeHash } = row
  return challengeId === null || codeHash === null ? 'used-up' : { challengeId, codeHash }
}

/**
 * Counts an attempt of a caller without a cookie at the unbound challenge of a number, and returns the hash to compare
 * with. Attempts of the browser that requested the code are counted separately.
 * @returns undefined if there is no open challenge or no attempts are left
 */
export async function countUnboundAttempt(
  tx: Tx,
  { phoneHash, purpose, now }: { phoneHash: string; purpose: CodePurpose; now: Date },
): Promise<ChallengeToCompare | undefined> {
  const { rows } = await sql<ChallengeToCompare>`
    update one_time_code_challenges set unbound_tries = unbound_tries + 1
    where phone_hash = ${phoneHash} and purpose = ${purpose} and closed_at is null and is_unbound
      and expires_at > ${now} and unbound_tries < most_tries
    returning challenge_id, code_hash`.execute(tx)
  return rows[0]
}

/** The challenge of a correct code, and its number. */
export type RightCode = { challengeId: string; phoneHash: string; now: Date }

/** The limits that counted a code: key hashes by the limit's name. */
export type CountedAs = Readonly<Record<string, readonly string[]>>

/**
 * Consumes a challenge, once, and resets the consecutive failures of its number; those of the day still count.
 *
 * @returns the limits that counted it, if this call consumed it
 */
export async function consumeChallenge(
  tx: Tx,
  { challengeId, phoneHash, now }: RightCode,
): Promise<CountedAs | undefined> {
  const { rows } = await sql<{ countedAs: CountedAs | null }>`
    with spent as (
      update one_time_code_challenges set consumed_at = ${now}, closed_at = ${now}
      where challenge_id = ${challengeId} and closed_at is null
      returning counted_as),
    forgiven as (
      update wrong_codes set in_row = 0, waits_until = null, changed_at = ${now}
      where phone_hash = ${phoneHash} and exists (select from spent))
    select counted_as from spent`.execute(tx)
  return rows[0] && (rows[0].countedAs ?? {})
}

/** Since when the SMS gateway has taken no code; it ends with the first that it takes (`markChallengeSent`). */
export type CodeOutage = { since: Date; lastFailedAt: Date }

/** Records that the gateway is down: a code was not taken. */
export async function recordCodeOutage(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('codeOutage')
    .values({ since: now, lastFailedAt: now })
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet({ lastFailedAt: now }))
    .execute()
}

/** Finds the outage that has not ended. */
export async function findCodeOutage(db: Db): Promise<CodeOutage | undefined> {
  return db.selectFrom('codeOutage').select(['since', 'lastFailedAt']).executeTakeFirst()
}
