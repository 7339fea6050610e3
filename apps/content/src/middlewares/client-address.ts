import type { Context, Next } from 'koa'
import { clientAddress, trustedProxies } from '../accounts/client-address'

/** Limits of sign-in count the address of the editor, not that of the proxy. */
export default ({ trusted = '0' }: { trusted?: string }) => {
  const proxies = trustedProxies(trusted)
  return (ctx: Context, next: Next) => {
    ctx.request.ip = clientAddress(proxies, ctx.req)
    return next()
  }
}
