import type { Core } from '@strapi/strapi'
import { staffOfAccount } from './desk-account'

const SITE_MILLISECONDS = 5_000

type Site = { url: string; secret: string }
type Manager = (origin: string) => {
  invalidateRefreshToken(userId: string): Promise<void>
  validateRefreshToken(token: string): Promise<{ isValid: boolean; userId?: string }>
}

/**
 * Asks the desk at each renewal of a session, every ten minutes, whether its person still may open the CMS. Of one who was
 * removed there every session ends; while the desk can't be asked, the session isn't renewed.
 */
export function checkMembership(strapi: Core.Strapi, site: Site) {
  strapi.server.use(async (ctx, next) => {
    if (ctx.method !== 'POST' || !/^\/+admin\/+access-token\/*$/i.test(ctx.path)) return next()
    const token = ctx.cookies.get('strapi_admin_refresh')
    const manager = strapi.sessionManager as unknown as Manager
    const session = token ? await manager('admin').validateRefreshToken(token) : undefined
    const userId = session?.isValid ? Number(session.userId) : Number.NaN
    const staff = Number.isNaN(userId) ? undefined : await staffOfAccount(strapi, userId)
    if (staff === undefined) return next()
    const status = await askDesk(site, staff)
    if (status === 200) return next()
    if (status === 404) await manager('admin').invalidateRefreshToken(String(userId))
    ctx.status = 401
    return undefined
  })
}

/** @returns the status of the site's answer, undefined without one */
async function askDesk({ url, secret }: Site, staff: string): Promise<number | undefined> {
  const answer = await fetch(new URL('/internal/desk-editor', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ staff }),
    signal: AbortSignal.timeout(SITE_MILLISECONDS),
  }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status
}
