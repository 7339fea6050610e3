import type { AuditEvent } from '@pulli/data/audit/audit-trail.ts'

type StaffEvent = {
  /** Undefined without a session. */
  staffId?: string | undefined
  action: string
  subjectKind: string
  subjectId?: string
  traceId: string
  now: Date
}

/** An event of the audit trail at the desk. Its actor is the person's id, which names them to an owner alone. */
export function staffEvent({ staffId, ...event }: StaffEvent): AuditEvent {
  return { actor: staffId === undefined ? 'visitor' : `staff-${staffId}`, ...event }
}
