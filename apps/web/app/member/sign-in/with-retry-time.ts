import { m } from '@pulli/messages/messages.js'
import type { Outcome } from '#api/call-api.ts'

/** Adds the retry time to the message of a refusal that has one. */
export function withRetryTime<Data>(outcome: Outcome<Data>): Outcome<Data> {
  if (outcome.kind !== 'refused' || outcome.retryAfterSeconds === undefined) return outcome
  return { ...outcome, message: `${outcome.message} ${waitText(outcome.retryAfterSeconds)}`.trim() }
}

/** From two minutes on in minutes, rounded up. */
function waitText(seconds: number): string {
  if (seconds < 120) return m.sign_in_again_in_seconds({ seconds })
  return m.sign_in_again_in_minutes({ minutes: Math.ceil(seconds / 60) })
}
