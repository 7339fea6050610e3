const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * Returns the canonical spelling of a mailbox: lower case, nothing after `+`, and for Gmail no dots. Only for counting:
 * mails go to the address as typed. On servers that treat `+` literally, two mailboxes count as one, which costs a
 * confirmation at worst.
 */
export function canonicalMailbox(email: string): string {
  const [local = '', domain = ''] = splitAtLast(email.trim().toLowerCase(), '@')
  const tag = local.indexOf('+', 1)
  const untagged = tag === -1 ? local : local.slice(0, tag)
  return GMAIL.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}

function splitAtLast(text: string, sign: string): string[] {
  const at = text.lastIndexOf(sign)
  return [text.slice(0, at), text.slice(at + 1)]
}
