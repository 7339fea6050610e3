import type { Outcome } from '#api/call-api.ts'
import { errorText } from './error-text.ts'

export interface FormErrors {
  /** By the names of their fields. */
  errors: Readonly<Record<string, string>>
  /** Belongs to no field. */
  formError: string
}

export const NO_ERRORS: FormErrors = { errors: {}, formError: '' }

export interface ErrorOptions {
  /** The error text where there was no answer. */
  unanswered?: string | undefined
  /** The field beside which an error of the whole form is shown. */
  mainField?: string | undefined
}

/**
 * Reads the errors of a failed call. One of a path, such as `sections.0` or `app.code`, belongs to the field that is
 * named in it; where the form has none of the fields, the error is that of the whole form.
 */
export function readErrors(
  outcome: Outcome<unknown>,
  hasField: (name: string) => boolean,
  { unanswered, mainField }: ErrorOptions = {},
): FormErrors {
  const paths = outcome.kind === 'refused' ? Object.entries(outcome.fields) : []
  const errors = Object.fromEntries(
    paths.flatMap(([path, text]) => {
      const name = path.split('.').find(hasField)
      return name === undefined ? [] : [[name, text]]
    }),
  )
  if (Object.keys(errors).length > 0) return { errors, formError: '' }
  const text = errorText(outcome, unanswered)
  return mainField === undefined
    ? { errors, formError: text }
    : { errors: { [mainField]: text }, formError: '' }
}
