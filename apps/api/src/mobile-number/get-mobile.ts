import { m } from '@pulli/messages/messages.js'
import { InvalidInput } from '#http/invalid-input.ts'
import { isMobileNumber } from './is-mobile-number.ts'

/**
 * Accepts only numbers in Indian mobile ranges (security row 12).
 * @throws InvalidInput
 */
export function getMobile(phone: string): string {
  if (!isMobileNumber(phone)) throw new InvalidInput({ mobile_number: m.field_phone_malformed() })
  return phone
}
