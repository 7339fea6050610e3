import type { FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { validate } from './validate.ts'

/**
 * Validates all of a request but its body, which the handler parses: JSON and plain forms then get the same refusals.
 */
export const unvalidatedBody: FastifySchemaCompiler<unknown> = (route) => {
  const { schema } = route
  return route.httpPart !== 'body' && schema instanceof z.ZodType
    ? validate({ ...route, schema })
    : (value: unknown) => ({ value })
}
