import { violations } from './axe.ts'
import { IN_ONE_DAY } from './one-day.ts'
import { part } from './profile-page.ts'
import { signIn, storeMember, storeMoodsOf, storeStress } from './stored-member.ts'
import { expect, test } from './test.ts'

test.use(IN_ONE_DAY)

test('a summary shows what was chosen and nothing else, and only it is printed, on A4', {
  tag: '@desktop',
}, async ({ page, isMobile }) => {
  const member = await storeMember()
  await storeStress(member.id, [
    { ago: 40, total: 24 },
    { ago: 5, total: 12 },
    { ago: 200, total: 39 },
  ])
  await storeMoodsOf(member.id, [
    { ago: 4, mood: 'BAD', note: 'Slept four hours.' },
    { ago: 3, mood: 'GOOD' },
  ])
  await signIn(page, member)
  await page.goto('/dashboard/profile')
  await page.getByRole('link', { name: 'Make a summary' }).click()
  const sheet = page.getByRole('article')
  const scores = sheet.getByRole('region', { name: 'Stress' })
  await expect(scores.getByRole('row')).toHaveCount(3)
  await expect(scores).toContainText(/From 24 on .* to 12 on .*: lower by 12\./)
  await expect(scores).toContainText('Moderate stress')
  await expect(sheet).toContainText('They are not a diagnosis')
  await expect(sheet).toContainText('2 of 90 days have a check-in.')
  await expect(sheet).not.toContainText('Slept four hours.')
  await expect(page.getByLabel('My notes')).not.toBeChecked()

  await page.getByLabel('My notes').check()
  await expect(sheet).toContainText('Slept four hours.')
  await page.getByLabel('Stress: scores and ranges').uncheck()
  await expect(scores).toHaveCount(0)
  await page.getByLabel('My name').uncheck()
  await expect(sheet).not.toContainText('Asha')
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
    'Choose a day on or after the first.',
  )
  await page.getByLabel('From', { exact: true }).fill('2019-01-01')
  await expect(sheet).toContainText('No mood in this period.')

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(sheet).toBeVisible()
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(sheet.getByRole('heading').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  for (const gone of ['navigation', 'banner', 'form', 'button', 'checkbox'] as const) {
    await expect(page.getByRole(gone)).toHaveCount(0)
  }
  if (!isMobile) {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
  }
})

test('a summary is chosen and printed with the keyboard alone', { tag: '@desktop' }, async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no Tab key')
  const member = await storeMember()
  await signIn(page, member)
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'true')
  })
  await page.goto('/dashboard/assessment')
  const avatar = page.getByRole('link', { name: 'My data' })
  await avatar.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(part(page, 'You').getByLabel('Time zone')).toBeVisible()
  for (const name of ['Home', 'What we call you', 'Time zone']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
  }
  await page.getByRole('link', { name: 'Make a summary' }).focus()
  await page.keyboard.press('Enter')
  const notes = page.getByLabel('My notes')
  await expect(notes).toBeVisible()
  await page.getByLabel('My name').focus()
  for (let n = 0; n < 9; n += 1) await page.keyboard.press('Tab')
  await expect(notes).toBeFocused()
  await page.keyboard.press('Space')
  await expect(notes).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true')
})

test('axe finds nothing on the summary and on the last page, light or dark', async ({ page }) => {
  const member = await storeMember()
  await storeStress(member.id, [
    { ago: 40, total: 24 },
    { ago: 5, total: 12 },
  ])
  await storeMoodsOf(member.id, [{ ago: 1, mood: 'OKAY', note: 'Quiet.' }])
  await signIn(page, member)
  await page.goto('/dashboard/profile/summary')
  await page.getByLabel('My notes').check()
  await expect(page.getByRole('article')).toContainText('Quiet.')
  expect(await violations(page)).toEqual([])
  await page.goto('/goodbye')
  expect(await violations(page)).toEqual([])
})
