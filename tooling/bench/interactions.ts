import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { type Figure, median } from './figure.ts'
import type { SignedInMember } from './many-members.ts'

const VISITS = 5
const SLOWER = 4
const TAPS = 6
const MOST_MILLISECONDS = 100

/** INP: from a key press or tap to the next paint, on a processor four times slower; the worst of a visit. */
export async function measureInteractions(
  browser: Browser,
  siteUrl: string,
  members: readonly SignedInMember[],
): Promise<Figure[]> {
  const sliders: number[] = []
  const answers: number[] = []
  for (const member of members.slice(0, VISITS)) {
    const context = await phoneOf(browser, member)
    sliders.push(await worstOfSlider(await slowPage(context, `${siteUrl}/dashboard/mood-tracker`)))
    answers.push(await worstOfAnswers(await slowPage(context, `${siteUrl}/dashboard/depression-assessment`)))
    await context.close()
  }
  return [
    figureOf('a step of the mood slider, to the next paint, four times slower', sliders),
    figureOf('an answer of the assessment, to the next paint, four times slower', answers),
  ]
}

function figureOf(what: string, worst: readonly number[]): Figure {
  const milliseconds = median(worst)
  return {
    id: 'INP',
    what,
    measured: `${milliseconds} ms, the worst of a visit`,
    bound: `≤ ${MOST_MILLISECONDS} ms`,
    holds: worst.length === VISITS && milliseconds <= MOST_MILLISECONDS,
  }
}

async function phoneOf(browser: Browser, { memberId, token }: SignedInMember): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
  })
  const tokens = { access_token: token, expires_in: 900 }
  await context.addInitScript(
    (user) => {
      localStorage.setItem('authenticated', 'true')
      localStorage.setItem('dashboard-user', JSON.stringify(user))
      const seen = window as unknown as { worst: number }
      seen.worst = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId) seen.worst = Math.max(seen.worst, entry.duration)
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    },
    { id: memberId, name: 'Asha', time_zone: 'Asia/Kolkata', tokens },
  )
  return context
}

async function slowPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('#today-mood, #questions').first().waitFor()
  await page.waitForTimeout(1_500)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

async function worstOfSlider(page: Page): Promise<number> {
  // A day without a mood is asked for in a dialog, with the same slider.
  const dialog = page.locator('dialog[open] input[type=range]')
  const slider = (await dialog.count()) > 0 ? dialog : page.locator('#today-mood')
  for (let tap = 0; tap < TAPS; tap++)
    await seen(page, () => slider.press(tap % 2 ? 'ArrowLeft' : 'ArrowRight'))
  return worstOf(page)
}

async function worstOfAnswers(page: Page): Promise<number> {
  for (let question = 0; question < TAPS; question++) {
    const answer = page.locator(`#questions input[name="q${question}"][value="1"]`)
    await answer.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await answer.boundingBox()) ?? {}
    // By coordinates: a tap on a locator adds listeners of its own.
    await seen(page, () => page.touchscreen.tap(x + width / 2, y + height / 2))
    await expect(answer).toBeChecked()
  }
  return worstOf(page)
}

/** Waits until the page is idle, acts, and waits until the browser has reported the event timing. */
async function seen(page: Page, act: () => Promise<void>) {
  await page.waitForTimeout(300)
  await act()
  await page.waitForTimeout(300)
}

/** No reported event is NaN, and no fast interaction. */
async function worstOf(page: Page): Promise<number> {
  const worst = await page.evaluate(() => (window as unknown as { worst: number }).worst)
  await page.close()
  return worst || Number.NaN
}
