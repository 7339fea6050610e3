import { createHash, timingSafeEqual } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { recipientLines } from './recipient-list'

/**
 * GET /api/consultation-recipients: who is mailed a consultation request. Only the site's server may ask;
 * to anyone else the address does not exist.
 */
export function serveConsultationRecipients(strapi: Core.Strapi, secret: string) {
  strapi.server.api('content-api').routes([
    {
      method: 'GET',
      path: '/consultation-recipients',
      handler: async (ctx: Context) => {
        if (!isSame(ctx.get('authorization'), `Bearer ${secret}`)) return ctx.notFound()

        const settings = await strapi.documents('api::site-setting.site-setting').findFirst({
          fields: ['consultationRecipients'],
        })
        ctx.set('cache-control', 'no-store')
        ctx.body = { data: recipientLines(settings?.consultationRecipients ?? '') }
      },
      config: { auth: false },
    },
  ])
}

/** Digests have one length, which timingSafeEqual asks for. */
const isSame = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected))
const digest = (text: string) => createHash('sha256').update(text).digest()
