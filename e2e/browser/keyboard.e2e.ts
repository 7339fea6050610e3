import { expect, test } from './test.ts'

test.skip(({ isMobile }) => isMobile, 'a phone has no Tab key')

test('a person with a keyboard alone takes an assessment, reads its result and goes back', async ({
  page,
}) => {
  await page.goto('/perceived-stress-assessment')
  await expect(page.locator('[data-progress]')).toBeVisible()
  await page.locator('#questions summary').first().focus()
  for (let n = 0; n < 10; n++) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(`input[name="q${n}"][value="1"]`)).toBeChecked()
    await expect(page.locator(`input[name="q${n}"][value="1"]`)).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'See my result' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.locator('#result')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  const back = dialog.getByRole('link', { name: 'Back to dashboard' })
  for (let step = 0; step < 20 && !(await back.evaluate((link) => link === document.activeElement)); step++)
    await page.keyboard.press('Tab')
  await expect(back).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/assessments$/)
})

test('a person with a keyboard alone plays, moves on in and closes a recording', async ({ page }) => {
  await page.goto('/arts-audio')
  const row = page.getByRole('list', { name: 'Recordings' }).getByRole('listitem').first()
  const player = page.getByRole('region', { name: 'Now playing' })
  const audio = page.locator('audio').first()
  await row.getByRole('button', { name: /^Play/ }).focus()
  await page.keyboard.press('Enter')
  await expect(player).toBeVisible()
  await expect(row.getByRole('button', { name: /^Pause/ })).toBeFocused()
  await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.currentTime)).toBeGreaterThan(0)
  const slider = player.getByRole('slider', { name: 'Place in the recording' })
  await expect(slider).toBeEnabled()
  await slider.focus()
  await expect(slider).toBeFocused()
  const place = () => audio.evaluate((one: HTMLAudioElement) => one.currentTime)
  const before = await place()
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowRight')
  await expect.poll(place).toBeGreaterThan(before + 8)
  await player.getByRole('button', { name: /^Close/ }).focus()
  await page.keyboard.press('Enter')
  await expect(player).toHaveCount(0)
  expect(await audio.evaluate((one: HTMLAudioElement) => one.paused)).toBe(true)
})
