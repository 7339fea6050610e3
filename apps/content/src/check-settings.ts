import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { faultOfRecipients } from './recipients/recipient-list'

const SETTINGS = 'api::site-setting.site-setting'

/** Rejects settings with invalid recipients, and their deletion: every page needs them. */
export function checkSettings(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== SETTINGS) return next()
    if (context.action === 'delete')
      throw new errors.ValidationError(
        'The site settings cannot be deleted: every page of the site needs them.',
      )
    const { data } = context.params as { data?: { consultationRecipients?: unknown } }
    const fault = faultOfRecipients(data?.consultationRecipients)
    if (fault) throw new errors.ValidationError(fault)
    return next()
  })
}
