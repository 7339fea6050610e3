import { FLOOR } from './floor.ts'

/** What MDN's compatibility data say of one browser. */
interface Support {
  version_added?: string | false
  version_removed?: string
  flags?: unknown
  prefix?: string
  alternative_name?: string
}

/** What MDN's compatibility data say of one feature. */
export interface Compat {
  support: Record<string, Support | Support[] | undefined>
  status?: { deprecated?: boolean }
}

function supports(
  { version_added, version_removed, flags, prefix, alternative_name }: Support,
  floor: number,
) {
  if (!version_added || version_removed || flags || prefix || alternative_name) return false
  return Number.parseFloat(version_added.replace('≤', '').replace('preview', '999')) <= floor
}

const listOf = (compat: Compat, browser: string) => [compat.support[browser] ?? []].flat()

export const isAtFloor = (compat: Compat) =>
  Object.entries(FLOOR).every(([browser, floor]) => {
    const list = listOf(compat, browser)
    // A web view lacks some for good, such as printing.
    const isNever = browser === 'webview_android' && list.every(({ version_added }) => !version_added)
    return isNever || list.some((support) => supports(support, floor))
  })

/** Whether a browser of today has what one at the floor lacks. */
export const isNewer = (compat: Compat) =>
  !compat.status?.deprecated &&
  !isAtFloor(compat) &&
  ['chrome', 'safari', 'firefox'].some((browser) =>
    listOf(compat, browser).some(({ version_added, flags }) => version_added && !flags),
  )
