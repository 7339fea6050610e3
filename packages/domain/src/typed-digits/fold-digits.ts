/** What has to be folded. Most people type none of it, and without it reading takes a fraction of the time. */
const BEYOND_ASCII = /[^\n\r\t -~]/
const DIGIT = /\p{Nd}/gu
const INVISIBLE = /\p{Cf}/gu
/** Plus signs that NFKC leaves alone, and the word that dictation writes. */
const OTHER_PLUS = /[\u2214\u2295\u229E\u2795\u271A]|plus|प्लस/giu

/**
 * Folds what was typed for a number or a code: digits of any script become 0 to 9, plus signs of any kind become `+`, and
 * invisible signs are dropped.
 * @example foldDigits('＋९१ ९८७६५ ४३२१०') // '+91 98765 43210'
 */
export function foldDigits(typed: string): string {
  if (!BEYOND_ASCII.test(typed)) return typed.replace(OTHER_PLUS, '+')
  return typed
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(OTHER_PLUS, '+')
    .replace(DIGIT, (digit) => (digit <= '9' ? digit : digitValue(digit)))
}

/** Unicode has its digits in runs of ten, from zero. */
function digitValue(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let first = point
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return String((point - first) % 10)
}
