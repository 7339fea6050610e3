import { m } from '@pulli/messages/messages.js'
import type { Outcome } from '#api/call-api.ts'

/** Returns the error text of a failed call. */
export function errorText(outcome: Outcome<unknown>, unanswered: string = m.form_unanswered()): string {
  return (outcome.kind === 'refused' && outcome.message) || unanswered
}
