import type { FastifyReply, FastifyRequest } from 'fastify'
import { refused } from './refusals.ts'
import { sendAnswer } from './send-answer.ts'

/** Refuses compressed bodies, which are no JSON before they are unpacked, and says so (RFC 9110, 15.5.16). */
export async function refuseEncodedBody({ headers }: FastifyRequest, reply: FastifyReply) {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding.toLowerCase() === 'identity') return
  return sendAnswer(reply.header('accept-encoding', 'identity'), refused('unsupported-content-type'))
}
