import type { Envelope } from '@pulli/contracts/envelope.ts'
import type { FastifyReply } from 'fastify'

/** Sends an envelope with its status, and `Retry-After` if it has one. */
export function sendAnswer(
  reply: FastifyReply,
  { envelope, retryAfterSeconds }: { envelope: Envelope<unknown>; retryAfterSeconds?: number },
): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply.code(envelope.status).send(envelope)
}
