import type { FastifySchemaCompiler } from 'fastify'
import { bodyAsItCame } from './body-as-it-came.ts'

/**
 * Checks the query alone and leaves body, path and headers to the handler, which has its own refusal for them: an id
 * that nothing can have is as unknown as one that nothing has. Who calls is known by then (`require-member.ts`).
 */
export const checkedAfterSignIn: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === 'querystring' ? bodyAsItCame(route) : (value: unknown) => ({ value })
