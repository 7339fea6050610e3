import { randomUUID } from 'node:crypto'
import { violations } from './axe.ts'
import { addAuthenticator, appCode, DESK_SITE, signInAtDesk, storeInvitation } from './desk-page.ts'
import { followRequests } from './follow-requests.ts'
import { isAskedAgain } from './press-again.ts'
import { query } from './stored-member.ts'
import { expect, test } from './test.ts'

test('a new person joins with a passkey and signs in with it again', async ({ page }) => {
  await addAuthenticator(page)
  const { link, email } = await storeInvitation({ roles: ['owner', 'counsellor'] })
  await page.goto(link)
  await expect(page.getByText('Hello Dr Asha Rao.')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  // Mail scanners open links too: nothing has changed by it.
  await page.reload()
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page).toHaveURL(`${DESK_SITE}/desk`)
  await expect(page.getByText('Hello Dr Asha Rao. You are signed in until')).toBeVisible()
  await expect(page.getByText('You have one way to sign in.')).toBeVisible()

  const [menu, signOut] = [
    page.getByRole('button', { name: 'Menu' }),
    page.getByRole('button', { name: 'Sign out' }),
  ]
  if (!(await signOut.isVisible())) await menu.click()
  await signOut.click()
  await expect(page).toHaveURL(`${DESK_SITE}/desk/sign-in`)
  await page.goto(`${DESK_SITE}/desk/people`)
  await expect(page).toHaveURL(`${DESK_SITE}/desk/sign-in?to=%2Fdesk%2Fpeople`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(`${DESK_SITE}/desk/people`)
  await expect(page.getByRole('row', { name: email })).toContainText('Passkeys: 1')

  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('has expired, was withdrawn or has been used')
})

test('who has no passkey joins with an app, keeps the recovery codes, and signs in with a code', async ({
  page,
}) => {
  const { link, email } = await storeInvitation({ roles: ['coordinator'] })
  await page.goto(link)
  await page.getByRole('button', { name: 'Use an authenticator app instead' }).click()
  await expect(page.getByRole('heading', { name: 'Set up an authenticator app' })).toBeFocused()
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = (await page.locator('.setup code').innerText()).replaceAll(' ', '')
  const code = page.getByLabel('Code from the app')
  await code.fill('000000')
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(code).toHaveAccessibleDescription(/does not match/)
  await code.fill(appCode(secret))
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeFocused()
  await expect(page.locator('.codes__list li')).toHaveCount(10)
  const [recovery = ''] = await page.locator('.codes__list li').allInnerTexts()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'I have kept them' }).click()
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()

  await page.context().clearCookies({ name: 'desk' })
  await page.goto(`${DESK_SITE}/desk/sign-in`)
  await page.getByText('Use a code from an authenticator app').click()
  await page.getByLabel('Email').fill(email)
  // The step before the next: the one that proved the app is spent.
  await code.fill(appCode(secret, 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${DESK_SITE}/desk`)
  await expect(page.getByText('Recovery codes left: 10.')).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`${DESK_SITE}/desk/sign-in`)
  await page.getByText('Use a code from an authenticator app').click()
  await page.getByLabel('Email').fill(email)
  await code.fill(appCode(secret, 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert')).toContainText('A code works only in a browser')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByText('Use a recovery code', { exact: true }).click()
  await page.getByLabel('Recovery code').fill(recovery)
  await page.getByRole('button', { name: 'Sign in' }).last().click()
  await expect(page).toHaveURL(`${DESK_SITE}/desk`)
  await expect(page.getByText('Recovery codes left: 9.')).toBeVisible()
})

test('the first owner says who they are', async ({ page }) => {
  await addAuthenticator(page)
  const { link } = await storeInvitation({ isFirst: true })
  await page.goto(link)
  await expect(page.getByText('You will be the first owner of the desk')).toBeVisible()
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Enter your name.')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.')
  expect(await violations(page)).toEqual([])
})

test('a write without the token of its session changes nothing, and what was typed stays', async ({
  page,
}) => {
  await signInAtDesk(page)
  await page.context().clearCookies({ name: 'DESK-XSRF-TOKEN' })
  await page.goto(`${DESK_SITE}/desk/people`)
  await page.getByLabel('Name').fill('Dr Dev')
  await page.getByLabel('Email').fill('dev@example.org')
  await page.getByRole('checkbox', { name: 'Counsellor' }).check({ force: true })
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('alert')).toContainText('did not come from our own pages')
  await expect(page.getByLabel('Name')).toHaveValue('Dr Dev')
  await expect(page.getByRole('checkbox', { name: 'Counsellor' })).toBeChecked()
})

test('a tab reloads when it becomes visible after another person signed in', async ({ page }) => {
  await signInAtDesk(page, { name: 'Bala Iyer' })
  await page.goto(`${DESK_SITE}/desk/people`)
  await expect(page.getByRole('banner')).toContainText('Bala Iyer')
  await page.getByLabel('Name').fill('Begun by Bala')
  let loads = 0
  page.on('load', () => (loads += 1))
  const isSeenAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

  // Of the same person nothing is lost.
  const looked = page.waitForResponse('**/desk/session')
  await isSeenAgain()
  await looked
  await expect(page.getByLabel('Name')).toHaveValue('Begun by Bala')

  await signInAtDesk(page, { name: 'Chitra Nair' })
  await isSeenAgain()
  await expect(page.getByRole('banner')).toContainText('Chitra Nair')
  await expect(page.getByLabel('Name')).toHaveValue('')
  await expect.poll(() => loads).toBe(1)
})

test('a person who joined uses the desk: invite, withdraw, remove, devices @desktop', async ({
  page,
  browser,
}) => {
  await addAuthenticator(page)
  const { link } = await storeInvitation()
  await page.goto(link)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page).toHaveURL(`${DESK_SITE}/desk`)
  await page.goto(`${DESK_SITE}/desk/people`)

  const send = page.getByRole('button', { name: 'Send the invitation' })
  await page.getByLabel('Name').fill('Dr Dev')
  await send.click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.')
  const email = `dev-${Date.now()}@example.org`
  await page.getByLabel('Email').fill(email)
  await send.click()
  await expect(page.getByRole('checkbox', { name: 'Owner' })).toHaveAccessibleDescription(
    /Choose at least one role/,
  )
  await page.getByRole('checkbox', { name: 'Counsellor' }).check({ force: true })
  await send.click()
  await expect(page.getByRole('status')).toContainText(`A link is on its way to ${email}.`)
  await expect(page.getByLabel('Name')).toHaveValue('')
  await page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).click()
  await expect(page.getByRole('status')).toContainText(`The invitation of ${email} no longer works.`)

  const other = await browser.newContext()
  const theirs = await other.newPage()
  const leaving = await signInAtDesk(theirs, { name: `Chitra ${Date.now()}`, roles: ['counsellor'] })
  await theirs.goto(`${DESK_SITE}/desk`)
  await expect(theirs.getByText(`Hello ${leaving.name}.`)).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'People' })).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: `Remove ${leaving.name}` }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button', { name: 'Leave as it is' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('status')).toContainText(`${leaving.name} has been removed`)
  await theirs.reload()
  await expect(theirs).toHaveURL(/\/desk\/sign-in\?to=/)
  await other.close()

  await page.goto(`${DESK_SITE}/desk/devices`)
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await expect(page.locator('.codes__list li')).toHaveCount(10)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 left.')).toBeVisible()
  await page.getByRole('button', { name: /^Remove the passkey of/ }).click()
  await expect(page.getByRole('alert')).toContainText('This is your only way to sign in.')
})

test('finding F5: long after the sign-in an invitation asks for another one, and goes out as it was typed @desktop', async ({
  page,
}) => {
  await addAuthenticator(page)
  const { link, email: own } = await storeInvitation()
  await page.goto(link)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(page).toHaveURL(`${DESK_SITE}/desk`)
  await query(
    `update staff_sessions set created_at = now() - interval '20 minutes', ends_at = now() + interval '11 hours'
     where staff_id = (select id from staff where email = $1)`,
    [own],
  )
  await page.goto(`${DESK_SITE}/desk/people`)
  await page.getByLabel('Name').fill('Dr Dev')
  const email = `dev-${randomUUID()}@example.org`
  await page.getByLabel('Email').fill(email)
  await page.getByRole('checkbox', { name: 'Owner' }).check({ force: true })
  await page.getByRole('button', { name: 'Send the invitation' }).click()

  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(again.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await again.getByRole('button', { name: 'Not now' }).click()
  await expect(page.getByRole('alert')).toContainText('your last sign-in was more than 15 minutes ago')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await again.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('status')).toContainText(`A link is on its way to ${email}.`)
  await expect(again).toBeHidden()
})

test('finding F5: an owner undoes the removal of another one', async ({ page, browser }) => {
  const other = await browser.newContext()
  const theirs = await signInAtDesk(await other.newPage(), { name: `Chitra ${randomUUID()}` })
  await signInAtDesk(page)
  await page.goto(`${DESK_SITE}/desk/people`)
  await page.getByRole('button', { name: `Remove ${theirs.name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: `Undo the removal of ${theirs.name}` }).click()
  await expect(page.getByRole('status')).toContainText(`${theirs.name} is an owner again.`)
  await expect(page.getByRole('row', { name: theirs.name })).toBeVisible()
  await other.close()
})

test('a coordinator sees no people', async ({ page }) => {
  await signInAtDesk(page, { roles: ['coordinator'] })
  await page.goto(`${DESK_SITE}/desk/people`)
  await expect(page.getByRole('alert').first()).toContainText('Your role does not include this.')
})

for (const [name, path] of [
  ['the sign-in', '/desk/sign-in'],
  ['the start', '/desk'],
  ['the people', '/desk/people'],
  ['the devices', '/desk/devices'],
] as const) {
  test(`axe finds nothing on ${name} of the desk, light or dark, and it fits @desktop`, async ({ page }) => {
    if (path !== '/desk/sign-in') await signInAtDesk(page)
    await page.goto(DESK_SITE + path)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
}

test('no page of the desk is stored, listed, measured or told to another site', async ({ page }) => {
  const settled = followRequests(page)
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await signInAtDesk(page)
  const { link } = await storeInvitation()
  for (const address of ['/desk', '/desk/sign-in', '/desk/people', new URL(link).pathname]) {
    const answer = await page.goto(DESK_SITE + address)
    expect(answer?.headers()['cache-control']).toBe('private, no-store')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  }
  const joining = await page.request.get(link)
  expect(joining.headers()['referrer-policy']).toBe('no-referrer')
  await settled()
  expect(calls.filter((path) => path.includes('vitals') || path === '/sw.js')).toEqual([])
})

test('an owner who presses again right after closing the question about a person is asked again', async ({
  page,
}) => {
  const other = await signInAtDesk(page, { name: `Devi ${Date.now()}`, roles: ['counsellor'] })
  await signInAtDesk(page)
  await page.goto(`${DESK_SITE}/desk/people`)
  await page.getByRole('button', { name: `Remove ${other.name}` }).click()
  await isAskedAgain(page)
})
