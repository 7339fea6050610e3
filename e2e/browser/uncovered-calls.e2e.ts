import type { Locator, Page } from '@playwright/test'
import { answer, openAssessment, submit } from './assessment-form.ts'
import { inLongRun } from './long-run.ts'
import { MOODS, modal, saved } from './mood-page.ts'
import { IN_ONE_DAY } from './one-day.ts'
import { signIn, storeHardAnswer, storeHardPhq9, storeMember } from './stored-member.ts'
import { expect, test } from './test.ts'

// The smallest phones in use: no toast, bar or sticky part covers a number to call.
test.use({ ...IN_ONE_DAY, viewport: { width: 360, height: 640 } })

const TOAST = '.Toastify__toast'

/** Of the calls on the screen, those whose middle would not take a press, by the words of each. */
function coveredCalls(page: Page, which = '') {
  return page.evaluate((state) => {
    const dialog = document.querySelector('dialog:modal')
    const scope = dialog ?? document.body
    // What is scrolled out of a dialog is not on the screen, though its place may be.
    const end = Math.min(innerHeight, dialog?.getBoundingClientRect().bottom ?? innerHeight)
    return [...scope.querySelectorAll(`a[href^="tel:"]${state}`)].flatMap((call) => {
      const { x, y, width, height } = call.getBoundingClientRect()
      const [left, top] = [x + width / 2, y + height / 2]
      const isSeen = height > 0 && top >= 0 && top < end && getComputedStyle(call).visibility !== 'hidden'
      if (!isSeen) return []
      const hit = document.elementFromPoint(left, top)
      return call.contains(hit) ? [] : [`${call.textContent} below ${hit?.className}`]
    })
  }, which)
}

/** Brings the calls to each edge of the screen, where a bar or a toast may be. */
async function expectUncovered(page: Page, calls: Locator) {
  for (const block of ['end', 'center', 'start'] as const) {
    await calls.evaluate((element, to) => element.scrollIntoView({ block: to }), block)
    await expect.poll(() => coveredCalls(page), `calls at the ${block} of the screen`).toEqual([])
  }
}

for (const address of ['/depression-assessment', '/phq-9-assessment'])
  test(`finding: ${address} the line under the question on death lies over no bar`, async ({ page }) => {
    await openAssessment(page, address)
    await page.locator('#questions input[name="q8"][value="1"]').check()
    const line = page.locator('.saline')
    await expect(line).toBeVisible()
    await line.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await expect.poll(() => coveredCalls(page)).toEqual([])
    await expect(line.getByRole('link', { name: 'Call 112' })).toBeInViewport({ ratio: 1 })
  })

for (const { address, count, others } of [
  { address: '/gad-7-assessment', count: 7, others: {} },
  { address: '/perceived-stress-assessment', count: 10, others: { 3: 0, 4: 0, 6: 0, 7: 0 } },
])
  test(`D77 finding: ${address} the highest total shows the numbers first, and no toast covers them`, async ({
    page,
  }) => {
    await openAssessment(page, address)
    await answer(page, count, count === 7 ? 3 : 4, others)
    await submit(page)
    const result = page.locator('#result')
    const numbers = result.locator('.safety')
    await expect(numbers).toBeFocused()
    await expect(numbers.getByRole('link', { name: /14416/ })).toBeInViewport({ ratio: 1 })
    await expect(numbers.getByRole('link', { name: 'My plan' })).toHaveAttribute('href', '/safety-plan')
    expect(await coveredCalls(page)).toEqual([])
    await numbers.getByRole('link', { name: 'Continue to my result' }).click()
    await expect(page.locator(TOAST)).toBeVisible()
    await expectUncovered(page, numbers.getByRole('list'))
    await expect(page.locator(TOAST)).toBeInViewport()
  })

/** What the toast lies over, of what is seen of the result: any of its blocks would do, headings and calls among them. */
function belowToast(page: Page) {
  return page.evaluate((selector) => {
    const result = document.querySelector('#result[open]')
    const toast = document.querySelector(selector)
    if (!result || !toast) return ['there is no result or no toast']
    const [seen, over] = [result.getBoundingClientRect(), toast.getBoundingClientRect()]
    const isCovered = ({ left, top, right, bottom }: DOMRect) =>
      left < over.right &&
      over.left < right &&
      Math.max(top, seen.top) < over.bottom &&
      over.top < Math.min(bottom, seen.bottom)
    const isOff = over.top < 0 || over.left < 0 || over.bottom > innerHeight || over.right > innerWidth
    return [
      ...(isOff ? ['the edge of the screen'] : []),
      ...[...result.querySelectorAll(':scope > :not(:has(.Toastify)), .safety a, .actions a')]
        .filter((element) => isCovered(element.getBoundingClientRect()))
        .map((element) => element.textContent ?? ''),
    ]
  }, TOAST)
}

for (const [total, answerIndex] of [
  ['highest', 3],
  ['lowest', 0],
] as const)
  test(`RES-02 D77 finding: the toast of the ${total} result covers none of it, at any width`, async ({
    page,
  }) => {
    await openAssessment(page, '/gad-7-assessment')
    await answer(page, 7, answerIndex)
    await submit(page)
    if (answerIndex > 0) await page.getByRole('link', { name: 'Continue to my result' }).click()
    await expect(page.locator(TOAST)).toBeVisible()
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [447, 900],
      [600, 400],
      [768, 1024],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const parts = page.locator('#result').locator('.safety, h2, h3, .actions')
      for (const part of await parts.all()) {
        await part.evaluate((element) => element.scrollIntoView({ block: 'end' }))
        await expect.poll(() => belowToast(page), `${width} × ${height}`).toEqual([])
      }
    }
  })

test('D77 on the dashboard a number to call, the plan and a counsellor stand in the same screen as the sentence', async ({
  page,
}) => {
  const member = await storeMember()
  await storeHardPhq9(member.id, { ago: 1, points: 3, safety: 'now' })
  await signIn(page, member)
  await page.goto('/dashboard/assessment')
  const numbers = page.getByRole('complementary', { name: 'If you want to talk now' })
  await expect(numbers.getByRole('link', { name: /14416/ })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
})

test('D65 D77 words of distress in a note: each call of the alert can be pressed', async ({ page }) => {
  const member = await storeMember()
  await signIn(page, member)
  await page.goto(MOODS)
  await modal(page).getByRole('slider').press('Home')
  await modal(page).getByRole('textbox').fill('papa sharab peete hain aur maarte hain, main marna chahti hu')
  await modal(page).getByRole('button', { name: 'Submit' }).click()
  const calls = saved(page).getByRole('link', { name: /^Call/ })
  await expect(calls.first(), 'without scrolling').toBeInViewport({ ratio: 1 })
  for (const call of await calls.all()) {
    await call.focus()
    await expect.poll(() => coveredCalls(page, ':focus'), await call.innerText()).toEqual([])
  }
  await expect(saved(page).getByRole('link', { name: 'My plan' })).toBeVisible()
})

test('D77 finding: on the dashboard a toast moves away from the numbers to call', async ({ page }) => {
  const member = await storeMember()
  for (const ago of [1, 2]) await storeHardAnswer(member.id, { hoursAgo: 24 * ago })
  await signIn(page, member)
  await page.goto('/dashboard/assessment')
  const numbers = page.getByRole('complementary', { name: 'If you want to talk now' })
  await expect(numbers).toBeVisible()
  await expectUncovered(page, numbers.getByRole('list'))
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Depression' }) })
  await row.getByText('All results (2)').click()
  await row
    .getByRole('button', { name: /^Erase the result of/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase it' }).click()
  await expect(page.locator(TOAST)).toContainText('The result is erased.')
  await expectUncovered(page, numbers.getByRole('list'))
  await expect(page.locator(TOAST)).toBeInViewport()
})

for (const address of ['/crisis', '/parents', '/contact', '/blog-grid?help', '/i-want-to-die'])
  test(
    `finding: on ${address} no call that takes the focus lies below a bar`,
    inLongRun(!['/crisis', '/blog-grid?help'].includes(address)),
    async ({ page }) => {
      await page.goto(address)
      const calls = page.getByRole('main').locator('a[href^="tel:"]:visible')
      await expect(calls.first()).toBeVisible()
      for (const call of await calls.all()) {
        await call.focus()
        await expect(call).toBeInViewport()
        await expect.poll(() => coveredCalls(page, ':focus'), await call.innerText()).toEqual([])
      }
    },
  )
