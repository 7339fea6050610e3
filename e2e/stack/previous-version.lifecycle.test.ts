import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { migrate } from '@pulli/data/migrate.ts'
import { readRelease } from '@pulli/data/testing/released-schema.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countRows } from '../../apps/server/src/backup/row-bounds.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/launcher/embedded-postgres.ts'
import { linkPackages } from './linked-packages.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The released version: its tag, or the commit that is recorded. A shallow clone may have neither. */
function releasedCommit(): string | undefined {
  const { version, commit } = readRelease()
  const isThere = (name: string) =>
    spawnSync('git', ['cat-file', '-e', `${name}^{commit}`], { cwd: ROOT }).status === 0
  return [`v${version}`, commit].find(isThere)
}

const released = process.env.LONG ? releasedCommit() : undefined
const parent = mkdtempSync(join(tmpdir(), 'pulli-previous-'))
const old = join(parent, 'checkout')

/** Runs a program in the previous version's checkout, and returns what it printed. */
async function run(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const path = `${join(old, 'node_modules/.bin')}:${process.env.PATH}`
  const { stdout } = await promisify(execFile)(program, [...args], {
    cwd: old,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...env, PATH: path, LONG: '' },
  }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`${program} failed:\n${`${error.stdout}${error.stderr}`.slice(-8_000)}`)
  })
  return stdout
}

const node = (script: string, env: Record<string, string>) =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script], env)

/** The previous version's checkout, with the packages of its own lockfile. */
async function checkOut(commit: string) {
  mkdirSync(old)
  await promisify(execFile)('sh', ['-c', 'git archive "$1" | tar -x -C "$2"', 'sh', commit, old], {
    cwd: ROOT,
  })
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(old) === lock(ROOT)) linkPackages(old)
  else await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  await run('npm', ['run', 'build', '-w', '@pulli/messages'])
}

beforeAll(async () => {
  if (released !== undefined) await checkOut(released)
}, 600_000)

afterAll(() => rmSync(parent, { recursive: true, force: true }))

const needs = 'npm run test:long, and the commit of the released version: a shallow clone lacks it'

/** With `npm run test:long` alone. */
test('operate §2: a database of the released version is brought up to date with everything that is in it', {
  timeout: 300_000,
}, async ({ skip }) => {
  if (released === undefined) return skip(needs)
  const postgres = await startEmbeddedPostgres({
    folder: join(parent, 'postgres'),
    password: 'postgres',
    logFile: join(parent, 'postgres.log'),
    settings: { fsync: 'off' },
  })
  try {
    const url = postgres.url('pulli')
    await node(
      `import { openDatabase } from '@pulli/data/database.ts'
       import { migrate } from '@pulli/data/migrate.ts'
       import { fillTables } from '@pulli/data/testing/many-rows.ts'
       await migrate(process.env.DATABASE)
       const { pool, close } = openDatabase({ url: process.env.DATABASE, maxConnections: 2 })
       await fillTables(pool)
       await close()`,
      { DATABASE: url },
    )
    const rowsOf = async () => {
      const { tables, migration } = await countRows(url)
      return {
        migration,
        rows: Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows])),
      }
    }
    const before = await rowsOf()
    expect(before.migration).toBe(readRelease().newestMigration)
    expect(before.rows.members).toBe(5_000)
    await migrate(url)
    const { schema_migrations: _, ...kept } = before.rows
    expect((await rowsOf()).rows).toMatchObject(kept)
  } finally {
    await postgres.stop()
  }
})

/** Compares the tables with those that its own fixture fills: where a later version added one, it fails by itself. */
const OF_ITS_OWN_SCHEMA = 'neither member nor number is anywhere'

/** With `npm run test:long` alone. */
test('operate §2: the code of the released version passes its own tests of the API on the newest schema', {
  timeout: 1_200_000,
}, async ({ skip }) => {
  if (released === undefined) return skip(needs)
  const migrations = join(old, 'packages/data/migrations')
  rmSync(migrations, { recursive: true })
  cpSync(join(ROOT, 'packages/data/migrations'), migrations, { recursive: true })
  const others = `^(?!.*${OF_ITS_OWN_SCHEMA})`
  const printed = await run('npx', ['vitest', 'run', '--project', 'database', '-t', others, 'apps/api/src'])
  // The runner colours what it prints, since this one does.
  expect(stripVTControlCharacters(printed)).toMatch(/Tests .*\b\d{2,} passed/)
})
