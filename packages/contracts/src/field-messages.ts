import { m } from '@pulli/messages/messages.js'
import type { z } from 'zod'

/**
 * Turns the faults that Zod found into one message a field: the first of each field, and one for every
 * field that is not known. A body that is no object at all is named `body`.
 */
export function fieldMessages(error: z.ZodError): Record<string, string> {
  const messages = new Map<string, string>()
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) messages.set([...issue.path, key].join('.'), m.field_unknown())
      continue
    }
    const field = issue.path.join('.')
    // A body that is no object at all: the wrong one of several forms of an object has a message of its own.
    if (field === '' && issue.code === 'invalid_type') messages.set('body', m.field_body_malformed())
    if (field !== '' && !messages.has(field)) messages.set(field, issue.message)
  }
  return Object.fromEntries(messages)
}
