import { randomBytes } from 'node:crypto'
import type { SignedInMember } from '@pulli/data/members/members.ts'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiContext } from '#context.ts'
import { readCookie } from '#http/read-cookie.ts'
import { keyedHash } from '#keys/keyed-hash.ts'
import { isMadeWith, type Keys } from '#keys/keys.ts'
import { type CookieConfig, hostCookieName, writeCookie } from './cookies.ts'
import { findKnownBrowser } from './known-browser.ts'
import { tokenHash } from './tokens.ts'

/** The requester of a code (decision D61). */
export type CodeAsker = {
  /** What the challenge is bound to: the browser's cookie, or the signed-in member. */
  browserHash: Buffer
  /** Whether callers without that cookie may attempt it too. */
  isUnbound: boolean
  /**
   * A browser that has signed in with this number before, or a signed-in member: exempt from the limits on strangers.
   */
  isKnown: boolean
  /** How long the browser has had its cookie. */
  waitedSeconds: number
  /** The key under which the requester's own codes are counted. */
  device: string
  ip: string
}

/** Returns the browser that requests a code, and sets the cookie that binds the challenge to it. */
export function browserAsker(
  { config, clock }: ApiContext,
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  reply: Pick<FastifyReply, 'header'>,
  phone: string,
): CodeAsker {
  const now = clock()
  const known = findKnownBrowser(request, config, { phone, now })
  const browser = keepChallengeBrowser(request, reply, config, now)
  return {
    browserHash: tokenHash(browser.token),
    isUnbound: browser.isNew && known === undefined,
    isKnown: known !== undefined,
    waitedSeconds: Math.floor(now.getTime() / 1000) - browser.sinceSeconds,
    device: known ?? browser.token,
    ip: request.ip,
  }
}

/** Returns the lookup key of a browser's challenges; undefined if it has no cookie. */
export function browserHashOf(
  { config }: Pick<ApiContext, 'config'>,
  request: Pick<FastifyRequest, 'headers'>,
): Buffer | undefined {
  const browser = readChallengeBrowser(request, config)
  return browser && tokenHash(browser.token)
}

/** A signed-in member who requests a code: no stranger can request or attempt one in their place. */
export function memberAsker({ memberId }: Pick<SignedInMember, 'memberId'>, ip: string): CodeAsker {
  const device = `member ${memberId}`
  return { browserHash: memberHash(memberId), isUnbound: false, isKnown: true, waitedSeconds: 0, device, ip }
}

/** Returns the lookup key of a signed-in member's challenges. */
export const memberHash = (memberId: string): Buffer => tokenHash(`member ${memberId}`)

const NAME = 'challenge-browser'
const LIFETIME_SECONDS = RETENTION.codeBrowserMinutes * 60
const TOKEN = /^[A-Za-z0-9_-]{22}$/

/** A browser that requests codes: a random token, and when it was issued. */
export type ChallengeBrowser = { token: string; sinceSeconds: number }

type Config = CookieConfig & { keys: Keys }

/**
 * Reads the cookie that binds challenges to the browser that requested them (decision D61): `{token}.{since}.{mac}`.
 * The MAC prevents a browser from claiming an older cookie.
 */
function readChallengeBrowser(
  request: Pick<FastifyRequest, 'headers'>,
  config: Config,
): ChallengeBrowser | undefined {
  const cookie = readCookie(request.headers.cookie, hostCookieName(config, NAME)) ?? ''
  const [token = '', since = '', mac = ''] = cookie.split('.')
  if (!TOKEN.test(token) || !/^\d{1,12}$/.test(since)) return undefined
  const own = Buffer.from(mac, 'base64url')
  const isOurs = isMadeWith(config.keys, (key) => keyedHash(key, 'challenge browser', token, since), own)
  return isOurs ? { token, sinceSeconds: Number(since) } : undefined
}

/**
 * Sets the cookie of a browser that requests a code, for the next 15 minutes: its current one, or a new one. Called
 * before any limit can reject the request, so that a browser told to wait is recognised when it returns.
 *
 * @returns the browser, and whether it came without a cookie
 */
function keepChallengeBrowser(
  request: Pick<FastifyRequest, 'headers'>,
  reply: Pick<FastifyReply, 'header'>,
  config: Config,
  now: Date,
): ChallengeBrowser & { isNew: boolean } {
  const nowSeconds = Math.floor(now.getTime() / 1000)
  const sent = readChallengeBrowser(request, config)
  const age = nowSeconds - (sent?.sinceSeconds ?? 0)
  const isNew = sent === undefined || age < 0 || age > LIFETIME_SECONDS
  const browser = isNew ? { token: randomBytes(16).toString('base64url'), sinceSeconds: nowSeconds } : sent
  const since = String(browser.sinceSeconds)
  const mac = keyedHash(config.keys.current, 'challenge browser', browser.token, since).toString('base64url')
  const cookie = {
    name: hostCookieName(config, NAME),
    value: [browser.token, since, mac].join('.'),
    seconds: LIFETIME_SECONDS,
  }
  reply.header('set-cookie', writeCookie(config, cookie, 'HttpOnly'))
  return { ...browser, isNew }
}
