import {
  findMemberByAccessToken,
  type SignedInMember,
} from '@pulli/data/members/find-member-by-access-token.ts'
import { markAnswerArrived } from '@pulli/data/sign-in/mark-answer-arrived.ts'
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
  if (token === undefined || !TOKEN.test(token)) throw new DomainError('sign-in-needed')
  const now = clock()
  const accessTokenHash = tokenHash(token)
  const found = await findMemberByAccessToken(database.db, accessTokenHash, now)
  if (found === undefined) throw new DomainError('sign-in-needed')
  const { givenWith, ...member } = found
  if (givenWith !== null)
    await markAnswerArrived(database.db, { accessTokenHash, refreshTokenHash: givenWith, now })
  return member
}

/**
 * Whether a call names nobody: no header, no token in it, or the `undefined` and `null` that a program writes for a
 * token that it does not have. Where nobody has to sign in, that is a visitor and no refusal.
 */
export function namesNobody(authorization: string | undefined): boolean {
  return /^\s*(?:bearer\s*(?:undefined|null)?)?\s*$/i.test(authorization ?? '')
}
