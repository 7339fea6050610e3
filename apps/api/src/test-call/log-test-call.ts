import type { NewTestCall, TestCall } from '@pulli/contracts/test-call.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import { saveTestCall } from '@pulli/data/test-call/test-calls.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { DEFAULT_TIME_ZONE, dayIn } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import type { DeskCaller } from '#desk-request/desk-caller.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { staffEvent } from '#staff/staff-event.ts'
import { linesOfTheBoard } from './lines-of-the-board.ts'

/** How old a call may be when it is entered. */
const MOST_DAYS_BACK = 30

/**
 * Logs a test call to a line of the board.
 * @throws InvalidInput for a line that is not on the board, and a day in the future or too far back
 */
export async function logTestCall(
  context: ApiContext,
  input: NewTestCall,
  { person, requestId }: DeskCaller,
): Promise<TestCall> {
  const now = context.clock()
  const today = dayIn(DEFAULT_TIME_ZONE, now)
  const { telephone, called_on: calledOn, result } = input
  if (calledOn > today || calledOn < addDays(today, -MOST_DAYS_BACK))
    throw new InvalidInput({ called_on: m.field_called_on_wrong() })
  const { lines } = await linesOfTheBoard(context, today)
  const line = lines.find((each) => each.telephone === telephone)
  if (line === undefined) throw new InvalidInput({ telephone: m.field_line_missing() })
  const details = { result, minutes: input.minutes ?? null, language: input.language ?? null }
  const id = await context.database.db.transaction().execute(async (tx) => {
    const call = { telephone, lineName: line.name, calledOn, staffId: person.staffId, ...details }
    const subjectId = await saveTestCall(tx, { id: uuidV7(now), ...call, now })
    const event = { action: 'test-call.log', subjectKind: 'test-call', subjectId }
    await recordAudit(tx, staffEvent({ staffId: person.staffId, ...event, requestId, now }))
    return subjectId
  })
  return { id, telephone, line: line.name, called_on: calledOn, by: person.name, ...details }
}
