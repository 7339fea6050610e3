import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { enlargeText, expectToFit, withoutTypefaces } from './enlarged-text.ts'
import { followRequests } from './follow-requests.ts'
import { onThePhoneAndOneOfEachKind } from './one-of-each-kind.ts'
import { watchForComplaints } from './page-complaints.ts'
import { expectBudgetsKept } from './page-files.ts'
import { addressOf, PAGES_THAT_DIFFER, type PageName } from './site-pages.ts'
import { expect, test } from './test.ts'

/** A failed check is reported, and the others are done. */
const softly = expect.configure({ soft: true })

// Each page is opened once for all of its checks.
test.describe.configure({ timeout: 60_000 })

for (const name of PAGES_THAT_DIFFER) {
  test.describe(() => {
    onThePhoneAndOneOfEachKind(name)
    test(`NAV-11 NAV-24 P1 P3 WCAG 1.4.4 ${name}: one tap from help, large targets, light files, nothing moves or is cut, and axe finds nothing`, async ({
      page,
      baseURL,
      isMobile,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const complaints = await watchForComplaints(page, { baseURL, name })
      const settled = followRequests(page)
      await page.goto(await addressOf(name))
      await test.step('files keep their budgets', async () => {
        await settled()
        await expectBudgetsKept(page)
      })
      await test.step('nothing moves', async () => {
        softly(await moving(page), 'animations with reduced motion').toEqual([])
      })
      // For the rest the long run has motion.
      if (process.env.LONG) await page.emulateMedia({ reducedMotion: 'no-preference' })
      await test.step('home and the crisis line are one tap away', () => expectOneTap(page, name, isMobile))
      await test.step('targets are 44 px or more', async () => {
        softly(await smallTargets(page), 'targets under 44 px').toEqual([])
        softly(await smallNumbers(page), 'finding ux 16: numbers to call under 44 px').toEqual([])
      })
      await test.step('text of twice the size fits', async () => {
        await enlargeText(page)
        await expectToFit(page, 'in text of twice the size')
        await withoutTypefaces(page, () =>
          expectToFit(page, 'in text of twice the size, before the typefaces are there'),
        )
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
      })
      await test.step('nothing moves sideways', () => expectNothingSideways(page))
      softly(complaints, 'refused, or asked of a stranger').toEqual([])
      await test.step('axe finds nothing, light or dark', async () => {
        // These show themselves when their script is there; in the midst of it axe sees half of it.
        await softly(page.locator('[data-enhancer="copy"]:not([data-ready])')).toHaveCount(0)
        softly(await violations(page), 'findings of axe').toEqual([])
      })
    })
  })
}

test('a page that moves is found, and prefers-reduced-motion stops it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/', { waitUntil: 'commit' })
  await expect.poll(() => moving(page)).not.toEqual([])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  expect(await moving(page)).toEqual([])
})

/** The elements with an animation that runs. */
function moving(page: Page) {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ''),
  )
}

async function expectOneTap(page: Page, name: PageName, isMobile: boolean) {
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  if (name === 'home') await softly(breadcrumb).toHaveCount(0)
  else {
    await softly(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await softly(breadcrumb.locator('[aria-current=page]')).toBeVisible()
  }
  const strip = page.getByRole('complementary', { name: 'Help in a crisis' })
  softly((await strip.textContent())?.replace(/\s+/g, ' ')).toMatch(
    /^In danger now\? Call 112\. ?Want to talk\? Tele-MANAS 14416, free, day and night\. ?My plan$/,
  )
  for (const number of ['112', '14416']) {
    const link = strip.getByRole('link', { name: number })
    await softly(link).toHaveAttribute('href', `tel:${number}`)
    await softly(link).toBeInViewport()
  }
  const plan = strip.getByRole('link', { name: 'My plan' })
  await softly(plan).toHaveAttribute('href', '/safety-plan')
  await softly(plan).toBeInViewport({ ratio: 1 })
  const footer = page.getByRole('contentinfo')
  await softly(footer).toContainText(
    'In danger now? Call 112. Want to talk? Tele-MANAS 14416, free, day and night.',
  )
  // The strip scrolls away; what stays at the top is Help now.
  await footer.scrollIntoViewIfNeeded()
  const help = page.getByRole('banner').getByRole('link', { name: 'Help now' })
  await softly(help).toBeInViewport({ ratio: 1 })
  if (isMobile) await help.tap()
  else await help.click()
  const dialog = page.getByRole('dialog', { name: 'Talk to someone now' })
  await softly(dialog.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
  await softly(dialog.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Targets of the headers, the crisis strip and the forms that are too low. A link in a sentence is as high as its line. */
function smallTargets(page: Page) {
  return page
    .locator(
      ':is(header, aside) a:not(main p a), header summary, form :is(button, select, input:not([type=hidden]))',
    )
    .evaluateAll((all) =>
      all
        .filter((target) => target.checkVisibility())
        .map((target) => ({ name: target.textContent, height: target.getBoundingClientRect().height }))
        .filter(({ height }) => height > 0 && height < 44),
    )
}

/** Numbers to call that are too low or too narrow, in a sentence too. */
function smallNumbers(page: Page) {
  return page.locator('a[href^="tel:"]').evaluateAll((all) =>
    all
      .filter((target) => target.checkVisibility())
      .map((target) => {
        const { width, height } = target.getBoundingClientRect()
        return { name: target.textContent, width: Math.round(width), height: Math.round(height) }
      })
      .filter(({ width, height }) => width < 44 || height < 44),
  )
}

/** At 320 and 360 px, at 720 px as with 200 % zoom, and at 1024 px. */
async function expectNothingSideways(page: Page) {
  const own = page.viewportSize()
  for (const width of [320, 360, 720, 1024]) {
    await page.setViewportSize({ width, height: 740 })
    const sizes = () => page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    await softly.poll(sizes, `at ${width} px`).toEqual([width, width])
  }
  if (own) await page.setViewportSize(own)
}
