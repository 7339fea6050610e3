import { fieldMessages } from '@pulli/contracts/field-messages.ts'
import { plainError } from '@pulli/contracts/plain-error.ts'
import type { z } from 'zod'
import { InvalidInput } from './invalid-input.ts'

/**
 * Parses a body with its contract.
 * @throws InvalidInput with one message a field
 */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body, { error: plainError })
  if (!parsed.success) throw new InvalidInput(fieldMessages(parsed.error))
  return parsed.data
}
