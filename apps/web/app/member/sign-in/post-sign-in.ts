import type { Envelope } from '@pulli/contracts/envelope.ts'
import type { SignedInUser } from '@pulli/contracts/sign-in.ts'
import { m } from '@pulli/messages/messages.js'
import { type SignInFormAnswer, siteContext } from '@pulli/web/site-context.ts'
import { type ActionFunctionArgs, data } from 'react-router'
import { addresses } from '#addresses.ts'
import { OUTDATED_FORM, readForm } from '#form-token/read-form.ts'
import type { SignInProps } from './sign-in.tsx'
import { withRetryTime } from './with-retry-time.ts'

/** What a plain form of the sign-in leads to. */
export interface PostedSignIn extends SignInProps {
  /** For the whole page. */
  message?: string
  /** Who has signed in with it. */
  user?: SignedInUser
}

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>

/** Handles a posted number: asks for its code, or shows what to change. The number is only in this answer. */
export async function postNumber(args: Args) {
  const { mobile_number, isOurs, headers } = await readSignIn(args)
  const typed = { mobile_number }
  if (!isOurs) return outdated({ step: 'number', typed })
  const answer = await args.context.get(siteContext).acceptNumber({ body: typed, headers })
  const { envelope } = answer
  if (envelope.error)
    return shown({ step: 'number', typed, errors: { mobile_number: faultOf(answer) } }, answer)
  const { otp } = envelope.data
  return shown(
    { step: 'code', typed, message: otp === undefined ? envelope.message : m.sign_in_code_shown({ otp }) },
    answer,
  )
}

/** Handles a posted code: signs in, or shows what to change. */
export async function postCode(args: Args) {
  const { mobile_number, otp, isOurs, headers } = await readSignIn(args)
  const typed = { mobile_number, otp }
  if (!isOurs) return outdated({ step: 'code', typed })
  const answer = await args.context.get(siteContext).acceptCode({ body: typed, headers })
  const { envelope } = answer
  if (!envelope.error) return shown({ step: 'code', user: envelope.data }, answer)
  const number = envelope.data.fields?.mobile_number
  const errors = number === undefined ? { otp: faultOf(answer) } : { mobile_number: number }
  return shown({ step: 'code', typed, errors }, answer)
}

/** Both forms have one token, because the button for another code posts the second form to the address of the first. */
async function readSignIn({ request, context }: Args) {
  const { form, isOurs } = await readForm({ request, context }, addresses.login)
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const header = (name: string) => request.headers.get(name) ?? undefined
  return {
    mobile_number: text('mobile_number'),
    otp: text('otp'),
    isOurs,
    headers: { cookie: header('cookie'), 'user-agent': header('user-agent') },
  }
}

const outdated = (posted: PostedSignIn) =>
  data<PostedSignIn>({ ...posted, message: m.form_outdated() }, { status: OUTDATED_FORM })

function shown(posted: PostedSignIn, { envelope, setCookies }: SignInFormAnswer<unknown>) {
  const headers = new Headers(setCookies.map((cookie): [string, string] => ['set-cookie', cookie]))
  return data<PostedSignIn>(posted, { status: envelope.status, headers })
}

function faultOf({ envelope, retryAfterSeconds }: SignInFormAnswer<unknown>): string {
  const { status, message, data: more } = envelope as Extract<Envelope, { error: true }>
  const fields = more.fields ?? {}
  const outcome = { kind: 'refused' as const, status, code: more.code, message, fields }
  const refusal = withRetryTime({ ...outcome, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) })
  return (
    Object.values(fields)[0] ??
    (refusal.kind === 'refused' && refusal.message ? refusal.message : m.sign_in_failed())
  )
}
