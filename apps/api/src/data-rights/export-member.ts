import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { listPersonalData } from '@pulli/data/data-rights/personal-data.ts'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { claimableSince } from '@pulli/domain/account/choose-account.ts'
import { isCodeFresh } from '@pulli/domain/account/fresh-code.ts'
import { dayIn } from '@pulli/domain/day/local-day.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { recordRefusal } from '#audit/record-refusal.ts'
import type { ApiContext } from '#context.ts'
import { enforceLimit } from '#limits/enforce-limit.ts'
import { dataSubjectOf } from './data-subject.ts'
import { packExport } from './pack-export.ts'

const MOST_AN_HOUR = 3

/**
 * Returns the archive of all data about a member who has recently entered a code.
 * @throws DomainError `fresh-code-needed`, `too-many-requests`
 */
export async function exportMember(
  context: ApiContext,
  { member, requestId }: { member: SignedInMember; requestId: string },
): Promise<Buffer> {
  const { database, clock, config } = context
  const now = clock()
  const record = { actor: member.pseudonym, subjectKind: 'member', requestId }
  const read = () =>
    database.db.transaction().execute(async (tx) => {
      if (!isCodeFresh(member.codeEnteredAt, now)) throw new DomainError('fresh-code-needed')
      await enforceLimit(tx, {
        name: 'export-member',
        subject: member.memberId,
        max: MOST_AN_HOUR,
        windowSeconds: 3_600,
        now,
        keys: config.keys,
      })
      await recordAudit(tx, { ...record, action: 'member.export', now })
      return listPersonalData(tx, context.encryption, dataSubjectOf(member, config.keys), {
        unclaimedSince: claimableSince(now),
      })
    })
  const held = await recordRefusal(context, { ...record, action: 'export.refuse' }, read)
  return packExport(held, dayIn(member.timeZone, now), now)
}
