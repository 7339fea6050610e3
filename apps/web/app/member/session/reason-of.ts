import { errorText } from '#call/error-text.ts'

/** Returns the error text of a failed call. */
export const reasonOf = errorText
