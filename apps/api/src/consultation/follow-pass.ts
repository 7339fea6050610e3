import { readCookie } from '#http/read-cookie.ts'
import { keyedHash } from '#keys/keyed-hash.ts'
import { isMadeWith, type Keys, type SiteKey } from '#keys/keys.ts'
import { type CookieConfig, hostCookieName, writeCookie } from '#sign-in/cookies.ts'

type Config = CookieConfig & { keys: Keys }

const NAME = 'follow'
/** How long a request stays open for changes after its digits were typed. */
const OPEN_SECONDS = 15 * 60
/** How long a browser is remembered to have typed them, and is exempt from what strangers tried. */
const KNOWN_SECONDS = 180 * 86_400

/** What a browser has shown of a request. */
export type FollowPass = {
  /** The digits were typed here in the last fifteen minutes. */
  isOpen: boolean
  /** The digits were typed here before. */
  isKnown: boolean
}

/**
 * Reads the pass of a request, as it came or from a `Cookie` header: `{seconds}.{mac}`, where the MAC covers the request
 * and the second, so that it cannot be forged, moved to another request or made younger.
 */
export function readFollowPass(
  config: Config,
  {
    cookie,
    pass = readCookie(cookie, hostCookieName(config, NAME)),
    requestId,
    now,
  }: { cookie?: string | undefined; pass?: string | undefined; requestId: string; now: Date },
): FollowPass {
  const [at = '', mac = ''] = (pass ?? '').split('.')
  const isOurs =
    /^\d{1,12}$/.test(at) &&
    isMadeWith(config.keys, (key) => macOf(key, requestId, at), Buffer.from(mac, 'base64url'))
  const age = secondsOf(now) - Number(at)
  return { isOpen: isOurs && age < OPEN_SECONDS, isKnown: isOurs && age < KNOWN_SECONDS }
}

/** Returns the pass of somebody who typed the digits, and until when it opens the request. */
export function makeFollowPass(
  config: Config,
  { requestId, now }: { requestId: string; now: Date },
): { pass: string; openUntil: Date } {
  const at = secondsOf(now)
  const mac = macOf(config.keys.current, requestId, String(at)).toString('base64url')
  return { pass: `${at}.${mac}`, openUntil: new Date((at + OPEN_SECONDS) * 1_000) }
}

/** Returns the `Set-Cookie` that keeps a pass in a browser. */
export function followPassCookie(config: Config, pass: string): string {
  return writeCookie(
    config,
    { name: hostCookieName(config, NAME), value: pass, seconds: KNOWN_SECONDS },
    'HttpOnly',
  )
}

const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1_000)

const macOf = (key: SiteKey, requestId: string, at: string) => keyedHash(key, 'follow pass', requestId, at)
