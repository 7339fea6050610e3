/** LIM-02 */
export const PAGE_SIZE = 10

/** One page of a list. */
export interface Page<Value> {
  records: readonly Value[]
  page: number
  pageCount: number
}

/** The number in `?page=`; anything else (missing, 0, words) means the first page. */
export function pageNumber(value: string | null) {
  return /^[1-9]\d{0,5}$/.test(value ?? '') ? Number(value) : 1
}

/** Returns one page of a list; a page past the end has no records. */
export function pageOf<Value>(all: readonly Value[], page: number): Page<Value> {
  return {
    records: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    pageCount: Math.max(1, Math.ceil(all.length / PAGE_SIZE)),
  }
}
