import { m } from '@pulli/messages/messages.js'
import type { Outcome } from '#api/call-api.ts'

/** Returns the error text of a failed call. */
export function reasonOf(outcome: Outcome<unknown>): string {
  return (outcome.kind === 'refused' && outcome.message) || m.form_unanswered()
}
