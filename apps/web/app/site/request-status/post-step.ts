import type { Slot } from '@pulli/contracts/appointment.ts'
import type { Envelope } from '@pulli/contracts/envelope.ts'
import { m } from '@pulli/messages/messages.js'
import { type FollowLink, type FollowStep, siteContext } from '@pulli/web/site-context.ts'
import { type ActionFunctionArgs, data, generatePath, redirect } from 'react-router'
import { addresses } from '#addresses.ts'
import { OUTDATED_FORM, readForm } from '#form-token/read-form.ts'
import { readStep, type Sent, sentWith } from './read-step.ts'

/** In place of a token, after an erasure. No token looks like it. */
export const ERASED = 'erased'

/** What a step that was refused leaves on the page. */
export interface RefusedStep {
  message?: string
  digitsError?: string
  sureError?: string
  emailError?: string
  /** The step waits for a code: it was sent, or is late, or why it was not sent, or what is wrong with the one that was typed. */
  proof?: { otp?: string | undefined; late?: string; notSent?: string; error?: string }
  /** The step that waits for the digits, or was refused. */
  step?: string
  sent: Sent
  /** Free times nearest to one that is gone. */
  nearest?: Slot[]
}

type Args = Pick<ActionFunctionArgs, 'request' | 'params' | 'context'>

/** Handles the forms of a request's pages: redirects to the result, or returns the input. */
export async function postStep({ request, params, context }: Args) {
  const { token = '' } = params
  const { form, isOurs } = await readForm({ request, context }, addresses.requestStatus)
  // What waits for the digits comes with them.
  const name = form.get('waiting') ?? form.get('step')
  const sent = sentWith(form)
  const named = typeof name === 'string' && { step: name }
  const refuse = (status: number, refusal: Omit<RefusedStep, 'sent' | 'step'>) =>
    data<RefusedStep>({ ...refusal, sent, ...named }, { status })
  if (!isOurs) return refuse(OUTDATED_FORM, { message: m.follow_form_outdated() })
  const step = readStep(form)
  if (step === 'unsure') return refuse(422, { sureError: m.follow_erase_unsure() })
  if (step === undefined) return refuse(422, { message: m.refusal_invalid_input() })

  const site = context.get(siteContext)
  const link = linkOf(request, token)
  const headers = new Headers()
  const take = async (one: FollowStep) => {
    const answer = await site.acceptFollowStep(link, one)
    for (const cookie of answer.setCookies) headers.append('Set-Cookie', cookie)
    // What was earned now comes first, and so counts.
    const earned = answer.setCookies.map((cookie) => cookie.split(';')[0])
    link.cookie = [...earned, link.cookie ?? ''].join('; ')
    link.token = answer.token ?? link.token
    return answer.envelope
  }
  const askForCode = async () => {
    const code = await take({ kind: 'code' })
    const proof = code.error
      ? { notSent: code.message }
      : { otp: code.data.otp, ...(code.data.is_late && { late: code.message }) }
    return data<RefusedStep>({ proof, sent, ...named }, { status: code.status, headers })
  }
  if (step.kind === 'code') return await askForCode()
  const envelope = await take(step)
  if (needsProof(envelope)) return await askForCode()
  if (envelope.error) return refuse(envelope.status, faultsOf(envelope, step))
  const leadOn = (kind: string) => redirect(addressAfter(request, link.token, kind), { status: 303, headers })
  const waiting =
    (step.kind === 'digits' || step.kind === 'proof') && form.has('waiting')
      ? readStep(form, form.get('waiting'))
      : undefined
  if (waiting === undefined || waiting === 'unsure' || waiting.kind === 'digits') return leadOn(step.kind)

  const late = await take(waiting)
  if (!late.error) return leadOn(waiting.kind)
  if (needsProof(late)) return await askForCode()
  // This browser has its pass from the next page on, so what is free instead is shown there.
  if (waiting.kind === 'hold' || waiting.kind === 'move')
    return redirect(
      timesAddress(link.token, { service: sent.service, person: sent.person, gone: sent.starts_at }),
      {
        status: 303,
        headers,
      },
    )
  return data<RefusedStep>(
    { ...faultsOf(late, waiting), sent, step: waiting.kind },
    { status: late.status, headers },
  )
}

/** The free times of a request, with what is chosen so far. */
export function timesAddress(
  token: string,
  chosen: Readonly<Record<string, string | undefined>> = {},
): string {
  const query = new URLSearchParams(
    Object.entries(chosen).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])),
  )
  const path = generatePath(addresses.requestTimes, { token })
  return query.size > 0 ? `${path}?${query}` : path
}

/** The link of a page of a request, and the cookie that may open it. */
export function linkOf(request: Request, token: string): FollowLink {
  return { token, cookie: request.headers.get('cookie') ?? undefined }
}

function needsProof({ error, data: more }: Envelope<unknown>): boolean {
  return error && (more as { code?: string }).code === 'proof-needed'
}

function faultsOf({ status, message, data: more }: Envelope<unknown>, step: FollowStep) {
  if (step.kind === 'proof') return { proof: { error: message } }
  if (step.kind === 'digits' || status === 401) return { digitsError: message }
  const { nearest, fields } = more as { nearest?: Slot[]; fields?: { email?: string } }
  if (step.kind === 'mail' && fields?.email !== undefined) return { emailError: fields.email }
  return { message, ...(nearest && { nearest }) }
}

/** The digits open the page that they were typed on; everything else shows on the page of the request. */
function addressAfter(request: Request, token: string, kind: string): string {
  if (kind === 'erase') return generatePath(addresses.requestStatus, { token: ERASED })
  if (kind !== 'digits' && kind !== 'proof')
    return `${generatePath(addresses.requestStatus, { token })}?done=${kind}`
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('done', kind)
  return `${pathname}?${searchParams}`
}
