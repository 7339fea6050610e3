/**
 * Masks a number so that only its owner recognises it (security row 60).
 * @example maskPhone('+919876543210') // '******3210'
 */
export function maskPhone(phone: string): string {
  return `******${phone.slice(-4)}`
}
