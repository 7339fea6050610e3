import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Says whether an E.164 number lies in a range that India gives to mobiles. */
export function isMobileNumber(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone)
  // It calls 1234567890 a valid landline: the type has to be asked for. What is not valid has none.
  return number?.country === 'IN' && number.getType() === 'MOBILE'
}
