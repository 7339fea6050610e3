import type { ConsultationField } from '@pulli/contracts/consultation.ts'
import {
  SAFE_CONTACT_ANSWERS,
  SAFE_CONTACT_QUESTIONS,
  type SafeContactQuestion,
} from '@pulli/domain/consultation/safe-contact.ts'

/** CNS-02, in the order in which they are shown. */
export const CONSULTATION_FIELDS = [
  'name',
  'phone',
  'email',
  'section',
  'consultation_date',
] as const satisfies readonly ConsultationField[]

/** Opens the group below them; it is not sent. */
export const CALLBACK_BOX = 'callback'

/** What the group asks (D56, D57), in the order in which it is shown. */
const CALLBACK_FIELDS = ['for_whom', 'relation', 'declaration', ...SAFE_CONTACT_QUESTIONS] as const
type CallbackField = (typeof CALLBACK_FIELDS)[number]

/** Whom they ask for; present where the visitor came from the team page. */
export const PREFERRED = 'preferred_staff'

/** Every field that can be wrong. */
export const FIELDS = [PREFERRED, ...CONSULTATION_FIELDS, ...CALLBACK_FIELDS] as const
type Field = (typeof FIELDS)[number]

/** The typed values unchanged, and the chosen ones that differ from their defaults. */
export type ConsultationValues = Record<ConsultationField, string> &
  Partial<Record<Exclude<CallbackField, 'declaration'> | typeof PREFERRED, string>> & { declaration?: true }

/** One message a field, as the API gives them. */
export type ConsultationErrors = Partial<Record<Field, string>>

export function fieldId(field: Field | typeof CALLBACK_BOX) {
  return `consult-${field}`
}

/** Takes the fields out of a sent form; what is missing of the five is empty. */
export function consultationValues(form: FormData): ConsultationValues {
  const value = (field: Field) => {
    const sent = form.get(field)
    return typeof sent === 'string' ? sent : ''
  }
  const values: ConsultationValues = {
    name: value('name'),
    phone: value('phone'),
    email: value('email'),
    section: value('section'),
    consultation_date: value('consultation_date'),
  }
  if (form.has(PREFERRED)) values.preferred_staff = value(PREFERRED)
  // A closed group counts as it looks: nothing in it was chosen.
  if (!form.has(CALLBACK_BOX)) return values
  if (value('for_whom') === 'child') {
    values.for_whom = 'child'
    if (value('relation') !== '') values.relation = value('relation')
    if (form.has('declaration')) values.declaration = true
  }
  for (const question of SAFE_CONTACT_QUESTIONS) {
    const answer = value(question)
    if (answer !== '' && answer !== defaultOf(question)) values[question] = answer
  }
  return values
}

/** The answer that is not sent. */
function defaultOf(question: SafeContactQuestion) {
  return SAFE_CONTACT_ANSWERS[question][0]
}

/** Whether anything in the group was chosen. */
export function hasCallback(values: Partial<ConsultationValues> | undefined) {
  return CALLBACK_FIELDS.some((field) => values?.[field] !== undefined)
}

/** Puts values into a form, or empties it (CNS-11); what a plain form brought back goes too. */
export function fillForm(form: HTMLFormElement | null, values: ConsultationValues | undefined) {
  const control = (field: Field | typeof CALLBACK_BOX) => form?.elements.namedItem(field)
  const choose = (field: Field, value: string) => {
    const one = control(field)
    if (one instanceof HTMLInputElement || one instanceof HTMLSelectElement) one.value = value
  }
  const tick = (field: Field | typeof CALLBACK_BOX, isTicked: boolean) => {
    const one = control(field)
    if (one instanceof HTMLInputElement) one.checked = isTicked
  }
  for (const field of CONSULTATION_FIELDS) choose(field, values?.[field] ?? '')
  tick(PREFERRED, values?.preferred_staff !== undefined)
  tick(CALLBACK_BOX, hasCallback(values))
  choose('for_whom', values?.for_whom ?? 'me')
  choose('relation', values?.relation ?? '')
  tick('declaration', values?.declaration === true)
  for (const question of SAFE_CONTACT_QUESTIONS) choose(question, values?.[question] ?? defaultOf(question))
}

/** The messages of a refusal that belong to a field of the form. */
export function consultationErrors(fields: unknown): ConsultationErrors {
  const errors: ConsultationErrors = {}
  if (typeof fields !== 'object' || fields === null) return errors
  for (const field of FIELDS) {
    const message: unknown = (fields as Record<string, unknown>)[field]
    if (typeof message === 'string') errors[field] = message
  }
  return errors
}
