/*
 * How the office may call back. The first value of each list is its default (decision D57), which is not sent and not
 * stored, so a request without any of them says the same as before.
 */

/** Who the request is for (decision D56). */
export const FOR_WHOM = ['me', 'child'] as const
/** What the person who asks is to the child. */
export const RELATIONS = ['parent', 'guardian', 'relative', 'other'] as const
export const CONTACT_WAYS = ['call', 'text', 'email'] as const
/** Parts of the office's hours. */
export const CALL_TIMES = ['any', 'morning', 'afternoon', 'evening'] as const
/** Whether a message may be left if the call is not answered. */
export const MESSAGES = ['none', 'name-only'] as const
/** What may be said to another person who answers. */
export const IF_OTHERS_ANSWER = ['first-name', 'call-again', 'say-pulli'] as const
export const CALL_LANGUAGES = ['any', 'english', 'hindi'] as const

export type ForWhom = (typeof FOR_WHOM)[number]
export type Relation = (typeof RELATIONS)[number]

/** The answers about calling back; what is missing is at its default. */
export interface SafeContact {
  readonly contact_way?: (typeof CONTACT_WAYS)[number] | undefined
  readonly call_time?: (typeof CALL_TIMES)[number] | undefined
  readonly message?: (typeof MESSAGES)[number] | undefined
  readonly if_others_answer?: (typeof IF_OTHERS_ANSWER)[number] | undefined
  readonly language?: (typeof CALL_LANGUAGES)[number] | undefined
}

/** Each question with its answers, the default first. */
export const SAFE_CONTACT_ANSWERS = {
  contact_way: CONTACT_WAYS,
  call_time: CALL_TIMES,
  message: MESSAGES,
  if_others_answer: IF_OTHERS_ANSWER,
  language: CALL_LANGUAGES,
} as const satisfies { [Question in keyof SafeContact]-?: readonly NonNullable<SafeContact[Question]>[] }

export type SafeContactQuestion = keyof typeof SAFE_CONTACT_ANSWERS

/** The questions, in the order in which they are asked. */
export const SAFE_CONTACT_QUESTIONS = Object.keys(SAFE_CONTACT_ANSWERS) as readonly SafeContactQuestion[]

/** Returns every answer, the defaults included: what the office reads before the number. */
export function allAnswers(contact: SafeContact): {
  [Q in SafeContactQuestion]: NonNullable<SafeContact[Q]>
} {
  return {
    contact_way: contact.contact_way ?? CONTACT_WAYS[0],
    call_time: contact.call_time ?? CALL_TIMES[0],
    message: contact.message ?? MESSAGES[0],
    if_others_answer: contact.if_others_answer ?? IF_OTHERS_ANSWER[0],
    language: contact.language ?? CALL_LANGUAGES[0],
  }
}

/** Returns the answers that are no defaults, which are the ones that are stored. */
export function chosenAnswers(contact: SafeContact): SafeContact {
  return Object.fromEntries(
    SAFE_CONTACT_QUESTIONS.flatMap((question) => {
      const answer = contact[question]
      return answer === undefined || answer === SAFE_CONTACT_ANSWERS[question][0] ? [] : [[question, answer]]
    }),
  )
}
