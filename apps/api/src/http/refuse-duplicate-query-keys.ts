import type { FastifyReply, FastifyRequest } from 'fastify'
import { refused } from './refusals.ts'
import { sendAnswer } from './send-answer.ts'

/** Refuses repeated query keys, which are ambiguous (security row 29). */
export async function refuseDuplicateQueryKeys({ query }: FastifyRequest, reply: FastifyReply) {
  const values = typeof query === 'object' && query !== null ? Object.values(query) : []
  if (values.some(Array.isArray)) return sendAnswer(reply, refused('duplicate-query-key'))
}
