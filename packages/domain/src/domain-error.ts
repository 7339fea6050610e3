/** The rules that a verb can refuse for. Their status and their words stand in `api/src/http/refusals.ts`. */
export type DomainErrorCode =
  | 'idempotency-key-reused'
  | 'too-many-requests'
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
  | 'stale-version'
  | 'favourites-full'
  | 'unknown-recording'

/** A broken rule, known by its code. The message is for logs and must hold no personal data. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: DomainErrorCode
  /** Seconds until the same request can succeed, where time alone settles it. */
  readonly retryAfterSeconds: number | undefined
  /** Which field of what was sent broke it, where there are several like it. */
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
