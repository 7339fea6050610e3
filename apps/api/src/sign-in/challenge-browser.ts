import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '#http/read-cookie.ts'
import { keyedHash } from '#keys/keyed-hash.ts'
import { isMadeWith, type Keys } from '#keys/keys.ts'
import { type CookieConfig, hostCookieName, writeCookie } from './cookies.ts'

const NAME = 'challenge-browser'
const LIFETIME_SECONDS = 15 * 60
const TOKEN = /^[A-Za-z0-9_-]{22}$/

/** A browser that asks for codes: a random token, and since when it keeps it. */
export type ChallengeBrowser = { token: string; sinceSeconds: number }

type Config = CookieConfig & { keys: Keys }

/**
 * Reads the cookie that binds challenges to the browser that asked for them (decision D61):
 * `{token}.{since}.{mac}`. The mac is there so that nobody claims to have waited.
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
 * Gives the browser of a request that asks for a code its cookie for the next 15 minutes: the one that it has, or a
 * new one. Called before anything can refuse, so that who is told to wait is known when they come back.
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
