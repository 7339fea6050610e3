import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { smtpSink } from '@pulli/api/testing/smtp-sink.ts'
import { expect, onTestFinished, test } from 'vitest'
import { describeFaults } from '../../apps/server/src/config/faults.ts'
import { parseServerConfig } from '../../apps/server/src/config/server-config.ts'
import { makeSecrets } from '../../tools/deploy/made-secrets.ts'
import { environmentOf } from '../../tools/deploy/unit-environment.ts'
import { INHERITED } from '../inherited-environment.ts'
import { freePort, startStack } from '../running-stack.ts'
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

test.each(['PORT', 'CONTENT_PORT'])(
  'finding M3: a start whose %s another program has says so in words, and what answers there is not taken for ours',
  async (setting) => {
    const other = createServer((_request, response) => void response.end()).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const dataDir = mkdtempSync(join(tmpdir(), 'pulli-port-'))
    onTestFinished(() => {
      other.close()
      rmSync(dataDir, { recursive: true, force: true })
    })
    const taken = `${(other.address() as AddressInfo).port}`
    const free = `${await freePort()}`
    const { status, stderr } = await run('launch', {
      DATA_DIR: dataDir,
      PORT: setting === 'PORT' ? taken : free,
      CONTENT_PORT: setting === 'PORT' ? free : taken,
    })
    expect(stderr).toContain(`Port ${taken} (${setting}) is taken by another program.`)
    expect(status).toBe(1)
  },
)

test('secrets.json is readable only by its owner', () => {
  expect(statSync(join(shared.dataDir, 'secrets.json')).mode & 0o077).toBe(0)
})

test('M4, M5: the unit that checks finds the running site, refuses the samples as they are, and tries what was filled in', {
  timeout: 300_000,
}, async () => {
  // Browser tests, which run beside this one, put people at the desk of the shared stack.
  const own = await startStack({ content: 'recorded' })
  const folder = mkdtempSync(join(tmpdir(), 'pulli-check-'))
  onTestFinished(async () => {
    await own.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  const secrets = join(folder, 'secrets')
  makeSecrets(secrets)
  const check = async (settings: string) => {
    const env = environmentOf('pulli-check.service', { secrets, settings })
    const found = await promisify(execFile)(join(ROOT, 'deploy/pulli'), ['check-production'], {
      cwd: '/',
      env: { ...INHERITED, ...env, DATA_DIR: own.dataDir, KEYS_DIR: own.keysDir },
    }).catch((error: { code: number; stdout: string; stderr: string }) => error)
    return { status: 'code' in found ? found.code : 0, stdout: found.stdout, stderr: found.stderr }
  }

  const copied = await check(readFileSync(join(ROOT, 'deploy/pulli.env.example'), 'utf8'))
  for (const line of [
    'MSG91_TEMPLATE_ID: must be set',
    'OFFICE_RECIPIENTS: is an example',
    'SMTP_URL: is not set, and nobody',
  ])
    expect(copied.stderr).toContain(line)
  expect(copied.status).toBe(1)

  // A trial, so that no gateway of the world is asked; it only warns.
  const trial = ['ALLOW_DEMO_OTP=1', `PUBLIC_URL=${own.siteUrl}`, 'MAIL_FROM=Pulli <care@example.in>'].join(
    '\n',
  )
  const bare = await check(trial)
  for (const line of [
    'OFFICE_RECIPIENTS: must name who is mailed',
    'the desk: has nobody yet',
    'BACKUP_TO: is not set',
  ])
    expect(bare.stdout).toContain(`Warning: ${line}`)
  expect([bare.status, bare.stderr]).toEqual([0, ''])

  const backups = ['BACKUP_TO=/nonexistent', ...(await backupKeys(folder))].join('\n')
  writeFileSync(join(secrets, 'smtp_url'), `smtp://127.0.0.1:${await freePort()}\n`)
  const wrong = await check(`${trial}\n${backups}`)
  expect(wrong.stdout).toContain('Warning: SMTP_URL: was tried, and failed: nothing listens there.')
  expect(wrong.stdout).toContain('Warning: BACKUP_TO: names a folder that is not there.')

  const { url } = await smtpSink()
  writeFileSync(join(secrets, 'smtp_url'), `${url}\n`)
  const right = await check(
    `${trial}\nOFFICE_RECIPIENTS=care@example.in\n${backups.replace('/nonexistent', folder)}`,
  )
  expect(right.stdout).not.toMatch(/was tried|SMTP_URL|BACKUP_TO: /)
  expect(right.stdout).toContain('Warning: backups: none is in BACKUP_TO')
  expect(right.status).toBe(0)
})

/** The lines that `make-backup-keys` prints for the settings. */
async function backupKeys(folder: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(join(ROOT, 'deploy/pulli'), ['make-backup-keys', folder], {
    env: INHERITED,
  })
  return stdout.match(/^BACKUP_\w+=age1\w+$/gm) ?? expect.fail(stdout)
}
