import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stack as shared } from './shared-stack.ts'

const ROOT = join(import.meta.dirname, '../..')

function launchWith(env: Record<string, string>) {
  return spawnSync(process.execPath, ['apps/server/src/launch.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 20_000,
    env: { PATH: process.env.PATH, ...env },
  })
}

test('invalid settings stop the start and are all named, without a stack trace or a secret', () => {
  const { status, stderr } = launchWith({
    PORT: 'eighty',
    DATABASE_URL: `mysql://root:${'hunter2'}@db/x`,
    SMTP_URL: 'not an address',
    NODE_ENV: 'production',
  })
  expect(status).toBe(1)
  for (const variable of ['PORT', 'DATABASE_URL', 'SMTP_URL']) expect(stderr).toContain(`${variable}: `)
  expect(stderr).not.toMatch(/hunter2|\bat .*:\d+:\d+/)
})

test('D58: a refused start names every reason at once, also those beside its settings', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-refused-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { status, stderr } = launchWith({ DATA_DIR: dataDir, NODE_ENV: 'production', PORT: 'eighty' })
  expect(status).toBe(1)
  for (const variable of ['PORT', 'ALLOW_DEMO_OTP', 'PUBLIC_URL', 'OFFICE_RECIPIENTS', 'SMTP_URL'])
    expect(stderr).toContain(`${variable}: `)
})

test('D58: NODE_ENV means what the operator set, not what React reads', () => {
  const start = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['apps/server/src/server.ts'], {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: 20_000,
      env: { PATH: process.env.PATH, PORT: 'eighty', ...env },
    }).stderr
  expect(start({})).not.toContain('PUBLIC_URL: ')
  expect(start({ NODE_ENV: 'production' })).toContain('PUBLIC_URL: must be set and begin with https://')
})

test('a second start in the same folder says what to do and has no effect', async () => {
  const { status, stderr } = launchWith({ DATA_DIR: shared.dataDir, PORT: '39001', CONTENT_PORT: '39002' })
  expect([status, stderr]).toEqual([1, expect.stringContaining('give this copy its own DATA_DIR')])
  expect((await fetch(`${shared.siteUrl}/livez`)).status).toBe(200)
})

test('secrets.json is readable only by its owner', () => {
  expect(statSync(join(shared.dataDir, 'secrets.json')).mode & 0o077).toBe(0)
})

test('check-production says of a running site what it is not ready for', { timeout: 300_000 }, () => {
  const settings = {
    DATA_DIR: shared.dataDir,
    PUBLIC_URL: 'https://www.example.in',
    TRUST_PROXY: '1',
    OFFICE_RECIPIENTS: 'care@example.in',
    SMS_GATEWAY: 'msg91',
    MSG91_AUTH_KEY: 'key',
    MSG91_TEMPLATE_ID: 'template',
  }
  const check = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['apps/server/src/check-production.ts'], {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: 60_000,
      env: { PATH: process.env.PATH, ...settings, ...env },
    })
  const without = check({})
  expect(without.stderr).toContain('SMTP_URL: is not set, and nobody is at the desk')
  expect(without.stdout).toContain('Warning: BACKUP_TO: is not set')
  expect(without.status).toBe(1)
  const ready = check({ SMTP_URL: 'smtps://mail.example.in', MAIL_FROM: 'Pulli <care@example.in>' })
  expect(ready.stdout).toContain('Warning: the desk: has nobody yet')
  expect(ready.stderr).toBe('')
  expect(ready.status).toBe(0)
  // D58: nobody is at the desk of the shared stack.
  const mail = { SMTP_URL: 'smtps://mail.example.in', OFFICE_RECIPIENTS: '' }
  const toNobody = check(mail)
  expect(toNobody.stderr).toContain('OFFICE_RECIPIENTS: must name who is mailed')
  expect(toNobody.status).toBe(1)
  const trial = check({ ...mail, PUBLIC_URL: '', ALLOW_DEMO_OTP: '1' })
  expect(trial.stdout).toContain('Warning: OFFICE_RECIPIENTS: must name who is mailed')
  expect(trial.status).toBe(0)
})
