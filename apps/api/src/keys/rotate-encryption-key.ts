import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import type { Database } from '@pulli/data/database.ts'
import { rewrapDataKeys } from '@pulli/data/encryption/data-key.ts'
import type { RotatedKeys } from '@pulli/data/encryption/key-folder.ts'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { DAY } from '@pulli/domain/time/durations.ts'

export type KeyRotation = { database: Database; encryption: RotatedKeys; clock: () => Date }

/**
 * The nightly job `rotate-encryption-key`: after 35 days makes a new key-encryption key and wraps every data key again,
 * and a day later destroys the old one. From then on nothing opens the data keys in older backups, those of erased
 * people among them; those of everybody else live on in the database.
 */
export function rotateEncryptionKey({ database: { db }, encryption, clock }: KeyRotation) {
  return async (): Promise<void> => {
    const now = clock()
    const record = { actor: 'system', subjectKind: 'encryption-key', now }
    const audit = (action: string) => db.transaction().execute((tx) => recordAudit(tx, { ...record, action }))
    const [current] = await encryption.list()
    if (daysSince(current?.madeAt, now) >= RETENTION.encryptionKeyDays) {
      await encryption.add(now)
      await audit('encryption-key.make')
    }
    const versionsInUse = await rewrapDataKeys(db, encryption)
    const [newest, ...earlier] = await encryption.list()
    if (daysSince(newest?.madeAt, now) < RETENTION.encryptionKeyOverlapDays) return
    for (const { version } of earlier) {
      if (versionsInUse.includes(version)) continue
      await encryption.destroy(version)
      await audit('encryption-key.destroy')
    }
  }
}

const daysSince = (then: Date | undefined, now: Date) =>
  then === undefined ? 0 : (now.getTime() - then.getTime()) / DAY
