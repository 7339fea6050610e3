import { answer, checked, openAssessment, STORE_CALL, submit, WARNING } from './assessment-form.ts'
import { expect, test } from './test.ts'
import { endProlonging, lifeOfToast } from './toast-life.ts'

test('ASM-06 to ASM-08 ANX-06 with an unanswered question nothing is stored, and the answers can be restored', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('store-assessment') && calls.push(request.url()))
  await openAssessment(page, '/anxiety-assessment')
  await answer(page, 5, 2)
  await submit(page)
  await expect(page.getByText(WARNING)).toBeVisible()
  await endProlonging(page)
  await expect(checked(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Restore my answers' }).click()
  await expect(checked(page)).toHaveCount(5)
  await expect(page.locator('input[name="q5"]').first()).toBeFocused()
  await expect(page.getByRole('button', { name: 'Restore my answers' })).toHaveCount(0)
  expect(calls).toEqual([])
})

test.describe('a toast that nobody keeps', () => {
  test.use({ toasts: 'real' })

  test('LIM-11 the toasts of an assessment close after 3000 ms', async ({ page }) => {
    await openAssessment(page, '/perceived-stress-assessment')
    // Not by a click, after which the pointer could lie on the toast, where it waits.
    const life = await lifeOfToast(page, WARNING, () =>
      page.getByRole('button', { name: 'See my result' }).press('Enter'),
    )
    expect(life).toEqual({ milliseconds: 3_000, hasRunOut: true })
  })
})

for (const [address, count] of [
  ['/depression-assessment', 21],
  ['/anxiety-assessment', 21],
  ['/gad-7-assessment', 7],
] as const) {
  test(`ERR-05 STA-15 STA-16 ${address}: a refusal’s message is shown in a focused alert dialog`, async ({
    page,
  }) => {
    const refusal = { status: 503, error: true, message: 'We rest.', data: { code: 'unavailable' } }
    await page.route(STORE_CALL, (route) => route.fulfill({ status: 503, json: refusal }))
    await openAssessment(page, address)
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

test('ASM-08 a new answer ends the offer', async ({ page }) => {
  await openAssessment(page, '/perceived-stress-assessment')
  await answer(page, 2, 2)
  await submit(page)
  await expect(page.getByRole('button', { name: 'Restore my answers' })).toBeVisible()
  await answer(page, 1, 3)
  await expect(page.getByRole('button', { name: 'Restore my answers' })).toHaveCount(0)
})

test('ASM-09 ERR-06 a failed store is reported in a dialog that restores the answers', async ({ page }) => {
  await page.route(STORE_CALL, (route) => route.abort())
  await openAssessment(page, '/perceived-stress-assessment')
  await answer(page, 10, 3)
  await submit(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Something went wrong')
  await dialog.getByRole('button', { name: 'Restore my answers' }).click()
  await expect(dialog).toBeHidden()
  await expect(checked(page)).toHaveCount(10)
})
