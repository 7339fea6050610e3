import { fieldMessages } from '@pulli/contracts/field-messages.ts'
import { plainError } from '@pulli/contracts/plain-error.ts'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { InvalidInput } from './invalid-input.ts'

/** Validates a part of a request. Its refusal has one message a field, in plain words. */
export const validate: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (value) => {
    const parsed = schema.safeParse(value, { error: plainError })
    return parsed.success ? { value: parsed.data } : { error: new InvalidInput(fieldMessages(parsed.error)) }
  }
