/*
 * What the page of a link shows of a person: enough to know one's own request by, too little for anybody else. Nothing of
 * the number is shown, because its last digits are asked for before a change.
 */

const HIDDEN = '•••'
const letters = new Intl.Segmenter()

/** Returns the first letter of a name, as a reader counts letters. */
export function maskName(name: string): string {
  return `${firstLetter(name)}${HIDDEN}`
}

/**
 * Returns the first letter of a mailbox and of its domain, and the end of the domain.
 *
 * @example maskEmail('asha@example.in') // 'a•••@e•••.in'
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const end = domain.slice(domain.lastIndexOf('.'))
  return `${firstLetter(email.slice(0, at))}${HIDDEN}@${firstLetter(domain)}${HIDDEN}${end}`
}

/** Returns whether digits are the last four of a number. */
export function isEndOfNumber(phone: string, digits: string): boolean {
  return digits.length === 4 && phone.endsWith(digits)
}

function firstLetter(text: string): string {
  for (const { segment } of letters.segment(text.trim())) return segment
  return ''
}
