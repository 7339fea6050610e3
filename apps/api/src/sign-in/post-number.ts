import type { CodeSent } from '@pulli/contracts/sign-in.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiContext } from '#context.ts'
import { getMobile } from '#mobile-number/get-mobile.ts'
import { browserAsker } from './code-asker.ts'
import { sendCode } from './send-code.ts'

/** What the sign-in reads of a request. */
export type SignInRequest = Pick<FastifyRequest, 'headers' | 'ip' | 'id'>

/** Where it sets cookies. */
export type SignInReply = Pick<FastifyReply, 'header'>

/** Sends a code to a number, and sets the cookie that binds it to the browser. */
export async function postNumber(
  context: ApiContext,
  { request, reply, mobile_number }: { request: SignInRequest; reply: SignInReply; mobile_number: string },
): Promise<CodeSent> {
  const phone = getMobile(mobile_number)
  const asker = browserAsker(context, request, reply, phone)
  return sendCode(context, { phone, purpose: 'sign-in', asker, traceId: request.id })
}
