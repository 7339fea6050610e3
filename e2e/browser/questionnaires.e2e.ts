import { expect, type Page, test } from '@playwright/test'
import { chain } from '@pulli/ui/kolam/kolam.ts'
import { answerWith, beMember, done, refused } from './fake-member.ts'

const CALL = '**/api/v1/mwellness/assessments/store-assessment-result'
const WARNING = 'Please answer all the questions before submitting the assessment.'

/** Answers questions from the first on: the same answer to each. */
async function answer(page: Page, count: number, answerIndex: number, others: Record<number, number> = {}) {
  for (let n = 0; n < count; n++) {
    await page.locator(`#questions input[name="q${n}"][value="${others[n] ?? answerIndex}"]`).check()
  }
}

/** Opens a questionnaire and waits until its script listens. */
async function open(page: Page, address: string) {
  await page.goto(address)
  await expect(page.locator('[data-progress]')).toBeVisible()
}

const submit = (page: Page) => page.getByRole('button', { name: 'See my result' }).click()
const checked = (page: Page) => page.locator('#questions input:checked')

for (const [address, count, sum] of [
  ['/depression-assessment', 21, '21 out of 63'],
  ['/anxiety-assessment', 21, '21 out of 63'],
  ['/perceived-stress-assessment', 10, '18 out of 40'],
] as const) {
  test(`ASM-03 ASM-04 RES-01 to RES-04 RES-06 ERR-07 ${address} is taken without an account`, async ({
    page,
  }) => {
    await open(page, address)
    await expect(page.locator('#questions [data-question]')).toHaveCount(count)
    await expect(checked(page)).toHaveCount(0)
    await answer(page, count, 1)
    const sent = page.waitForRequest(CALL)
    await submit(page)
    expect((await sent).headers().authorization).toBeUndefined()
    expect(Object.keys((await sent).postDataJSON().assessment_responses[0])).toEqual([
      ...['questionIndex', 'question', 'answer', 'answerIndex'],
    ])
    const dialog = page.locator('#result')
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText(sum)
    if (address === '/depression-assessment')
      await dialog.getByRole('link', { name: 'Go on to my result' }).click()
    await expect(page.getByText('Assessment submitted successfully.')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute(
      'href',
      '/assessments',
    )
    await expect(dialog.getByRole('link', { name: 'Speak with counselor now' })).toHaveAttribute(
      'href',
      '/contact',
    )
    await expect(checked(page)).toHaveCount(0)
  })
}

test('with each answer the line goes round one more dot, and says so in words', async ({ page }) => {
  await open(page, '/perceived-stress-assessment')
  const bar = page.getByRole('progressbar', { name: 'Questions answered' })
  const line = bar.locator('[data-progress-line]')
  await expect(bar).toHaveAttribute('aria-valuetext', '0 of 10 answered')
  await expect(line).toHaveAttribute('d', '')
  for (let count = 1; count <= 10; count++) {
    await page.locator(`#questions input[name="q${count - 1}"][value="2"]`).check()
    await expect(bar).toHaveAttribute('aria-valuetext', `${count} of 10 answered`)
    await expect(bar).toHaveAttribute('aria-valuenow', String(count))
    await expect(line).toHaveAttribute('d', chain(count).d)
  }
  await page.locator('#questions input[name="q0"][value="3"]').check()
  await expect(bar).toHaveAttribute('aria-valuetext', '10 of 10 answered')
})

test('without motion the line is simply there, and with it it is drawn once', async ({ page }) => {
  await open(page, '/perceived-stress-assessment')
  await page.evaluate(() => {
    const counted = Object.assign(window, { drawn: 0 })
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      counted.drawn += 1
      return animate.apply(this, how)
    }
  })
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: number }).drawn)
  await page.locator('#questions input[name="q0"][value="2"]').check()
  expect(await drawn()).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator('#questions input[name="q1"][value="2"]').check()
  expect(await drawn()).toBe(1)
})

test('ASM-06 to ASM-08 ANX-06 with a question open nothing is stored, and the answers come back', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('store-assessment') && calls.push(request.url()))
  await open(page, '/anxiety-assessment')
  await answer(page, 5, 2)
  await submit(page)
  await expect(page.getByText(WARNING)).toBeVisible()
  await expect(checked(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Restore my answers' }).click()
  await expect(checked(page)).toHaveCount(5)
  await expect(page.locator('input[name="q5"]').first()).toBeFocused()
  await expect(page.getByRole('button', { name: 'Restore my answers' })).toHaveCount(0)
  expect(calls).toEqual([])
})

test('ASM-05 a questionnaire starts at its top, and is there again after a submit', async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY))
  await open(page, '/depression-assessment')
  expect(await top()).toBe(0)
  await page.evaluate(() => scrollTo(0, 1_500))
  await submit(page)
  await expect.poll(top).toBe(0)
  await page.evaluate(() => scrollTo(0, 1_500))
  await page.reload()
  await expect.poll(top).toBe(0)
})

test('LIM-11 the toasts of an assessment close after 3000 ms', async ({ page }) => {
  await open(page, '/perceived-stress-assessment')
  await submit(page)
  const toast = page.locator('.Toastify__toast', { hasText: WARNING })
  await expect(toast).toBeVisible()
  const shownAt = Date.now()
  await page.mouse.move(5, 400)
  await expect(toast).toHaveCount(0, { timeout: 10_000 })
  expect(Date.now() - shownAt).toBeGreaterThan(2_300)
  expect(Date.now() - shownAt).toBeLessThan(4_900)
})

for (const [address, count] of [
  ['/depression-assessment', 21],
  ['/anxiety-assessment', 21],
] as const) {
  test(`ERR-05 STA-15 STA-16 ${address}: a refusal's own words stand in an alert dialog with the focus in it`, async ({
    page,
  }) => {
    const refusal = { status: 503, error: true, message: 'We rest.', data: { code: 'unavailable' } }
    await page.route(CALL, (route) => route.fulfill({ status: 503, json: refusal }))
    await open(page, address)
    // Nothing that asks for help first, which would take the focus.
    await answer(page, count, 1, { 8: 0 })
    await page.getByRole('button', { name: 'See my result' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('We rest.')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'See my result' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Restore my answers' }).first()).toBeVisible()
  })
}

for (const [ids, address, count, authorization] of [
  ['ROL-04', '/depression-assessment', 21, undefined],
  ['ROL-06', '/anxiety-assessment', 21, 'Bearer of-asha'],
  ['ROL-06', '/perceived-stress-assessment', 10, 'Bearer of-asha'],
] as const) {
  test(`${ids} with a member signed in, ${address} sends ${authorization ?? 'no authorization header'}`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      localStorage.setItem('authenticated', 'true')
      const tokens = { access_token: 'of-asha' }
      localStorage.setItem('dashboard-user', JSON.stringify({ name: 'Asha', tokens }))
    })
    await page.route(CALL, (route) => route.fulfill({ status: 503, json: {} }))
    await open(page, address)
    await answer(page, count, 1)
    const sent = page.waitForRequest(CALL)
    await submit(page)
    expect((await sent).headers().authorization).toBe(authorization)
  })
}

test('RES-03 the result can be printed or saved as PDF, and nothing else is on the paper', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'paper is as wide for both')
  await open(page, '/depression-assessment')
  await answer(page, 21, 1, { 8: 0 })
  await submit(page)
  const dialog = page.locator('#result')
  await expect(dialog).toBeVisible()
  await page.evaluate(() =>
    Object.assign(window, { print: () => Object.assign(window, { isPrinted: true }) }),
  )
  await dialog.getByRole('button', { name: 'Print or save as PDF' }).click()
  expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(dialog.getByText('20 out of 63')).toBeVisible()
  for (const left of ['.strip', 'header.top', 'footer.foot', '#questions', '.prog', '#result .actions'])
    await expect(page.locator(left)).toBeHidden()
  expect(await dialog.evaluate((one) => getComputedStyle(one).color)).toBe('rgb(28, 32, 80)')
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length).toBeLessThanOrEqual(2)
})

test('ASM-08 a new answer ends the offer', async ({ page }) => {
  await open(page, '/perceived-stress-assessment')
  await answer(page, 2, 2)
  await submit(page)
  await expect(page.getByRole('button', { name: 'Restore my answers' })).toBeVisible()
  await answer(page, 1, 3)
  await expect(page.getByRole('button', { name: 'Restore my answers' })).toHaveCount(0)
})

test('ASM-09 ERR-06 a failed store says so in a dialog, which brings the answers back', async ({ page }) => {
  await page.route(CALL, (route) => route.abort())
  await open(page, '/perceived-stress-assessment')
  await answer(page, 10, 3)
  await submit(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Something went wrong')
  await dialog.getByRole('button', { name: 'Restore my answers' }).click()
  await expect(dialog).toBeHidden()
  await expect(checked(page)).toHaveCount(10)
})

test('ASM-12 ASM-13 NC-16 an answer on ending one’s life brings help first, also where questions are open', async ({
  page,
}) => {
  await open(page, '/depression-assessment')
  await answer(page, 21, 0, { 8: 1 })
  await submit(page)
  const dialog = page.locator('#result')
  await expect(dialog.getByRole('heading').first()).toHaveText('First, please talk to someone today')
  await expect(dialog.locator('.safety')).toBeFocused()
  await expect(dialog.locator('a[href="tel:14416"]')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'See more lines' })).toHaveAttribute('href', '/crisis')
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.locator('#questions input[name="q8"][value="2"]').check()
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Please call now, before you read on' })).toBeVisible()
})

for (const address of ['/depression-assessment', '/dashboard/depression-assessment']) {
  const stored = '/assessments/store-assessment-result'
  const panel = (page: Page) => page.locator('#safety')
  const told = (page: Page) => page.locator('.Toastify__toast, #failure[open], #result[open]')

  /** Help has the focus and is seen, and nothing else was said yet: not at once, nor when the news have come. */
  async function expectHelpFirst(page: Page) {
    await expect(panel(page)).toBeFocused()
    await expect(panel(page).getByRole('heading')).toBeInViewport()
    await page.waitForTimeout(600)
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

    test('with questions open help comes first, each time, and the warning when one goes on', async ({
      page,
    }) => {
      await open(page, address)
      for (const goOn of ['link', 'answer', 'restore'] as const) {
        await page.locator('#questions input[name="q8"][value="1"]').check()
        await submit(page)
        await expectHelpFirst(page)
        if (goOn === 'link') await panel(page).getByRole('link', { name: 'Go on with the questions' }).click()
        if (goOn === 'answer') await answer(page, 1, 0)
        if (goOn === 'restore') await page.getByRole('button', { name: 'Restore my answers' }).click()
        await expect(page.getByText(WARNING)).toBeVisible()
        await expect(page.getByText(WARNING)).toHaveCount(0, { timeout: 10_000 })
      }
    })

    for (const [what, reply, words] of [
      ['refused', refused(503, 'unavailable', 'We rest.'), 'We rest.'],
      ['not answered', 'nothing', 'Something went wrong'],
    ] as const) {
      test(`where the store is ${what} help comes first, and the alert when one goes on`, async ({
        page,
      }) => {
        await answerWith(page, stored, typeof reply === 'string' ? () => reply : reply)
        await open(page, address)
        await answer(page, 21, 0, { 8: 2 })
        await submit(page)
        await expectHelpFirst(page)
        await panel(page).getByRole('link', { name: 'Go on to my result' }).click()
        const alert = page.getByRole('alertdialog')
        await expect(alert).toContainText(words)
        await expect(alert.locator(':focus')).toHaveCount(1)
        await alert.getByRole('button', { name: 'Restore my answers' }).click()
        await expect(checked(page)).toHaveCount(21)
        await expect(panel(page)).toBeVisible()
      })
    }

    test('before a result help comes first, and the toast when one goes on', async ({ page }) => {
      const visitor = await page.request.post('/api/v1/mwellness/assessments/store-assessment-result', {
        data: await bodyOf(page, 1),
      })
      await answerWith(page, stored, done((await visitor.json()).data))
      await open(page, address)
      await answer(page, 21, 0, { 8: 1 })
      await submit(page)
      const dialog = page.locator('#result')
      await expect(dialog.locator('.safety')).toBeFocused()
      await expect(dialog.getByRole('heading').first()).toHaveText('First, please talk to someone today')
      await page.waitForTimeout(600)
      await expect(page.locator('.Toastify__toast')).toHaveCount(0)
      await dialog.locator('a[href="tel:14416"]').click({ trial: true })
      await dialog.getByRole('link', { name: 'Go on to my result' }).click()
      await expect(page.getByText('Assessment submitted successfully.')).toBeVisible()
      await expect(dialog).toBeVisible()
    })
  })
}

/** What a visitor's browser would send for the depression questions: nothing but this on item 9. */
async function bodyOf(page: Page, itemNine: number) {
  await open(page, '/depression-assessment')
  await answer(page, 21, 0, { 8: itemNine })
  const sent = page.waitForRequest(CALL)
  await submit(page)
  return (await sent).postDataJSON()
}

test('DEP-03 DEP-04 all questions start open, and close one by one', async ({ page }) => {
  await open(page, '/depression-assessment')
  await expect(page.locator('details.q[open]')).toHaveCount(21)
  await page.locator('details.q summary').nth(2).click()
  await expect(page.locator('details.q[open]')).toHaveCount(20)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('ASM-12 NC-16 with a question open help stands above the warning; nothing counts the answers', async ({
    page,
  }) => {
    await page.goto('/depression-assessment')
    await expect(page.locator('.prog__in > *:visible')).toHaveCount(1)
    await page.locator('#questions input[name="q8"][value="1"]').check()
    await submit(page)
    const help = await page.locator('.safety').boundingBox()
    const warning = await page.getByRole('alert').boundingBox()
    expect(help && warning && help.y + help.height <= warning.y).toBe(true)
  })

  test('ASM-03 the form posts and shows its result; a posted gap keeps the answers at hand', async ({
    page,
  }) => {
    await page.goto('/perceived-stress-assessment')
    await answer(page, 9, 0)
    await submit(page)
    await expect(page.getByRole('alert')).toHaveText(WARNING)
    await expect(checked(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Restore my answers' }).click()
    await expect(checked(page)).toHaveCount(9)
    await page.locator('input[name="q9"][value="0"]').check()
    await submit(page)
    await expect(page.getByText('16 out of 40')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute(
      'href',
      '/assessments',
    )
  })
})
