import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

/**
 * Validates all of a request but its body, which the handler parses: JSON and plain forms then get the same refusals.
 */
export const unvalidatedBody: FastifySchemaCompiler<unknown> = (route) => {
  const { schema } = route
  return route.httpPart !== 'body' && schema instanceof z.ZodType
    ? validatorCompiler({ ...route, schema })
    : (value: unknown) => ({ value })
}
