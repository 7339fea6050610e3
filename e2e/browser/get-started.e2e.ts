import { expect, test } from './test.ts'

test('GST-01 STA-11 STA-12 the door opens a film of our own, which closes by its mark and by a click outside', async ({
  page,
  baseURL,
}) => {
  const films: string[] = []
  page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()))
  await page.goto('/get-started')
  const play = page.getByRole('button', { name: /Play the video/ })
  const dialog = page.getByRole('dialog').filter({ has: page.locator('video') })
  expect(films).toEqual([])
  await play.click()
  await expect(dialog).toBeVisible()
  await expect.poll(() => films.length).toBeGreaterThan(0)
  expect(films.every((film) => film.startsWith(`${baseURL}/uploads/`))).toBe(true)
  await dialog.getByRole('button', { name: 'Close the video' }).click()
  await expect(dialog).toBeHidden()
  await expect(play).toBeFocused()
  await play.click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(4, 4)
  await expect(dialog).toBeHidden()
})

test('GST-02 to GST-05 Continue leads to the four questions and the four steps, Home leads home', async ({
  page,
}) => {
  await page.goto('/get-started')
  await page.getByRole('main').getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/get-started2')
  const questions = page.getByRole('region', { name: "Let's Clarify" }).locator('summary')
  await expect(questions).toHaveCount(4)
  await questions.nth(2).click()
  await expect(page.locator('main details[open]')).toHaveCount(1)
  const steps = page.getByRole('region', { name: 'Book a consultation in 4 easy steps' })
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Download the App',
    'Register and follow simple steps',
    'Choose a slot',
    'Align your calendar',
  ])
  await steps.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('GST-01 the film has a link of its own', async ({ page }) => {
    await page.goto('/get-started')
    const link = page.getByRole('link', { name: /Watch the film on its own/ })
    await expect(link).toHaveAttribute('href', /^\/uploads\/.+/)
  })
})
