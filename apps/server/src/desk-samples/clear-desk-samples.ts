import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { eraseRequest, listSampleRequests } from '@pulli/data/consultation/requests.ts'
import type { Db } from '@pulli/data/schema.ts'
import { removeStaff } from '@pulli/data/staff/owners.ts'
import { listSampleStaff } from '@pulli/data/staff/staff.ts'

/**
 * Ends the samples of an earlier trial: no visitor may be offered a time of a person who does not exist, and no figure may
 * count an invented request. Returns whether there were any.
 */
export async function clearDeskSamples(db: Db, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const requests = await listSampleRequests(tx)
    const people = await listSampleStaff(tx)
    if (requests.length + people.length === 0) return false
    for (const id of requests) await eraseRequest(tx, id)
    for (const id of people) await removeStaff(tx, id, now)
    await recordAudit(tx, { actor: 'system', action: 'desk-samples.clear', subjectKind: 'staff', now })
    return true
  })
}
