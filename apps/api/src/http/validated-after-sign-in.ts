import type { FastifySchemaCompiler } from 'fastify'
import { unvalidatedBody } from './unvalidated-body.ts'

/**
 * Validates the query alone. The handler validates body, path and headers after it has authenticated the member
 * (`require-member.ts`), and refuses a malformed id as an unknown one.
 */
export const validatedAfterSignIn: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === 'querystring' ? unvalidatedBody(route) : (value: unknown) => ({ value })
