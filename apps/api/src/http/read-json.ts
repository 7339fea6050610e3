import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/**
 * Parses JSON, in UTF-8. An empty body counts as none if the operation needs none: many HTTP clients send a content type without
 * a body. If it needs one, an empty body is invalid JSON.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    // Replacement characters would be stored in place of the input.
    if (!isUtf8(bytes)) return done(new SyntaxErrorOfBody('not UTF-8'))
    const text = bytes.toString()
    if (text === '' && needsNoBody(request.routeOptions.schema?.body)) return done(null, undefined)
    return parse(request, text, done)
  })
}

/** As Fastify's parser throws it: the client's fault. */
class SyntaxErrorOfBody extends SyntaxError {
  readonly statusCode = 400
}

function needsNoBody(body: unknown): boolean {
  return body === undefined || (body instanceof z.ZodType && body.safeParse(undefined).success)
}
