import { sendPage } from '@pulli/api/http/encoded-page.ts'
import { ContentMissing } from '@pulli/web/site-context.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ContentCache } from './content-cache.ts'
import type { ResponseCache } from './response-cache.ts'

/**
 * The content service's public reads on the site's own origin: cached, read-only, in that service's format. Cached
 * responses are sent before a request gets here.
 */
export function contentRoutes(app: FastifyInstance, content: ContentCache, reads: ResponseCache) {
  const writes = app.supportedMethods.filter((method) => method !== 'GET' && method !== 'HEAD')
  app.route({
    method: writes,
    url: '/api/*',
    // Before a body is read, or missed.
    onRequest: async (request, reply) => {
      if (contentAddress(request.url).kind === 'unknown')
        return refuse(reply, 404, 'NotFoundError', 'Not Found')
      return refuse(reply.header('allow', 'GET, HEAD'), 405, 'MethodNotAllowedError', 'Method Not Allowed')
    },
    handler: () => undefined,
  })
  app.get('/api/*', async (request, reply) => {
    const address = contentAddress(request.url)
    if (address.kind === 'unknown') return refuse(reply, 404, 'NotFoundError', 'Not Found')
    if (address.kind === 'refused') return refuse(reply, 400, 'ValidationError', address.message)
    try {
      const body = await content.readForClient(address.path)
      const page = await reads.encode({ url: request.url, path: address.path, body })
      reply.hijack()
      sendPage(request.raw, reply.raw, page)
      return
    } catch (error) {
      if (error instanceof ContentMissing) return refuse(reply, 404, 'NotFoundError', 'Not Found')
      reply.header('retry-after', '10')
      return refuse(
        reply,
        503,
        'ServiceUnavailableError',
        'The content service does not answer. Try again in a moment.',
      )
    }
  })
}

function refuse(reply: FastifyReply, status: number, name: string, message: string) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ data: null, error: { status, name, message, details: {} } })
}

const COLLECTIONS = 'faqs|blogs|webinars|teams|seminars|videos|audios|newsletters'
const COLLECTION = new RegExp(`^/api/(?:${COLLECTIONS})$`)
const RECORD = new RegExp(`^/api/(?:(?:${COLLECTIONS})/[a-z0-9]{1,40}|site-setting)$`)

/** Parameters without effect: an answer has all fields, in the one language, and no drafts. */
const IGNORED = [/^(?:fields|locale)(?:\[\d{1,3}\])?$/, /^(?:utm_\w{1,40}|gclid|fbclid)$/]
const POPULATE = /^populate(?:\[.{1,200}\])?$/
const SORT = /^sort(?:\[\d{1,3}\])?$/
const ORDER = /^(createdAt|date|title|order|name|issue)(?::(asc|desc|ASC|DESC))?$/

export type ContentAddress =
  | { readonly kind: 'read'; readonly path: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly message: string }

/** The parameters that make a difference to the answer. */
interface Asked {
  isPopulated: boolean
  sort?: string
  paging: Paging
}

/**
 * Normalizes the address of a public read, so that the same read has one cache key however a client spells it: clients
 * cannot multiply keys. Rejects what the specification doesn't know.
 */
export function contentAddress(url: string): ContentAddress {
  const { pathname, searchParams } = new URL(url, 'http://site.invalid')
  const isList = COLLECTION.test(pathname)
  if (!isList && !RECORD.test(pathname)) return { kind: 'unknown' }
  const asked: Asked = { isPopulated: false, paging: {} }
  const seen = new Set<string>()
  for (const [name, value] of searchParams) {
    if (IGNORED.some((pattern) => pattern.test(name))) continue
    const taken = seen.has(name) ? 'invalid' : take(asked, { name, value, isList })
    if (taken === 'unknown') return refused(`Invalid parameter ${name.slice(0, 60)}`)
    if (taken === 'invalid') return refused(`Invalid value for ${name.slice(0, 60)}`)
    seen.add(name)
  }
  const page = pageOf(asked.paging)
  if (typeof page === 'string') return refused(page)
  const query = [
    ...Object.entries(page).map(([name, number]) => `pagination[${name}]=${number}`),
    ...(asked.isPopulated ? ['populate=*'] : []),
    ...(asked.sort === undefined ? [] : [`sort=${asked.sort}`]),
  ]
  return { kind: 'read', path: query.length > 0 ? `${pathname}?${query.toSorted().join('&')}` : pathname }
}

type Taken = 'taken' | 'invalid' | 'unknown'

function take(
  asked: Asked,
  { name, value, isList }: { name: string; value: string; isList: boolean },
): Taken {
  if (name === 'status') return value === 'published' ? 'taken' : 'invalid'
  if (POPULATE.test(name)) {
    // A partial `populate` gets all public parts.
    asked.isPopulated = true
    return 'taken'
  }
  if (!isList) return 'unknown'
  return SORT.test(name) ? takeSort(asked, value) : takePaging(asked.paging, name, value)
}

/** Only the first of several fields counts; the others must be valid. */
function takeSort(asked: Asked, value: string): Taken {
  for (const one of value.split(',')) {
    const [, field, way = 'asc'] = ORDER.exec(one.trim()) ?? []
    if (field === undefined) return 'invalid'
    asked.sort ??= `${field}:${way.toLowerCase()}`
  }
  return 'taken'
}

const refused = (message: string): ContentAddress => ({ kind: 'refused', message })

const NAME = /^pagination\[(page|pageSize|start|limit|withCount)\]$/
const NUMBER = /^(?:0|[1-9]\d{0,5})$/
const LARGEST_PAGE = 100
const LAST_PAGE = 9_999
/** The default page size of the content service. */
const PAGE_SIZE = 25

/** The requested range: by page, or by start and limit. */
export type Paging = Partial<Record<'page' | 'pageSize' | 'start' | 'limit', number>>

/** Reads a parameter into `paging`. The count of all records is always returned. */
export function takePaging(paging: Paging, name: string, value: string): 'taken' | 'invalid' | 'unknown' {
  const key = NAME.exec(name)?.[1]
  if (key === undefined) return 'unknown'
  if (key === 'withCount') return /^(?:true|false|0|1)$/.test(value) ? 'taken' : 'invalid'
  if (!NUMBER.test(value)) return 'invalid'
  paging[key as keyof Paging] = Number(value)
  return 'taken'
}

/**
 * Returns the requested page. A start that isn't a multiple of the limit is rejected: every combination would be an
 * answer of its own, a hundred times as many as there are records.
 * @returns the page, or why the range is rejected
 */
export function pageOf({
  page,
  pageSize,
  start,
  limit,
}: Paging): { page?: number; pageSize?: number } | string {
  if (start === undefined && limit === undefined) {
    if (page === 0 || (page ?? 1) > LAST_PAGE) return `pagination[page] is a number from 1 to ${LAST_PAGE}`
    return isSize(pageSize ?? 1)
      ? { ...(page !== undefined && { page }), ...(pageSize !== undefined && { pageSize }) }
      : `pagination[pageSize] is a number from 1 to ${LARGEST_PAGE}`
  }
  if (page !== undefined || pageSize !== undefined)
    return 'Ask by page and pageSize, or by start and limit, and not by both'
  const size = limit ?? PAGE_SIZE
  if (!isSize(size)) return `pagination[limit] is a number from 1 to ${LARGEST_PAGE}`
  const number = (start ?? 0) / size + 1
  if (!Number.isInteger(number)) return 'pagination[start] is a multiple of pagination[limit]'
  return number > LAST_PAGE ? 'pagination[start] is too large' : { page: number, pageSize: size }
}

const isSize = (size: number) => size >= 1 && size <= LARGEST_PAGE
