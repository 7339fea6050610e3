import type { Page } from '@playwright/test'
import { consultationBody } from '../consultation-body.ts'
import { answer, checked, submit } from './assessment-form.ts'
import { consultationForm, fillIn, typedIn } from './consultation-form.ts'
import { requestsOf } from './stored-requests.ts'
import { expect, test } from './test.ts'

test.use({ javaScriptEnabled: false })
test.skip(({ isMobile }) => !isMobile, 'the same forms: on a phone pages stay open for days')

const OPEN_LONG = 'This page was open for a long time.'

/** Opens a page with forms whose tokens are a month old. */
async function openOld(page: Page, path: string) {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const old = html.replace(/(name="csrf_token" value=")(\d+)/g, (_, before, day) => before + (day - 30))
      expect(old).not.toBe(html)
      await route.fulfill({ response, body: old })
    },
    { times: 1 },
  )
  await page.goto(path)
}

test('security row 39: a request from an old page is not sent, keeps what was typed, and goes at the second try', async ({
  page,
}) => {
  await openOld(page, '/')
  const form = consultationForm(page)
  const filled = consultationBody()
  await fillIn(form, filled)
  await form.send.click()
  await expect(page.getByRole('alert')).toContainText(OPEN_LONG)
  expect(await typedIn(form)).toEqual(filled)
  expect(await requestsOf(filled.email)).toEqual([])

  await form.send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Success!')
  expect(await requestsOf(filled.email)).toHaveLength(1)
})

test('security row 39, NC-16: the answers of an old page stay, help is above them, and the second try has the result', async ({
  page,
}) => {
  await openOld(page, '/depression-assessment')
  await answer(page, 21, 1, { 8: 2 })
  await submit(page)
  const reason = page.getByRole('alert').filter({ hasText: OPEN_LONG })
  await expect(reason).toBeVisible()
  await page.waitForLoadState()
  const help = await page.locator('.safety').boundingBox()
  const below = await reason.boundingBox()
  expect(help && below && help.y + help.height <= below.y).toBe(true)
  await expect(checked(page)).toHaveCount(21)

  await submit(page)
  await expect(page.getByText('22 out of 63')).toBeVisible()
})
