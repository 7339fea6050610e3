import { violations } from './axe.ts'
import { DESK_SITE, signInAtDesk } from './desk-page.ts'
import { expect, test } from './test.ts'

test('a coordinator sees which lines are due, logs a call, and the line is checked', {
  tag: '@desktop',
}, async ({ page }) => {
  const { name } = await signInAtDesk(page, { roles: ['coordinator'], name: `Chitra ${Date.now()}` })
  await page.goto(`${DESK_SITE}/desk/test-calls`)
  await expect(page.getByText('Call 112 and 14416 again after 3 months')).toBeVisible()
  const emergency = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: '112', exact: true }) })
  await expect(emergency.getByRole('link')).toHaveAttribute('href', 'tel:112')

  const action = page.getByRole('button', { name: 'Log the call' })
  await action.click()
  const line = page.getByLabel('Helpline', { exact: true })
  await expect(line).toBeFocused()
  await expect(line).toHaveAccessibleDescription(/Choose a helpline/)
  expect(await violations(page)).toEqual([])

  await emergency.getByRole('button', { name: /^Log a call to / }).click()
  const result = page.getByLabel('What came of it')
  await expect(result).toBeFocused()
  await expect(line).toHaveValue('112')
  await result.selectOption('Nobody answered')
  await expect(result).toHaveAccessibleDescription(/Try once more at another hour/)
  await result.selectOption('Someone answered')
  await page.getByLabel('Minutes until someone answered').fill('soon')
  await page.getByLabel('Language of the answer').fill('Hindi')
  await action.click()
  await expect(page.getByLabel('Minutes until someone answered')).toBeFocused()
  await expect(page.getByLabel('Language of the answer')).toHaveValue('Hindi')
  await page.getByLabel('Minutes until someone answered').fill('2')
  await action.click()
  await expect(page.getByRole('status')).toContainText('has been logged')
  await expect(emergency).toContainText('Checked')
  const logged = page.getByRole('row').filter({ hasText: name })
  await expect(logged).toContainText('Someone answered, 2 min, Hindi')
  await expect(page.getByLabel('Minutes until someone answered')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('what was typed stays where the call could not be stored', async ({ page }) => {
  await signInAtDesk(page, { roles: ['owner'] })
  await page.goto(`${DESK_SITE}/desk/test-calls`)
  await page.getByLabel('Helpline', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('What came of it').selectOption('Busy')
  await page.route('**/api/v1/desk/test-calls', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Log the call' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('What came of it')).toHaveValue('engaged')
})

test('sample values are listed with the address at which each is edited', async ({ page }) => {
  await signInAtDesk(page, { roles: ['coordinator'] })
  await page.goto(`${DESK_SITE}/desk/samples`)
  await expect(page.getByText(/^Still to confirm: \d+\.$/)).toBeVisible()
  const edits = page.getByRole('link', { name: /^Edit .* in the CMS$/ })
  expect(await edits.count()).toBeGreaterThan(5)
  for (const edit of (await edits.all()).slice(0, 3))
    expect(await edit.getAttribute('href')).toMatch(
      /\/admin\/content-manager\/(?:single|collection)-types\/api::/,
    )
  expect(await violations(page)).toEqual([])
})

test('a counsellor has neither page', async ({ page }) => {
  await signInAtDesk(page, { roles: ['counsellor'] })
  for (const path of ['test-calls', 'samples']) {
    await page.goto(`${DESK_SITE}/desk/${path}`)
    await expect(page.getByText('Your role does not include this.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^(?:Test calls|Sample values)$/ })).toHaveCount(0)
  }
})
