import type { Page } from '@playwright/test'

/**
 * Returns how many milliseconds a toast with these words stays, by the page's clock. The page notes both moments
 * itself: on a busy machine the test would look later than the toast appears.
 * @param show what brings the toast; called once the page is watching
 */
export async function lifeOfToast(page: Page, words: string, show: () => Promise<unknown>): Promise<number> {
  await page.evaluate((text) => {
    const life = new Promise<number>((resolve) => {
      let begunAt: number | undefined
      const watching = new MutationObserver(() => {
        const toasts = [...document.querySelectorAll('.Toastify__toast')]
        const isShown = toasts.some((toast) => toast.textContent?.includes(text))
        if (isShown) begunAt ??= performance.now()
        else if (begunAt !== undefined) {
          watching.disconnect()
          resolve(performance.now() - begunAt)
        }
      })
      watching.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    Object.assign(window, { toastLife: life })
  }, words)
  await show()
  return page.evaluate(() => (window as unknown as { toastLife: Promise<number> }).toastLife)
}

/**
 * Lets the toasts of this page stay a minute: the bar that runs out with their time takes that long. A busy machine may
 * need longer than their three or five seconds to come back to them.
 */
export async function prolongToasts(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.Toastify__progress-bar { animation-duration: 60s !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Gives them their own time again, of which they may have had enough already. */
export async function endProlonging(page: Page) {
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}
