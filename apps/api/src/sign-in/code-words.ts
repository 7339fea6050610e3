import type { CodeSent } from '@pulli/contracts/sign-in.ts'
import { m } from '@pulli/messages/messages.js'

/** Says that a code is on its way, or, while text messages do not get through, what to do instead. */
export function codeWords(
  sent: Pick<CodeSent, 'is_late'>,
  onItsWay: () => string,
  late: () => string = m.sign_in_codes_late,
): string {
  return sent.is_late ? late() : onItsWay()
}
