import { type AuditEvent, recordAudit } from '@pulli/data/audit/record-audit.ts'
import { findMemberByPhone } from '@pulli/data/members/find-member-by-phone.ts'
import { insertMember } from '@pulli/data/members/insert-member.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { endSession } from '@pulli/data/sign-in/end-session.ts'
import { findRefreshToken } from '@pulli/data/sign-in/find-refresh-token.ts'
import { findWrongCodes } from '@pulli/data/sign-in/find-wrong-codes.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { SIGN_IN_LIMITS } from '@pulli/domain/sign-in/sign-in-limits.ts'
import { recordRefusal } from '#audit/record-refusal.ts'
import type { ApiContext } from '#context.ts'
import { addressGroup } from '#limits/address-group.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'
import { checkCode } from './check-code.ts'
import { numberHash } from './number-hash.ts'
import { type IssuedTokens, startSession } from './start-session.ts'
import { TOKEN, tokenHash } from './tokens.ts'

export type SignInWish = {
  phone: string
  code: string
  timeZone: string
  device: string
  /** The refresh cookie that the browser still has: its session ends here. */
  refreshToken: string | undefined
  ip: string
  requestId: string
}

export type SignedIn = IssuedTokens & { memberId: string; name: string; timeZone: string }

/**
 * Signs in with a number and a code. Where `SIGNUP` is open, the first time makes the member.
 * @throws DomainError `wrong-code`, `too-many-tries`
 */
export async function signIn(context: ApiContext, wish: SignInWish): Promise<SignedIn> {
  const { config } = context
  const { signUp } = config.signIn
  const now = context.clock()
  const { phone, code, requestId } = wish

  // What is refused is returned and thrown only after the transaction: the try has to stay counted.
  const refusal = { actor: 'visitor', action: 'sign-in.refuse', subjectKind: 'address', requestId }
  const attempt = () =>
    context.database.db.transaction().execute(async (tx) => {
      const phoneHash = await numberHash(tx, config.signIn, phone)
      const [wrong, known] = await Promise.all([
        findWrongCodes(tx, phoneHash),
        findMemberByPhone(tx, phone),
        enforceLimit(tx, {
          name: 'sign-in-address',
          subject: addressGroup(wish.ip),
          ...{ ...SIGN_IN_LIMITS, ...config.signIn.limits }.triesPerAddress,
          ...{ secret: config.limitSecret, now, code: 'too-many-tries' as const },
        }),
      ])
      const given = { phone, phoneHash, wrong, code, purpose: 'sign-in', keys: config.signIn, now } as const
      const tried = await checkCode(tx, given)
      const event = eventOf(tried.challengeId, requestId, now)

      if (tried.verdict === 'waits') {
        await recordAudit(tx, event('visitor', 'sign-in.refuse'))
        return new DomainError('too-many-tries', secondsOf(tried.retryAfterSeconds))
      }
      const isLetIn = tried.verdict === 'right' && (known !== undefined || signUp === 'open')
      if (!isLetIn) {
        await recordAudit(tx, event('visitor', 'sign-in.fail'))
        return new DomainError('wrong-code')
      }
      const member = known ?? (await becomeMember(tx, wish, now))
      await endEarlierSession(tx, wish.refreshToken, now)
      const tokens = await startSession(tx, { memberId: member.memberId, device: wish.device, now })
      const success = event(member.pseudonym, 'sign-in.succeed')
      await (known
        ? recordAudit(tx, success)
        : recordAudit(tx, event(member.pseudonym, 'member.create'), success))
      return { ...tokens, memberId: member.memberId, name: member.name, timeZone: member.timeZone }
    })
  const outcome = await recordRefusal(context, refusal, attempt)
  if (outcome instanceof DomainError) throw outcome
  return outcome
}

async function becomeMember(tx: Tx, { phone, timeZone }: SignInWish, now: Date) {
  const member = await insertMember(tx, { phone, name: '', timeZone, now })
  // The challenge was spent by this call alone, so no other call can have made the member meanwhile.
  if (member === undefined) throw new Error('a member was made twice')
  return member
}

/** One browser, one session: who signs in again does not leave the old one behind (ASVS 7.2.4). */
async function endEarlierSession(tx: Tx, refreshToken: string | undefined, now: Date) {
  if (refreshToken === undefined || !TOKEN.test(refreshToken)) return
  const earlier = await findRefreshToken(tx, tokenHash(refreshToken))
  if (earlier !== undefined) await endSession(tx, { ...earlier, now })
}

const eventOf =
  (challengeId: string | undefined, requestId: string, now: Date) =>
  (actor: string, action: string): AuditEvent => ({
    ...{ actor, action, requestId, now },
    subjectKind: 'one-time-code',
    ...(challengeId !== undefined && { subjectId: challengeId }),
  })

const secondsOf = (retryAfterSeconds: number | undefined) =>
  retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
