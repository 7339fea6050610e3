import { TEST_CALL_RESULTS } from '@pulli/domain/crisis-line/test-call-due.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { Day } from './day.ts'
import { nameText } from './name-text.ts'

const Result = z.enum(TEST_CALL_RESULTS, { error: () => m.field_result_unknown() })

/** What `POST /test-calls` takes. How long it took, and the language, belong to a call that was answered. */
export const NewTestCall = z
  .strictObject({
    telephone: z
      .string({ error: () => m.field_line_missing() })
      .min(1, { error: () => m.field_line_missing() })
      .max(40, { error: () => m.field_line_missing() })
      .describe('The number of a line, as dialled.'),
    called_on: Day,
    result: Result,
    minutes: z
      .int({ error: () => m.field_minutes_wrong() })
      .min(0, { error: () => m.field_minutes_wrong() })
      .max(240, { error: () => m.field_minutes_wrong() })
      .nullable()
      .optional()
      .describe('Until someone answered.'),
    language: nameText({
      maxCharacters: 40,
      missing: m.field_language_wrong,
      tooLong: m.field_language_wrong,
    })
      .nullable()
      .optional()
      .describe('In which they answered.'),
  })
  .superRefine(({ result, minutes, language }, { addIssue }) => {
    if (result === 'answered') return
    const message = m.field_only_if_answered()
    if (minutes != null) addIssue({ code: 'custom', path: ['minutes'], message })
    if (language != null) addIssue({ code: 'custom', path: ['language'], message })
  })
export type NewTestCall = z.infer<typeof NewTestCall>

/** A test call of the office. */
export const TestCall = z.strictObject({
  id: z.uuid(),
  telephone: z.string().describe('As dialled.'),
  line: z.string().describe('What the line was called then.'),
  called_on: z.string().describe('`YYYY-MM-DD`'),
  by: z.string().describe('Who called.'),
  result: Result,
  minutes: z.int().nullable(),
  language: z.string().nullable(),
})
export type TestCall = z.infer<typeof TestCall>

/** A line of the helpline board, as the office sees it. */
export const TestCallLine = z.strictObject({
  telephone: z.string().describe('As dialled.'),
  number: z.string().describe('As read.'),
  name: z.string(),
  is_hidden: z.boolean().describe('Whether visitors do not see it.'),
  last_called_on: z
    .string()
    .nullable()
    .describe('The last test call, of the desk or of the content service; null: never.'),
  was_answered: z.boolean().nullable(),
  is_due: z.boolean().describe('Never called, or longer ago than the office calls again.'),
})
export type TestCallLine = z.infer<typeof TestCallLine>

/** The log of test calls. */
export const TestCallLog = z.strictObject({
  today: z.string().describe('`YYYY-MM-DD`, in the zone of the office.'),
  are_all_lines: z.boolean().describe('False while only the built-in lines are known.'),
  lines: z.array(TestCallLine),
  calls: z.array(TestCall).describe('The latest hundred, the newest first.'),
  again_after_months: z.strictObject({ standing: z.int(), others: z.int() }),
})
export type TestCallLog = z.infer<typeof TestCallLog>
