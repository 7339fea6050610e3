import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { faultOfCrisisLine } from './crisis-line-faults'

const INDIA_MILLISECONDS = 5.5 * 3_600_000

/** Rejects a crisis line that visitors could not call, or a check of tomorrow. */
export function checkCrisisLines(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'api::crisis-line.crisis-line') return next()
    const { data } = context.params as { data?: Record<string, unknown> }
    const today = new Date(Date.now() + INDIA_MILLISECONDS).toISOString().slice(0, 10)
    const fault = data && faultOfCrisisLine(data, today)
    if (fault) throw new errors.ValidationError(fault)
    return next()
  })
}
