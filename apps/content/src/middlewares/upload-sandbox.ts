import type { Context, Next } from 'koa'

/** Prevents an uploaded SVG, opened directly, from running a script on the origin where editors are signed in. */
export default () => (ctx: Context, next: Next) => {
  if (ctx.path.startsWith('/uploads/')) {
    ctx.set(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox",
    )
    ctx.set('x-content-type-options', 'nosniff')
  }
  return next()
}
