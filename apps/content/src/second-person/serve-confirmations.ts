import type { Core, UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { PUBLISH } from '../accounts/account'
import { clearWaiting, fingerprint, readState, readWaiting, writeWaiting } from './entry-state'
import { changedFields, LINES, SETTINGS } from './guarded-values'
import { otherConfirmers, whoConfirms } from './other-confirmers'
import { signedInPerson } from './signed-in-person'
import { afterConfirmation, type Person, voucherOf } from './vouchers'

const NOT_YOURS = 'Your role does not include publishing this.'

/** What the page "To confirm" lists. */
interface ToConfirm {
  uid: string
  documentId: string
  title: string
  fields: { field: string; before: string; after: string; by: string; at: string }[]
  withdrawal?: { by: string; at: string }
  /** False for the only person who asked, and for those who may not publish. */
  mayConfirm: boolean
  /** Who else confirms it, and where. */
  whoConfirms: string
  seen: string
}

/** `GET /pulli/confirmations`; `POST` and `DELETE /pulli/confirmations/:uid/:id` of the admin: what waits for a second person. */
export function serveConfirmations(strapi: Core.Strapi) {
  const config = { policies: ['admin::isAuthenticatedAdmin'] }
  strapi.server.api('admin').routes([
    { method: 'GET', path: '/pulli/confirmations', handler: (ctx: Context) => list(strapi, ctx), config },
    {
      method: 'POST',
      path: '/pulli/confirmations/:uid/:id',
      handler: (ctx: Context) => confirm(strapi, ctx),
      config,
    },
    {
      method: 'DELETE',
      path: '/pulli/confirmations/:uid/:id',
      handler: (ctx: Context) => decline(strapi, ctx),
      config,
    },
  ])
}

async function list(strapi: Core.Strapi, ctx: Context) {
  const person = signedInPerson(ctx)
  const found: ToConfirm[] = []
  for (const uid of [LINES, SETTINGS] as UID.ContentType[])
    for (const { documentId } of await strapi.documents(uid).findMany({ status: 'draft', fields: [] })) {
      const entry = await waitingEntry(strapi, uid, documentId, person)
      const mayPublish: boolean = ctx.state.userAbility.can(PUBLISH, uid)
      if (entry) found.push({ ...entry, mayConfirm: entry.mayConfirm && mayPublish })
    }
  ctx.set('cache-control', 'no-store')
  ctx.body = { data: found }
}

async function waitingEntry(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  person: Person,
): Promise<ToConfirm | undefined> {
  const state = await readState(strapi, uid, documentId)
  const waiting = await readWaiting(strapi, uid, documentId)
  const { before, after } = state
  const { withdrawal } = waiting
  const changed = changedFields(before, after)
  if (changed.length === 0 && !withdrawal) return undefined
  const vouched = changed.map((field) => [field, voucherOf(waiting.vouchers, after, field)] as const)
  const isOthers = ({ id }: Person) => id !== person.id
  return {
    uid,
    documentId,
    title: uid === SETTINGS ? 'Site settings' : (after.Name ?? before.Name ?? 'Helpline'),
    fields: vouched.map(([field, voucher]) => ({
      field,
      before: before[field] ?? '',
      after: after[field] ?? '',
      by: voucher?.by.map(({ name }) => name).join(', ') ?? '',
      at: voucher?.at ?? '',
    })),
    ...(withdrawal && { withdrawal: { by: withdrawal.by.name, at: withdrawal.at } }),
    mayConfirm: withdrawal
      ? isOthers(withdrawal.by)
      : vouched.some(([, voucher]) => voucher?.by.some(isOthers) && voucher.by.every(isOthers)),
    whoConfirms: whoConfirms(await otherConfirmers(strapi, uid, person)),
    seen: fingerprint(state, waiting),
  }
}

async function confirm(strapi: Core.Strapi, ctx: Context) {
  const [uid, documentId] = entryOf(ctx)
  if (!uid || !ctx.state.userAbility.can(PUBLISH, uid)) return ctx.forbidden(NOT_YOURS)
  const person = signedInPerson(ctx)
  const state = await readState(strapi, uid, documentId)
  const waiting = await readWaiting(strapi, uid, documentId)
  if (ctx.request.body?.seen !== fingerprint(state, waiting))
    return ctx.conflict('This has changed since you opened it. Look at it again.')
  await strapi.db.transaction(async () => {
    const documents = strapi.documents(uid)
    if (waiting.withdrawal?.how === 'delete') return documents.delete({ documentId })
    if (waiting.withdrawal) return documents.unpublish({ documentId })
    const vouchers = afterConfirmation(waiting.vouchers, state, person, new Date())
    await writeWaiting(strapi, uid, documentId, { ...waiting, vouchers })
    return documents.publish({ documentId })
  })
  ctx.body = { data: { documentId } }
}

/** Ends the wish to take a helpline off the site. */
async function decline(strapi: Core.Strapi, ctx: Context) {
  const [uid, documentId] = entryOf(ctx)
  if (!uid || !ctx.state.userAbility.can(PUBLISH, uid)) return ctx.forbidden(NOT_YOURS)
  const { vouchers } = await readWaiting(strapi, uid, documentId)
  if (Object.keys(vouchers).length > 0) await writeWaiting(strapi, uid, documentId, { vouchers })
  else await clearWaiting(strapi, uid, documentId)
  ctx.body = { data: { documentId } }
}

function entryOf(ctx: Context): [UID.ContentType | undefined, string] {
  const { uid, id } = ctx.params as { uid: string; id: string }
  const isKnown = (uid === LINES || uid === SETTINGS) && /^[a-z0-9]{1,64}$/.test(id)
  return [isKnown ? (uid as UID.ContentType) : undefined, id]
}
