import type { TestCallLine, TestCallLog } from '@pulli/contracts/test-call.ts'
import { type LastTestCall, listLastTestCalls, listTestCalls } from '@pulli/data/test-call/test-calls.ts'
import { CALL_AGAIN_AFTER_MONTHS, isTestCallDue } from '@pulli/domain/crisis-line/test-call-due.ts'
import { DEFAULT_TIME_ZONE, dayIn } from '@pulli/domain/day/local-day.ts'
import type { ApiContext } from '#context.ts'
import { type LineOfBoard, linesOfTheBoard } from './lines-of-the-board.ts'

const MOST_CALLS = 100

/** Reads the log of test calls, and which lines are due. */
export async function readTestCalls(context: ApiContext): Promise<TestCallLog> {
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
