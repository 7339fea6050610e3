import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keysOf } from '@pulli/api/keys/keys.ts'
import { newsletterPage } from '@pulli/api/newsletter/newsletter-links.ts'
import { expect, test } from 'vitest'
import { queryDatabase } from '../query-database.ts'
import { stack } from './shared-stack.ts'

/** A reader who confirmed, and the address in the `List-Unsubscribe` of their mails. */
async function reader() {
  const id = randomUUID()
  await queryDatabase(
    stack.databaseUrl,
    `insert into newsletter_subscriptions (id, email, notice_version, asked_at, confirmed_at)
     values ($1, $2, 'newsletter-1', now(), now())`,
    [id, `reader-${id}@example.in`],
  )
  const secrets = JSON.parse(await readFile(join(stack.dataDir, 'secrets.json'), 'utf8'))
  const key = keysOf({ secret: secrets.appSecret }).current
  const page = newsletterPage({ publicUrl: stack.siteUrl, key }, 'unsubscribe', id)
  const isReader = async () =>
    (await queryDatabase(stack.databaseUrl, 'select from newsletter_subscriptions where id = $1', [id]))
      .length === 1
  return { page, isReader }
}

const ONE_CLICK = { 'List-Unsubscribe': 'One-Click' }
const multipart = () => {
  const form = new FormData()
  form.set('List-Unsubscribe', 'One-Click')
  return form
}

test.each([
  ['as a form', () => new URLSearchParams(ONE_CLICK)],
  ['as multipart', multipart],
])('RFC 8058: a mail program ends the subscription by one POST of its own, sent %s', async (_, body) => {
  const { page, isReader } = await reader()
  const post = () => fetch(page, { method: 'POST', body: body(), redirect: 'manual' })
  expect((await post()).status).toBe(200)
  expect(await isReader()).toBe(false)
  expect((await post()).status).toBe(200)
})

test('RFC 8058: a look at the address, a POST without the word and a token of nobody change nothing', async () => {
  const { page, isReader } = await reader()
  expect((await fetch(page)).status).toBe(200)
  const bare = await fetch(page, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' })
  expect(bare.status).toBe(403)
  const strange = page.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  const refused = await fetch(strange, { method: 'POST', body: new URLSearchParams(ONE_CLICK) })
  expect(refused.status).toBe(422)
  const confirming = page.replace('/unsubscribe?', '/confirm?')
  const other = await fetch(confirming, { method: 'POST', body: new URLSearchParams(ONE_CLICK) })
  expect(other.status).toBe(403)
  expect(await isReader()).toBe(true)
})
