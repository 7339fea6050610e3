import type { FastifyInstance } from 'fastify'
import { type EncodedPage, encodePage } from '#http/encoded-page.ts'
import { sendEncoded } from '#http/send-encoded.ts'

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=300',
  vary: 'origin',
}

/** `GET /openapi.json`: public, and constant while the server runs, so it is compressed once. */
export function contractRoute(app: FastifyInstance): void {
  let encoded: Promise<EncodedPage> | undefined
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    encoded ??= encodePage(Buffer.from(JSON.stringify(app.swagger())), HEADERS)
    return sendEncoded(request, reply, await encoded)
  })
}
