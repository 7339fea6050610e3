import { BlockList, isIP } from 'node:net'

/** The connection options that depend on the server's URL. */
export type SmtpOptions = { url: string; requireTLS: boolean }

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/**
 * Returns the connection options for a mail server. An attacker between two machines can strip STARTTLS from the
 * server's capabilities, so TLS is required for remote servers: without it neither password nor mail is sent. URL
 * parameters that would override this in nodemailer (`?ignoreTLS=true`) are ignored.
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
