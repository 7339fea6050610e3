const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * The one spelling of the many under which a mail reaches the same mailbox: small letters, nothing after `+`, and for
 * Gmail no dots. For counting alone: a mail goes to the address as it was given. Two mailboxes of a server that takes
 * `+` literally count as one, which costs them a confirmation at worst.
 */
export function canonicalMailbox(email: string): string {
  const [local = '', domain = ''] = splitAtLast(email.trim().toLowerCase(), '@')
  const untagged = local.replace(/(?<=.)\+.*$/, '')
  return GMAIL.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}

function splitAtLast(text: string, sign: string): string[] {
  const at = text.lastIndexOf(sign)
  return [text.slice(0, at), text.slice(at + 1)]
}
