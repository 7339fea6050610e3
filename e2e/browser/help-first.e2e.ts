import type { Page } from '@playwright/test'
import {
  answer,
  checked,
  closeToasts,
  openAssessment,
  STORE_CALL,
  submit,
  WARNING,
} from './assessment-form.ts'
import { answerWith, beMember, done, refused } from './fake-member.ts'
import { followRequests } from './follow-requests.ts'
import { holdBack } from './hold-back.ts'
import { inLongRun } from './long-run.ts'
import { expect, test } from './test.ts'

test('ASM-12 ASM-13 NC-16 an answer on ending one’s life brings help first, also where questions are open', async ({
  page,
}) => {
  await openAssessment(page, '/depression-assessment')
  await answer(page, 21, 0, { 8: 1 })
  await submit(page)
  const dialog = page.locator('#result')
  await expect(dialog.getByRole('heading').first()).toHaveText('First, please talk to someone today')
  await expect(dialog.locator('.safety')).toBeFocused()
  await expect(dialog.locator('a[href="tel:14416"]')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'See more helplines' })).toHaveAttribute('href', '/crisis')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.locator('#questions input[name="q8"][value="2"]').check()
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Please call now, before you read on' })).toBeVisible()
})

for (const address of ['/depression-assessment', '/dashboard/depression-assessment']) {
  // Both have the same form.
  const others = inLongRun(address.startsWith('/dashboard'))
  const stored = '/assessments/store-assessment-result'
  const panel = (page: Page) => page.locator('#safety')
  const told = (page: Page) => page.locator('.Toastify__toast, #failure[open], #result[open]')

  /** Help is focused and visible, and nothing else is announced, neither at once nor after the response. */
  async function expectHelpFirst(page: Page, settled: () => Promise<void>) {
    await expect(panel(page)).toBeFocused()
    await expect(panel(page).getByRole('heading')).toBeInViewport()
    await settled()
    await expect(told(page)).toHaveCount(0)
    await expect(page.getByText(WARNING)).toHaveCount(0)
    // Nothing lies over the call: a click that is only tried needs the link to be on top.
    await panel(page).locator('a[href="tel:14416"]').click({ trial: true })
  }

  test.describe(`ASM-12 ASM-13 NC-16 ${address}`, () => {
    test.beforeEach(async ({ page, isMobile }) => {
      if (!address.startsWith('/dashboard')) return
      test.skip(!isMobile, 'the same form as the public one; the phone has the least room')
      await beMember(page)
    })

    test(
      'with questions open help comes first, each time, and the warning when one goes on',
      others,
      async ({ page }) => {
        const settled = followRequests(page)
        await openAssessment(page, address)
        for (const goOn of ['link', 'answer', 'restore'] as const) {
          await page.locator('#questions input[name="q8"][value="1"]').check()
          await submit(page)
          await expectHelpFirst(page, settled)
          if (goOn === 'link')
            await panel(page).getByRole('link', { name: 'Continue with the questions' }).click()
          if (goOn === 'answer') await answer(page, 1, 0)
          if (goOn === 'restore') await page.getByRole('button', { name: 'Restore my answers' }).click()
          await expect(page.getByText(WARNING)).toBeVisible()
          await closeToasts(page)
          await expect(page.getByText(WARNING)).toHaveCount(0)
        }
      },
    )

    for (const [what, reply, words] of [
      ['refused', refused(503, 'unavailable', 'We rest.'), 'We rest.'],
      ['not answered', 'nothing', 'Something went wrong'],
    ] as const) {
      test(
        `where the store is ${what} help comes first, and the alert when one goes on`,
        others,
        async ({ page }) => {
          await answerWith(page, stored, typeof reply === 'string' ? () => reply : reply)
          const settled = followRequests(page)
          await openAssessment(page, address)
          await answer(page, 21, 0, { 8: 2 })
          await submit(page)
          await expectHelpFirst(page, settled)
          await panel(page).getByRole('link', { name: 'Continue to my result' }).click()
          const alert = page.getByRole('alertdialog')
          await expect(alert).toContainText(words)
          await expect(alert.locator(':focus')).toHaveCount(1)
          await alert.getByRole('button', { name: 'Restore my answers' }).click()
          await expect(checked(page)).toHaveCount(21)
          await expect(panel(page)).toBeVisible()
        },
      )
    }

    test(
      'given anew while the last submit is under way it brings help at once, and the result when one goes on',
      others,
      async ({ page, isMobile }) => {
        test.skip(!isMobile, 'the same at every width')
        const visitor = await page.request.post('/api/v1/mwellness/assessments/store-assessment-result', {
          data: await bodyOf(page, 0),
        })
        const result = done((await visitor.json()).data)
        let isHeld = true
        const settled = followRequests(page, (request) => isHeld && request.url().includes(stored))
        let calls = 0
        await page.route(`${STORE_CALL}*`, (route) => {
          calls += 1
          return route.fulfill({ json: result })
        })
        const letGo = await holdBack(page, `${STORE_CALL}*`)
        await openAssessment(page, address)
        await answer(page, 21, 0)
        await submit(page)
        await expect(checked(page)).toHaveCount(0)
        await expect(panel(page)).toHaveCount(0)
        await page.locator('#questions input[name="q8"][value="1"]').check()
        await submit(page)
        await expectHelpFirst(page, settled)
        await expect(panel(page)).toContainText('First, please talk to someone today')
        await page.locator('#questions input[name="q8"][value="2"]').check()
        await submit(page)
        await expect(panel(page)).toBeFocused()
        await expect(panel(page)).toContainText('Please call now, before you read on')
        const isStored = page.waitForResponse(`${STORE_CALL}*`)
        isHeld = false
        letGo()
        await isStored
        await expectHelpFirst(page, settled)
        await panel(page).getByRole('link', { name: 'Continue to my result' }).click()
        await expect(page.locator('#result')).toContainText('0 out of 63')
        await expect(page.getByText('Assessment submitted successfully.')).toBeVisible()
        expect(calls).toBe(1)
        await page.locator('#result').getByRole('button', { name: 'Close', exact: true }).click()
        await expect(checked(page), 'what was given meanwhile is still there').toHaveCount(1)
      },
    )

    test('before a result help comes first, and the toast when one goes on', async ({ page }) => {
      const visitor = await page.request.post('/api/v1/mwellness/assessments/store-assessment-result', {
        data: await bodyOf(page, 1),
      })
      await answerWith(page, stored, done((await visitor.json()).data))
      const settled = followRequests(page)
      await openAssessment(page, address)
      await answer(page, 21, 0, { 8: 1 })
      await submit(page)
      const dialog = page.locator('#result')
      await expect(dialog.locator('.safety')).toBeFocused()
      await expect(dialog.getByRole('heading').first()).toHaveText('First, please talk to someone today')
      await settled()
      await expect(page.locator('.Toastify__toast')).toHaveCount(0)
      await dialog.locator('a[href="tel:14416"]').click({ trial: true })
      await dialog.getByRole('link', { name: 'Continue to my result' }).click()
      await expect(page.getByText('Assessment submitted successfully.')).toBeVisible()
      await expect(dialog).toBeVisible()
    })
  })
}

test('ASM-12 NC-16 D41 help requested meanwhile also appears in the question for consent', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the phone has the least room')
  await beMember(page)
  const notice = { version: 'assessments-5', title: 'Keep my assessments', text: 'What is kept.' }
  const consent = { purpose: 'assessments', is_given: false, notice, history: [] }
  await answerWith(page, '/members/me/consents', done([consent]))
  const answered = { status: 403, json: refused(403, 'consent-required') }
  await page.route(`${STORE_CALL}*`, (route) => route.fulfill(answered))
  const letGo = await holdBack(page, `${STORE_CALL}*`)
  await openAssessment(page, '/dashboard/depression-assessment')
  await answer(page, 21, 0)
  await submit(page)
  await page.locator('#questions input[name="q8"][value="2"]').check()
  await submit(page)
  await expect(page.locator('#safety')).toBeFocused()
  letGo()
  const dialog = page.getByRole('dialog', { name: 'May we keep this result?' })
  await expect(dialog.locator('#consent-safety')).toContainText('Please call now, before you read on')
  await dialog.locator('a[href="tel:14416"]').click({ trial: true })
})

/** A visitor's depression answers: zero except this one on item 9. */
async function bodyOf(page: Page, itemNine: number) {
  await openAssessment(page, '/depression-assessment')
  await answer(page, 21, 0, { 8: itemNine })
  const sent = page.waitForRequest(STORE_CALL)
  await submit(page)
  return (await sent).postDataJSON()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('ASM-12 NC-16 with a question open, help is above the warning; nothing counts the answers', async ({
    page,
  }) => {
    await page.goto('/depression-assessment')
    await expect(page.locator('.prog__inner > *:visible')).toHaveCount(1)
    await page.locator('#questions input[name="q8"][value="1"]').check()
    await submit(page)
    const help = await page.locator('.safety').boundingBox()
    const warning = await page.getByRole('alert').boundingBox()
    expect(help && warning && help.y + help.height <= warning.y).toBe(true)
  })
})
