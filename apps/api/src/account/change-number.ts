import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { EncryptionKeys } from '@pulli/data/encryption/encryption-keys.ts'
import { forgetOtherBrowsers, rememberBrowser } from '@pulli/data/known-browser/known-browsers.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { assignNumber, listAccountsOfNumber, lockNumber } from '@pulli/data/members/numbers.ts'
import { findRecoveryCode } from '@pulli/data/recovery/recovery-codes.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { reopenChallenge } from '@pulli/data/sign-in/challenges.ts'
import { endOtherSessions, markCodeEntered } from '@pulli/data/sign-in/sessions.ts'
import { isInactive } from '@pulli/domain/account/choose-account.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import { noteRefusal } from '#audit/record-refusal.ts'
import type { ApiContext } from '#context.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { browserHash } from '#sign-in/browser-hash.ts'
import { type MemberCode, type VerifiedMemberCode, verifyMemberCode } from '#sign-in/verify-member-code.ts'
import { recoveryCodeHash } from './recovery-code-hash.ts'
import { freeNumber } from './settle-member.ts'

/** Proof of the current number: its code, or the recovery code if the SIM is lost. */
export type CurrentProof = { otp: string } | { recoveryCode: string }

export type NumberChangeInput = {
  member: SignedInMember
  phone: string
  otp: string
  current: CurrentProof
  browserId: string
  traceId: string
}

/**
 * Changes a member's number, after a code sent to each of the two. All other sessions end, and all other known browsers
 * are deleted. An inactive account that had the new number is sealed, as if its holder had signed in with it and
 * started afresh.
 *
 * @throws DomainError `wrong-code`, `too-many-tries`, `wrong-recovery-code`; `number-in-use` if the new number has an
 * account that would open for anyone signing in with it
 */
export async function changeNumber(context: ApiContext, input: NumberChangeInput): Promise<void> {
  const { member, phone, traceId } = input
  const { memberId } = member
  const now = context.clock()
  if (phone === member.phone) throw new InvalidInput({ mobile_number: m.field_number_is_yours() })
  const event = { actor: member.pseudonym, subjectKind: 'member', traceId, now }

  // A refusal is returned, and thrown after the transaction, so that the attempts are counted.
  const refusal = await context.database.db.transaction().execute(async (tx) => {
    const unproven = await proveBoth(tx, context, input, now)
    await lockNumber(tx, phone, member.phone)
    const refused = unproven ?? (await refuseTaken(tx, context.encryption, phone, now))
    if (refused !== undefined) {
      await noteRefusal(tx, context, { ...event, action: 'number.refuse', code: refused.code })
      return refused
    }
    await freeNumber(tx, context.encryption, phone, { memberId, traceId, now })
    const left = member.status === 'active' ? member.phone : undefined
    const { dataKey } = member
    await assignNumber(tx, context.encryption, { memberId, dataKey, phone, left, now })
    const browser = browserHash(input.browserId)
    await endOtherSessions(tx, { memberId, exceptSessionId: member.sessionId, now })
    await forgetOtherBrowsers(tx, { memberId, browserHash: browser })
    await rememberBrowser(tx, { memberId, browserHash: browser, now })
    await markCodeEntered(tx, { ...member, now })
    await recordAudit(tx, { ...event, action: 'number.change' })
  })
  if (refusal !== undefined) throw refusal
}

/** Consumes both proofs or none: a member who mistypes one of two codes need not request both again. */
async function proveBoth(
  tx: Tx,
  context: ApiContext,
  { member, phone, otp, current }: NumberChangeInput,
  now: Date,
): Promise<DomainError | undefined> {
  const common = { member, now }
  const tries: MemberCode[] = [{ ...common, phone, purpose: 'take-number', code: otp, field: 'otp' }]
  if ('otp' in current)
    tries.push({ ...common, purpose: 'leave-number', code: current.otp, field: 'current_otp' })
  if (
    'recoveryCode' in current &&
    !(await isRecoveryCodeOf(tx, context.encryption, member.memberId, current.recoveryCode))
  )
    return new DomainError('wrong-recovery-code', { field: 'recovery_code' })

  const tried: VerifiedMemberCode[] = []
  // In the order of the numbers, so that two changes cannot deadlock.
  for (const each of phone < member.phone ? tries : tries.toReversed())
    tried.push(await verifyMemberCode(tx, context, each))
  const refusal = tried.find((each) => each.refusal !== undefined)?.refusal
  if (refusal !== undefined)
    for (const { spent } of tried) if (spent !== undefined) await reopenChallenge(tx, spent)
  return refusal
}

async function isRecoveryCodeOf(
  tx: Tx,
  keys: EncryptionKeys,
  memberId: string,
  recoveryCode: string,
): Promise<boolean> {
  return (await findRecoveryCode(tx, keys, recoveryCodeHash(recoveryCode)))?.memberId === memberId
}

async function refuseTaken(
  tx: Tx,
  keys: EncryptionKeys,
  phone: string,
  now: Date,
): Promise<DomainError | undefined> {
  const accounts = await listAccountsOfNumber(tx, keys, { phone, browserHash: undefined })
  const isInUse = accounts.some((account) => account.status === 'active' && !isInactive(account, now))
  return isInUse ? new DomainError('number-in-use') : undefined
}
