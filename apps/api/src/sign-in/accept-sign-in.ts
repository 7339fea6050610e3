import { type Envelope, succeeded } from '@pulli/contracts/envelope.ts'
import { type CodeSent, Login, LoginRequest, type SignedInUser } from '@pulli/contracts/sign-in.ts'
import { DomainError } from '@pulli/domain/domain-error.ts'
import { m } from '@pulli/messages/messages.js'
import type { ApiContext } from '#context.ts'
import { answerForm } from '#http/answer-form.ts'
import { readBody } from '#http/read-body.ts'
import { browserHashOf } from './code-asker.ts'
import { codeWords } from './code-words.ts'
import { postCode } from './post-code.ts'
import { postNumber, type SignInReply } from './post-number.ts'

/** A number, or a number and its code, from a plain form. */
export interface SignInPost {
  body: { mobile_number: unknown; otp?: unknown }
  headers: { cookie?: string | undefined; 'user-agent'?: string | undefined }
  ip: string
  traceId: string
}

export interface SignInAnswer<Data> {
  envelope: Envelope<Data>
  setCookies: string[]
  retryAfterSeconds?: number | undefined
}

/** Handles the number that a plain form posts, like `POST /auth/login-request`. Never throws. */
export function acceptNumber(context: ApiContext, post: SignInPost): Promise<SignInAnswer<CodeSent>> {
  return answer(context, post, async (reply) => {
    const { mobile_number } = readBody(LoginRequest, post.body)
    const sent = await postNumber(context, { request: requestOf(post), reply, mobile_number })
    return succeeded(codeWords(sent, m.sign_in_code_sent), sent)
  })
}

/**
 * Handles the code that a plain form posts, like `POST /auth/login`. Never throws. Without the cookie of the browser that
 * asked for it a code is wrong here: browsers send that cookie from our pages only, so no other site can sign a visitor in.
 */
export function acceptCode(context: ApiContext, post: SignInPost): Promise<SignInAnswer<SignedInUser>> {
  return answer(context, post, async (reply) => {
    const login = readBody(Login, { ...post.body, type: 'phone' })
    const request = requestOf(post)
    if (browserHashOf(context, request) === undefined) throw new DomainError('wrong-code')
    return succeeded(m.sign_in_done(), await postCode(context, { request, reply, login }))
  })
}

const requestOf = ({ headers, ip, traceId }: SignInPost) => ({ headers, ip, id: traceId })

async function answer<Data>(
  context: ApiContext,
  { traceId }: SignInPost,
  handle: (reply: SignInReply) => Promise<Envelope<Data>>,
): Promise<SignInAnswer<Data>> {
  const setCookies: string[] = []
  const reply = { header: (_name: string, value: string | string[]) => setCookies.push(...[value].flat()) }
  const what = 'a sign-in by form'
  const work = () => handle(reply as unknown as SignInReply)
  return { ...(await answerForm(context, { traceId, what }, work)), setCookies }
}
