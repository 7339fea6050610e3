import { m } from '@pulli/messages/messages.js'
import type { Outcome } from '#api/call-api.ts'

/** Why a call did not do what it was to do, in words. */
export function reasonOf(outcome: Outcome<unknown>): string {
  return (outcome.kind === 'refused' && outcome.message) || m.form_unanswered()
}
