import { m } from '@pulli/messages/messages.js'

/**
 * Writes the message that carries a code. Its last line is for the browser (WebOTP): with it Android and iOS
 * offer the code to this site alone.
 *
 * @param template the registered text with `{code}` in it; without one, our own
 */
export function codeText(code: string, { host, template }: { host: string; template?: string | undefined }) {
  const text = template === undefined ? m.sign_in_sms({ code }) : template.replaceAll('{code}', code)
  return `${text}\n\n@${host} #${code}`
}
