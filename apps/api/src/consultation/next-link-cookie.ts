import { readCookie } from '#http/read-cookie.ts'
import { keyedHash } from '#keys/keyed-hash.ts'
import { isMadeWith, type Keys, type SiteKey } from '#keys/keys.ts'
import { type CookieConfig, hostCookieName, writeCookie } from '#sign-in/cookies.ts'

type Config = CookieConfig & { keys: Keys }

const NAME = 'next-link'
const SECONDS = 180 * 86_400
/** A person ends few links of a request: with the first step, and where mail goes to another address. */
const MOST_EARLIER = 5

const VALUE = /^[A-Za-z0-9_-]{22}(?:\.[A-Za-z0-9_-]{43})+$/

/** The link that replaces the ones that a browser ended, and those links. */
export type NextLink = {
  token: string
  /** Returns whether an earlier link was of this request and was ended in this browser. */
  isAfter: (earlier: string, requestId: string) => boolean
}

/**
 * Reads the cookie of a browser that acted: `{token}.{mac}.{mac}…`, where each MAC covers an earlier link and the request. It
 * opens no more than the link in it does.
 */
export function readNextLink(config: Config, cookie: string | undefined): NextLink | undefined {
  const value = readCookie(cookie, hostCookieName(config, NAME)) ?? ''
  if (!VALUE.test(value)) return undefined
  const [token = '', ...macs] = value.split('.')
  const isAfter = (earlier: string, requestId: string) =>
    macs.some((mac) =>
      isMadeWith(config.keys, (key) => macOf(key, earlier, requestId), Buffer.from(mac, 'base64url')),
    )
  return { token, isAfter }
}

/** Returns the `Set-Cookie` by which a browser finds the link that replaced others, with those that it ended before. */
export function nextLinkCookie(
  config: Config,
  {
    cookie,
    earlier,
    requestId,
    token,
  }: {
    /** The `Cookie` header of the browser. */
    cookie: string | undefined
    earlier: readonly string[]
    requestId: string
    token: string
  },
): string {
  const before = readNextLink(config, cookie)
  const isSame = before !== undefined && earlier.includes(before.token)
  const value = readCookie(cookie, hostCookieName(config, NAME)) ?? ''
  const macs = [
    ...earlier.map((one) => macOf(config.keys.current, one, requestId).toString('base64url')),
    ...(isSame ? value.split('.').slice(1) : []),
  ]
  const name = hostCookieName(config, NAME)
  const links = [token, ...macs.slice(0, MOST_EARLIER)]
  return writeCookie(config, { name, value: links.join('.'), seconds: SECONDS }, 'HttpOnly')
}

const macOf = (key: SiteKey, earlier: string, requestId: string) =>
  keyedHash(key, 'next link cookie', earlier, requestId)
