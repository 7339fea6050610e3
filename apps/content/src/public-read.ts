import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { fullPopulate } from './full-populate'
import { dueBy, isDue } from './newsletter/due-letters'
import { readPublicQuery, UnreadableQuery } from './public-query'
import { countCategories } from './samples/count-categories'
import { hideSamples } from './samples/hide-samples'
import { listSamples } from './samples/list-samples'

/**
 * Serves the public reads without authentication: GET of every type under src/api, as a list and by documentId. Returns
 * only published entries, always with their files and components. Strapi's own routes are not used, because what their
 * queries can request (drafts, relations, private fields) grows with every version. Samples are left out where
 * `hidesSamples` says so, and where a site in production asks for `samples=hidden`.
 */
export function servePublicReads(strapi: Core.Strapi, { hidesSamples }: { hidesSamples: boolean }) {
  const hides = (ctx: Context) => hidesSamples || ctx.query.samples === 'hidden'
  for (const { uid, kind, info } of Object.values(strapi.contentTypes)) {
    if (!uid.startsWith('api::')) continue
    if (kind === 'singleType')
      get(strapi, `/${info.singularName}`, (ctx) => readSingle(strapi, uid, hides(ctx)))
    else {
      get(strapi, `/${info.pluralName}`, (ctx) => readList(strapi, uid, ctx, hides(ctx)))
      get(strapi, `/${info.pluralName}/:documentId`, (ctx) => readOne(strapi, uid, ctx, hides(ctx)))
    }
  }
}

async function readList(strapi: Core.Strapi, uid: UID.ContentType, ctx: Context, hides: boolean) {
  const { attributes } = strapi.contentType(uid)
  const { page, pageSize, sort } = readPublicQuery(ctx.query, attributes)
  const filters = {
    filters: {
      ...dueBy(uid, new Date()),
      ...(hides && Object.hasOwn(attributes, 'isSample') && CONFIRMED),
    },
  }
  const [rows, total] = await Promise.all([
    strapi.documents(uid).findMany({
      ...filters,
      status: 'published',
      sort,
      populate: fullPopulate(strapi, uid),
      start: (page - 1) * pageSize,
      limit: pageSize,
    } as object),
    strapi.documents(uid).count({ ...filters, status: 'published' } as object),
  ])
  const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
  return { data: shown(await withoutPrivate(strapi, uid, rows), hides), meta: { pagination } }
}

/** An entry can be stored without a value: nothing marked it as a sample. */
const CONFIRMED = { $or: [{ isSample: { $null: true } }, { isSample: false }] }

const shown = (data: unknown, hides: boolean) => (hides ? hideSamples(data) : data)

async function readOne(strapi: Core.Strapi, uid: UID.ContentType, ctx: Context, hides: boolean) {
  const { documentId } = ctx.params
  if (!/^[a-z0-9]{1,64}$/.test(documentId)) return undefined

  const row = await strapi.documents(uid).findOne({
    documentId,
    status: 'published',
    populate: fullPopulate(strapi, uid) as never,
  })
  if (
    !row ||
    !isDue(uid, row as { date?: unknown }, new Date()) ||
    (hides && 'isSample' in row && row.isSample)
  )
    return undefined
  return { data: shown(await withoutPrivate(strapi, uid, row), hides), meta: {} }
}

async function readSingle(strapi: Core.Strapi, uid: UID.ContentType, hides: boolean) {
  const row = await strapi
    .documents(uid)
    .findFirst({ status: 'published', populate: fullPopulate(strapi, uid) } as object)
  if (!row) return undefined
  const counted = await countCategories(strapi, (await withoutPrivate(strapi, uid, row)) as object, hides)
  const showsSamples = !hides && (await listSamples(strapi, 'published')).length > 0
  return { data: { ...(shown(counted, hides) as object), showsSamples }, meta: {} }
}

/** Removes private fields, such as recipients and authors. */
const withoutPrivate = (strapi: Core.Strapi, uid: UID.ContentType, data: unknown) =>
  strapi.contentAPI.sanitize.output(data, strapi.contentType(uid))

/** Adds a route that sends what `answer` returns, or 404 for nothing. */
function get(strapi: Core.Strapi, path: string, answer: (ctx: Context) => Promise<unknown>) {
  const handler = async (ctx: Context) => {
    try {
      const body = await answer(ctx)
      if (!body) return ctx.notFound()
      ctx.body = body
    } catch (error) {
      throw error instanceof UnreadableQuery ? new errors.ValidationError(error.message) : error
    }
  }
  strapi.server.api('content-api').routes([{ method: 'GET', path, handler, config: { auth: false } }])
}
