/** What a public query may set on a list. All other parameters (status, locale, populate, fields …) are ignored. */
export interface PublicQuery {
  sort: string[]
  page: number
  pageSize: number
}

export type Attributes = Record<string, { type: string; private?: boolean }>

const DEFAULT_PAGE_SIZE = 25
const MAX_PAGE_SIZE = 100
const MAX_PAGE = 100_000
const NESTED = new Set(['relation', 'media', 'component', 'dynamiczone'])

export class UnreadableQuery extends Error {
  override name = 'UnreadableQuery'
}

/** Parses the query of a list. Only public, plain fields reach the database. @throws UnreadableQuery */
export function readPublicQuery(query: Record<string, unknown>, attributes: Attributes): PublicQuery {
  // Ignoring a filter would answer with entries that the caller excluded.
  if (query.filters !== undefined) throw new UnreadableQuery('Filters are not supported')
  const { page, pageSize, limit } = (query.pagination ?? {}) as Record<string, unknown>
  return {
    sort: readSort(query.sort, attributes),
    page: wholeNumber(page, 1, MAX_PAGE),
    pageSize: wholeNumber(pageSize ?? limit, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
  }
}

function readSort(sort: unknown = [], attributes: Attributes): string[] {
  const sorts = [sort].flat().flatMap((entry) => {
    if (typeof entry !== 'string') throw new UnreadableQuery('Cannot read sort')
    return entry.split(',').filter(Boolean)
  })
  const known = sorts.map((entry) => {
    const [field = '', direction = 'asc'] = entry.trim().split(':')
    if (!/^(asc|desc)$/i.test(direction)) throw new UnreadableQuery(`Cannot sort "${direction}": asc or desc`)
    if (!isPublicField(field, attributes)) throw new UnreadableQuery(`Unknown field "${field}"`)
    return `${field}:${direction.toLowerCase()}`
  })
  const byDefault = Object.hasOwn(attributes, 'order') ? 'order:asc' : 'createdAt:desc'
  // Ties are broken by id: otherwise a page could repeat entries of the previous one.
  return [...(known.length > 0 ? known : [byDefault]), 'id:asc']
}

function isPublicField(field: string, attributes: Attributes): boolean {
  if (field === 'id' || field === 'documentId') return true
  const attribute = Object.hasOwn(attributes, field) ? attributes[field] : undefined
  return attribute !== undefined && !attribute.private && !NESTED.has(attribute.type)
}

function wholeNumber(value: unknown, fallback: number, max: number): number {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : fallback
  return Math.min(Math.max(number, 1), max)
}
