import { isIPv4 } from 'node:net'
import type { Environment } from './faults.ts'

/** Whether the settings let no other machine in: by the address that is listened on, and by the one that is told. */
export function isLocal({ HOST = '127.0.0.1', PUBLIC_URL }: Environment) {
  return { host: isLoopback(HOST), address: PUBLIC_URL === undefined || isLoopback(hostOf(PUBLIC_URL)) }
}

/** Whether production is tried out on one machine. What a real site must have is then only warned of (decision D58). */
export function isTrial(env: Environment): boolean {
  const { host, address } = isLocal(env)
  return env.ALLOW_DEMO_OTP === '1' && host && address
}

/** Whether a host's name or address is this machine's own, which no other one reaches. */
function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '')
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true
  return isIPv4(name) && name.startsWith('127.')
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url
}
