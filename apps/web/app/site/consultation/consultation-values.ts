import type { ConsultationField } from '@pulli/contracts/consultation.ts'

/** CNS-02, in the order in which they are shown. */
export const CONSULTATION_FIELDS = [
  'name',
  'phone',
  'email',
  'section',
  'consultation_date',
] as const satisfies readonly ConsultationField[]

/** What somebody typed, as it is. */
export type ConsultationValues = Record<ConsultationField, string>

/** One message a field, as the API gives them. */
export type ConsultationErrors = Partial<Record<ConsultationField, string>>

export function fieldId(field: ConsultationField) {
  return `consult-${field}`
}

/** Takes the five fields out of a sent form; what is missing is empty. */
export function consultationValues(form: FormData): ConsultationValues {
  const value = (field: ConsultationField) => {
    const sent = form.get(field)
    return typeof sent === 'string' ? sent : ''
  }
  return {
    name: value('name'),
    phone: value('phone'),
    email: value('email'),
    section: value('section'),
    consultation_date: value('consultation_date'),
  }
}

/** The messages of a refusal that belong to a field of the form. */
export function consultationErrors(fields: unknown): ConsultationErrors {
  const errors: ConsultationErrors = {}
  if (typeof fields !== 'object' || fields === null) return errors
  for (const field of CONSULTATION_FIELDS) {
    const message: unknown = (fields as Record<string, unknown>)[field]
    if (typeof message === 'string') errors[field] = message
  }
  return errors
}
