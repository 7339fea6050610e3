import type { Db } from '#schema.ts'

/** The member whom a good access token belongs to. */
export type SignedInMember = NonNullable<Awaited<ReturnType<typeof findMemberByAccessToken>>>

/**
 * Finds the member of an access token that is good now: it has not run out, and its session was not ended.
 * One query on unique keys, on every call: so a logout holds on all replicas at once.
 */
export async function findMemberByAccessToken(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('access_tokens as token')
    .innerJoin('sessions as session', (join) =>
      join
        .onRef('session.member_id', '=', 'token.member_id')
        .onRef('session.session_id', '=', 'token.session_id'),
    )
    .innerJoin('members as member', 'member.member_id', 'token.member_id')
    .innerJoin('member_pseudonyms as mask', 'mask.member_id', 'token.member_id')
    .select([
      'member.member_id as memberId',
      'session.session_id as sessionId',
      'member.phone',
      'member.name',
      'member.time_zone as timeZone',
      'member.created_at as createdAt',
      'mask.pseudonym',
    ])
    .where('token.token_hash', '=', tokenHash)
    .where('token.expires_at', '>', now)
    .where('session.ended_at', 'is', null)
    .where('session.ends_at', '>', now)
    .executeTakeFirst()
}
