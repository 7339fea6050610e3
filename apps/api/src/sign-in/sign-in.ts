import { type AuditEvent, recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { listAccountsOfNumber, lockNumber } from '@pulli/data/members/numbers.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { endSession } from '@pulli/data/sign-in/sessions.ts'
import { findRefreshToken } from '@pulli/data/sign-in/tokens.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { SIGN_IN_LIMITS } from '@pulli/domain/sign-in/sign-in-limits.ts'
import { recordRefusal } from '#audit/record-refusal.ts'
import type { ApiContext } from '#context.ts'
import { addressGroup } from '#limits/address-group.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'
import { browserHash } from './browser-hash.ts'
import { checkCode } from './check-code.ts'
import { openAccount } from './open-account.ts'
import { refundLimits } from './refund-limits.ts'
import { type IssuedTokens, startSession } from './start-session.ts'
import { TOKEN, tokenHash } from './tokens.ts'

export type SignInInput = {
  phone: string
  code: string
  timeZone: string
  device: string
  /** The refresh cookie that the browser still has: its session ends at this sign-in. */
  refreshToken: string | undefined
  /** The hash of the cookie that binds challenges to this browser; undefined if it has none. */
  browserHash: Buffer | undefined
  /** The browser's id, if it completed a sign-in with this number before. */
  knownBrowser: string | undefined
  /** The browser's id from now on. */
  browserId: string
  ip: string
  traceId: string
}

export type SignedIn = IssuedTokens & {
  memberId: string
  name: string
  timeZone: string
  isTimeZoneChosen: boolean
}

/**
 * Signs in with a number and a code. While `SIGNUP` is open, the first sign-in creates the member.
 * @throws DomainError `wrong-code`, `too-many-tries`
 */
export async function signIn(context: ApiContext, input: SignInInput): Promise<SignedIn> {
  const { config } = context
  const { signUp } = config.signIn
  const now = context.clock()
  const { phone, code, traceId } = input

  // A refusal is returned, and thrown after the transaction, so that the attempt is counted.
  const refusal = { actor: 'visitor', action: 'sign-in.refuse', subjectKind: 'address', traceId }
  const attempt = () =>
    context.database.db.transaction().execute(async (tx) => {
      const limitUnbound = () =>
        enforceLimit(tx, {
          name: 'sign-in-address',
          subject: addressGroup(input.ip),
          ...{ ...SIGN_IN_LIMITS, ...config.signIn.limits }.triesPerAddress,
          keys: config.keys,
          now,
          code: 'too-many-tries',
        })
      const given = { phone, code, purpose: 'sign-in', keys: config.keys, now, limitUnbound } as const
      const tried = await checkCode(tx, { ...given, browserHash: input.browserHash })
      // After the attempt, whose locks are always taken first; queried for strangers and members alike.
      const knownBrowser = input.knownBrowser === undefined ? undefined : browserHash(input.knownBrowser)
      await lockNumber(tx, phone)
      const accounts = await listAccountsOfNumber(tx, context.encryption, {
        phone,
        browserHash: knownBrowser,
      })
      const event = eventOf(tried.challengeId, traceId, now)

      if (tried.verdict === 'waits') {
        context.refusals.count({ actor: 'visitor', action: 'sign-in.refuse', code: 'too-many-tries', now })
        return new DomainError('too-many-tries', tried)
      }
      if (tried.verdict !== 'right' || (accounts.length === 0 && signUp !== 'open')) {
        // An attempt without a challenge is only counted: their number is unbounded.
        if (tried.challengeId === undefined)
          context.refusals.count({ actor: 'visitor', action: 'sign-in.fail', code: 'wrong-code', now })
        else await recordAudit(tx, event('visitor', 'sign-in.fail'))
        return new DomainError('wrong-code')
      }
      const member = await openAccount(tx, context.encryption, { ...input, accounts, now })
      await endEarlierSession(tx, input.refreshToken, now)
      const tokens = await startSession(tx, { ...member, device: input.device, now })
      const success = event(member.pseudonym, 'sign-in.succeed')
      await (member.isNew
        ? recordAudit(tx, event(member.pseudonym, 'member.create'), success)
        : recordAudit(tx, success))
      const { memberId, name, timeZone, isTimeZoneChosen } = member
      return { user: { ...tokens, memberId, name, timeZone, isTimeZoneChosen }, countedAs: tried.countedAs }
    })
  const outcome = await recordRefusal(context, refusal, attempt)
  if (outcome instanceof DomainError) throw outcome
  await refundLimits(context.database, outcome.countedAs)
  return outcome.user
}

/** One session per browser: a new sign-in ends the previous one (ASVS 7.2.4). */
async function endEarlierSession(tx: Tx, refreshToken: string | undefined, now: Date) {
  if (refreshToken === undefined || !TOKEN.test(refreshToken)) return
  const earlier = await findRefreshToken(tx, tokenHash(refreshToken))
  if (earlier !== undefined) await endSession(tx, { ...earlier, now })
}

const eventOf =
  (challengeId: string | undefined, traceId: string, now: Date) =>
  (actor: string, action: string): AuditEvent => ({
    actor,
    action,
    traceId,
    now,
    subjectKind: 'one-time-code',
    ...(challengeId !== undefined && { subjectId: challengeId }),
  })
