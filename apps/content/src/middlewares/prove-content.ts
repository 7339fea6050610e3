import { createHmac } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Context, Next } from 'koa'
import type { PulliConfig } from '../../config/pulli'

/** As the site makes them. */
const NONCE = /^[\w-]{22}$/

/** Proves to the site that this is its content service: the answer carries the keyed hash of the nonce of the request. */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) => {
  const { secret }: PulliConfig = strapi.config.get('pulli')
  return (ctx: Context, next: Next) => {
    const nonce = ctx.get('pulli-nonce')
    if (NONCE.test(nonce)) {
      const proof = createHmac('sha256', secret).update(`content-proof.${nonce}`).digest('base64url')
      ctx.set('pulli-proof', proof)
    }
    return next()
  }
}
