import type { Page } from '@playwright/test'
import { addressOf, PAGES_OF_EACH_KIND } from './site-pages.ts'
import { signIn, storeMember, storeMoodsOf } from './stored-member.ts'
import { expect, test } from './test.ts'

/** Clipped texts, and the horizontal overflow of the page. */
function whatDoesNotFit(page: Page) {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    const isCut = (element: Element, { left, right }: DOMRect) => {
      for (let part: Element | null = element; part; part = part.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(part)
        // What is there to be heard only, and what scrolls by itself.
        if (clipPath !== 'none' || /auto|scroll/.test(overflowX)) return false
        if (/hidden|clip/.test(overflowX) && right > part.getBoundingClientRect().right + 1) return true
      }
      return left < -1 || right > edge + 1
    }
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const box = range.getBoundingClientRect()
      if (box.width > 0 && element?.checkVisibility() && isCut(element, box)) cut.push(range.toString())
    }
    return { cut, sideways: document.documentElement.scrollWidth - edge }
  })
}

/** Enlarges only the text; media queries are unaffected. */
async function expectRoomForLargeText(page: Page, address: string) {
  await page.evaluate(async () => {
    document.documentElement.style.fontSize = '32px'
    document.body.getBoundingClientRect()
    await document.fonts.ready
  })
  expect.soft(await whatDoesNotFit(page), address).toEqual({ cut: [], sideways: 0 })
  await expect(page.getByRole('link', { name: 'Help now' }).first()).toBeInViewport()
}

for (const isBefore of [false, true]) {
  const when = isBefore ? ', also before the typefaces are there' : ''
  test(`WCAG 1.4.4 in text of twice the size no page is wider than the screen, and no word is cut${when}`, async ({
    page,
  }) => {
    test.setTimeout(60_000)
    if (isBefore) await page.route('**/*.woff2', (route) => route.abort())
    const addresses = await Promise.all(PAGES_OF_EACH_KIND.map(addressOf))
    for (const address of [...addresses, '/contact', '/safety-plan', '/dashboard/login']) {
      await page.goto(address)
      await expectRoomForLargeText(page, address)
    }
    const member = await storeMember()
    const moods = [
      { ago: 40, mood: 'GREAT' },
      { ago: 0, mood: 'OKAY' },
    ]
    await storeMoodsOf(member.id, moods)
    await signIn(page, member)
    for (const [address, heading] of [
      ['/dashboard/assessment', 'Anxiety'],
      ['/dashboard/media', 'Rain on a tin roof'],
      ['/dashboard/mood-tracker', 'Month by month'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
      await expectRoomForLargeText(page, address)
    }
  })
}
