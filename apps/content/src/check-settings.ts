import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { faultOfRecipients } from './recipients/recipient-list'
import { faultOfSettings } from './settings-faults'

const SETTINGS = 'api::site-setting.site-setting'
/** What an editor calls each way to take the settings off the site. */
const REMOVED = { delete: 'deleted', unpublish: 'unpublished' } as const

/** Rejects settings with invalid contacts, links or recipients or an unknown time zone, and their removal: every page needs them. */
export function checkSettings(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== SETTINGS) return next()
    if (context.action === 'delete' || context.action === 'unpublish')
      throw new errors.ValidationError(
        `The site settings cannot be ${REMOVED[context.action]}: every page of the site needs them.`,
      )
    const { data } = context.params as {
      data?: { consultationRecipients?: unknown; contact?: { timeZone?: unknown } | null }
    }
    const fault =
      faultOfRecipients(data?.consultationRecipients) ??
      faultOfZone(data?.contact?.timeZone) ??
      faultOfSettings(data ?? {})
    if (fault) throw new errors.ValidationError(fault)
    return next()
  })
}

/** Returns an error message for the editor if the time zone of the working hours does not exist. */
function faultOfZone(zone: unknown): string | undefined {
  if (typeof zone !== 'string' || zone === '') return undefined
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return undefined
  } catch {
    return `"${zone.slice(0, 60)}" is not a time zone. Write one such as Asia/Kolkata.`
  }
}
