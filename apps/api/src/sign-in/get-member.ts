import {
  findMemberByAccessToken,
  type SignedInMember,
} from '@pulli/data/members/find-member-by-access-token.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'
import { TOKEN, tokenHash } from './tokens.ts'

/**
 * Gets the member whose access token an `Authorization` header carries.
 * @throws DomainError `sign-in-needed` for no header, another scheme, a token that is unknown, has run out or was
 * revoked
 */
export async function getMember(
  { database, clock }: Pick<ApiContext, 'database' | 'clock'>,
  authorization: string | undefined,
): Promise<SignedInMember> {
  const token = /^Bearer ([^ ]+)$/i.exec(authorization ?? '')?.[1]
  const isOne = token !== undefined && TOKEN.test(token)
  const member = isOne ? await findMemberByAccessToken(database.db, tokenHash(token), clock()) : undefined
  if (member === undefined) throw new DomainError('sign-in-needed')
  return member
}
