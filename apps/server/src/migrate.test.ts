import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Where no `.env` lies, and with no setting but where Node is. */
function run(script: string, env: Record<string, string> = {}) {
  const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, script)]
  return spawnSync(process.execPath, args, { cwd: tmpdir(), env, encoding: 'utf8' })
}

test('npm run migrate without an address says so in its own name, and that npm start needs no command', () => {
  const { status, stderr } = run('migrate.ts')
  expect(stderr).toContain('npm run migrate cannot start with these settings:\n  DATABASE_URL: is missing')
  expect(stderr).toContain('The database that npm start brings along needs no command')
  expect(status).toBe(1)
})

test('npm run audit:verify names itself where a setting is wrong', () => {
  const { status, stderr } = run('verify-audit.ts', { DATABASE_URL: 'mysql://localhost/pulli' })
  expect(stderr).toContain('npm run audit:verify cannot start with these settings:\n  DATABASE_URL:')
  expect(status).toBe(2)
})
