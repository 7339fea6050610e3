import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { fullPopulate } from './full-populate'
import { readPublicQuery, UnreadableQuery } from './public-query'

/**
 * Serves the public reads without authentication: GET of every type under src/api, as a list and by documentId. Returns
 * only published entries, always with their files and components. Strapi's own routes are not used, because what their
 * queries can request (drafts, relations, private fields) grows with every version.
 */
export function servePublicReads(strapi: Core.Strapi) {
  for (const { uid, kind, info } of Object.values(strapi.contentTypes)) {
    if (!uid.startsWith('api::')) continue
    if (kind === 'singleType') get(strapi, `/${info.singularName}`, () => readSingle(strapi, uid))
    else {
      get(strapi, `/${info.pluralName}`, (ctx) => readList(strapi, uid, ctx))
      get(strapi, `/${info.pluralName}/:documentId`, (ctx) => readOne(strapi, uid, ctx))
    }
  }
}

async function readList(strapi: Core.Strapi, uid: UID.ContentType, ctx: Context) {
  const { attributes } = strapi.contentType(uid)
  const { page, pageSize, sort } = readPublicQuery(ctx.query, attributes)
  const [rows, total] = await Promise.all([
    strapi.documents(uid).findMany({
      status: 'published',
      sort,
      populate: fullPopulate(strapi, uid),
      start: (page - 1) * pageSize,
      limit: pageSize,
    } as object),
    strapi.documents(uid).count({ status: 'published' } as object),
  ])
  const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
  return { data: await withoutPrivate(strapi, uid, rows), meta: { pagination } }
}

async function readOne(strapi: Core.Strapi, uid: UID.ContentType, ctx: Context) {
  const { documentId } = ctx.params
  if (!/^[a-z0-9]{1,64}$/.test(documentId)) return undefined

  const row = await strapi.documents(uid).findOne({
    documentId,
    status: 'published',
    populate: fullPopulate(strapi, uid) as never,
  })
  return row && { data: await withoutPrivate(strapi, uid, row), meta: {} }
}

async function readSingle(strapi: Core.Strapi, uid: UID.ContentType) {
  const row = await strapi
    .documents(uid)
    .findFirst({ status: 'published', populate: fullPopulate(strapi, uid) } as object)
  return row && { data: await withoutPrivate(strapi, uid, row), meta: {} }
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
