import type { MemberChange } from '@pulli/contracts/members.ts'
import { recordAudit } from '@pulli/data/audit/record-audit.ts'
import type { SignedInMember } from '@pulli/data/members/find-member-by-access-token.ts'
import { updateMember } from '@pulli/data/members/update-member.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import type { ApiContext } from '#context.ts'

/**
 * Changes what a member says of themselves.
 * @throws DomainError `sign-in-needed` where they were erased meanwhile
 */
export async function changeMember(
  { database, clock }: ApiContext,
  { member, change, requestId }: { member: SignedInMember; change: MemberChange; requestId: string },
) {
  const now = clock()
  return database.db.transaction().execute(async (tx) => {
    const changed = await updateMember(tx, member.memberId, { name: change.name, timeZone: change.time_zone })
    if (changed === undefined) throw new DomainError('sign-in-needed')
    await recordAudit(tx, {
      ...{ actor: member.pseudonym, action: 'member.change', subjectKind: 'member', requestId, now },
    })
    return changed
  })
}
