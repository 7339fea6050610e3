import { sql } from 'kysely'
import type { Db, Tx } from '#schema.ts'

/** A token of a session, as its hash. */
type NewToken = {
  memberId: string
  sessionId: string
  tokenHash: Buffer
  expiresAt: Date
}

/** Stores the hash of an access token, and of the refresh token in the same response. */
export async function insertAccessToken(
  tx: Tx,
  token: NewToken & { givenWith: Buffer | null },
): Promise<void> {
  await tx
    .insertInto('accessTokens')
    .values({
      memberId: token.memberId,
      sessionId: token.sessionId,
      tokenHash: token.tokenHash,
      expiresAt: token.expiresAt,
      givenWith: token.givenWith,
    })
    .execute()
}

/** Stores the hash of a refresh token. A session has one valid token at a time. */
export async function insertRefreshToken(tx: Tx, token: NewToken & { now: Date }): Promise<void> {
  await tx
    .insertInto('refreshTokens')
    .values({
      memberId: token.memberId,
      sessionId: token.sessionId,
      tokenHash: token.tokenHash,
      issuedAt: token.now,
      expiresAt: token.expiresAt,
    })
    .execute()
}

/** A refresh token with its session. */
export type RefreshToken = NonNullable<Awaited<ReturnType<typeof findRefreshToken>>>

/** Finds a refresh token by its hash, and locks its session until the transaction ends. */
export async function findRefreshToken(tx: Tx, tokenHash: Buffer) {
  return tx
    .selectFrom('refreshTokens as token')
    .innerJoin('sessions as session', (join) =>
      join
        .onRef('session.memberId', '=', 'token.memberId')
        .onRef('session.sessionId', '=', 'token.sessionId'),
    )
    .innerJoin('memberPseudonyms as mask', 'mask.memberId', 'token.memberId')
    .select([
      'token.memberId',
      'token.sessionId',
      'mask.pseudonym',
      'session.endsAt as sessionEndsAt',
      'session.endedAt as sessionEndedAt',
    ])
    .where('token.tokenHash', '=', tokenHash)
    .forUpdate('session')
    .executeTakeFirst()
}

/** Finds how far a refresh token was rotated. Call it with the session locked. */
export async function findRotation(tx: Tx, tokenHash: Buffer) {
  return tx
    .selectFrom('refreshTokens')
    .select(['expiresAt', 'rotatedAt', 'successorSalt', 'arrivedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst()
}

/**
 * Marks a refresh token as used, once.
 * @returns whether this call used it
 */
export async function rotateRefreshToken(
  tx: Tx,
  { tokenHash, salt, now }: { tokenHash: Buffer; salt: Buffer; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refreshTokens')
    .set({ rotatedAt: now, successorSalt: salt })
    .where('tokenHash', '=', tokenHash)
    .where('rotatedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** The hashes of an access token at its first use, and of the refresh token from the same response. */
export type ArrivedAnswer = { accessTokenHash: Buffer; refreshTokenHash: Buffer; now: Date }

/** Stores that the response with both tokens arrived. Runs once for each renewal of a session. */
export async function markAnswerArrived(db: Db, arrived: ArrivedAnswer): Promise<void> {
  const { accessTokenHash, refreshTokenHash, now } = arrived
  await sql`
    with used as (update access_tokens set given_with = null where token_hash = ${accessTokenHash})
    update refresh_tokens set arrived_at = ${now}
    where token_hash = ${refreshTokenHash} and arrived_at is null`.execute(db)
}
