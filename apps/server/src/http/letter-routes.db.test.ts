import { keysOf } from '@pulli/api/keys/keys.ts'
import type { Mail } from '@pulli/api/mail/mail.ts'
import { applicationAccess } from '@pulli/data/application-role.ts'
import { freshDatabase } from '@pulli/data/testing/fresh-database.ts'
import { openTestDatabase } from '@pulli/data/testing/open-test-database.ts'
import fastify from 'fastify'
import { expect, inject, onTestFinished, test } from 'vitest'
import { letterRoutes } from './content-service-routes.ts'

const LETTER = {
  id: 'abcdefghijklmnopqrstuvwx',
  title: 'The first cold morning',
  summary: 'Shorter days.',
  publishedOn: '2026-12-01',
}
const TO = 'editor@example.org'

async function routes(send?: (mail: Mail) => Promise<undefined>) {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const database = openTestDatabase({ url: applicationAccess(url).url })
  const app = fastify()
  onTestFinished(async () => {
    await app.close()
    await database.close()
    await drop()
  })
  const sent: Mail[] = []
  const keep = async (mail: Mail) => {
    sent.push(mail)
    return undefined
  }
  letterRoutes(app, {
    database,
    clock: () => new Date('2026-11-24T12:00:00Z'),
    mailer: { send: send ?? keep, close: () => undefined },
    keys: keysOf({ secret: 'of the tests' }),
    publicUrl: 'https://pulli.example',
    secret: 'of the tests',
  })
  const post = (path: string, payload: object, authorization = 'Bearer of the tests') =>
    app.inject({ method: 'POST', url: `/internal/${path}`, payload, headers: { authorization } })
  return { post, sent }
}

test('an editor sees the mail as readers will get it, and what in it would tell others', async () => {
  const { post, sent } = await routes()
  const shown = (await post('letter-preview', LETTER)).json()
  expect(shown).toMatchObject({ subject: LETTER.title, telling: [] })
  expect(shown.html).toContain('Shorter days.')
  expect(shown.text).toContain(`https://pulli.example/community/${LETTER.id}`)
  const telling = await post('letter-preview', { ...LETTER, title: 'Mental health in winter' })
  expect(telling.json().telling).toEqual(['mental'])
  expect(sent).toEqual([])
})

test('a test goes to whoever asks for it, is marked as one, and belongs to no list', async () => {
  const { post, sent } = await routes()
  expect((await post('letter-test', { letter: LETTER, to: TO })).json()).toEqual({ status: 'sent' })
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[[TO], 'Test: The first cold morning']])
  expect(sent[0]).not.toHaveProperty('unsubscribePage')
  for (let n = 1; n < 10; n++)
    expect((await post('letter-test', { letter: LETTER, to: TO })).statusCode).toBe(200)
  expect((await post('letter-test', { letter: LETTER, to: TO })).statusCode).toBe(429)
  expect(sent).toHaveLength(10)
})

test('a mail server that refuses is said', async () => {
  const { post } = await routes(() => Promise.reject(new Error('no')))
  expect((await post('letter-test', { letter: LETTER, to: TO })).statusCode).toBe(502)
})

test('without the secret there is nothing, and what is no letter is refused', async () => {
  const { post, sent } = await routes()
  for (const path of ['letter-preview', 'letter-test'])
    expect((await post(path, { letter: LETTER, to: TO }, 'Bearer guessed')).statusCode).toBe(404)
  expect((await post('letter-preview', {})).statusCode).toBe(422)
  expect((await post('letter-test', { letter: LETTER, to: 'a@b.in,c@d.in' })).statusCode).toBe(422)
  expect(sent).toEqual([])
})
