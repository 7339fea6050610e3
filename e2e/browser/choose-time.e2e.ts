import type { Page } from '@playwright/test'
import { consultationBody, forwardedFor } from '../consultation-body.ts'
import { mailsNamed } from '../outbox.ts'
import { stack } from '../stack/shared-stack.ts'
import { violations } from './axe.ts'
import { consultationForm, fillIn } from './consultation-form.ts'
import { seeTimesAsMember } from './member-times.ts'
import { signInNewMember } from './new-member.ts'
import { typeProofCode } from './proof-code.ts'
import { publishHours } from './published-hours.ts'
import { appointment, asked, linkOf, seeTimes, typeDigits } from './request-page.ts'
import { requestsOf } from './stored-requests.ts'
import { expect, test } from './test.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor asks, follows the link of the mail, chooses a time, saves it, moves it, and cancels', async ({
    page,
    request,
  }) => {
    test.setTimeout(90_000)
    const hours = await publishHours()
    const filled = consultationBody({ section: 'Clinical Psychology' })
    await page.goto('/consultation')
    const form = consultationForm(page)
    await fillIn(form, filled)
    await form.send.click()
    const [{ id = '' } = {}] = await requestsOf(filled.email)
    const arrived = await linkOf(filled.email)
    const linkIn = (text = '') => /\/request\/[\w-]{22}/.exec(text)?.[0] ?? ''

    await page.goto(arrived)
    await expect(page.getByRole('region', { name: 'Choose a time' })).toBeVisible()
    await expect(page.getByLabel('Last four digits')).toHaveCount(0)
    await seeTimes(page, hours)
    await expect(page.getByText('Times are Indian time (IST).')).toBeVisible()
    await page.getByRole('button', { name: '12:00' }).click()
    await expect(appointment(page)).toContainText(/, 12:00/)
    await expect(appointment(page)).toContainText(
      /We keep this time for you until \d\d:\d\d, for \d+ more minutes/,
    )
    await expect(page.getByRole('main')).not.toContainText('Your appointment is booked.')
    await page.getByRole('button', { name: 'Book this time' }).click()
    await expect(page.getByRole('button', { name: 'Call me' })).toBeVisible()
    await typeProofCode(page)
    await expect(page.getByRole('main')).toContainText('Your appointment is booked.')
    await expect(appointment(page)).toContainText(hours.bala.name)

    // Others who have the earlier link follow nothing of it, this browser is led on, and no mail went out yet.
    const link = new URL(page.url()).pathname
    expect(link).not.toBe(arrived)
    expect((await request.get(arrived)).status()).toBe(404)
    await page.goto(arrived)
    await expect(page).toHaveURL(link)
    await expect(appointment(page)).toContainText(hours.bala.name)
    await expect(appointment(page)).toContainText(/Email goes to \S•••@e•••\.\w+\. Is that right\?/)
    await page.getByRole('button', { name: 'Keep this address' }).click()
    await expect(page.getByText('We have noted where your emails go.')).toBeVisible()
    await expect(appointment(page)).toContainText('Email about it goes to')
    const booked = async () =>
      (await mailsNamed(id, stack)).find(({ subject }) => subject === 'Your appointment is booked')
    await expect.poll(async () => linkIn((await booked())?.text), { timeout: 20_000 }).toBe(link)

    const file = await page.request.get(`${link}/appointment.ics`)
    expect(file.headers()).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/calendar; charset=utf-8',
    })
    const before = await file.text()
    expect(before).toContain('METHOD:PUBLISH')
    expect(before).not.toMatch(/bala|talk|psych|pulli|request\//i)

    await page.getByRole('link', { name: 'Move it' }).click()
    await page.getByRole('button', { name: '13:00' }).click()
    await expect(
      page.getByText('Your appointment is moved. Others can have your earlier time now.'),
    ).toBeVisible()
    await expect(appointment(page)).toContainText(/, 13:00/)
    const after = await (await page.request.get(`${link}/appointment.ics`)).text()
    const part = (name: string, text: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text)?.[1]
    expect(part('UID', after)).toBe(part('UID', before))
    expect(Number(part('SEQUENCE', after))).toBeGreaterThan(Number(part('SEQUENCE', before)))

    await page.getByRole('button', { name: 'I can’t come' }).click()
    await expect(page.getByRole('main')).toContainText('Your appointment is cancelled.')
    const cancelled = await (await page.request.get(`${link}/appointment.ics`)).text()
    expect(cancelled).toContain('METHOD:CANCEL')
    expect(part('UID', cancelled)).toBe(part('UID', before))
    // The slot is free again, and the request stays open.
    await page.getByRole('link', { name: 'See free times' }).click()
    await expect(page.getByRole('heading', { name: 'When suits you?' })).toBeVisible()
  })

  test('two people want one time: one has it, the other is offered the nearest on the same page, and takes one', async ({
    page,
    browser,
  }) => {
    test.setTimeout(90_000)
    const hours = await publishHours()
    const first = await asked(page)
    await page.goto(first.path)
    await typeDigits(page, first.digits)
    await seeTimes(page, hours)

    const others = await browser.newContext({ javaScriptEnabled: false })
    const other = await others.newPage()
    const second = await asked(page)
    await other.goto(second.path)
    await typeDigits(other, second.digits)
    await seeTimes(other, hours)

    // Both see it. Both press at once.
    const press = (at: Page) => at.getByRole('button', { name: '12:00' }).click()
    await Promise.all([press(page), press(other)])
    const isHeld = (at: Page) => appointment(at).isVisible()
    await expect.poll(async () => [await isHeld(page), await isHeld(other)].filter(Boolean)).toHaveLength(1)
    const loser = (await isHeld(page)) ? other : page
    await expect(loser.getByRole('alert')).toHaveText('Someone else has this time now. Choose another one.')
    await expect(loser.getByRole('heading', { name: 'Free times near that one' })).toBeVisible()
    const nearest = loser.getByRole('button', { name: /, 1[13]:00$/ }).first()
    const words = (await nearest.textContent()) ?? ''
    await nearest.click()
    await expect(appointment(loser)).toContainText(words)
    await loser.getByRole('button', { name: 'Book this time' }).click()
    await typeProofCode(loser)
    await expect(loser.getByRole('main')).toContainText('Your appointment is booked.')
    await others.close()
  })

  test('a time that is chosen too late waits for the digits, and is held with them', async ({
    page,
    context,
  }) => {
    const hours = await publishHours()
    const { path, digits } = await asked(page)
    await page.goto(path)
    await typeDigits(page, digits)
    await seeTimes(page, hours)
    await context.clearCookies()
    await page.getByRole('button', { name: '11:00' }).click()
    await typeDigits(page, '0000')
    await expect(page.getByText('These are not the last four digits')).toBeVisible()
    await typeDigits(page, digits)
    await expect(appointment(page)).toContainText(/, 11:00/)
    // A visitor with only the link sees that nothing is booked, and not what is held.
    await context.clearCookies()
    await page.goto(path)
    await expect(page.getByRole('main')).not.toContainText(hours.bala.name)
    await expect(page.getByRole('main')).not.toContainText('11:00')
  })

  test('a visitor finds a person by language, asks for them, and can remove the name again', async ({
    page,
  }) => {
    test.setTimeout(90_000)
    await page.goto('/team')
    await page.getByLabel('Language').selectOption('Tamil')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/language=Tamil/)
    const asks = page.getByRole('link', { name: /^Ask for / })
    const name = ((await asks.first().textContent()) ?? '').replace('Ask for ', '')
    await asks.first().click()
    const box = page.getByRole('checkbox', { name: `I would like to talk to ${name}` })
    await expect(box).toBeChecked()
    const form = consultationForm(page)
    await fillIn(form, consultationBody({ phone: '98765' }))
    await form.send.click()
    await expect(box).toBeChecked()
    const filled = consultationBody()
    await fillIn(form, filled)
    await form.send.click()
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible()
    const [{ id = '' } = {}] = await requestsOf(filled.email)
    const toOffice = async () =>
      (await mailsNamed(id, stack)).find(({ to }) => to?.[0]?.address !== filled.email)
    await expect.poll(async () => (await toOffice())?.text, { timeout: 20_000 }).toContain(name)
  })
})

test('a member chooses, books, moves and cancels in the dashboard, without the digits', async ({ page }) => {
  test.setTimeout(90_000)
  const hours = await publishHours()
  const mine = await seeTimesAsMember(page, hours)
  await mine.getByLabel('With whom?').selectOption(hours.bala.name)
  await mine.getByRole('button', { name: '12:00' }).click()
  await expect(mine).toContainText(/We keep this time for you until \d\d:\d\d, for \d+ more minutes/)
  expect(await violations(page)).toEqual([])
  await mine.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByRole('main')).toContainText('Your appointment is booked.')
  await expect(mine).toContainText(hours.bala.name)
  const mail = page.getByRole('region', { name: 'Email about your appointment' })
  await expect(mail).toContainText(/Email goes to \S•••@e•••\.\w+\. Is that right\?/)
  await mail.getByRole('button', { name: 'Use another address' }).click()
  await mail.getByLabel('Email address').fill('asha@example')
  expect(await violations(page)).toEqual([])
  await mail.getByRole('button', { name: 'Save the address' }).click()
  await expect(mail.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true')
  await mail.getByRole('button', { name: 'Keep this address' }).click()
  await expect(mine.getByRole('status')).toHaveText('We have noted where your emails go.')
  await expect(mail).toHaveCount(0)
  await mine.getByRole('button', { name: 'Move it' }).click()
  expect(await violations(page)).toEqual([])
  await mine.getByRole('button', { name: '13:00' }).click()
  await expect(mine.getByRole('status')).toHaveText('Your appointment has been moved.')
  await expect(mine).toContainText(/, 13:00/)
  await mine.getByRole('button', { name: 'I can’t come' }).click()
  await expect(page.getByRole('main')).toContainText('Your appointment is cancelled.')
  await expect(mine.getByRole('button', { name: 'See free times' })).toBeVisible()
})

test('free times that could not be loaded are looked for again by a press', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a phone loses its network')
  const hours = await publishHours()
  let isAway = true
  await page.route('**/slots?**', (route) => (isAway ? route.abort('connectionfailed') : route.fallback()))
  const mine = await seeTimesAsMember(page, hours)
  const again = mine.getByRole('alert').getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(again).toHaveAttribute('aria-busy', 'false')
  isAway = false
  await again.click()
  await expect(mine.locator('.day:enabled').first()).toBeVisible()
  await expect(mine.getByRole('alert')).toHaveCount(0)
})

test('axe finds nothing where a time is chosen, held and booked, light or dark', async ({ page }) => {
  test.setTimeout(90_000)
  const hours = await publishHours()
  const { path, digits } = await asked(page)
  await page.goto(`${path}/time`)
  expect(await violations(page)).toEqual([])
  await page.goto(path)
  await typeDigits(page, digits)
  await seeTimes(page, hours)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '11:00' }).click()
  await expect(appointment(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByRole('heading', { name: 'Type the code to book this time' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await typeProofCode(page)
  await expect(page.getByRole('link', { name: 'Save it in your calendar' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goto('/team?language=Tamil')
  expect(await violations(page)).toEqual([])
})

test('D63: a member reads that someone asked for a call to their number, and says whose it was', async ({
  page,
  playwright,
}) => {
  const { phone } = await signInNewMember(page)
  const others = await playwright.request.newContext({ baseURL: stack.siteUrl })
  const ask = async () => {
    const data = consultationBody({ phone, section: 'Child Psychiatry' })
    await others.post('/api/v1/mwellness/requests', { data, headers: forwardedFor() })
    await page.goto('/dashboard/assessment')
  }
  const card = page.getByRole('region', { name: 'Someone asked for a call to your number' })
  const main = page.getByRole('main')
  await ask()
  await expect(card).toBeVisible()
  await expect(card).not.toContainText(/Child|Psychiatry|•/)
  expect(await violations(page)).toEqual([])
  await card.getByRole('button', { name: 'Not me' }).click()
  await expect(main.getByText('The sender can no longer open the request.')).toBeVisible()
  await expect(card).toHaveCount(0)

  await ask()
  await card.getByRole('button', { name: 'It was me' }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Your request' })).toBeVisible()

  await ask()
  await card.getByRole('button', { name: 'Block further ones' }).click()
  await expect(main.getByRole('button', { name: 'Stop blocking' })).toBeVisible()
  await ask()
  await expect(main.getByRole('button', { name: 'Stop blocking' })).toBeVisible()
  await expect(card).toHaveCount(0)
  await main.getByRole('button', { name: 'Stop blocking' }).click()
  await expect(main.getByText('You no longer block requests.')).toBeVisible()
  await others.dispose()
})

test('a link that opens nothing has no times and no calendar file', async ({ page }) => {
  const path = `/request/${'A'.repeat(22)}`
  const times = await page.goto(`${path}/time`)
  expect(times?.status()).toBe(404)
  expect(times?.headers()['referrer-policy']).toBe('no-referrer')
  expect((await page.request.get(`${path}/appointment.ics`)).status()).toBe(404)
})
