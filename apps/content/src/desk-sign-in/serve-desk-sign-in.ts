import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { deskAccount } from './desk-account'
import { readTicket } from './read-ticket'
import { PAGE, SCRIPT } from './sign-in-page'

const REFRESH_COOKIE = 'strapi_admin_refresh'

interface Sessions {
  generateRefreshToken(userId: string, deviceId: string, options: object): Promise<{ token: string }>
  generateAccessToken(refreshToken: string): Promise<{ token: string } | { error: string }>
}

/** `GET` and `POST /pulli/desk-sign-in`: someone of the desk, who signed in there with a second factor, gets a session of the CMS. */
export function serveDeskSignIn(strapi: Core.Strapi, secret: string) {
  const config = { auth: false } as const
  strapi.server.api('admin').routes([
    { method: 'GET', path: '/pulli/desk-sign-in', handler: show('html', PAGE), config },
    { method: 'GET', path: '/pulli/desk-sign-in.js', handler: show('js', SCRIPT), config },
    {
      method: 'POST',
      path: '/pulli/desk-sign-in',
      handler: (ctx: Context) => signIn(strapi, ctx, secret),
      config,
    },
  ])
}

const show = (type: string, body: string) => (ctx: Context) => {
  ctx.set('cache-control', 'no-store')
  ctx.type = type
  ctx.body = body
}

async function signIn(strapi: Core.Strapi, ctx: Context, secret: string) {
  ctx.set('cache-control', 'no-store')
  const person = readTicket(ctx.request.body?.ticket, secret, new Date())
  if (!person || !(await spend(strapi, person.nonce, person.expiresAt)))
    return ctx.forbidden('This link has been used, or is too old. Open the CMS from the desk again.')
  const user = await deskAccount(strapi, person)
  const sessions = (strapi.sessionManager as unknown as (origin: string) => Sessions)('admin')
  const refresh = await sessions.generateRefreshToken(String(user.id), randomUUID(), { type: 'session' })
  const access = await sessions.generateAccessToken(refresh.token)
  if ('error' in access) return ctx.forbidden('The CMS gave no session. Try again.')
  ctx.cookies.set(REFRESH_COOKIE, refresh.token, {
    httpOnly: true,
    secure: strapi.config.get('admin.auth.cookie.secure') === true,
    overwrite: true,
    path: '/admin',
    sameSite: 'lax',
  })
  ctx.body = { data: { token: access.token } }
  return undefined
}

/** Each ticket opens one session. @returns false for one that was used */
async function spend(strapi: Core.Strapi, nonce: string, expiresAt: number): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    // One at a time, so that of two at once the second sees the first.
    await trx.raw('select pg_advisory_xact_lock(7733001)')
    const store = strapi.store({ type: 'app', name: 'desk_sign_in', key: 'spent' })
    const spent = ((await store.get({})) as Record<string, number> | null) ?? {}
    if (Object.hasOwn(spent, nonce)) return false
    const recent = Object.entries(spent).filter(([, end]) => end > Date.now())
    await store.set({ value: { ...Object.fromEntries(recent), [nonce]: expiresAt } })
    return true
  })
}
