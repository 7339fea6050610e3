import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiContext } from '#context.ts'
import { oneHeader } from '#http/one-header.ts'
import { readCookie } from '#http/read-cookie.ts'
import { keyedHash } from '#keys/keyed-hash.ts'
import { isMadeWith } from '#keys/keys.ts'
import { hostCookieName, writeCookie } from '#sign-in/cookies.ts'
import { freshToken, TOKEN } from '#sign-in/tokens.ts'

/** Read by the desk's pages, which send it back in a header. */
const XSRF = 'DESK-XSRF-TOKEN'
const BROWSER_SECONDS = 400 * 86_400

type Config = ApiContext['config']

const sessionName = (config: Config) => hostCookieName(config, 'desk')
const browserName = (config: Config) => hostCookieName(config, 'desk-browser')

/** The session token that a browser sent; undefined if it is none. */
export function sentStaffToken(request: FastifyRequest, config: Config): string | undefined {
  const token = readCookie(request.headers.cookie, sessionName(config))
  return token !== undefined && TOKEN.test(token) ? token : undefined
}

/** Returns whether the header repeats the session's own token, which a page of another site cannot know. */
export function hasStaffXsrf(request: FastifyRequest, config: Config, sessionId: string): boolean {
  const sent = oneHeader(request.headers['x-xsrf-token'])
  if (sent === undefined) return false
  return isMadeWith(
    config.keys,
    (key) => keyedHash(key, 'xsrf token', 'desk', sessionId),
    Buffer.from(sent, 'base64url'),
  )
}

/** The id of the browser, or a new one. It proves nothing before someone signed in with it. */
export function staffBrowserOf(request: FastifyRequest, config: Config): string {
  const sent = readCookie(request.headers.cookie, browserName(config))
  return sent !== undefined && TOKEN.test(sent) ? sent : freshToken()
}

/** A session that was started, and the browser it was started in. */
export type StartedStaffSession = { sessionId: string; token: string; seconds: number; browserId: string }

/** Sets the cookies of a session at the desk. They are apart from a member's, and never sent from another site. */
export function setStaffCookies(reply: FastifyReply, config: Config, started: StartedStaffSession): void {
  const { sessionId, token, seconds, browserId } = started
  const xsrf = keyedHash(config.keys.current, 'xsrf token', 'desk', sessionId).toString('base64url')
  const browser = { name: browserName(config), value: browserId, seconds: BROWSER_SECONDS }
  reply.header('set-cookie', [
    writeCookie(config, { name: sessionName(config), value: token, seconds }, 'HttpOnly'),
    writeCookie(config, { name: XSRF, value: xsrf, seconds }),
    writeCookie(config, browser, 'HttpOnly'),
  ])
}

/** Clears the cookies of the session. The browser stays one that its owner signed in with. */
export function clearStaffCookies(reply: FastifyReply, config: Config): void {
  reply.header('set-cookie', [
    writeCookie(config, { name: sessionName(config), value: '', seconds: 0 }, 'HttpOnly'),
    writeCookie(config, { name: XSRF, value: '', seconds: 0 }),
  ])
}
