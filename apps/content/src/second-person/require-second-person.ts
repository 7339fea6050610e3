import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import {
  clearWaiting,
  type EntryState,
  readState,
  readWaiting,
  type Waiting,
  writeWaiting,
} from './entry-state'
import { changedFields, LINES, SETTINGS } from './guarded-values'
import { otherConfirmers, whoConfirms } from './other-confirmers'
import { signedInPerson } from './signed-in-person'
import { faultOfStanding, faultOfWithdrawal } from './standing-numbers'
import { contactsOf, type Site, tellSite } from './tell-site'
import { afterSave, type Person, unconfirmed, voucherOf } from './vouchers'

type Call = { action: string; uid: UID.ContentType; params: { documentId?: string; status?: string } }
type Stored = { documentId: string }

/** The answer about an entry that waits for a second person. */
export interface Waits {
  readonly message: string
  readonly uid: string
  readonly documentId: string
}

const DRAFTED = ['create', 'update', 'clone', 'discardDraft']

/**
 * A helpline, the quick exit and the contacts of the office change for visitors only when two people agree: the one who
 * saved the value, and another who publishes or confirms it. Holds for every call over HTTP; a start of the service seeds
 * without it.
 */
export function requireSecondPerson(strapi: Core.Strapi, site: Site) {
  strapi.documents.use(async (context, next) => {
    const call = context as unknown as Call
    const ctx = strapi.requestContext.get() as unknown as Context | undefined
    const isWrite = ['publish', 'unpublish', 'delete', ...DRAFTED].includes(call.action)
    if (!ctx || !isWrite || (call.uid !== LINES && call.uid !== SETTINGS)) return next()
    const person = signedInPerson(ctx)
    if (call.params.status === 'published' && DRAFTED.includes(call.action))
      throw new errors.ValidationError('Save a draft first: a second person has to confirm it.')
    const deps = { strapi, site, ctx, person, call, next }
    return strapi.db.transaction(() =>
      call.action === 'publish'
        ? publish(deps)
        : call.action === 'unpublish' || call.action === 'delete'
          ? withdraw(deps, call.action)
          : save(deps),
    ) as never
  })
}

interface Deps {
  strapi: Core.Strapi
  site: Site
  ctx: Context
  person: Person
  call: Call
  next: () => Promise<unknown>
}

async function save({ strapi, person, call: { uid }, next }: Deps) {
  const stored = (await next()) as Stored
  const { documentId } = stored
  if (documentId) await noteSaved(strapi, uid, documentId, person)
  return stored
}

async function noteSaved(strapi: Core.Strapi, uid: UID.ContentType, documentId: string, person: Person) {
  const [state, waiting] = await Promise.all([
    readState(strapi, uid, documentId),
    readWaiting(strapi, uid, documentId),
  ])
  const vouchers = afterSave(waiting.vouchers, state, person, new Date())
  await writeWaiting(strapi, uid, documentId, { ...waiting, vouchers })
}

async function publish(deps: Deps) {
  const { strapi, person, call, next } = deps
  const { uid } = call
  const documentId = call.params.documentId ?? ''
  const state = await readState(strapi, uid, documentId)
  const waiting = await readWaiting(strapi, uid, documentId)
  const fault = uid === LINES ? faultOfStanding(state.before, state.after) : undefined
  if (fault) throw new errors.ValidationError(fault)

  const left = unconfirmed(waiting.vouchers, state, person)
  if (left.length > 0) {
    await noteSaved(strapi, uid, documentId, person)
    await answerWaiting(deps, documentId, 'Saved, but not public yet: a second person has to confirm it.')
    return { documentId, entries: [await strapi.documents(uid).findOne({ documentId })] }
  }
  const changed = changedFields(state.before, state.after)
  if (changed.length > 0) await tell(deps, state, waiting)
  const published = await next()
  const shown = await readState(strapi, uid, documentId)
  if (changedFields(state.after, shown.before).length > 0)
    throw new errors.ApplicationError('The draft was changed at the same moment. Look at it again.')
  await clearWaiting(strapi, uid, documentId)
  return published
}

async function withdraw(deps: Deps, how: 'unpublish' | 'delete') {
  const { strapi, person, call, next } = deps
  const { uid } = call
  const documentId = call.params.documentId ?? ''
  const state = await readState(strapi, uid, documentId)
  const waiting = await readWaiting(strapi, uid, documentId)
  if (state.isPublished) {
    const fault = faultOfWithdrawal(state.before)
    if (fault) throw new errors.ValidationError(fault)
    const { withdrawal } = waiting
    if (!withdrawal || withdrawal.by.id === person.id) {
      const asked = { how, by: person, at: new Date().toISOString() }
      await writeWaiting(strapi, uid, documentId, { ...waiting, withdrawal: asked })
      await answerWaiting(
        deps,
        documentId,
        'Still public: a second person has to confirm that this helpline is taken off the site.',
      )
      return {
        documentId,
        entries: [await strapi.documents(uid).findOne({ documentId, status: 'published' })],
      }
    }
    await tell(deps, { ...state, after: {} }, waiting)
  }
  const result = await next()
  if (how === 'delete') await clearWaiting(strapi, uid, documentId)
  else await writeWaiting(strapi, uid, documentId, { vouchers: waiting.vouchers })
  return result
}

/** Makes the answer say that the entry waits, and who confirms it. */
async function answerWaiting({ strapi, ctx, person, call: { uid } }: Deps, documentId: string, what: string) {
  const message = `${what} ${whoConfirms(await otherConfirmers(strapi, uid, person))}`
  ctx.state.secondPerson = { message, uid, documentId } satisfies Waits
}

async function tell({ site, person, call }: Deps, { before, after }: EntryState, waiting: Waiting) {
  const changed = changedFields(before, after)
  const askers = waiting.withdrawal && Object.keys(after).length === 0 ? [waiting.withdrawal.by] : []
  const savers = changed.flatMap((field) => voucherOf(waiting.vouchers, after, field)?.by ?? [])
  const names = [...askers, ...savers].filter(({ id }) => id !== person.id).map(({ name }) => name)
  await tellSite(site, {
    what: call.uid === SETTINGS ? 'Site settings' : `Helpline: ${after.Name ?? before.Name ?? ''}`,
    fields: changed.map((field) => ({ field, before: before[field] ?? '', after: after[field] ?? '' })),
    askedBy: [...new Set(names)].join(', '),
    confirmedBy: person.name,
    contacts: call.uid === SETTINGS ? contactsOf(before, after) : [],
  })
}
