import type { MemberChange } from '@pulli/contracts/members.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { type SignedInMember, updateMember } from '@pulli/data/members/members.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { settleMember } from '#account/settle-member.ts'
import type { ApiContext } from '#context.ts'
import { claimWrite } from '#idempotency/idempotent-write.ts'

export type ChangeMemberInput = {
  member: SignedInMember
  change: MemberChange
  idempotencyKey: string | undefined
  requestId: string
}

/**
 * Changes a member's own fields, once under its idempotency key.
 * @throws DomainError `sign-in-needed` where they were erased meanwhile; `idempotency-key-reused`
 */
export async function changeMember(
  { database, encryption, clock }: ApiContext,
  { member, change, idempotencyKey: key, requestId }: ChangeMemberInput,
) {
  const now = clock()
  const { memberId } = member
  const input = [change.name ?? null, change.time_zone ?? null]
  return database.db.transaction().execute(async (tx) => {
    const write = { key, operation: 'changeMember', owner: { memberId }, input, now }
    const isRepeated = (await claimWrite(tx, write)) !== undefined
    // A concurrent request may have changed the row since it was read.
    if (isRepeated)
      return {
        ...member,
        name: change.name ?? member.name,
        timeZone: change.time_zone ?? member.timeZone,
        isTimeZoneChosen: member.isTimeZoneChosen || change.time_zone !== undefined,
      }
    // Setting a name activates a provisional member: only now is the earlier account sealed.
    if (change.name !== undefined) await settleMember(tx, encryption, { member, requestId, now })
    const { dataKey } = member
    const changed = await updateMember(
      tx,
      encryption,
      { memberId, dataKey },
      { name: change.name, timeZone: change.time_zone },
    )
    if (changed === undefined) throw new DomainError('sign-in-needed')
    await recordAudit(tx, {
      actor: member.pseudonym,
      action: 'member.change',
      subjectKind: 'member',
      requestId,
      now,
    })
    return changed
  })
}
