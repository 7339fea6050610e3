import { m } from '@pulli/messages/messages.js'
import type { Outcome } from '#api/call-api.ts'

/** Adds to a refusal that time settles when the same can be tried again. */
export function withRetryTime<Data>(outcome: Outcome<Data>): Outcome<Data> {
  if (outcome.kind !== 'refused' || outcome.retryAfterSeconds === undefined) return outcome
  return { ...outcome, message: `${outcome.message} ${waitText(outcome.retryAfterSeconds)}`.trim() }
}

/** Two minutes and more are said in minutes, rounded up: who comes back then has waited long enough. */
function waitText(seconds: number): string {
  if (seconds < 120) return m.sign_in_again_in_seconds({ seconds })
  return m.sign_in_again_in_minutes({ minutes: Math.ceil(seconds / 60) })
}
