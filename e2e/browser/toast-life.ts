import type { BrowserContext, Page } from '@playwright/test'

/**
 * Waits until a toast with these words has come and gone by itself. The page notes what happened, because a busy machine
 * may look too late. For tests with `toasts: 'real'`.
 * @param show what brings the toast; called once the page is watching
 * @returns the milliseconds for which its bar runs, and whether the bar had run out when the toast went
 */
export async function lifeOfToast(
  page: Page,
  words: string,
  show: () => Promise<unknown>,
): Promise<ToastLife> {
  await page.evaluate((text) => {
    const life = new Promise<ToastLife>((resolve) => {
      let seen: ToastLife | undefined
      const watching = new MutationObserver(() => {
        const toasts = [...document.querySelectorAll('.Toastify__toast')]
        const shown = toasts.find((toast) => toast.textContent?.includes(text))
        const bar = shown?.querySelector('.Toastify__progress-bar')
        const [running] = bar?.getAnimations() ?? []
        if (!seen && bar && running) {
          const milliseconds = Number(running.effect?.getComputedTiming().duration)
          const life = { milliseconds, hasRunOut: false }
          bar.addEventListener('animationend', () => (life.hasRunOut = true), { capture: true })
          seen = life
        } else if (seen && !shown) {
          watching.disconnect()
          resolve(seen)
        }
      })
      watching.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    Object.assign(window, { toastLife: life })
  }, words)
  await show()
  return page.evaluate(() => (window as unknown as { toastLife: Promise<ToastLife> }).toastLife)
}

interface ToastLife {
  milliseconds: number
  hasRunOut: boolean
}

/**
 * Lets the toasts on all pages of a context stay an hour: the bar that runs out with their time takes that long. A busy
 * machine may need longer than their three or five seconds to come back to them.
 */
export async function keepToasts(context: BrowserContext) {
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.Toastify__progress-bar { animation-duration: 3600s !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Gives them their own time again, of which they may have had enough already. */
export async function endProlonging(page: Page) {
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
}

/** Of one page. Ends with `keepToasts` for all. */
export async function prolongToasts(_page: Page) {}
