import { isIPv4, isIPv6 } from 'node:net'

/**
 * The addresses counted as one visitor: an IPv4 address, or the /64 that providers assign to one IPv6 connection
 * (security row 10).
 */
export function addressGroup(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(ip)) return ip
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** The network of an address: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function networkOf(ip: string): string {
  const group = addressGroup(ip)
  if (isIPv4(group)) return `${group.split('.').slice(0, 3).join('.')}.0/24`
  return group.endsWith('::/64') ? `${group.split(':').slice(0, 3).join(':')}::/48` : group
}
