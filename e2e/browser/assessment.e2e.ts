import { chain } from '@pulli/ui/kolam/chain.ts'
import { answer, checked, isInFront, openAssessment, STORE_CALL, submit, WARNING } from './assessment-form.ts'
import { followRequests } from './follow-requests.ts'
import { holdBack } from './hold-back.ts'
import { isReact } from './is-react.ts'
import { inLongRun } from './long-run.ts'
import { expect, test } from './test.ts'

for (const [address, count, sum] of [
  ['/depression-assessment', 21, '21 out of 63'],
  ['/anxiety-assessment', 21, '21 out of 63'],
  ['/perceived-stress-assessment', 10, '18 out of 40'],
] as const) {
  test(
    `ASM-03 ASM-04 RES-01 to RES-04 RES-06 ERR-07 ${address} is taken without an account`,
    inLongRun(address === '/anxiety-assessment'),
    async ({ page }) => {
      await openAssessment(page, address)
      await expect(page.locator('#questions [data-question]')).toHaveCount(count)
      await expect(checked(page)).toHaveCount(0)
      await answer(page, count, 1)
      const sent = page.waitForRequest(STORE_CALL)
      const stored = page.waitForResponse(STORE_CALL)
      await submit(page)
      expect((await sent).headers().authorization).toBeUndefined()
      expect(Object.keys((await sent).postDataJSON().assessment_responses[0])).toEqual([
        'questionIndex',
        'question',
        'answer',
        'answerIndex',
      ])
      const dialog = page.locator('#result')
      await expect(dialog).toBeVisible()
      if (address === '/depression-assessment')
        await dialog.getByRole('link', { name: 'Continue to my result' }).click()
      await expect.poll(() => isInFront(page.getByText('Assessment submitted successfully.'))).toBe(true)
      await expect(dialog).toContainText(sum)
      const { level, advice } = (await (await stored).json()).data.storedResult
      await expect(dialog).toContainText(level)
      await expect(dialog).toContainText(advice)
      await expect(dialog.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute(
        'href',
        '/assessments',
      )
      await expect(dialog.getByRole('link', { name: 'Speak with counselor now' })).toHaveAttribute(
        'href',
        '/contact',
      )
      await expect(checked(page)).toHaveCount(0)
    },
  )
}

test('RES-02 a success after a warning is shown above the result too, and covers neither heading nor score', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'on a phone the result covers the whole screen')
  await openAssessment(page, '/perceived-stress-assessment')
  await submit(page)
  await expect(page.getByText(WARNING)).toBeVisible()
  await answer(page, 10, 1)
  await submit(page)
  const result = page.locator('#result')
  await expect(result).toBeVisible()
  const success = page.getByText('Assessment submitted successfully.')
  await expect.poll(() => isInFront(success)).toBe(true)
  expect(await isInFront(result.getByRole('heading').first())).toBe(true)
  expect(await isInFront(result.getByText('Your score is'))).toBe(true)
  expect(await isInFront(result.getByRole('link', { name: 'Quick exit' }))).toBe(true)
})

test('P4 React is fetched after the first answer, which is counted without it', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const react = () => fetched.filter((path) => path.startsWith('/assets/mount-'))
  const settled = followRequests(page)
  await openAssessment(page, '/perceived-stress-assessment')
  await page.locator('#questions').hover()
  const first = page.locator('#questions').getByRole('radio').first()
  await first.focus()
  await expect(first).toBeFocused()
  await settled()
  expect(react()).toEqual([])
  const release = await holdBack(page, '**/assets/mount-*.js')
  await answer(page, 2, 1)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
  await expect.poll(() => react().length).toBe(1)
  release()
})

test('P4 answers that were given and sent before React came are all there', async ({ page }) => {
  await page.goto('/perceived-stress-assessment')
  const release = await holdBack(page, '**/assets/mount-*.js')
  await answer(page, 10, 1)
  const send = page.getByRole('button', { name: 'See my result' })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10')
  release()
  await expect(page.locator('#result')).toContainText('18 out of 40')
  await expect(send).not.toHaveAttribute('aria-busy')
})

test('P4 answers are sent by the form itself where React cannot be loaded', async ({ page }) => {
  await page.route('**/assets/mount-*.js', (route) => route.abort())
  await page.goto('/perceived-stress-assessment')
  await answer(page, 10, 1)
  await submit(page)
  await expect(page.getByRole('main')).toContainText('18 out of 40')
  await expect(page.locator('#questions')).toHaveCount(0)
})

test('each answer extends the line by one dot, and announces it', async ({ page }) => {
  await openAssessment(page, '/perceived-stress-assessment')
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

test('the line is drawn once, or shown at once with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openAssessment(page, '/perceived-stress-assessment')
  await page.evaluate(() => {
    const counted = Object.assign(window, { drawn: 0 })
    const { animate } = Element.prototype
    Element.prototype.animate = function (...how) {
      counted.drawn += 1
      return animate.apply(this, how)
    }
  })
  const drawn = () => page.evaluate(() => (window as unknown as { drawn: number }).drawn)
  const bar = page.getByRole('progressbar')
  await page.locator('#questions input[name="q0"][value="2"]').check()
  await expect(bar).toHaveAttribute('aria-valuenow', '1')
  expect(await drawn()).toBe(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.locator('#questions input[name="q1"][value="2"]').check()
  await expect(bar).toHaveAttribute('aria-valuenow', '2')
  expect(await drawn()).toBe(1)
})

test('ASM-05 a questionnaire starts at its top, and returns there after a submit', async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(scrollY))
  await openAssessment(page, '/depression-assessment')
  expect(await top()).toBe(0)
  await page.evaluate(() => scrollTo(0, 1_500))
  await submit(page)
  await expect.poll(top).toBe(0)
  await page.evaluate(() => scrollTo(0, 1_500))
  await page.reload()
  await expect.poll(top).toBe(0)
})

for (const [ids, address, count, authorization] of [
  ['ROL-04', '/depression-assessment', 21, undefined],
  ['ROL-06', '/anxiety-assessment', 21, 'Bearer of-asha'],
  ['ROL-06', '/perceived-stress-assessment', 10, 'Bearer of-asha'],
] as const) {
  test(
    `${ids} with a member signed in, ${address} sends ${authorization ?? 'no authorization header'}`,
    inLongRun(address === '/anxiety-assessment'),
    async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('authenticated', 'true')
        const tokens = { access_token: 'of-asha' }
        localStorage.setItem('dashboard-user', JSON.stringify({ name: 'Asha', tokens }))
      })
      await page.route(STORE_CALL, (route) => route.fulfill({ status: 503, json: {} }))
      await openAssessment(page, address)
      await answer(page, count, 1)
      const sent = page.waitForRequest(STORE_CALL)
      await submit(page)
      expect((await sent).headers().authorization).toBe(authorization)
    },
  )
}

test('RES-03 the result can be printed or saved as PDF, without the rest of the page', async ({ page }) => {
  await openAssessment(page, '/depression-assessment')
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

test('DEP-03 DEP-04 all questions start open, and close one by one', async ({ page }) => {
  await openAssessment(page, '/depression-assessment')
  await expect(page.locator('details.q[open]')).toHaveCount(21)
  await page.locator('details.q summary').nth(2).click()
  await expect(page.locator('details.q[open]')).toHaveCount(20)
})

test('answers given after an early press, while the code loads, stay for the next press', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/assessment-controller*.js')
  await openAssessment(page, '/perceived-stress-assessment')
  await submit(page)
  await answer(page, 2, 1)
  release()
  await expect.poll(() => isReact(page.locator('[data-island=assessment] [role=status]'))).toBe(true)
  await submit(page)
  await page.getByRole('button', { name: 'Restore my answers' }).click()
  await expect(checked(page)).toHaveCount(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

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
