import { m } from '@pulli/messages/messages.js'
import { isMobileNumber } from '#consultation/is-mobile-number.ts'
import { InvalidInput } from '#http/invalid-input.ts'

/**
 * Lets only numbers through that India gives to mobiles (security row 12).
 * @throws InvalidInput
 */
export function getMobile(phone: string): string {
  if (!isMobileNumber(phone)) throw new InvalidInput({ mobile_number: m.field_phone_malformed() })
  return phone
}
