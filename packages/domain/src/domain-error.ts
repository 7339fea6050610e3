/** The rules that a verb can refuse for. Their status and their words stand in `api/src/http/refusals.ts`. */
export type DomainErrorCode =
  | 'idempotency-key-reused'
  | 'too-many-requests'
  | 'wrong-code'
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

/** A broken rule, known by its code. The message is for logs and must hold no personal data. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: DomainErrorCode
  /** Seconds until the same wish can succeed, where time alone settles it. */
  readonly retryAfterSeconds: number | undefined

  constructor(code: DomainErrorCode, { retryAfterSeconds }: { retryAfterSeconds?: number } = {}) {
    super(code)
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
  }
}
