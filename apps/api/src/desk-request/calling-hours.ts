import type { DeskRequestRow } from '@pulli/data/desk-request/desk-requests.ts'
import { type PersonsHours, personsHours } from '@pulli/domain/consultation/persons-hours.ts'
import { allAnswers } from '@pulli/domain/consultation/safe-contact.ts'
import { callHoursInTime } from '#consultation/call-hours-in-time.ts'
import type { ApiContext } from '#context.ts'

/** Returns whether now is when the sender of a request wants to be called. Where the hours cannot be read, it is not. */
export async function callingHours(
  context: ApiContext,
  { contact = {} }: Pick<DeskRequestRow, 'contact'>,
): Promise<PersonsHours> {
  const { week } = await callHoursInTime(context)
  return personsHours(week, allAnswers(contact).call_time, context.clock())
}
