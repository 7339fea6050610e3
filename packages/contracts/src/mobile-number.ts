import { toIndianMobile } from '@pulli/domain/consultation/indian-mobile.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { singleLineText } from './single-line-text.ts'

/**
 * An Indian mobile number as typed (decision D38); becomes E.164.
 * @param missing the message for an empty field
 */
export function mobileNumber(missing: () => string) {
  const text = singleLineText({ maxCharacters: 100, missing, tooLong: m.field_phone_malformed })
  const description =
    'An Indian mobile number: ten digits from 6, 7, 8 or 9, with or without +91, 91 or 0 before them.'
  return text
    .meta({ description, minLength: 10, maxLength: 100, examples: ['9876543210'] })
    .transform((typed, context) => {
      const phone = toIndianMobile(typed)
      if (phone === undefined) {
        context.issues.push({ code: 'custom', message: m.field_phone_malformed(), input: typed })
        return z.NEVER
      }
      return phone
    })
}
