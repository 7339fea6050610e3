import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EncodedPage } from './encoded-page.ts'
import { matchesEtag } from './matches-etag.ts'
import { preferredEncoding } from './preferred-encoding.ts'

/** Answers with a public body through Fastify, with the headers of its hooks: as small as the client reads it, or 304. */
export function sendEncoded(request: FastifyRequest, reply: FastifyReply, page: EncodedPage) {
  if (matchesEtag(request.headers['if-none-match'], page.etag)) {
    // Fastify would say of a HEAD request that the body has no bytes.
    reply.hijack()
    reply.raw
      .writeHead(304, { ...reply.getHeaders(), ...page.notModifiedHeaders } as OutgoingHttpHeaders)
      .end()
    return reply
  }
  const { body, headers } = page.bodies[preferredEncoding(request.headers)]
  return reply.headers(headers).send(body)
}
