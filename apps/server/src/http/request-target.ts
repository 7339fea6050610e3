import { isIP } from 'node:net'

/** A host name or an IP address, with a port (RFC 3986, 3.2.2). */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i
const ABSOLUTE = /^https?:\/\//i

/** What a request asks for, and of which host. */
export interface RequestTarget {
  /** In origin form, such as `/crisis?a=1`; or `*`. */
  readonly url: string
  readonly host: string | undefined
}

/**
 * Reads the target of a request line and its `Host`. An address in absolute form, as sent to a proxy, becomes one in origin form,
 * and its host counts (RFC 9112, 3.2.2).
 * @returns undefined where either cannot be read: the request is bad
 */
export function readRequestTarget(url: string, host: string | undefined): RequestTarget | undefined {
  if (host !== undefined && !isHost(host)) return undefined
  if (url.startsWith('/') || url === '*') return { url, host }
  if (!ABSOLUTE.test(url) || !URL.canParse(url)) return undefined
  const address = new URL(url)
  if (address.username !== '' || address.password !== '' || !isHost(address.host)) return undefined
  return { url: address.pathname + address.search, host: address.host }
}

function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}/`)
}

/**
 * Returns which hosts a trial answers to: addresses of digits, this machine, and the host of its public address. A page of
 * another site could otherwise let its own name lead here, and read the code that a trial shows (DNS rebinding).
 */
export function hostsOfTrial(publicUrl: string): (host: string | undefined) => boolean {
  const own = new URL(publicUrl).hostname
  return (host) => {
    if (host === undefined) return true
    const { hostname } = new URL(`http://${host}/`)
    const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
    return isLocal || hostname === own || isIP(hostname.replace(/^\[|\]$/g, '')) > 0
  }
}
