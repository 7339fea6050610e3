import { NewTestCall, TestCall, TestCallLog } from '@pulli/contracts/test-call.ts'
import { m } from '@pulli/messages/messages.js'
import { callsOf } from '#http/calls.ts'
import { KNOWN_STAFF } from '#limits/no-limit.ts'
import { logTestCall } from './log-test-call.ts'
import { readTestCalls } from './read-test-calls.ts'

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
