import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { describeFaults } from '../../apps/server/src/config/faults.ts'
import { parseServerConfig } from '../../apps/server/src/config/server-config.ts'
import { INHERITED } from '../inherited-environment.ts'
import { startStack } from '../running-stack.ts'
import { stack as shared } from './shared-stack.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Runs a program of the server to its end. */
function run(program: string, env: Record<string, string>) {
  return new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', `apps/server/src/${program}.ts`],
      { cwd: ROOT, env: { ...INHERITED, ...env } },
      (error, stdout, stderr) => resolve({ status: error === null ? 0 : Number(error.code), stdout, stderr }),
    )
    onTestFinished(() => void child.kill('SIGKILL'))
  })
}

test('invalid settings stop the start and are all named, without a stack trace or a secret', async () => {
  const { status, stderr } = await run('launch', {
    PORT: 'eighty',
    DATABASE_URL: `mysql://root:${'hunter2'}@db/x`,
    SMTP_URL: 'not an address',
    NODE_ENV: 'production',
  })
  expect(status).toBe(1)
  for (const variable of ['PORT', 'DATABASE_URL', 'SMTP_URL']) expect(stderr).toContain(`${variable}: `)
  expect(stderr).not.toMatch(/hunter2|\bat .*:\d+:\d+/)
})

test('D58: a refused start names every reason at once, also those beside its settings', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-refused-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { status, stderr } = await run('launch', {
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    PORT: 'eighty',
  })
  expect(status).toBe(1)
  for (const variable of ['PORT', 'ALLOW_DEMO_OTP', 'PUBLIC_URL', 'OFFICE_RECIPIENTS', 'SMTP_URL'])
    expect(stderr).toContain(`${variable}: `)
})

test('D58: NODE_ENV means what the operator set, not what React reads', async () => {
  const settings = { PORT: 'eighty' }
  const inProduction = parseServerConfig({ ...settings, NODE_ENV: 'production' })
  expect(inProduction.ok ? '' : describeFaults(inProduction.faults)).toContain(
    'PUBLIC_URL: must be set and begin with https://',
  )
  const { stderr } = await run('server', settings)
  expect(stderr).toContain('PORT: ')
  expect(stderr).not.toContain('PUBLIC_URL: ')
})

test('a second start in the same folder says what to do and has no effect', async () => {
  const { status, stderr } = await run('launch', {
    DATA_DIR: shared.dataDir,
    PORT: '39001',
    CONTENT_PORT: '39002',
  })
  expect([status, stderr]).toEqual([1, expect.stringContaining('give this copy its own DATA_DIR')])
  expect((await fetch(`${shared.siteUrl}/livez`)).status).toBe(200)
})

test('secrets.json is readable only by its owner', () => {
  expect(statSync(join(shared.dataDir, 'secrets.json')).mode & 0o077).toBe(0)
})

test('check-production says of a running site what it is not ready for', {
  timeout: 300_000,
}, async () => {
  // Browser tests, which run beside this one, put people at the desk of the shared stack.
  const own = await startStack({ content: 'recorded' })
  onTestFinished(async () => void (await own.stop()))
  const settings = {
    DATA_DIR: own.dataDir,
    PUBLIC_URL: 'https://www.example.in',
    TRUST_PROXY: '1',
    OFFICE_RECIPIENTS: 'care@example.in',
    SMS_GATEWAY: 'msg91',
    MSG91_AUTH_KEY: 'key',
    MSG91_TEMPLATE_ID: 'template',
  }
  const check = (env: Record<string, string>) => run('check-production', { ...settings, ...env })
  const without = await check({})
  expect(without.stderr).toContain('SMTP_URL: is not set, and nobody is at the desk')
  expect(without.stdout).toContain('Warning: BACKUP_TO: is not set')
  expect(without.status).toBe(1)
  const ready = await check({ SMTP_URL: 'smtps://mail.example.in', MAIL_FROM: 'Pulli <care@example.in>' })
  expect(ready.stdout).toContain('Warning: the desk: has nobody yet')
  expect(ready.stderr).toBe('')
  expect(ready.status).toBe(0)
  // D58: nobody is at its desk.
  const mail = { SMTP_URL: 'smtps://mail.example.in', OFFICE_RECIPIENTS: '' }
  const toNobody = await check(mail)
  expect(toNobody.stderr).toContain('OFFICE_RECIPIENTS: must name who is mailed')
  expect(toNobody.status).toBe(1)
  const trial = await check({ ...mail, PUBLIC_URL: '', ALLOW_DEMO_OTP: '1' })
  expect(trial.stdout).toContain('Warning: OFFICE_RECIPIENTS: must name who is mailed')
  expect(trial.status).toBe(0)
})
