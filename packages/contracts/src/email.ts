import { m } from '@pulli/messages/messages.js'
import { z } from 'zod'
import { singleLineText } from './single-line-text.ts'

/** As Zod's own, and with top-level domains of any script, which are `xn--…` in ASCII. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]{0,63}[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]{2,59})$/i
/** A domain in a script of its own; Indian ones join letters by invisible signs. */
const OTHER_SCRIPT = /^(?=.*[^\p{ASCII}])[\p{L}\p{M}\p{N}\p{Join_Control}.-]+$/u

/**
 * One mail address. The pattern excludes commas, spaces and angle brackets, so `a@b.in,c@d.in` is refused. A domain in
 * another script becomes ASCII, which every mail server takes; the part before it has to be ASCII.
 */
export const Email = singleLineText({
  maxCharacters: 254,
  missing: m.field_email_missing,
  tooLong: m.field_email_too_long,
})
  .meta({ format: 'email', minLength: 3, maxLength: 254 })
  .overwrite(withAsciiDomain)
  .pipe(
    z
      .email({ pattern: ADDRESS, error: () => m.field_email_malformed() })
      .max(254, { error: () => m.field_email_too_long() }),
  )

/** @example withAsciiDomain('asha@उदाहरण.भारत') // 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c' */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  if (!OTHER_SCRIPT.test(domain)) return address
  try {
    return address.slice(0, at) + new URL(`https://${domain}`).hostname
  } catch {
    return address
  }
}
