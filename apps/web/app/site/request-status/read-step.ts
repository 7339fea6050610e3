import { SafeContact as Answers } from '@pulli/contracts/consultation.ts'
import { SAFE_CONTACT_QUESTIONS, type SafeContact } from '@pulli/domain/consultation/safe-contact.ts'
import type { FollowStep } from '@pulli/web/site-context.ts'
import { z } from 'zod'

/** What a step is sent with, and is brought back where it waits for the digits. */
export type Sent = Readonly<Record<string, string>>

const CARRIED = [
  'id',
  'answer',
  'email',
  'service',
  'person',
  'starts_at',
  ...SAFE_CONTACT_QUESTIONS,
] as const

/** In place of a person's id: anyone who is free. */
export const ANYONE = 'anyone'

const Id = z.uuid()
const Call = z.object({ id: Id, starts_at: z.iso.datetime().optional() })
const Time = z.object({
  service: Id,
  person: z.union([Id, z.literal(ANYONE)]),
  starts_at: z.iso.datetime(),
})

/**
 * Reads what the page of a request posted; undefined where the form is none of its own, or an erasure is not confirmed.
 *
 * @param kind the step: that of the form, or the one that waited for the digits
 */
export function readStep(form: FormData, kind = form.get('step')): FollowStep | 'unsure' | undefined {
  switch (kind) {
    case 'digits':
      return { kind, digits: String(form.get('digits') ?? '') }
    case 'code':
      return { kind }
    case 'proof':
      return { kind, code: String(form.get('code') ?? '') }
    case 'withdraw':
      return { kind }
    case 'erase':
      return form.has('sure') ? { kind } : 'unsure'
    case 'mail': {
      const { answer = '', email } = sentWith(form)
      return { kind, choice: { answer, ...(answer === 'change' && { email: email ?? '' }) } }
    }
    case 'contact': {
      const contact = readAnswers(sentWith(form))
      return contact && { kind, contact }
    }
    case 'hold': {
      const time = timeOf(form)
      return time && { kind, ...time }
    }
    case 'move': {
      const id = Id.safeParse(form.get('id')).data
      const time = timeOf(form)
      return id === undefined ? undefined : time && { kind, id, ...time }
    }
    case 'call': {
      const call = Call.safeParse(sentWith(form)).data
      const at = call?.starts_at
      return call && { kind, id: call.id, startsAt: at === undefined ? undefined : new Date(at) }
    }
    case 'confirm':
    case 'cancel': {
      const id = Id.safeParse(form.get('id')).data
      return id === undefined ? undefined : { kind, id }
    }
    default:
      return undefined
  }
}

/** Returns what a step was sent with, without what only proves that the form is ours. */
export function sentWith(form: FormData): Sent {
  return Object.fromEntries(
    CARRIED.flatMap((name) => {
      const value = form.get(name)
      return typeof value === 'string' ? [[name, value] as const] : []
    }),
  )
}

/** The answers in a form, or undefined if there are none or one is unknown. */
export function readAnswers(sent: Sent): SafeContact | undefined {
  const answers = SAFE_CONTACT_QUESTIONS.flatMap((question) =>
    sent[question] === undefined ? [] : [[question, sent[question]] as const],
  )
  return answers.length === 0 ? undefined : Answers.safeParse(Object.fromEntries(answers)).data
}

function timeOf(form: FormData) {
  const { data } = Time.safeParse(sentWith(form))
  if (data === undefined) return undefined
  return {
    serviceId: data.service,
    staffId: data.person === ANYONE ? undefined : data.person,
    startsAt: new Date(data.starts_at),
  }
}
