import {
  type ForWhom,
  type Relation,
  SAFE_CONTACT_QUESTIONS,
  type SafeContact,
  type SafeContactQuestion,
} from '@pulli/domain/consultation/safe-contact.ts'
import { m } from '@pulli/messages/messages.js'

type Answers<Question extends SafeContactQuestion> = Record<NonNullable<SafeContact[Question]>, () => string>

/** The questions about calling back, with their answers. */
export const CALLBACK_WORDS: {
  readonly [Question in SafeContactQuestion]: { question: () => string; answers: Answers<Question> }
} = {
  contact_way: {
    question: m.callback_contact_way,
    answers: {
      call: m.callback_contact_way_call,
      text: m.callback_contact_way_text,
      email: m.callback_contact_way_email,
    },
  },
  call_time: {
    question: m.callback_call_time,
    answers: {
      any: m.callback_call_time_any,
      morning: m.callback_call_time_morning,
      afternoon: m.callback_call_time_afternoon,
      evening: m.callback_call_time_evening,
    },
  },
  message: {
    question: m.callback_message,
    answers: { none: m.callback_message_none, 'name-only': m.callback_message_name_only },
  },
  if_others_answer: {
    question: m.callback_if_others_answer,
    answers: {
      'first-name': m.callback_if_others_answer_first_name,
      'call-again': m.callback_if_others_answer_call_again,
      'say-pulli': m.callback_if_others_answer_say_pulli,
    },
  },
  language: {
    question: m.callback_language,
    answers: {
      any: m.callback_language_any,
      english: m.callback_language_english,
      hindi: m.callback_language_hindi,
    },
  },
}

export const RELATION_WORDS: Readonly<Record<Relation, () => string>> = {
  parent: m.callback_relation_parent,
  guardian: m.callback_relation_guardian,
  relative: m.callback_relation_relative,
  other: m.callback_relation_other,
}

/** A question and its answer, for people. */
export type Fact = [label: string, value: string]

/** Returns the visitor's wishes for the call, without those that equal the defaults. */
export function callbackInWords({
  forWhom,
  relation,
  contact = {},
}: {
  forWhom: ForWhom
  relation?: Relation | undefined
  contact?: SafeContact | undefined
}): Fact[] {
  const facts: Fact[] = []
  if (forWhom === 'child') facts.push([m.callback_for_whom(), m.callback_for_whom_child()])
  if (relation !== undefined) facts.push([m.callback_relation(), RELATION_WORDS[relation]()])
  for (const question of SAFE_CONTACT_QUESTIONS) {
    const answer = contact[question]
    if (answer === undefined) continue
    const { answers } = CALLBACK_WORDS[question]
    const words = (answers as Readonly<Record<string, () => string>>)[answer]
    if (words !== undefined) facts.push([CALLBACK_WORDS[question].question(), words()])
  }
  return facts
}
