import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { indianDay } from '../indian-day'
import { faultOfCrisisLine } from './crisis-line-faults'

/** Rejects a crisis line that visitors could not call, or a check of tomorrow. */
export function checkCrisisLines(strapi: Core.Strapi) {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== 'api::crisis-line.crisis-line') return next()
    const { data } = context.params as { data?: Record<string, unknown> }
    const fault = data && faultOfCrisisLine(data, indianDay(new Date()))
    if (fault) throw new errors.ValidationError(fault)
    return next()
  })
}
