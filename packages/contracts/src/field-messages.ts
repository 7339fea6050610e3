import { m } from '@pulli/messages/messages.js'
import type { z } from 'zod'

/**
 * Returns one message per field from Zod's issues: the first of each field, and one for every unknown field. A body
 * that is not an object is named `body`.
 */
export function fieldMessages(error: z.ZodError): Record<string, string> {
  const messages = new Map<string, string>()
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) messages.set([...issue.path, key].join('.'), m.field_unknown())
      continue
    }
    const field = issue.path.join('.')
    // A body that is not an object; a union of objects has messages of its own.
    if (field === '' && issue.code === 'invalid_type') messages.set('body', m.field_body_malformed())
    if (field !== '' && !messages.has(field)) messages.set(field, issue.message)
  }
  return Object.fromEntries(messages)
}
