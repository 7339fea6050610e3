import { sql } from 'kysely'
import type { Db } from '#schema.ts'

/** The seal of one minute of the audit trail: a SHA-256, in hexadecimal digits. */
export type AuditSeal = { minute: Date; hash: string }

/** Seals the closed, unsealed minutes of the audit trail, at most a thousand. Returns the last seal. */
export async function sealAuditEvents(db: Db): Promise<AuditSeal | undefined> {
  const { rows } = await sql<AuditSeal>`
    select sealed_minute as minute, encode(sealed_hash, 'hex') as hash from seal_audit_events()`.execute(db)
  return rows.at(-1)
}
