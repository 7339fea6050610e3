import { randomBytes } from 'node:crypto'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import { DAY } from '@pulli/domain/time/durations.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '#http/read-cookie.ts'
import { keyedHash } from '#keys/keyed-hash.ts'
import { isMadeWith, type Keys, type SiteKey } from '#keys/keys.ts'
import { type CookieConfig, hostCookieName, writeCookie } from './cookies.ts'

type Config = CookieConfig & { keys: Keys }
type CookieRequest = Pick<FastifyRequest, 'headers'>

const NAME = 'known-browser'
/** The maximum of numbers that share a browser, such as a family's phone. A new sign-in evicts the oldest. */
const MOST_NUMBERS = 5

const BROWSER_ID = /^[A-Za-z0-9_-]{22}$/
const DAY_NUMBER = /^\d{1,6}$/
const MAC = /^[A-Za-z0-9_-]{43}$/

/** A number that completed a sign-in here, as a MAC that needs the key to read, and the day of that sign-in. */
type Entry = { day: number; mac: string }
type KnownCookie = {
  browserId: string
  entries: Entry[]
  /** What the seal covers, and the seal. */
  sealed: string
  seal: string | undefined
}

/**
 * Returns the browser of a request if it completed a sign-in with this number in the last 400 days (decision D61). The
 * cookie is `{browser id}.{day}.{mac}.{day}.{mac}….{seal}`; each MAC covers the browser, the number and the day, so it cannot
 * be forged or moved to another browser, and reveals no number. The seal is a MAC of all before it.
 *
 * @returns a random id of the browser, or undefined if it is not known for this number
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

/** Returns the browser of a request if it completed a sign-in with any number in the last 400 days. */
export function findSignedInBrowser(request: CookieRequest, config: Config, now: Date): string | undefined {
  const known = readKnownCookie(request, config, now)
  if (known?.seal === undefined || known.entries.length === 0) return undefined
  const { browserId, sealed, seal } = known
  return isMadeWith(config.keys, (key) => sealOf(key, sealed), Buffer.from(seal, 'base64url'))
    ? browserId
    : undefined
}

/** The id that a browser claims, or a new one. It proves nothing; it goes into the next cookie. */
export function browserIdOf(request: CookieRequest, config: Config, now: Date): string {
  return readKnownCookie(request, config, now)?.browserId ?? randomBytes(16).toString('base64url')
}

/** Makes the browser known for a number. Call only after a completed sign-in. */
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
  const sealed = [browserId, ...entries.flatMap((entry) => [String(entry.day), entry.mac])].join('.')
  const value = `${sealed}.${sealOf(config.keys.current, sealed).toString('base64url')}`
  const cookie = { name: hostCookieName(config, NAME), value, seconds: RETENTION.knownBrowserDays * 86_400 }
  reply.header('set-cookie', writeCookie(config, cookie, 'HttpOnly'))
}

/** Parses the cookie and drops expired entries. The MACs are not yet verified. */
function readKnownCookie(request: CookieRequest, config: Config, now: Date): KnownCookie | undefined {
  const parts = (readCookie(request.headers.cookie, hostCookieName(config, NAME)) ?? '').split('.')
  const [browserId = '', ...rest] = parts
  if (!BROWSER_ID.test(browserId)) return undefined
  const entries: Entry[] = []
  for (let n = 0; n + 1 < rest.length && entries.length < MOST_NUMBERS; n += 2) {
    const [day = '', mac = ''] = rest.slice(n, n + 2)
    if (!DAY_NUMBER.test(day) || !MAC.test(mac)) return undefined
    if (dayOf(now) - Number(day) < RETENTION.knownBrowserDays) entries.push({ day: Number(day), mac })
  }
  const seal = rest.length % 2 === 1 ? rest.at(-1) : undefined
  return { browserId, entries, sealed: parts.slice(0, -1).join('.'), seal }
}

const dayOf = (instant: Date) => Math.floor(instant.getTime() / DAY)

const macOf = (key: SiteKey, browserId: string, phone: string, day: number) =>
  keyedHash(key, 'known browser', browserId, phone, String(day))

const sealOf = (key: SiteKey, sealed: string) => keyedHash(key, 'known browser', 'any number', sealed)
