import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiContext } from '#context.ts'
import { oneHeader } from '#http/one-header.ts'
import { readCookie } from '#http/read-cookie.ts'
import type { IssuedTokens } from './start-session.ts'
import { xsrfToken } from './xsrf-token.ts'

const XSRF = 'XSRF-TOKEN'

type SignInConfig = ApiContext['config']['signIn']

/**
 * The refresh cookie goes to no script and to no other site. On https its name binds it to this host; the HTML
 * cache of the server knows both names.
 */
const isHttps = ({ publicUrl }: SignInConfig) => publicUrl.startsWith('https:')
const refreshName = (config: SignInConfig) => (isHttps(config) ? '__Host-refresh' : 'refresh')

/** What a browser sent of its session. */
export function sentSession(request: FastifyRequest, config: SignInConfig) {
  const { cookie } = request.headers
  const xsrf = oneHeader(request.headers['x-xsrf-token'])
  return {
    refreshToken: readCookie(cookie, refreshName(config)),
    /** The header, where it matches its cookie. */
    xsrf: xsrf !== undefined && xsrf === readCookie(cookie, XSRF) ? xsrf : undefined,
  }
}

/** Gives the browser the cookies of a session. The second one is for the scripts of our pages to read. */
export function setSessionCookies(reply: FastifyReply, config: SignInConfig, tokens: IssuedTokens): void {
  const { refreshToken, refreshSeconds, sessionId } = tokens
  if (refreshToken === undefined) return
  reply.header('set-cookie', [
    cookie(config, refreshName(config), refreshToken, refreshSeconds, 'HttpOnly'),
    cookie(config, XSRF, xsrfToken(config.secret, sessionId), refreshSeconds),
  ])
}

/** Takes them away. */
export function clearSessionCookies(reply: FastifyReply, config: SignInConfig): void {
  reply.header('set-cookie', [
    cookie(config, refreshName(config), '', 0, 'HttpOnly'),
    cookie(config, XSRF, '', 0),
  ])
}

function cookie(config: SignInConfig, name: string, value: string, seconds: number, ...more: string[]) {
  const secure = isHttps(config) ? ['Secure'] : []
  return [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, 'SameSite=Strict', ...secure, ...more].join(
    '; ',
  )
}
