import type { Page } from '@playwright/test'

/** The pixels between the first visible elements of two selectors, in one look: a typeface that arrives moves both. */
export function spaceBetween(page: Page, above: string, below: string): Promise<number> {
  return page.evaluate(
    ([upper, lower]) => {
      const boxOf = (selector: string) =>
        [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())?.getBoundingClientRect()
      return (boxOf(lower)?.top ?? Number.NaN) - (boxOf(upper)?.bottom ?? Number.NaN)
    },
    [above, below] as const,
  )
}
