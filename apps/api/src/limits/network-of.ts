import { isIPv4 } from 'node:net'
import { addressGroup } from './address-group.ts'

/** The network of an address: the /24 of an IPv4 address, the /48 of an IPv6 one. */
export function networkOf(ip: string): string {
  const group = addressGroup(ip)
  if (isIPv4(group)) return `${group.split('.').slice(0, 3).join('.')}.0/24`
  return group.endsWith('::/64') ? `${group.split(':').slice(0, 3).join(':')}::/48` : group
}
