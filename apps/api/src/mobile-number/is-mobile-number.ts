import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Returns whether an E.164 number is in an Indian mobile range. Some ranges under 7 and 8 are shared by landlines and
 * mobiles, and libphonenumber does not distinguish them: they count as mobile.
 */
export function isMobileNumber(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone)
  if (number?.country !== 'IN') return false
  // 1234567890 is a valid landline, so the type matters. Invalid numbers have no type.
  const type = number.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}
