import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Says whether an E.164 number lies in a range that India gives to mobiles. Whole ranges under 7 and 8 were given to
 * landlines and mobiles alike, and libphonenumber does not part them: those are mobiles too.
 */
export function isMobileNumber(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone)
  if (number?.country !== 'IN') return false
  // It calls 1234567890 a valid landline: the type has to be asked for. What is not valid has none.
  const type = number.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE'
}
