import type { ConsentChange } from '@pulli/contracts/consent.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { insertConsent, withdrawConsent } from '@pulli/data/consent/consents.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import type { Tx } from '@pulli/data/schema.ts'
import { CONSENT_NOTICE_VERSIONS, type ConsentPurpose } from '@pulli/domain/consent/consent-purposes.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { noticeVersion } from '@pulli/domain/retention/notice-version.ts'
import { settleMember } from '#account/settle-member.ts'
import type { ApiContext } from '#context.ts'
import { claimWrite } from '#idempotency/idempotent-write.ts'
import { madeTime } from '#mood/made-time.ts'
import { limitConsents } from './consent-rate-limit.ts'
import { erasePurposeIn } from './erase-purpose.ts'

export type ChangeConsentInput = {
  member: SignedInMember
  purpose: ConsentPurpose
  change: ConsentChange
  idempotencyKey: string | undefined
  traceId: string
}

/**
 * Gives or withdraws a consent (decision D41). What is so already stays as it is, with its time. A withdrawal leaves
 * the data stored under the consent, or erases it in the same transaction if the member says so (decision D55), also
 * where the consent was withdrawn before. One that arrives late withdraws whatever consent there is, but erases nothing
 * that was made after it (decision D70).
 *
 * @throws DomainError `stale-notice` where the words have changed since they were read, `idempotency-key-reused`, `too-many-requests`
 */
export async function changeConsent(context: ApiContext, input: ChangeConsentInput): Promise<void> {
  const { member, purpose, change, idempotencyKey: key, traceId } = input
  const now = context.clock()
  const current = noticeVersion(CONSENT_NOTICE_VERSIONS[purpose], context.config.seal !== undefined)
  if (change.is_given && change.notice_version !== current) {
    throw new DomainError('stale-notice', { field: 'notice_version' })
  }
  await context.database.db.transaction().execute(async (tx) => {
    const { memberId } = member
    // A retry is sent at another time.
    const sent = [purpose, { ...change, recorded_at: undefined, sent_at: undefined }]
    const write = { key, operation: 'changeConsent', owner: { memberId }, input: sent, now }
    if ((await claimWrite(tx, write)) !== undefined) return
    await limitConsents(tx, context, memberId, now)
    if (change.is_given) await settleMember(tx, context.encryption, { member, traceId, now })
    for (const { consentId, action } of await applyChange(tx, { memberId, purpose, change, now })) {
      await recordAudit(tx, {
        actor: member.pseudonym,
        action,
        traceId,
        now,
        // With the purpose: this row is the fact that stays when the member is erased (decision D42).
        subjectKind: `consent-to-${purpose}`,
        subjectId: consentId,
      })
    }
    if (!change.is_given && change.kept === 'erase') {
      await erasePurposeIn(tx, context, { member, purpose, madeAt: madeTime(change, now), traceId, now })
    }
  })
}

type Applying = { memberId: string; purpose: ConsentPurpose; change: ConsentChange; now: Date }

async function applyChange(tx: Tx, { memberId, purpose, change, now }: Applying) {
  const done: { consentId: string; action: string }[] = []
  const add = (consentId: string | undefined, action: string) => {
    if (consentId !== undefined) done.push({ consentId, action })
  }
  if (!change.is_given) {
    add(await withdrawConsent(tx, { memberId, purpose, now }), 'consent.withdraw')
    return done
  }
  const noticeVersion = change.notice_version
  // A consent to words that were replaced since ends where the one to the new words begins.
  const replaced = { memberId, purpose, exceptVersion: noticeVersion, now }
  add(await withdrawConsent(tx, replaced), 'consent.withdraw')
  add(await insertConsent(tx, { memberId, purpose, noticeVersion, now }), 'consent.give')
  return done
}
