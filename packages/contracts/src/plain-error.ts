import { m } from '@pulli/messages/messages.js'
import type { z } from 'zod'

type Issue = Parameters<z.core.$ZodErrorMap>[0]

const OF_TYPE: Readonly<Record<string, () => string>> = {
  string: m.field_wrong_type,
  number: m.field_no_number,
  int: m.field_no_whole_number,
  boolean: m.field_no_boolean,
  array: m.field_no_list,
  object: m.field_body_malformed,
}

const OF_FORMAT: Readonly<Record<string, () => string>> = {
  uuid: m.field_no_id,
  date: m.field_date_malformed,
  datetime: m.field_instant_malformed,
  email: m.field_email_malformed,
}

/**
 * The message of a fault whose schema has none of its own: what to send, in plain words. Without it a caller would read
 * those of the validator ("Invalid input: expected string, received undefined").
 */
export function plainError(issue: Issue): string {
  if (issue.input === undefined) return m.field_missing()
  switch (issue.code) {
    case 'invalid_type':
      return (OF_TYPE[issue.expected] ?? m.field_malformed)()
    case 'invalid_value':
      return m.field_not_one_of({ values: issue.values.map(String).join(', ') })
    case 'invalid_format':
      return (OF_FORMAT[issue.format] ?? m.field_malformed)()
    case 'too_big':
      return atMost(issue.origin, Number(issue.maximum))
    case 'too_small':
      return atLeast(issue.origin, Number(issue.minimum))
    default:
      return m.field_malformed()
  }
}

function atMost(origin: string, count: number): string {
  if (origin === 'string') return m.field_too_long({ count })
  return origin === 'array' ? m.field_too_many({ count }) : m.field_too_big({ count })
}

function atLeast(origin: string, count: number): string {
  if (origin === 'string') return m.field_too_short({ count })
  return origin === 'array' ? m.field_too_few({ count }) : m.field_too_small({ count })
}
