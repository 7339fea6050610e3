import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeSecrets } from '../../tools/deploy/made-secrets.ts'
import { environmentOf } from '../../tools/deploy/unit-environment.ts'
import { INHERITED } from '../inherited-environment.ts'
import { queryDatabase } from '../query-database.ts'
import { stack } from './shared-stack.ts'

const ROOT = join(import.meta.dirname, '../..')

/** `npm run audit:verify`. */
const verify = (env: Record<string, string>) =>
  spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, 'apps/server/src/verify-audit.ts')],
    { cwd: ROOT, encoding: 'utf8', env: { ...INHERITED, ...env } },
  )

test('security row 59: the command verifies the running stack’s audit trail, and reports an unreadable one', async () => {
  // What is closed is sealed at once, so that the test need not wait for the worker.
  await queryDatabase(stack.databaseUrl, 'select seal_audit_events()')
  const found = verify({ DATA_DIR: stack.dataDir })
  expect([found.status, found.stderr]).toEqual([0, ''])
  expect(found.stdout).toContain('sealed minutes hold')
  expect(verify({ DATA_DIR: join(stack.dataDir, 'nowhere') }).status).toBe(2)
})

test('M4: the unit of systemd finds the database by its folder, wherever it is started', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-unit-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const secrets = join(folder, 'secrets')
  makeSecrets(secrets)
  const env = {
    ...INHERITED,
    ...environmentOf('pulli-verify-audit.service', { secrets }),
    DATA_DIR: stack.dataDir,
  }
  const pulli = (...args: string[]) =>
    spawnSync(join(ROOT, 'deploy/pulli'), args, { cwd: '/', encoding: 'utf8', env })
  expect(pulli('verify-audit')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('sealed minutes hold'),
  })
})
