import { type Paging, pageOf, takePaging } from './content-paging.ts'

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
