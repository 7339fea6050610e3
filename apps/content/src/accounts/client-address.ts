import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'

type IsTrusted = (address: string, hop: number) => boolean

/** Longer than any chain of proxies. A client can send thousands of entries. */
const MOST_ENTRIES = 32

/** @param text `TRUST_PROXY`, which the site's server checks: a number of proxies, or their addresses and networks */
export function trustedProxies(text: string): IsTrusted {
  const written = text.trim()
  if (/^\d$/.test(written)) return (_address, hop) => hop < Number(written)
  const list = new BlockList()
  for (const network of written.split(',').map((entry) => entry.trim())) {
    const [address = '', bits] = network.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

/**
 * Returns the client address of a request: `X-Forwarded-For` is read from its end while the writer of an entry is
 * trusted, as the site's server does.
 */
export function clientAddress(isTrusted: IsTrusted, { socket, headers }: IncomingMessage): string {
  let address = plain(socket.remoteAddress ?? '') ?? 'unknown'
  const entries = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  for (const [hop, entry] of entries.reverse().slice(0, MOST_ENTRIES).entries()) {
    const next = isTrusted(address, hop) ? plain(entry) : undefined
    if (next === undefined) break
    address = next
  }
  return address
}

/** An address without the prefix of IPv4 in IPv6; undefined for anything else. */
function plain(text: string): string | undefined {
  const address = text.trim().replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) === 0 ? undefined : address
}
