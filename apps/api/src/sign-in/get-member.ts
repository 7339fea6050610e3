import { findMemberByAccessToken, type SignedInMember } from '@pulli/data/members/members.ts'
import { markAnswerArrived } from '@pulli/data/sign-in/tokens.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { TOKEN, tokenHash } from './tokens.ts'

/**
 * Returns the member whose access token an `Authorization` header carries.
 * @throws DomainError `sign-in-needed` if the header is missing or has another scheme, or the token is unknown, expired
 * or revoked
 */
export async function getMember(
  { database, encryption, clock }: Pick<ApiContext, 'database' | 'encryption' | 'clock'>,
  authorization: string | undefined,
): Promise<SignedInMember> {
  const token = /^Bearer ([^ ]+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined || !TOKEN.test(token)) throw new DomainError('sign-in-needed')
  const now = clock()
  const accessTokenHash = tokenHash(token)
  const found = await findMemberByAccessToken(database.db, encryption, accessTokenHash, now)
  if (found === undefined) throw new DomainError('sign-in-needed')
  const { givenWith, ...member } = found
  if (givenWith !== null)
    await markAnswerArrived(database.db, { accessTokenHash, refreshTokenHash: givenWith, now })
  return member
}

/**
 * Returns whether a request is anonymous: no header, an empty token, or the `undefined` or `null` that a buggy client
 * sends in place of a missing token. Where sign-in is optional, such a request is a visitor's and is not rejected.
 */
export function namesNobody(authorization: string | undefined): boolean {
  const given = (authorization ?? '').trim().toLowerCase()
  if (!given.startsWith('bearer')) return given === ''
  return ['', 'undefined', 'null'].includes(given.slice('bearer'.length).trim())
}
