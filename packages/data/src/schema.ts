import type { ConsultationSection } from '@pulli/domain/consultation/sections.ts'
import type { Kysely, Transaction } from 'kysely'

/** One row of `consultation_requests`. */
export type ConsultationRequestsTable = {
  id: string
  name: string
  email: string
  phone: string
  section: ConsultationSection
  consultation_on: string
  time_zone: string
  notice_version: string
  consented_at: Date
  idempotency_key: string | null
  request_fingerprint: string | null
  submitted_at: Date
  provider_mailed_at: Date | null
  visitor_mailed_at: Date | null
}

/** One row of `audit_events`. */
export type AuditEventsTable = {
  id: string
  occurred_at: Date
  actor: string
  action: string
  subject_kind: string
  subject_id: string | null
  request_id: string | null
}

/** One row of `limit_windows`. */
export type LimitWindowsTable = {
  limit_name: string
  key_hash: string
  started_at: Date
  hits: number
}

/** Every table that the product reads and writes, as `migrations/` makes them. */
export type Schema = {
  consultation_requests: ConsultationRequestsTable
  audit_events: AuditEventsTable
  limit_windows: LimitWindowsTable
}

/** What a query runs on: the database, or a transaction on it. */
export type Db = Kysely<Schema>

/** What a query runs on that has a meaning only together with others. */
export type Tx = Transaction<Schema>
