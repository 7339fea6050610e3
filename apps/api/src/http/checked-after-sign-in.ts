import type { FastifySchemaCompiler } from 'fastify'
import { bodyAsItCame } from './body-as-it-came.ts'

/**
 * Leaves the body and the path to the handler, which asks first who calls: a stranger is told nothing but to
 * sign in.
 */
export const checkedAfterSignIn: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === 'params' ? (value: unknown) => ({ value }) : bodyAsItCame(route)
