import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { mailsNamed } from '../outbox.ts'
import { stack } from '../stack/shared-stack.ts'
import { expect, test } from './test.ts'

/** Returns the link in the mail to an address; undefined until it has arrived. */
async function linkTo(email: string): Promise<string | undefined> {
  const mails = await mailsNamed('newsletter-link', stack)
  const mail = mails.find(({ to }) => to?.some(({ address }) => address === email))
  return /\/newsletter\/confirm\?token=[\w.-]+/.exec(mail?.text ?? '')?.[0]
}

async function askAt(page: Page, address: string, email: string) {
  await page.goto(address)
  const form = page.getByRole('form', { name: 'Get the next letter' })
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.getByRole('button', { name: 'Send me a link' }).click()
}

test('D31 D32 who asks for the letters confirms it from the inbox, by a button and not by opening', async ({
  page,
}) => {
  const email = `reader-${randomUUID()}@example.in`
  await askAt(page, '/community', email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your inbox.')
  await expect.poll(() => linkTo(email), { timeout: 15_000 }).toBeDefined()
  const link = (await linkTo(email)) ?? ''

  const opened = await page.goto(link)
  expect(opened?.headers()['cache-control']).toBe('no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('button', { name: 'Yes, send me the letters' }).click()
  await expect(page).toHaveURL('/newsletter/confirm?done=1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are subscribed.')
})

test('a bad address stays in the field with what to change; a made-up link says that it does not hold', async ({
  page,
}) => {
  await askAt(page, '/newsletter', 'nobody')
  const field = page.getByRole('textbox', { name: 'Email' })
  await expect(field).toHaveValue('nobody')
  await expect(field).toHaveAccessibleDescription(/Enter one email address/)

  await page.goto('/newsletter/unsubscribe?token=made-up')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link has expired.')
})
