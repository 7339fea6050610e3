import type { TestCallResult } from '@pulli/domain/crisis-line/test-call-due.ts'
import { m } from '@pulli/messages/messages.js'

/** What came of a test call, in words. */
export const RESULT_WORDS: Readonly<Record<TestCallResult, () => string>> = {
  answered: m.test_calls_answered,
  nobody: m.test_calls_nobody,
  engaged: m.test_calls_engaged,
  'not-in-service': m.test_calls_not_in_service,
}
