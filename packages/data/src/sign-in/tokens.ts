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
    .insertInto('access_tokens')
    .values({
      member_id: token.memberId,
      session_id: token.sessionId,
      token_hash: token.tokenHash,
      expires_at: token.expiresAt,
      given_with: token.givenWith,
    })
    .execute()
}

/** Stores the hash of a refresh token. A session has one valid token at a time. */
export async function insertRefreshToken(tx: Tx, token: NewToken & { now: Date }): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({
      member_id: token.memberId,
      session_id: token.sessionId,
      token_hash: token.tokenHash,
      issued_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute()
}

/** A refresh token with its session. */
export type RefreshToken = NonNullable<Awaited<ReturnType<typeof findRefreshToken>>>

/** Finds a refresh token by its hash, and locks its session until the transaction ends. */
export async function findRefreshToken(tx: Tx, tokenHash: Buffer) {
  return tx
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions as session', (join) =>
      join
        .onRef('session.member_id', '=', 'token.member_id')
        .onRef('session.session_id', '=', 'token.session_id'),
    )
    .innerJoin('member_pseudonyms as mask', 'mask.member_id', 'token.member_id')
    .select([
      'token.member_id as memberId',
      'token.session_id as sessionId',
      'mask.pseudonym',
      'session.ends_at as sessionEndsAt',
      'session.ended_at as sessionEndedAt',
    ])
    .where('token.token_hash', '=', tokenHash)
    .forUpdate('session')
    .executeTakeFirst()
}

/** Finds how far a refresh token was rotated. Call it with the session locked. */
export async function findRotation(tx: Tx, tokenHash: Buffer) {
  return tx
    .selectFrom('refresh_tokens')
    .select([
      'expires_at as expiresAt',
      'rotated_at as rotatedAt',
      'successor_salt as successorSalt',
      'arrived_at as arrivedAt',
    ])
    .where('token_hash', '=', tokenHash)
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
    .updateTable('refresh_tokens')
    .set({ rotated_at: now, successor_salt: salt })
    .where('token_hash', '=', tokenHash)
    .where('rotated_at', 'is', null)
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
