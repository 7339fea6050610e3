import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiContext } from '#context.ts'
import { oneHeader } from '#http/one-header.ts'
import { readCookie } from '#http/read-cookie.ts'
import { hostCookieName, writeCookie } from './cookies.ts'
import type { IssuedTokens } from './start-session.ts'
import { xsrfToken } from './xsrf-token.ts'

const XSRF = 'XSRF-TOKEN'

type Config = ApiContext['config']

/**
 * The refresh cookie is `HttpOnly` and never sent cross-site. On https its name binds it to this host; the server's
 * HTML cache knows both names.
 */
const refreshName = (config: Config) => hostCookieName(config, 'refresh')

/** The session data that a browser sent. */
export function sentSession(request: Pick<FastifyRequest, 'headers'>, config: Config) {
  const { cookie } = request.headers
  const xsrf = oneHeader(request.headers['x-xsrf-token'])
  return {
    refreshToken: readCookie(cookie, refreshName(config)),
    /** The header, if it matches its cookie. */
    xsrf: xsrf !== undefined && xsrf === readCookie(cookie, XSRF) ? xsrf : undefined,
  }
}

/** Sets the session cookies. Our pages' scripts read the second one. */
export function setSessionCookies(
  reply: Pick<FastifyReply, 'header'>,
  config: Config,
  tokens: IssuedTokens,
): void {
  const { refreshToken, refreshSeconds, sessionId } = tokens
  if (refreshToken === undefined) return
  reply.header('set-cookie', [
    cookie(config, refreshName(config), refreshToken, refreshSeconds, 'HttpOnly'),
    cookie(config, XSRF, xsrfToken(config.keys.current, sessionId), refreshSeconds),
  ])
}

/** Clears the session cookies. */
export function clearSessionCookies(reply: FastifyReply, config: Config): void {
  reply.header('set-cookie', [
    cookie(config, refreshName(config), '', 0, 'HttpOnly'),
    cookie(config, XSRF, '', 0),
  ])
}

function cookie(config: Config, name: string, value: string, seconds: number, ...more: string[]) {
  return writeCookie(config, { name, value, seconds }, ...more)
}
