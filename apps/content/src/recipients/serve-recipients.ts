import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { isBearer } from '../is-bearer'
import { recipientLines } from './recipient-list'

/**
 * GET /api/consultation-recipients: the recipients of consultation requests. Only the site's server is authorised;
 * anyone else gets 404.
 */
export function serveConsultationRecipients(strapi: Core.Strapi, secret: string) {
  strapi.server.api('content-api').routes([
    {
      method: 'GET',
      path: '/consultation-recipients',
      handler: async (ctx: Context) => {
        if (!isBearer(ctx.get('authorization'), secret)) return ctx.notFound()

        const settings = await strapi.documents('api::site-setting.site-setting').findFirst({
          status: 'published',
          fields: ['consultationRecipients'],
        })
        ctx.set('cache-control', 'no-store')
        ctx.body = { data: recipientLines(settings?.consultationRecipients ?? '') }
      },
      config: { auth: false },
    },
  ])
}
