import type { FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { z } from 'zod'

/**
 * Checks everything of a request but its body. For a verb that also takes a plain form: the body is read
 * where both ways meet, so that both get the same answer.
 */
export const bodyAsItCame: FastifySchemaCompiler<unknown> = (route) => {
  const { schema } = route
  return route.httpPart !== 'body' && schema instanceof z.ZodType
    ? validatorCompiler({ ...route, schema })
    : (value: unknown) => ({ value })
}
