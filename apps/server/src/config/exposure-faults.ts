import { isIPv4 } from 'node:net'
import type { Environment, Fault } from './faults.ts'

/**
 * Lists why a site with these settings may not be reachable from other machines. Without an SMS gateway the response
 * contains the one-time code, so any visitor could sign in with any number, whatever NODE_ENV is.
 */
export function exposureFaults(env: Environment): Fault[] {
  const { PUBLIC_URL, NODE_ENV, SMS_GATEWAY, ALLOW_DEMO_OTP } = env
  const local = isLocal(env)
  const isProduction = NODE_ENV === 'production'
  const faults: Fault[] = []
  const fault = (variable: string, message: string) => faults.push({ variable, message })

  if (SMS_GATEWAY === undefined) {
    const anybody =
      'without SMS_GATEWAY one-time codes are shown to whoever asks, and anybody signs in as anybody'
    if (!local.host) fault('HOST', `lets other machines in: ${anybody}. Set SMS_GATEWAY, or HOST=127.0.0.1`)
    if (!local.address)
      fault(
        'PUBLIC_URL',
        `is an address of the network: ${anybody}. Set SMS_GATEWAY, or leave PUBLIC_URL out`,
      )
    if (isProduction && ALLOW_DEMO_OTP !== '1')
      fault(
        'ALLOW_DEMO_OTP',
        'no SMS gateway is configured, so one-time codes would be shown on the page. Set SMS_GATEWAY, or ALLOW_DEMO_OTP=1 to try production on this machine alone',
      )
  }
  if (isProduction && !isTrial(env) && !PUBLIC_URL?.startsWith('https:'))
    fault(
      'PUBLIC_URL',
      'must be set and begin with https:// in production: without it cookies are not Secure and there is no HSTS',
    )
  return faults
}

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
