import type { Appointment } from '@pulli/contracts/appointment.ts'
import { type Envelope, succeeded } from '@pulli/contracts/envelope.ts'
import type { FollowedRequest } from '@pulli/contracts/followed-request.ts'
import { MailChoice } from '@pulli/contracts/mail-choice.ts'
import type { CodeSent } from '@pulli/contracts/sign-in.ts'
import { type DescribedAppointment, listAppointmentsOfRequest } from '@pulli/data/appointment/appointments.ts'
import type { SafeContact } from '@pulli/domain/consultation/safe-contact.ts'
import type { CallAbout } from '@pulli/domain/consultation/wished-call.ts'
import { readCode } from '@pulli/domain/sign-in/read-code.ts'
import { m } from '@pulli/messages/messages.js'
import { type BookingStep, bookByLink } from '#appointment/book-by-link.ts'
import { chooseMail } from '#appointment/choose-mail.ts'
import { isBookable } from '#appointment/times-page.ts'
import { viewOfAppointment } from '#appointment/view-of-appointment.ts'
import type { ApiContext } from '#context.ts'
import { describeError } from '#http/describe-error.ts'
import { readBody } from '#http/read-body.ts'
import { toRefusal } from '#http/to-refusal.ts'
import { codeWords } from '#sign-in/code-words.ts'
import type { SignInReply } from '#sign-in/post-number.ts'
import { changeFollowedRequest, type RequestChange } from './change-followed-request.ts'
import { enterDigits } from './enter-digits.ts'
import { followPassCookie } from './follow-pass.ts'
import { cookiesOfLink, type NewLink } from './new-link.ts'
import { openLink } from './open-link.ts'
import { proveNumber, sendProofCode } from './prove-number.ts'
import { viewOfRequest } from './view-of-request.ts'

/** A request as its page shows it. */
export type FollowPage = {
  request: FollowedRequest
  /** When they asked, they were here. */
  timeZone: string
  /** There are times to choose from. */
  isBookable: boolean
  /** When their appointment is; a held time is none. */
  bookedAt?: string | undefined
  /** The appointment that this link cancels without the digits: it went to an address that who booked confirmed. */
  cancels?: string | undefined
  /** Why an entry in a calendar that was saved before may be old. */
  oldEntry?: 'moved' | 'cancelled' | undefined
  /** What else they sent; present while changes are open. */
  details?: {
    section: string
    contact: SafeContact
    preferredName?: string | undefined
    /** What they asked to be called about, and the time that they wish for. */
    call?: { about: CallAbout; startsAt?: string | undefined } | undefined
    appointments: Appointment[]
  }
}

/** Returns a request for its page, or undefined for a link that opens nothing. Changes nothing. */
export async function followRequest(
  context: ApiContext,
  { token, cookie }: { token: string; cookie: string | undefined },
): Promise<FollowPage | undefined> {
  const now = context.clock()
  const opened = await openLink(context, { token, cookie }, now)
  if (opened?.token !== token) return undefined
  const { request: found, isOpen, mayCancel } = opened
  const own = await listAppointmentsOfRequest(context.database.db, found.id, now)
  const appointments = own.map((one) => viewOfAppointment(one, now))
  const booked = appointments.find(({ status }) => status === 'booked')
  const bookedAt = booked?.starts_at
  const { section, contact = {}, preferredName, timeZone, callAbout, callStartsAt } = found
  const call = callAbout === null ? undefined : { about: callAbout, startsAt: callStartsAt?.toISOString() }
  return {
    request: viewOfRequest(found, now),
    timeZone,
    isBookable: bookedAt === undefined && (await isBookable(context, found)),
    bookedAt,
    cancels: mayCancel && booked?.is_changeable ? booked.id : undefined,
    oldEntry: oldEntryOf(own, now),
    ...(isOpen && { details: { section, contact, preferredName, call, appointments } }),
  }
}

function oldEntryOf(own: readonly DescribedAppointment[], now: Date): FollowPage['oldEntry'] {
  const booked = own.find(({ status }) => status === 'booked')
  if (booked !== undefined)
    return own.some((one) => one !== booked && one.calendarUid === booked.calendarUid) ? 'moved' : undefined
  const isOff = ({ status, cancelReason, startsAt }: DescribedAppointment) =>
    status === 'cancelled' && cancelReason !== 'moved' && startsAt > now
  return own.some(isOff) ? 'cancelled' : undefined
}

/** Where mails go, as it was typed. */
type MailStep = { kind: 'mail'; choice: { answer: string; email?: string | undefined } }

/** What the page of a request posts: the digits, a wish for a code or the code, a change, or a step to an appointment. */
export type FollowStep =
  | { kind: 'digits'; digits: string }
  | { kind: 'code' }
  | { kind: 'proof'; code: string }
  | MailStep
  | RequestChange
  | BookingStep

export type FollowStepInput = {
  token: string
  step: FollowStep
  cookie: string | undefined
  ip: string
  traceId: string
}

/**
 * Handles what the page of a request posts. Never throws. Digits, and codes asked for or typed, come with cookies; a step
 * that ended the link with those of the link that replaces it, and its token.
 */
export async function answerFollowStep(
  context: ApiContext,
  { step, ...input }: FollowStepInput,
): Promise<{ envelope: Envelope<CodeSent>; setCookies: string[]; token?: string }> {
  const setCookies: string[] = []
  const done = (sent: CodeSent = {}) => ({ envelope: succeeded('', sent), setCookies })
  const { config } = context
  try {
    if (step.kind === 'digits') {
      const { pass } = await enterDigits(context, { ...input, digits: step.digits })
      setCookies.push(followPassCookie(config, pass))
      return done()
    }
    if (step.kind === 'code' || step.kind === 'proof') {
      const { token, cookie, ip } = input
      const request = { headers: { cookie }, ip, id: input.traceId }
      const proof = { token, visit: { cookie }, request }
      if (step.kind === 'code') {
        const header = (_name: string, value: string) => setCookies.push(value)
        const reply = { header } as unknown as SignInReply
        const sent = await sendProofCode(context, { ...proof, reply })
        return {
          envelope: succeeded(codeWords(sent, m.sign_in_code_sent, m.follow_codes_late), sent),
          setCookies,
        }
      }
      // Browsers send the cookie of who asked for the code from our pages only, as at sign-in.
      const { pass } = await proveNumber(context, { ...proof, code: readCode(step.code) ?? '' })
      setCookies.push(followPassCookie(config, pass, 'proof'))
      return done()
    }
    const { link } = await takeStep(context, step, input)
    if (link === undefined) return done()
    setCookies.push(...cookiesOfLink(context, link, { cookie: input.cookie, now: context.clock() }))
    return { ...done(), token: link.token }
  } catch (error) {
    const { envelope } = toRefusal(error)
    if (envelope.status >= 500) {
      context.logger.error(
        { requestId: input.traceId, error: describeError(error) },
        'a step of a followed request failed',
      )
    }
    return { envelope, setCookies }
  }
}

function takeStep(
  context: ApiContext,
  step: RequestChange | BookingStep | MailStep,
  input: Omit<FollowStepInput, 'step'>,
): Promise<{ link?: NewLink }> {
  if (step.kind === 'mail')
    return chooseMail(context, {
      writer: { kind: 'link', token: input.token, cookie: input.cookie },
      choice: readBody(MailChoice, step.choice),
    })
  if (isBooking(step)) return bookByLink(context, step, input)
  return changeFollowedRequest(context, { ...input, change: step })
}

function isBooking(step: FollowStep): step is BookingStep {
  return ['hold', 'confirm', 'move', 'cancel', 'call'].includes(step.kind)
}
