import type { Context, Next } from 'koa'

/** The calls with which a password opens the CMS, or is chosen. */
const PASSWORD_CALLS = ['login', 'register', 'register-admin', 'forgot-password', 'reset-password']

/** In production editors sign in through the desk, which asks for a second factor: a password alone opens nothing. */
export const closePasswords =
  ({ areOpen }: { areOpen: boolean }) =>
  (ctx: Context, next: Next) => {
    const call = /^\/+admin\/+([a-z-]+)\/*$/i.exec(ctx.path)?.[1]?.toLowerCase()
    if (areOpen || ctx.method !== 'POST' || call === undefined || !PASSWORD_CALLS.includes(call))
      return next()
    ctx.status = 403
    ctx.body = {
      data: null,
      error: {
        status: 403,
        name: 'ForbiddenError',
        message: 'Sign in at the desk of the site, and open the CMS from there.',
        details: {},
      },
    }
    return undefined
  }
