import type { FastifySchemaCompiler } from 'fastify'
import { bodyAsItCame } from './body-as-it-came.ts'

/**
 * Checks the query alone and leaves body, path and headers to the handler, which asks first who calls: a stranger
 * is told nothing but to sign in.
 */
export const checkedAfterSignIn: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === 'querystring' ? bodyAsItCame(route) : (value: unknown) => ({ value })
