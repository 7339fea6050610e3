import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testHolder } from '@pulli/api/testing/sealed.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../running-stack.ts'
import { serverOfItsOwn } from './server-of-its-own.ts'
import { stack } from './shared-stack.ts'

// care §6, decision 19: a site that keeps a sealed copy of what is erased, beside one that keeps none.

const SENTENCE = 'A sealed copy of what is erased is kept for 365 days'

const sealing = { url: '', end: () => {} }
const holder = await testHolder()

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-sealing-'))
  const port = await freePort()
  const server = await serverOfItsOwn({
    PORT: `${port}`,
    DATA_DIR: folder,
    RETENTION_AFTER_ERASURE: 'sealed-one-year',
    RETENTION_RECIPIENT: holder.recipient,
  })
  sealing.url = `http://127.0.0.1:${port}`
  sealing.end = () => {
    server.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)

afterAll(() => sealing.end())

const read = async (base: string, path: string) => (await fetch(`${base}${path}`)).text()

test.each(['/privacy', '/goodbye', '/newsletter/unsubscribe', '/consultation', '/dashboard/login'])(
  'care §6: %s says that a sealed copy is kept where one is, and is as it was where none is',
  async (path) => {
    expect((await read(sealing.url, path)).includes(SENTENCE)).toBe(true)
    expect((await read(stack.siteUrl, path)).includes(SENTENCE)).toBe(false)
  },
)

test.each(['/dashboard', '/desk', '/safety-plan'])(
  'care §6: the document of %s tells its dialogs whether a sealed copy is kept',
  async (path) => {
    expect(await read(sealing.url, path)).toContain('data-sealed-copy=""')
    expect(await read(stack.siteUrl, path)).not.toContain('data-sealed-copy')
  },
)

test('care §6: a request names the notice that said so', async () => {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    const sent = await fetch(`${sealing.url}/api/v1/mwellness/requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Canary',
        email: 'sealed@example.in',
        phone: '98123 40999',
        section: 'Art Therapy',
        consultation_date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
      }),
    })
    const { data } = await sent.json()
    const { rows } = await client.query('select notice_version from consultation_requests where id = $1', [
      data.id,
    ])
    expect(rows).toEqual([{ notice_version: 'consultation-5-sealed' }])
  } finally {
    await client.end()
  }
})
