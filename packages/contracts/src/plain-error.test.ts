import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldMessages } from './field-messages.ts'
import { plainError } from './plain-error.ts'

const id = '019a9b6c-0000-7000-8000-000000000000'

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'Send this: it is missing.'],
  [z.enum(['mail', 'phone']), undefined, 'Send this: it is missing.'],
  [z.string(), 3, 'Send this as text.'],
  [z.int(), 'x', 'Send a number.'],
  [z.int(), 1.5, 'Send a whole number.'],
  [z.number(), null, 'Send a number.'],
  [z.boolean(), 'yes', 'Send true or false.'],
  [z.array(z.string()), 'x', 'Send a list.'],
  [z.object({}), [], 'Send a JSON object.'],
  [z.enum(['mail', 'phone']), 'post', 'Send one of these: mail, phone.'],
  [z.literal('app'), 'x', 'Send one of these: app.'],
  [z.uuid(), 'x', 'Send an id as an answer gave it.'],
  [z.iso.date(), '2026-02-30', 'Enter a day of the calendar, as YYYY-MM-DD.'],
  [z.iso.datetime(), 'x', 'Send an instant with its offset, such as 2026-11-21T06:00:00Z.'],
  [z.string().regex(/^\d+$/), 'x', 'This does not have the form that it needs.'],
  [z.string().max(3), 'four', 'Send at most 3 characters.'],
  [z.string().min(3), 'x', 'Send at least 3 characters.'],
  [z.array(z.int()).max(1), [1, 2], 'Send a list of at most 1.'],
  [z.array(z.int()).min(2), [1], 'Send a list of at least 2.'],
  [z.int().max(5), 6, 'Send a number of at most 5.'],
  [z.int().min(1), 0, 'Send a number of at least 1.'],
  [z.union([z.int(), z.boolean()]), 'x', 'This does not have the form that it needs.'],
  [z.uuid({ error: () => 'Its own words.' }), 'x', 'Its own words.'],
  [z.uuid(), id, ''],
])('finding api P8: %o of %j says what to send, in plain words', (schema, value, message) => {
  const parsed = z.object({ field: schema }).safeParse({ field: value }, { error: plainError })
  expect(parsed.success ? '' : fieldMessages(parsed.error).field).toBe(message)
})
