import { existsSync } from 'node:fs'
import { VERSION } from '@pulli/domain/release/version.ts'
import { expect, test } from 'vitest'
import { commandsWith } from './commands.ts'

test('every command starts a file that is there', () => {
  const commands = Object.values(commandsWith({}))
  expect(commands.length).toBeGreaterThan(8)
  for (const { module } of commands) expect(existsSync(module), module).toBe(true)
})

test('the server is one process, or as many as SERVERS says; an empty setting counts as not set', () => {
  expect(commandsWith({ SERVERS: '' }).server?.module).toMatch(/\/build\/server\.js$/)
  expect(commandsWith({ SERVERS: '3' }).server).toMatchObject({
    module: expect.stringMatching(/\/server-cluster\.ts$/),
    args: ['3'],
  })
})

test('the worker is a server that works on jobs, whatever the servers beside it are told', () => {
  expect(commandsWith({ SERVERS: '3', JOBS: 'off' }).worker).toMatchObject({
    module: expect.stringMatching(/\/build\/server\.js$/),
    env: { JOBS: 'on' },
  })
})

test('what is not ready is said once: a single server says so itself, those of a cluster do not', () => {
  expect(commandsWith({}).server?.isChecked).toBe(false)
  expect(commandsWith({ SERVERS: '3' }).server?.isChecked).toBe(true)
  expect(commandsWith({ SERVERS: '3' }).worker?.isChecked).toBe(false)
})

test('finding F7: the content service hides samples and takes no passwords in production, and keeps its uploads with the data', () => {
  const env = (settings: Record<string, string>) => commandsWith(settings).content?.env
  expect(env({ NODE_ENV: 'production', DATA_DIR: '/data' })).toMatchObject({
    SAMPLES: 'hidden',
    CMS_PASSWORDS: 'off',
    CONTENT_PUBLIC_DIR: '/data/content',
    HOST: '127.0.0.1',
    PORT: '1337',
    CMS_ADMIN_EMAIL: 'editor@example.org',
    PULLI_RELEASE: VERSION,
  })
  expect(env({ CONTENT_ADMIN_EMAIL: 'asha@example.in' })).toMatchObject({
    SAMPLES: 'shown',
    CMS_PASSWORDS: 'on',
    CMS_ADMIN_EMAIL: 'asha@example.in',
  })
})
