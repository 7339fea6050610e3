import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'

/**
 * Behind a TLS-terminating proxy, this service sees plain HTTP and would refuse to set a `Secure` cookie. A setting
 * declares that editors use https, so that no proxy header has to be trusted.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  (ctx: Context, next: Next) => {
    if (strapi.config.get('admin.auth.cookie.secure')) ctx.cookies.secure = true
    return next()
  }
