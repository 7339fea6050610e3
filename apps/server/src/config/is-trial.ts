import { isIPv4 } from 'node:net'

/** The settings that decide it. */
interface Reach {
  readonly HOST?: string | undefined
  readonly PUBLIC_URL?: string | undefined
  readonly ALLOW_DEMO_OTP?: string | undefined
}

/** Whether only this machine can reach the site: by the address it listens on, and by its public URL. */
export function isLocal({ HOST = '127.0.0.1', PUBLIC_URL }: Reach) {
  return { host: isLoopback(HOST), address: PUBLIC_URL === undefined || isLoopback(hostOf(PUBLIC_URL)) }
}

/**
 * Whether production runs as a trial on one machine. Requirements of a real site are only warned about then (decision
 * D58).
 */
export function isTrial(env: Reach): boolean {
  const { host, address } = isLocal(env)
  return env.ALLOW_DEMO_OTP === '1' && host && address
}

/** Whether a host name or address is this machine's loopback. */
function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '')
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true
  return isIPv4(name) && name.startsWith('127.')
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url
}
