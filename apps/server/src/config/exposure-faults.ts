import type { Environment, Fault } from './faults.ts'
import { isLocal, isTrial } from './is-trial.ts'

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
