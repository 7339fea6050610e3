const NAME = /^pagination\[(page|pageSize|start|limit|withCount)\]$/
const NUMBER = /^(?:0|[1-9]\d{0,5})$/
const LARGEST_PAGE = 100
const LAST_PAGE = 9_999
/** How many the content service gives where nothing is said. */
const PAGE_SIZE = 25

/** What was asked for: by page, or by start and limit. */
export type Paging = Partial<Record<'page' | 'pageSize' | 'start' | 'limit', number>>

/** Puts a parameter into `paging`. The count of all records is always given. */
export function takePaging(paging: Paging, name: string, value: string): 'taken' | 'invalid' | 'unknown' {
  const key = NAME.exec(name)?.[1]
  if (key === undefined) return 'unknown'
  if (key === 'withCount') return /^(?:true|false|0|1)$/.test(value) ? 'taken' : 'invalid'
  if (!NUMBER.test(value)) return 'invalid'
  paging[key as keyof Paging] = Number(value)
  return 'taken'
}

/**
 * The page that is meant. A start that no page begins with is refused: each start and limit as an answer of its own
 * would be a hundred times as many of them as there are records.
 *
 * @returns what is to be asked for, or why it cannot be
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
