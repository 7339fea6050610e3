import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'

/**
 * Behind a proxy that ends TLS, this service sees plain HTTP and would refuse to set a `Secure` cookie. Where editors
 * reach it by https, the setting says so, and no header of a proxy has to be believed.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  (ctx: Context, next: Next) => {
    if (strapi.config.get('admin.auth.cookie.secure')) ctx.cookies.secure = true
    return next()
  }
