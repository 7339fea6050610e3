import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { listSamples } from './list-samples'

/** GET /pulli/samples of the admin: what the page "Samples" lists. Only for editors who are signed in. */
export function serveSamples(strapi: Core.Strapi) {
  strapi.server.api('admin').routes([
    {
      method: 'GET',
      path: '/pulli/samples',
      handler: async (ctx: Context) => {
        ctx.set('cache-control', 'no-store')
        ctx.body = { data: await listSamples(strapi, 'draft') }
      },
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    },
  ])
}
