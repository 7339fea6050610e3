import {
  findMemberByAccessToken,
  type SignedInMember,
} from '@pulli/data/members/find-member-by-access-token.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { TOKEN, tokenHash } from './tokens.ts'

/**
 * Finds the member whose access token an `Authorization` header carries.
 * @returns undefined for no header, another scheme, a token that is unknown, has run out or was revoked
 */
export async function findMember(
  { database, clock }: Pick<ApiContext, 'database' | 'clock'>,
  authorization: string | undefined,
): Promise<SignedInMember | undefined> {
  const token = /^Bearer ([^ ]+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined || !TOKEN.test(token)) return undefined
  return findMemberByAccessToken(database.db, tokenHash(token), clock())
}

/**
 * The same for a call that only members may make.
 * @throws DomainError `sign-in-needed`
 */
export async function getMember(
  context: Pick<ApiContext, 'database' | 'clock'>,
  authorization: string | undefined,
): Promise<SignedInMember> {
  const member = await findMember(context, authorization)
  if (member === undefined) throw new DomainError('sign-in-needed')
  return member
}
