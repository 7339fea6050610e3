import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { erasePerson } from '@pulli/data/data-rights/erase-person.ts'
import type { Database } from '@pulli/data/database.ts'
import type { EncryptionKeys } from '@pulli/data/encryption/encryption-keys.ts'
import { addJob } from '@pulli/data/jobs/jobs.ts'
import { forgetBrowsers } from '@pulli/data/known-browser/known-browsers.ts'
import { listMembersToErase, type MemberToErase } from '@pulli/data/members/members.ts'
import { lockNumber } from '@pulli/data/members/numbers.ts'
import { knownSince } from '@pulli/domain/account/choose-account.ts'

const AT_A_TIME = 100

/**
 * The nightly job `erase-inactive-members`: erases accounts that were sealed a year ago and not opened since,
 * provisional accounts that were never settled, and browsers that have not signed in for long. The erasure is that of
 * `DELETE /members/me`, except for data stored under the number, which belongs to another member by now.
 */
export function eraseInactiveMembers({
  database,
  encryption: keys,
  clock,
}: {
  database: Database
  encryption: EncryptionKeys
  clock: () => Date
}) {
  return async (): Promise<void> => {
    const now = clock()
    for (;;) {
      const due = await listMembersToErase(database.db, keys, { before: now, most: AT_A_TIME })
      for (const member of due) await eraseOne(database, keys, member, now)
      if (due.length < AT_A_TIME) break
    }
    await forgetBrowsers(database.db, knownSince(now))
  }
}

async function eraseOne(
  { db }: Database,
  keys: EncryptionKeys,
  { memberId, phone, pseudonym }: MemberToErase,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockNumber(tx, phone)
    // The account may have been opened while this job waited for the lock.
    const [still] = await listMembersToErase(tx, keys, { before: now, most: 1, memberId })
    if (still === undefined) return
    await recordAudit(tx, { actor: pseudonym, action: 'member.expire', subjectKind: 'member', now })
    await addJob(tx, { task: 'sweep-outbox', payload: {}, key: 'sweep-outbox' })
    await erasePerson(tx, keys, { memberId, phone, holdsNumber: false, phoneHashes: [] })
  })
}
