import { BlockList, isIP } from 'node:net'

/** What of a connection the address of the server decides. */
export type SmtpOptions = { url: string; requireTLS: boolean }

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/**
 * How a mail server is spoken to. On the way to another machine somebody can take STARTTLS out of what the server
 * offers, so without TLS nothing is said there: neither the password nor the mail. Parameters of the address, with
 * which nodemailer could be told otherwise (`?ignoreTLS=true`), do not count.
 */
export function smtpOptions(smtpUrl: string): SmtpOptions {
  const url = new URL(smtpUrl)
  url.search = ''
  return { url: url.href, requireTLS: url.protocol !== 'smtps:' && !isLoopback(url.hostname) }
}

function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return LOOPBACK.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4')
  return host === 'localhost'
}
