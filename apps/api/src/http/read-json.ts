import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/**
 * Reads JSON, and takes an empty body for none where a call needs none: many HTTP clients name the type of a body that
 * they do not send. Where a body is needed, an empty one is no JSON.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '' && needsNoBody(request.routeOptions.schema?.body)) return done(null, undefined)
    return parse(request, text, done)
  })
}

function needsNoBody(body: unknown): boolean {
  return body === undefined || (body instanceof z.ZodType && body.safeParse(undefined).success)
}
