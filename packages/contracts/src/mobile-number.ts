import { toIndianMobile } from '@pulli/domain/consultation/indian-mobile.ts'
import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { line } from './line.ts'

/**
 * An Indian mobile number as people type it (decision D38). It becomes E.164.
 * @param missing what the field says where nothing was typed
 */
export function mobileNumber(missing: () => string) {
  return line({ maxCharacters: 40, missing, tooLong: m.field_phone_malformed }).transform(
    (typed, context) => {
      const phone = toIndianMobile(typed)
      if (phone === undefined) {
        context.issues.push({ code: 'custom', message: m.field_phone_malformed(), input: typed })
        return z.NEVER
      }
      return phone
    },
  )
}
