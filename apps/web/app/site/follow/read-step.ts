import { SafeContact as Answers } from '@pulli/contracts/consultation.ts'
import { SAFE_CONTACT_QUESTIONS, type SafeContact } from '@pulli/domain/consultation/safe-contact.ts'
import type { FollowStep } from '@pulli/web/site-context.ts'

/** Reads what the page of a request posted; undefined where the form is none of its own, or an erasure is not confirmed. */
export function readStep(form: FormData): FollowStep | 'unsure' | undefined {
  switch (form.get('step')) {
    case 'digits':
      return { kind: 'digits', digits: String(form.get('digits') ?? '') }
    case 'withdraw':
      return { kind: 'withdraw' }
    case 'erase':
      return form.has('sure') ? { kind: 'erase' } : 'unsure'
    case 'contact': {
      const contact = readAnswers(form)
      return contact && { kind: 'contact', contact }
    }
    default:
      return undefined
  }
}

/** The answers in a form, or undefined where it has none or one is unknown. */
export function readAnswers(form: FormData): SafeContact | undefined {
  const sent = SAFE_CONTACT_QUESTIONS.flatMap((question) => {
    const answer = form.get(question)
    return answer === null ? [] : [[question, answer] as const]
  })
  return sent.length === 0 ? undefined : Answers.safeParse(Object.fromEntries(sent)).data
}
