import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/**
 * Parses JSON. An empty body counts as none if the operation needs none: many HTTP clients send a content type without
 * a body. If it needs one, an empty body is invalid JSON.
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
