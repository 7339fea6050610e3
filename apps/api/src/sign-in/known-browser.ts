import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '#http/read-cookie.ts'
import { keyedHash } from '#keys/keyed-hash.ts'
import { isMadeWith, type Keys, type SiteKey } from '#keys/keys.ts'
import { type CookieConfig, hostCookieName, writeCookie } from './cookies.ts'

type Config = CookieConfig & { keys: Keys }
type CookieRequest = Pick<FastifyRequest, 'headers'>

const NAME = 'known-browser'
const DAY_MILLISECONDS = 86_400_000
/** For how long a browser stays known. Browsers keep no cookie longer than 400 days. */
const KNOWN_DAYS = 400
/** How many numbers share a browser at most: a phone of a family. The one that signed in last pushes out the oldest. */
const MOST_NUMBERS = 5

const BROWSER_ID = /^[A-Za-z0-9_-]{22}$/
const DAY = /^\d{1,6}$/
const MAC = /^[A-Za-z0-9_-]{43}$/

/** One number that completed a sign-in here, as nobody without the key can read it, and the day of that sign-in. */
type Entry = { day: number; mac: string }
type KnownCookie = { browserId: string; entries: Entry[] }

/**
 * Finds the browser of a request where it completed a sign-in with this number in the last 400 days (decision D61).
 * The cookie is `{browser id}.{day}.{mac}.{day}.{mac}…`; each mac covers the browser, the number and the day, so it
 * can be neither made up nor carried over, and tells no number.
 *
 * @returns a random id of the browser, undefined where it is not known for this number
 */
export function findKnownBrowser(
  request: CookieRequest,
  config: Config,
  { phone, now }: { phone: string; now: Date },
): string | undefined {
  const known = readKnownCookie(request, config, now)
  const isKnown = known?.entries.some(({ day, mac }) =>
    isMadeWith(config.keys, (key) => macOf(key, known.browserId, phone, day), Buffer.from(mac, 'base64url')),
  )
  return isKnown === true ? known?.browserId : undefined
}

/** The id that a browser says it has, or a new one. It proves nothing: it is what the next cookie will carry. */
export function browserIdOf(request: CookieRequest, config: Config, now: Date): string {
  return readKnownCookie(request, config, now)?.browserId ?? randomBytes(16).toString('base64url')
}

/** Makes the browser known for a number. Called where a sign-in was completed, and nowhere else. */
export function setKnownBrowser(
  request: CookieRequest,
  reply: Pick<FastifyReply, 'header'>,
  config: Config,
  { phone, browserId, now }: { phone: string; browserId: string; now: Date },
): void {
  const before = readKnownCookie(request, config, now)
  const day = dayOf(now)
  const isOther = (entry: Entry) =>
    !isMadeWith(
      config.keys,
      (key) => macOf(key, browserId, phone, entry.day),
      Buffer.from(entry.mac, 'base64url'),
    )
  const own = { day, mac: macOf(config.keys.current, browserId, phone, day).toString('base64url') }
  const entries = [own, ...(before?.entries ?? []).filter(isOther)].slice(0, MOST_NUMBERS)
  const value = [browserId, ...entries.flatMap((entry) => [String(entry.day), entry.mac])].join('.')
  const cookie = { name: hostCookieName(config, NAME), value, seconds: KNOWN_DAYS * 86_400 }
  reply.header('set-cookie', writeCookie(config, cookie, 'HttpOnly'))
}

/** What the cookie says, less the entries whose time is over. The macs are still to be checked. */
function readKnownCookie(request: CookieRequest, config: Config, now: Date): KnownCookie | undefined {
  const [browserId = '', ...rest] = (
    readCookie(request.headers.cookie, hostCookieName(config, NAME)) ?? ''
  ).split('.')
  if (!BROWSER_ID.test(browserId)) return undefined
  const entries: Entry[] = []
  for (let n = 0; n + 1 < rest.length && entries.length < MOST_NUMBERS; n += 2) {
    const [day = '', mac = ''] = rest.slice(n, n + 2)
    if (!DAY.test(day) || !MAC.test(mac)) return undefined
    if (dayOf(now) - Number(day) < KNOWN_DAYS) entries.push({ day: Number(day), mac })
  }
  return { browserId, entries }
}

const dayOf = (instant: Date) => Math.floor(instant.getTime() / DAY_MILLISECONDS)

const macOf = (key: SiteKey, browserId: string, phone: string, day: number) =>
  keyedHash(key, 'known browser', browserId, phone, String(day))
