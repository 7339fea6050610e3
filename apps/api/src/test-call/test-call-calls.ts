import { NewTestCall, TestCall, type TestCallLine, TestCallLog } from '@pulli/contracts/test-call.ts'
import { recordAudit } from '@pulli/data/audit/audit-trail.ts'
import {
  type LastTestCall,
  listLastTestCalls,
  listTestCalls,
  saveTestCall,
} from '@pulli/data/test-call/test-calls.ts'
import { uuidV7 } from '@pulli/data/uuid-v7.ts'
import { CALL_AGAIN_AFTER_MONTHS, isTestCallDue } from '@pulli/domain/crisis-line/test-call-due.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import { DEFAULT_TIME_ZONE, dayIn } from '@pulli/domain/day/local-day.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import type { DeskCaller } from '#desk-request/desk-caller.ts'
import { callsOf } from '#http/calls.ts'
import { InvalidInput } from '#http/invalid-input.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import { staffEvent } from '#staff/staff-event.ts'
import { type LineOfBoard, linesOfTheBoard } from './lines-of-the-board.ts'

const call = callsOf({ tag: 'Site', caller: ['coordinator', 'owner'], limit: KNOWN_STAFF })

/** The test calls to crisis lines. */
export const testCallCalls = {
  listTestCalls: call({
    route: 'GET /test-calls',
    summary: 'List the test calls to crisis lines, and which lines are due',
    description: 'For coordinators and owners.',
    answer: TestCallLog,
    says: m.test_calls_listed,
    run: ({ context }) => readTestCalls(context),
  }),
  logTestCall: call({
    route: 'POST /test-calls',
    summary: 'Log a test call to a crisis line',
    description:
      'For coordinators and owners. The same line and day again corrects what the caller entered before.',
    body: NewTestCall,
    answer: TestCall,
    retry: { safeBecause: 'a call of the same person to the same line on the same day is stored once' },
    signIn: 'any',
    says: m.test_call_logged,
    run: ({ context, caller, body }) => logTestCall(context, body, caller),
  }),
}

const MOST_CALLS = 100

/** Reads the log of test calls, and which lines are due. */
async function readTestCalls(context: ApiContext): Promise<TestCallLog> {
  const { db } = context.database
  const today = dayIn(DEFAULT_TIME_ZONE, context.clock())
  const { lines, areAll } = await linesOfTheBoard(context, today)
  const telephones = lines.map(({ telephone }) => telephone)
  const [calls, lastCalls] = await Promise.all([
    listTestCalls(db, MOST_CALLS),
    listLastTestCalls(db, telephones),
  ])
  const lastOf = new Map(lastCalls.map((call) => [call.telephone, call]))
  return {
    today,
    are_all_lines: areAll,
    lines: lines.map((line) => shown(line, lastOf.get(line.telephone), today)),
    calls: calls.map(({ lineName, calledOn, ...call }) => ({ ...call, line: lineName, called_on: calledOn })),
    again_after_months: CALL_AGAIN_AFTER_MONTHS,
  }
}

/** A call may be in the log of the desk or in the content service: the later one counts, on one day that of the desk. */
function shown(line: LineOfBoard, ofDesk: LastTestCall | undefined, today: string): TestCallLine {
  const { telephone, number, name, isHidden, lastCall } = line
  const isOfDesk = ofDesk !== undefined && ofDesk.calledOn >= (lastCall?.calledOn ?? '')
  const last = isOfDesk ? { calledOn: ofDesk.calledOn, wasAnswered: ofDesk.result === 'answered' } : lastCall
  return {
    telephone,
    number,
    name,
    is_hidden: isHidden,
    last_called_on: last?.calledOn ?? null,
    was_answered: last?.wasAnswered ?? null,
    is_due: isTestCallDue(telephone, last?.calledOn, today),
  }
}

/** How old a call may be when it is entered. */
const MOST_DAYS_BACK = 30

/**
 * Logs a test call to a line of the board.
 * @throws InvalidInput for a line that is not on the board, and a day in the future or too far back
 */
async function logTestCall(
  context: ApiContext,
  input: NewTestCall,
  { person, traceId }: DeskCaller,
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
    await recordAudit(tx, staffEvent({ staffId: person.staffId, ...event, traceId, now }))
    return subjectId
  })
  return { id, telephone, line: line.name, called_on: calledOn, by: person.name, ...details }
}
