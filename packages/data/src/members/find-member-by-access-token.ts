import type { EncryptionKeys } from '#encryption/encryption-keys.ts'
import type { Db } from '#schema.ts'
import { openIdentity } from './identity.ts'

/** The member of a valid access token. */
export type SignedInMember = Omit<
  NonNullable<Awaited<ReturnType<typeof findMemberByAccessToken>>>,
  'givenWith'
>

/**
 * Finds the member of a valid access token: not expired, and its session not ended. One query on unique keys for every
 * request, so a logout takes effect on all replicas at once. `givenWith` is set at the first use of a renewed token.
 */
export async function findMemberByAccessToken(db: Db, keys: EncryptionKeys, tokenHash: Buffer, now: Date) {
  const found = await db
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
      'session.code_entered_at as codeEnteredAt',
      'member.status',
      'member.name_encrypted as nameEncrypted',
      'member.phone_encrypted as phoneEncrypted',
      'member.time_zone as timeZone',
      'member.time_zone_is_chosen as isTimeZoneChosen',
      'member.created_at as createdAt',
      'member.wrapped_key as wrappedKey',
      'mask.pseudonym',
      'token.given_with as givenWith',
    ])
    .where('token.token_hash', '=', tokenHash)
    .where('token.expires_at', '>', now)
    .where('session.ended_at', 'is', null)
    .where('session.ends_at', '>', now)
    .executeTakeFirst()
  return found && openIdentity(keys, found)
}
