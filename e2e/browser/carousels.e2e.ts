import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

// What moves is looked at here.
test.use({ reducedMotion: 'no-preference' })

/** Returns the number of visible cards of a carousel, and the first one. */
function inView(page: Page, name: string) {
  return page.getByRole('list', { name }).evaluate((row) => {
    const { left, right } = row.getBoundingClientRect()
    const seen = [...row.children].flatMap((card, index) => {
      const box = card.getBoundingClientRect()
      return box.left > left - 2 && box.right < right + 2 ? [index] : []
    })
    return { first: seen[0], cards: seen.length, all: row.children.length }
  })
}

const certificates = (page: Page) => page.getByRole('region', { name: 'Certificates' })
const place = (page: Page) => inView(page, 'Certificates')

test('LIM-15 one certificate at 768 px, two up to 1200 px, else three', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  for (const [width, cards] of [
    [390, 1],
    [768, 1],
    [769, 2],
    [1200, 2],
    [1201, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(async () => (await place(page)).cards, `at ${width} px`).toBe(cards)
  }
})

test('LIM-16 one member at 768 px, two above', async ({ page }) => {
  await page.goto('/team')
  const row = page.getByRole('list', { name: 'Psychiatry experts' })
  for (const [width, cards] of [
    [390, 1],
    [768, 1],
    [769, 2],
    [1440, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const seen = () =>
      row.evaluate((element) =>
        Math.floor(element.clientWidth / (element.firstElementChild?.getBoundingClientRect().width ?? 1)),
      )
    await expect.poll(seen, `at ${width} px`).toBe(cards)
  }
})

test('TEAM-03 buttons and arrow keys go on and back, and wrap around at both ends', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const carousel = certificates(page)
  await carousel.scrollIntoViewIfNeeded()
  const { all } = await place(page)
  const [previous, next] = ['Previous certificate', 'Next certificate'].map((name) =>
    carousel.getByRole('button', { name }),
  )
  await expect(carousel).toContainText(`1 of ${all}`)
  await previous?.click()
  await expect(carousel).toContainText(`${all} of ${all}`)
  await expect.poll(() => place(page)).toMatchObject({ first: all - 1 })
  await next?.click()
  await expect(carousel).toContainText(`1 of ${all}`)
  await expect.poll(() => place(page)).toMatchObject({ first: 0 })
  await page.getByRole('list', { name: 'Certificates' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(carousel).toContainText(`2 of ${all}`)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(carousel).toContainText(`${all} of ${all}`)
})

test('TEAM-03 the count follows manual scrolling', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  const carousel = certificates(page)
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button', { name: 'Next certificate' })).toBeVisible()
  await page.getByRole('list', { name: 'Certificates' }).evaluate((row) => {
    row.scrollTo({ left: row.clientWidth * 2, behavior: 'instant' })
  })
  await expect(carousel).toContainText('3 of ')
})

test('LIM-14, ABT-05 the certificates advance every 4 s, and stop on hover, focus and pause', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no pointer that rests')
  await page.clock.install()
  await page.goto('/about')
  // From here on time goes only as this test lets it.
  await page.clock.pauseAt(Date.now() + 60_000)
  const carousel = certificates(page)
  await carousel.scrollIntoViewIfNeeded()
  const pause = carousel.getByRole('button', { name: 'Pause the certificates' })
  await expect(pause).toBeVisible()
  await page.mouse.move(5, 5)
  const count = carousel.locator('[data-role="count"]')
  await page.clock.runFor(3_900)
  await expect(count).toHaveText(/^1 of/)
  // The row glides there; a pointer that came in between would be the test's own doing.
  const glide = page
    .getByRole('list', { name: 'Certificates' })
    .evaluate((row) =>
      new Promise((resolve) => row.addEventListener('scrollend', resolve, { once: true })).then(() => true),
    )
  await page.clock.runFor(200)
  await expect(count).toHaveText(/^2 of/)
  expect(await glide).toBe(true)
  expect((await place(page)).first).toBe(1)

  // The clock runs on between two lines of this test, so what counts is that nothing moves from here on.
  const staysPut = async () => {
    const held = (await count.textContent()) ?? ''
    // Looked at once, after one turn: a second one could bring it back to its position.
    await page.clock.runFor(5_000)
    expect(await count.textContent()).toBe(held)
  }
  await carousel.getByRole('heading', { name: 'Certificates' }).hover()
  await staysPut()
  await page.mouse.move(5, 5)
  await pause.focus()
  await staysPut()
  // A pointer that passes by while the focus is in it takes nothing from the focus.
  await carousel.getByRole('heading', { name: 'Certificates' }).hover()
  await page.mouse.move(5, 5)
  await staysPut()

  await page.keyboard.press('Enter')
  const play = carousel.getByRole('button', { name: 'Play the certificates' })
  await play.blur()
  await staysPut()
  const held = (await count.textContent()) ?? ''
  await play.focus()
  await page.keyboard.press('Enter')
  await page.clock.runFor(4_100)
  await expect(count).not.toHaveText(held)
})

test('LIM-14 hovering during the transition does not decrease the count', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no pointer that rests')
  await page.setViewportSize({ width: 390, height: 844 })
  // Eight times as much happens within a glide: that is what a glide eight times as slow looks like.
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((run: TimerHandler, milliseconds = 0) =>
      setTimeout(run, milliseconds / 8)) as typeof window.setTimeout
    // It does not advance automatically meanwhile, however long the machine pauses.
    window.setInterval = (() => 0) as unknown as typeof window.setInterval
  })
  await page.goto('/about')
  const carousel = certificates(page)
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button', { name: 'Next certificate' })).toBeVisible()
  await page.mouse.move(5, 5)
  const { all } = await place(page)
  const glides = await carousel.evaluate(async (element) => {
    const [row, count, next] = ['row', 'count', 'next'].map((role) =>
      element.querySelector<HTMLElement>(`[data-role="${role}"]`),
    )
    if (!row || !count || !next) throw new Error('the carousel has a row, a count and a button')
    const pointer = (what: 'enter' | 'leave') =>
      element.dispatchEvent(new PointerEvent(`pointer${what}`, { pointerType: 'mouse' }))
    const seen: { counts: (string | null)[]; cameMidway: boolean }[] = []
    for (let n = 0; n < 3; n++) {
      pointer('leave')
      const counts: (string | null)[] = []
      const watcher = new MutationObserver(() => counts.push(count.textContent))
      watcher.observe(count, { childList: true, characterData: true, subtree: true })
      const from = row.scrollLeft
      let met = from
      // As on a busy machine: the page hears that the glide began, and then nothing until it is over.
      let heard = 0
      const hear = (event: Event) => {
        if (event.target !== row) return
        heard += 1
        if (heard > 1) return event.stopImmediatePropagation()
        met = row.scrollLeft
        pointer('enter')
      }
      window.addEventListener('scroll', hear, true)
      const over = new Promise((resolve) => row.addEventListener('scrollend', resolve, { once: true }))
      next.click()
      await over
      // All that is due within the next seconds is over before this.
      await new Promise((resolve) => setTimeout(resolve, 3_200))
      watcher.disconnect()
      window.removeEventListener('scroll', hear, true)
      seen.push({ counts, cameMidway: met > from && met < row.scrollLeft })
    }
    return seen
  })
  expect(glides.map(({ counts }) => counts)).toEqual([2, 3, 4].map((n) => [`${n} of ${all}`]))
  expect(glides.some(({ cameMidway }) => cameMidway)).toBe(true)
  await expect.poll(() => place(page)).toMatchObject({ first: 3 })
})

test('the certificates do not move with reduced motion', async ({ page }) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/about')
  const carousel = certificates(page)
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel.getByRole('button', { name: 'Play the certificates' })).toBeVisible()
  await page.clock.runFor(9_000)
  await expect(carousel.locator('[data-role="count"]')).toHaveText(/^1 of/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a carousel is a row that scrolls, and shows no button that does nothing', async ({ page }) => {
    await page.goto('/about')
    await expect(certificates(page).getByRole('button')).toHaveCount(0)
    await expect(certificates(page).getByRole('listitem').first()).toBeVisible()
  })
})
