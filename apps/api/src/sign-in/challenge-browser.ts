import { randomBytes } from 'node:crypto'
import { RETENTION } from '@pulli/domain/retention/retention-periods.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '#http/read-cookie.ts'
import { keyedHash } from '#keys/keyed-hash.ts'
import { isMadeWith, type Keys } from '#keys/keys.ts'
import { type CookieConfig, hostCookieName, writeCookie } from './cookies.ts'

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
export function readChallengeBrowser(
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
export function keepChallengeBrowser(
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
