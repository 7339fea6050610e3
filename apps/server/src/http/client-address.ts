import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'

/** The trusted proxies: their number, or their addresses. 0 or none: no proxy is trusted. */
export type TrustedProxies = number | readonly string[]

/** Longer than any chain of proxies. A client can send thousands of entries. */
const MOST_ENTRIES = 32

/**
 * Returns the client address of a request. Each proxy appends the address of its peer to `X-Forwarded-For`, so the
 * header is read from the end while the writer of an entry is trusted. Entries that the client wrote never count; an
 * invalid entry ends the chain at the one after it.
 */
export function clientAddressBy(trusted: TrustedProxies): (request: IncomingMessage) => string {
  const isTrusted =
    typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : inAny(trusted)
  return (request) => {
    let address = readAddress(request.socket.remoteAddress ?? '') ?? 'unknown'
    const entries = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    for (const [hop, entry] of entries.reverse().slice(0, MOST_ENTRIES).entries()) {
      const next = isTrusted(address, hop) ? readAddress(entry) : undefined
      if (next === undefined) break
      address = next
    }
    return address
  }
}

/**
 * Normalizes an address: without port, zone and brackets, IPv4-mapped IPv6 as IPv4, so that a client can't have two
 * rate limits by spelling its address in two ways.
 */
export function readAddress(text: string): string | undefined {
  const written = text.trim()
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(written) ?? []
  const [, withPort] = /^(\d[\d.]*):\d{1,5}$/.exec(written) ?? []
  const [address = ''] = (bracketed ?? withPort ?? written).split('%', 1)
  if (isIPv4(address)) return address
  if (isIP(address) !== 6) return undefined
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical) ?? []
  if (high === undefined || low === undefined) return canonical
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return [a >> 8, a & 255, b >> 8, b & 255].join('.')
}

function inAny(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    list.addSubnet(address, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}
