import { consultationBody } from '../consultation-body.ts'
import { consultationForm, fillIn } from './consultation-form.ts'
import { DESK_SITE, signInAtDesk } from './desk-page.ts'
import { asked, COORDINATOR, said, takeRequest } from './desk-request-page.ts'
import { holdBack } from './hold-back.ts'
import { seeTimesAsMember } from './member-times.ts'
import { publishHours } from './published-hours.ts'
import { readRecords } from './site-pages.ts'
import { beSlowPhone } from './slow-phone.ts'
import { requestsOf } from './stored-requests.ts'
import { expect, test } from './test.ts'

test.skip(({ isMobile }) => !isMobile, 'a slow phone is where answers come late')
test.describe.configure({ timeout: 60_000 })

test('on a slow phone: the times of one person never stand under the name of another, also where they come last', async ({
  page,
}) => {
  const hours = await publishHours()
  const mine = await seeTimesAsMember(page, hours)
  await beSlowPhone(page)
  const time = (words: string) => mine.getByRole('button', { name: words, exact: true })
  const loading = mine.getByRole('status').filter({ hasText: 'Looking for free times' })
  await mine.locator('.day:enabled').nth(1).click()
  await expect(time('14:00')).toBeVisible()

  const late = page.waitForResponse((response) => response.url().includes(hours.bala.id))
  const release = await holdBack(page, `**/slots*${hours.bala.id}*`)
  await mine.getByLabel('With whom?').selectOption(hours.bala.name)
  await expect(loading).toBeVisible()
  await expect(time('14:00')).toHaveCount(0)
  await mine.getByLabel('With whom?').selectOption(hours.chitra.name)
  await expect(time('14:00')).toBeVisible()
  await expect(loading).toHaveCount(0)

  release()
  await (await late).finished()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(time('14:00')).toBeVisible()
  await expect(time('11:00')).toHaveCount(0)
})

test('on a slow phone: a time that is pressed twice is kept, and nothing says that it is gone', async ({
  page,
}) => {
  const hours = await publishHours()
  const mine = await seeTimesAsMember(page, hours)
  await beSlowPhone(page)
  await mine.locator('.day:enabled').nth(1).click()
  const time = mine.getByRole('button', { name: '14:00', exact: true })
  await expect(time).toBeVisible()
  const looks: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/slots?')) looks.push(request.url())
  })
  const release = await holdBack(page, '**/mwellness/appointments')
  await time.click()
  await time.click()
  await expect(mine.getByRole('heading', { name: 'Free times near that one' })).toHaveCount(0)
  release()
  await expect(mine).toContainText('We keep this time for you until')
  // Other times are looked for only where one is gone.
  expect(looks).toEqual([])
})

test('on a slow phone: a second attempt is answered while the code of the toast about the first one is still on its way', async ({
  page,
}) => {
  await beSlowPhone(page)
  const release = await holdBack(page, '**/assets/toasts-*.js')
  await page.goto('/consultation')
  const form = consultationForm(page)
  const filled = consultationBody()
  await fillIn(form, { ...filled, phone: '98765' })
  await form.send.click()
  await form.restore.click()
  await form.phone.fill(filled.phone)
  await form.send.click()
  await expect(form.success).toBeVisible()
  expect(await requestsOf(filled.email)).toHaveLength(1)
  // The complaint about the first one comes with the code, and goes at once.
  release()
  await expect(page.locator('.Toastify')).toBeAttached()
  await expect(page.locator('.Toastify__toast')).toHaveCount(0)
})

test('on a slow phone: what is chosen in a form while another step is under way stays, also over a reload', async ({
  page,
}) => {
  const { id } = await takeRequest(page)
  await beSlowPhone(page)

  const offered = await holdBack(page, `**/requests/${id}/events`)
  await page.getByRole('button', { name: 'Offer times' }).click()
  await page.getByRole('button', { name: 'Note a call' }).click()
  const busy = page.getByRole('radio', { name: 'Busy' })
  await busy.check()
  offered()
  await said(page, 'They can choose a time on the page of their request.')
  await expect(busy).toBeChecked()
  await expect(busy).toBeFocused()
  await page.reload()
  await expect(busy).toBeChecked()

  // The same where another form is sent.
  const noted = await holdBack(page, `**/requests/${id}/events`)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  const unreached = page.getByRole('radio', { name: 'We never reached them' })
  await unreached.check()
  noted()
  await said(page, 'Saved.')
  await expect(unreached).toBeChecked()
  await page.reload()
  await expect(unreached).toBeChecked()
})

test('on a slow phone: of two recordings pressed before their code came, the later plays on, also if the first is still loading', async ({
  page,
}) => {
  const [first] = await readRecords<{ documentId: string; audioFile: { url: string } }>(
    'audios',
    'sort=createdAt:desc&pagination[pageSize]=1',
  )
  await beSlowPhone(page)
  const release = await holdBack(page, '**/assets/{audio-player,media}-*.js')
  const playFirst = await holdBack(page, `**${first?.audioFile.url}*`)
  await page.goto('/arts-audio')
  const [one, other] = [0, 1].map((at) =>
    page.getByRole('list', { name: 'Recordings' }).getByRole('listitem').nth(at),
  )
  if (!one || !other) throw new Error('there are two recordings')
  const isPaused = () =>
    Promise.all(
      [one, other].map((row) => row.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused)),
    )
  for (const row of [one, other]) await row.getByRole('button', { name: /^Play/ }).click()
  await expect
    .poll(() => other.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
    .toBeGreaterThan(0.1)
  expect(await isPaused()).toEqual([false, false])
  release()
  await expect(other.getByRole('button', { name: /^Pause/ })).toBeVisible()
  await expect(one.getByRole('button', { name: /^Play/ })).toBeVisible()
  expect(await isPaused()).toEqual([true, false])
  playFirst()
})

test('on a slow phone: a step at the desk is confirmed once the page shows what came of it', async ({
  page,
}) => {
  await page.clock.install()
  const { id } = await takeRequest(page)
  await beSlowPhone(page)
  // The page waits three seconds for it, which do not pass.
  await page.clock.pauseAt(Date.now() + 60_000)
  const looks = page.waitForRequest((request) => request.url().endsWith(`/requests/${id}`))
  const release = await holdBack(page, `**/api/v1/desk/requests/${id}`)
  await page.getByRole('button', { name: 'Offer times' }).click()
  await looks
  await page.evaluate(() => new Promise((done) => navigator.locks.request('a later task', done)))
  await expect(page.getByRole('status').filter({ hasText: 'They can choose a time' })).toHaveCount(0)
  release()
  await said(page, 'They can choose a time on the page of their request.')
})

test('on a slow phone: a key that is pressed as soon as the list of the desk is there counts', async ({
  page,
}) => {
  await beSlowPhone(page)
  await signInAtDesk(page, { roles: COORDINATOR })
  await asked(page)
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-request]')) return
      observer.disconnect()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${DESK_SITE}/desk/waiting`)
  await expect(page.locator('[data-request]:focus')).toHaveCount(1)
})
