import { consultationBody } from '../consultation-body.ts'
import { violations } from './axe.ts'
import { consultationForm, fillIn, typedIn } from './consultation-form.ts'
import { holdBack } from './hold-back.ts'
import { isReact } from './is-react.ts'
import { requestsOf } from './stored-requests.ts'
import { expect, test } from './test.ts'

test('a submit before the form’s script is queued, and the button shows it', async ({ page }) => {
  const release = await holdBack(page, '**/assets/consultation-form*.js')
  await page.goto('/')
  const form = consultationForm(page)
  const filled = consultationBody()
  await fillIn(form, filled)
  await form.send.click()
  await expect(form.sending).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await typedIn(form)).toEqual(filled)
  expect(await violations(page)).toEqual([])
  release()
  await expect(form.success).toBeVisible()
  expect(await requestsOf(filled.email)).toHaveLength(1)
})

test('a half-typed date survives hydration', { tag: '@desktop' }, async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone gives the whole day at once')
  const release = await holdBack(page, '**/assets/consultation-form*.js')
  await page.goto('/')
  const { date, form } = consultationForm(page)
  await date.focus()
  await page.keyboard.type('1221')
  release()
  // React has come once it keeps its properties on what it hydrated.
  await expect.poll(() => isReact(form)).toBe(true)
  await page.keyboard.type('2030')
  await expect(date).toHaveValue('2030-12-21')
})

test('a form whose script fails to load is posted natively', async ({ page }) => {
  await page.route('**/assets/consultation-form*.js', (route) => route.abort())
  await page.goto('/')
  const form = consultationForm(page)
  const filled = consultationBody()
  await fillIn(form, filled)
  await form.send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!')
  expect(await requestsOf(filled.email)).toHaveLength(1)
})
