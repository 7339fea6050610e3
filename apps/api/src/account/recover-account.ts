import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { erasePerson } from '@pulli/data/data-rights/erase-person.ts'
import { rememberBrowser } from '@pulli/data/known-browser/known-browsers.ts'
import { isUntouched, type SignedInMember, sealMember } from '@pulli/data/members/members.ts'
import { assignNumber, lockNumber } from '@pulli/data/members/numbers.ts'
import { findRecoveryCode } from '@pulli/data/recovery/recovery-codes.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { endOtherSessions } from '@pulli/data/sign-in/sessions.ts'
import { isUnused, sealedUntil } from '@pulli/domain/account/choose-account.ts'
import { DomainError, type DomainErrorCode } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import { noteRefusal } from '#audit/record-refusal.ts'
import type { ApiContext } from '#context.ts'
import { dataSubjectOf } from '#data-rights/data-subject.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { limitMember } from '#limits/limit-member.ts'
import { browserHash } from '#sign-in/browser-hash.ts'
import { type IssuedTokens, startSession } from '#sign-in/start-session.ts'
import { recoveryCodeHash } from './recovery-code-hash.ts'
import { freeNumber } from './settle-member.ts'

/** A hundred bits cannot be guessed: this limit protects the database, and locks out only the requesting session. */
const MOST_AN_HOUR = 60

export type RecoveryInput = {
  member: SignedInMember
  /** The twenty characters of the code. */
  recoveryCode: string
  device: string
  browserId: string
  traceId: string
}

export type Recovered = IssuedTokens & {
  memberId: string
  name: string
  timeZone: string
  isTimeZoneChosen: boolean
}

/**
 * Opens the account of a recovery code and gives it the number that the requesting member has verified. The account
 * that had this number is sealed, or erased if it is empty. The requesting session ends, and a new one begins.
 *
 * @throws DomainError `wrong-recovery-code`; `account-in-use` if the account is in use with another number, because a
 * piece of paper alone must not lock out its holder; `sign-in-needed` if the number's own account has been used in the
 * meantime
 */
export async function recoverAccount(context: ApiContext, input: RecoveryInput): Promise<Recovered> {
  const { member, traceId } = input
  const now = context.clock()
  const hash = recoveryCodeHash(input.recoveryCode)
  const event = { subjectKind: 'member', traceId, now }
  const refuse = async (tx: Tx, code: DomainErrorCode) => {
    await noteRefusal(tx, context, { ...event, actor: member.pseudonym, action: 'recovery.refuse', code })
    return new DomainError(code)
  }

  // A refusal is returned, and thrown after the transaction, so that the attempt's audit row is committed.
  const outcome = await context.database.db.transaction().execute(async (tx) => {
    const limit = { name: 'recovery-member', memberId: member.memberId, max: MOST_AN_HOUR, now }
    await limitMember(tx, context, limit)
    const named = await findRecoveryCode(tx, context.encryption, hash)
    await lockNumber(tx, member.phone, named?.phone ?? member.phone)
    // Read again under the lock: its previous holder may have changed the owner of the code or the number.
    const found = await findRecoveryCode(tx, context.encryption, hash)
    if (found === undefined || found.phone !== named?.phone) return refuse(tx, 'wrong-recovery-code')
    if (found.memberId === member.memberId)
      return new InvalidInput({ recovery_code: m.field_recovery_code_own() })
    if (found.phone !== member.phone && !isUnused(found.lastUsedAt, now)) return refuse(tx, 'account-in-use')

    await leaveAccount(tx, context, member, now)
    const { memberId, pseudonym, name, timeZone, isTimeZoneChosen } = found
    await freeNumber(tx, context.encryption, member.phone, { memberId, traceId, now })
    const left = found.status === 'active' ? found.phone : undefined
    const { dataKey } = found
    await assignNumber(tx, context.encryption, { memberId, dataKey, phone: member.phone, left, now })
    await endOtherSessions(tx, { memberId, now })
    const tokens = await startSession(tx, { memberId, device: input.device, isFromNewBrowser: true, now })
    await rememberBrowser(tx, { memberId, browserHash: browserHash(input.browserId), now })
    await recordAudit(tx, { ...event, actor: pseudonym, action: 'recovery.open' })
    return { ...tokens, memberId, name, timeZone, isTimeZoneChosen }
  })
  if (outcome instanceof Error) throw outcome
  return outcome
}

/** Seals the account that currently has the number, or erases it if it is empty. */
async function leaveAccount(tx: Tx, { config, encryption }: ApiContext, member: SignedInMember, now: Date) {
  const { memberId, phone } = member
  if (await isUntouched(tx, memberId)) {
    await erasePerson(tx, encryption, { ...dataSubjectOf(member, config.keys), holdsNumber: false })
    return
  }
  await sealMember(tx, encryption, { memberId, phone, eraseAfter: sealedUntil(now), now })
  await endOtherSessions(tx, { memberId, now })
}
