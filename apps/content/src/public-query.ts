/** What a visitor's query may ask of a list; everything else it says (status, locale, populate, _q …) is ignored. */
export interface PublicQuery {
  fields?: string[]
  filters: Record<string, unknown>
  sort: string[]
  page: number
  pageSize: number
}

export type Attributes = Record<string, { type: string; private?: boolean }>

const DEFAULT_PAGE_SIZE = 25
const MAX_PAGE_SIZE = 100
const MAX_PAGE = 100_000
const NESTED = new Set(['relation', 'media', 'component', 'dynamiczone'])
const FILTERABLE = new Set(['string', 'text', 'richtext', 'enumeration'])
const OPERATORS = new Set(['$eq', '$eqi', '$ne', '$in', '$notIn', '$contains', '$containsi'])

export class UnreadableQuery extends Error {
  override name = 'UnreadableQuery'
}

/** Reads a list's query strictly: only known, public, plain fields reach the database. @throws UnreadableQuery */
export function readPublicQuery(query: Record<string, unknown>, attributes: Attributes): PublicQuery {
  const pagination = isRecord(query.pagination) ? query.pagination : {}
  return {
    ...readFields(query, attributes),
    filters: readFilters(query.filters, attributes),
    sort: readSort(query.sort, attributes),
    page: wholeNumber(pagination.page, 1, MAX_PAGE),
    pageSize: wholeNumber(pagination.pageSize ?? pagination.limit, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
  }
}

/** The `fields` of a query, when it names any. @throws UnreadableQuery */
export function readFields(query: Record<string, unknown>, attributes: Attributes): { fields?: string[] } {
  const fields = strings(query.fields).filter((field) => field !== '*')
  return fields.length > 0 ? { fields: fields.map((field) => publicField(field, attributes)) } : {}
}

function readSort(sort: unknown, attributes: Attributes): string[] {
  const wanted = strings(sort).map((entry) => {
    const [field = '', direction = 'asc'] = entry.split(':')
    if (!/^(asc|desc)$/i.test(direction)) throw new UnreadableQuery(`Cannot sort "${direction}": asc or desc`)
    return `${publicField(field, attributes)}:${direction.toLowerCase()}`
  })
  const usual = Object.hasOwn(attributes, 'order') ? 'order:asc' : 'createdAt:desc'
  // Ties are broken by id, or a page could repeat what the page before it showed.
  return [...(wanted.length > 0 ? wanted : [usual]), 'id:asc']
}

function readFilters(filters: unknown, attributes: Attributes): Record<string, unknown> {
  if (filters === undefined) return {}
  if (!isRecord(filters)) throw new UnreadableQuery('Cannot read the filters')

  return Object.fromEntries(
    Object.entries(filters).map(([field, condition]) => {
      const isText =
        field === 'documentId' || FILTERABLE.has(attributes[publicField(field, attributes)]?.type ?? '')
      if (!isText) throw new UnreadableQuery(`Cannot filter by "${field}"`)
      return [
        field,
        isRecord(condition) ? readConditions(field, condition) : { $eq: plainText(field, condition) },
      ]
    }),
  )
}

function readConditions(field: string, conditions: Record<string, unknown>) {
  for (const [operator, value] of Object.entries(conditions)) {
    if (!OPERATORS.has(operator)) throw new UnreadableQuery(`Cannot filter "${field}" with "${operator}"`)
    const values = Array.isArray(value) && operator.endsWith('n') ? value : [value]
    for (const each of values) plainText(field, each)
  }
  return conditions
}

function plainText(field: string, value: unknown): string {
  // PostgreSQL stores no zero character, and answers one with an error.
  if (typeof value === 'string' && !value.includes('\0')) return value
  throw new UnreadableQuery(`Cannot filter "${field}" by this value`)
}

function publicField(field: string, attributes: Attributes): string {
  if (field === 'id' || field === 'documentId') return field
  const attribute = Object.hasOwn(attributes, field) ? attributes[field] : undefined
  if (attribute && !attribute.private && !NESTED.has(attribute.type)) return field
  throw new UnreadableQuery(`Unknown field "${field}"`)
}

function strings(value: unknown): string[] {
  if (value === undefined || value === '') return []
  const entries = Array.isArray(value) ? value : [value]
  return entries.flatMap((entry) => {
    if (typeof entry !== 'string') throw new UnreadableQuery('Cannot read sort or fields')
    return entry.split(',').map((part) => part.trim())
  })
}

function wholeNumber(value: unknown, fallback: number, max: number): number {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : fallback
  return Math.min(Math.max(number, 1), max)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
