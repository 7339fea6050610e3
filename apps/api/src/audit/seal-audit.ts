import { expireAuditEvents } from '@pulli/data/audit/expire-audit-events.ts'
import { sealAuditEvents } from '@pulli/data/audit/seal-audit-events.ts'
import type { Database } from '@pulli/data/database.ts'

/** The job of each minute `seal-audit`: after an upgrade or a stop it takes up all that was left. */
export function sealAudit({ database }: { database: Database }) {
  return async (): Promise<void> => {
    while (await sealAuditEvents(database.db)) {
      // There may be more than it seals at a time.
    }
  }
}

/** The nightly job `expire-audit`. */
export function expireAudit({ database }: { database: Database }) {
  return async (): Promise<void> => void (await expireAuditEvents(database.db))
}
