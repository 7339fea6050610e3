import { BlockList, isIP } from 'node:net'

/** The connection options that depend on the server's URL, and who logs in there. */
export type SmtpOptions = {
  connection: { host: string; port?: number; secure: boolean; requireTLS: boolean }
  login: { user: string; pass: string } | undefined
}

const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')

/**
 * Returns the connection options for a mail server. An attacker between two machines can strip STARTTLS from the
 * server's capabilities, so TLS is required for remote servers: without it neither password nor mail is sent. URL
 * parameters (`?ignoreTLS=true`) are ignored.
 */
export function smtpOptions(smtpUrl: string): SmtpOptions {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  const secure = protocol === 'smtps:'
  return {
    connection: {
      host,
      ...(port !== '' && { port: Number(port) }),
      secure,
      requireTLS: !secure && !isLoopback(host),
    },
    login:
      username === ''
        ? undefined
        : { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
  }
}

function isLoopback(host: string): boolean {
  if (isIP(host)) return LOOPBACK.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4')
  return host === 'localhost'
}
