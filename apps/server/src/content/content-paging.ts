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
