import type { Tx } from '#schema.ts'

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
