import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { isBearer } from '../is-bearer'
import { listSamples } from './list-samples'

/**
 * GET /api/samples: the published values that no editor has confirmed, for the desk. Only the site's server is
 * authorised; anyone else gets 404.
 */
export function serveSamplesToSite(strapi: Core.Strapi, secret: string) {
  strapi.server.api('content-api').routes([
    {
      method: 'GET',
      path: '/samples',
      handler: async (ctx: Context) => {
        if (!isBearer(ctx.get('authorization'), secret)) return ctx.notFound()
        ctx.set('cache-control', 'no-store')
        ctx.body = { data: await listSamples(strapi, 'published') }
      },
      config: { auth: false },
    },
  ])
}
