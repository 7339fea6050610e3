/** The rules a verb can refuse for. Status and message of each are in `api/src/http/refusals.ts`. */
export type DomainErrorCode =
  | 'idempotency-key-reused'
  | 'too-many-requests'
  | 'too-many-entries'
  | 'wrong-code'
  | 'wrong-recovery-code'
  | 'fresh-code-needed'
  | 'account-in-use'
  | 'number-in-use'
  | 'unknown-notice'
  | 'sign-in-needed'
  | 'session-ended'
  | 'cross-site-request'
  | 'unknown-session'
  | 'code-just-sent'
  | 'too-many-codes'
  | 'too-many-tries'
  | 'codes-paused'
  | 'consent-required'
  | 'unknown-mood'
  | 'unknown-assessment'
  | 'stale-version'
  | 'stale-plan'
  | 'stale-pack'
  | 'favourites-full'
  | 'unknown-recording'
  | 'samples-unavailable'
  | 'unknown-request'
  | 'request-over'
  | 'not-offered'
  | 'unknown-appointment'
  | 'unknown-summary'
  | 'stale-summary'
  | 'time-taken'
  | 'no-such-time'
  | 'time-past'
  | 'hold-over'
  | 'already-booked'
  | 'appointment-over'
  | 'appointment-changed'
  | 'appointment-not-begun'
  | 'request-assigned'
  | 'step-not-possible'
  | 'too-many-times'
  | 'too-many-appointments'
  | 'calendar-unavailable'
  | 'wrong-digits'
  | 'digits-needed'
  | 'proof-needed'
  | 'stale-notice'
  | 'wrong-passkey'
  | 'wrong-staff-code'
  | 'wrong-staff-recovery-code'
  | 'not-permitted'
  | 'fresh-sign-in-needed'
  | 'unknown-invitation'
  | 'unknown-staff'
  | 'unknown-device'
  | 'email-in-use'
  | 'last-owner'
  | 'last-device'
  | 'devices-full'
  | 'unknown-hours'
  | 'hours-overlap'
  | 'hours-begun'
  | 'booked-over'
  | 'unknown-service'
  | 'service-changed'
  | 'services-reordered'
  | 'team-entry-in-use'
  | 'team-entry-changed'
  | 'team-unavailable'
  | 'unknown-job'
  | 'job-running'

/** A broken rule, identified by its code. The message is logged and must contain no personal data. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: DomainErrorCode
  /** Seconds until the same request can succeed, if waiting suffices. */
  readonly retryAfterSeconds: number | undefined
  /** The faulty field, if several could be at fault. */
  readonly field: string | undefined

  constructor(
    code: DomainErrorCode,
    { retryAfterSeconds, field }: { retryAfterSeconds?: number; field?: string } = {},
  ) {
    super(code)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
    this.field = field
  }
}
