import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { patternsWithKeys } from '../../tools/deploy/routes-with-keys.ts'
import { KEY, spellingsOf } from '../../tools/deploy/spellings.ts'
import { stack } from './shared-stack.ts'

const HEADERS = {
  referer: `https://www.example.org/request/${KEY}`,
  cookie: `desk=${KEY}; refresh=${KEY}`,
  authorization: `Bearer ${KEY}`,
  'content-type': 'application/json',
}

/** Asks for a path as it is written. */
async function ask(base: string, method: string, path: string) {
  const { hostname, port } = new URL(base)
  const sent = request({ hostname, port, method, path, headers: HEADERS }).end(method === 'POST' ? '{}' : '')
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  await once(answer.resume(), 'end')
  return answer
}

test('finding F8: no key of any address, query, referer, cookie or token is in our own logs', async () => {
  const spellings = (await patternsWithKeys()).map(spellingsOf)
  const links = ['confirm', 'unsubscribe'].map((purpose) => `/newsletter/${purpose}?token=${KEY}`)
  for (const address of [...spellings.flat(), ...links]) await ask(stack.siteUrl, 'GET', address)
  for (const [address = ''] of spellings)
    for (const method of ['POST', 'DELETE']) await ask(stack.siteUrl, method, address)
  for (const address of [
    `/admin/auth/reset-password?code=${KEY}`,
    `/admin/registration-info?registrationToken=${KEY}`,
  ])
    await ask(stack.contentUrl, 'GET', address)

  const { headers } = await ask(stack.siteUrl, 'GET', '/no-such-page')
  const folder = join(stack.dataDir, 'logs')
  await expect
    .poll(() => readFileSync(join(folder, 'server.log'), 'utf8'))
    .toContain(`${headers['x-request-id']}`)
  const found = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').toLowerCase().includes(KEY.toLowerCase()),
  )
  expect(found).toEqual([])
})
