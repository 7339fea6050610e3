import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { VERSION } from '@pulli/domain/release/version.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../../apps/server/src/launcher/embedded-postgres.ts'
import { NAMES, writeVersion } from '../../tools/release/write-version.ts'
import { INHERITED } from '../inherited-environment.ts'
import { queryDatabase } from '../query-database.ts'
import { freePort } from '../running-stack.ts'
import { linkPackages } from './linked-packages.ts'

const ROOT = join(import.meta.dirname, '../..')
const parent = mkdtempSync(join(tmpdir(), 'pulli-next-'))
const [major = 0, minor = 0] = VERSION.split('.').map(Number)
const NEXT = `${major}.${minor + 1}.0`
const AFTER_NEXT = `${major}.${minor + 2}.0`

/** Packs this checkout as a later version: the release's own command writes its number, and it has one more migration. */
function pack(version: string, from = VERSION): string {
  const folder = join(parent, version)
  mkdirSync(folder)
  const paths = [
    ...Object.keys(NAMES),
    'CHANGELOG.md',
    'deploy',
    'packages',
    'apps/api',
    'apps/server',
    'apps/web',
  ]
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
  const files = [...new Set(listed.split('\n'))].filter((file) => file && existsSync(join(ROOT, file)))
  const list = join(parent, `${version}.txt`)
  writeFileSync(list, files.join('\n'))
  execFileSync('sh', ['-c', 'tar -cf - -T "$1" | tar -xf - -C "$2"', 'sh', list, folder], { cwd: ROOT })
  linkPackages(folder)
  // Built from the messages, which are the same.
  symlinkSync(join(ROOT, 'packages/messages/generated'), join(folder, 'packages/messages/generated'))
  for (const step of from === VERSION ? [version] : [from, version]) writeVersion(folder, step, '2027-01-02')
  writeFileSync(
    join(folder, 'packages/data/migrations/9999_next.sql'),
    'create table next_things (thing text)',
  )
  return folder
}

/** Runs a command of a version on the database. */
async function pulli(folder: string, command: string, env: Record<string, string>) {
  const found = await promisify(execFile)(join(folder, 'deploy/pulli'), [command], {
    cwd: parent,
    env: { ...INHERITED, HOME: parent, ...env },
  }).catch((error: { code: number; stdout: string; stderr: string }) => error)
  return { status: 'code' in found ? found.code : 0, stdout: found.stdout, stderr: found.stderr }
}

let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>
beforeAll(async () => {
  postgres = await startEmbeddedPostgres({
    folder: join(parent, 'postgres'),
    password: 'postgres',
    logFile: join(parent, 'postgres.log'),
    settings: { fsync: 'off' },
  })
}, 60_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(parent, { recursive: true, force: true })
})

test('H8: a version goes to the next one and back to itself, and from the one after that it is refused before it touches anything', {
  timeout: 240_000,
}, async () => {
  const url = postgres.url('pulli')
  const owner = { DATABASE_URL: url }
  const schema = () => queryDatabase(url, 'select name, applied_at from schema_migrations order by name')
  expect(await pulli(ROOT, 'migrate', owner)).toMatchObject({ status: 0, stderr: '' })

  const next = pack(NEXT)
  expect(await pulli(next, 'migrate', owner)).toMatchObject({
    status: 0,
    stdout: 'migrated: 9999_next.sql\n1 migrations took effect\n',
  })
  const atNext = await schema()
  expect(await pulli(ROOT, 'migrate', owner)).toMatchObject({
    status: 0,
    stdout: 'nothing to migrate\n',
    stderr: expect.stringContaining(
      `This is Pulli ${VERSION}, on a database that ${NEXT} has brought up to date`,
    ),
  })
  expect(await schema()).toEqual(atNext)

  expect(await pulli(pack(AFTER_NEXT, NEXT), 'migrate', owner)).toMatchObject({ status: 0 })
  const refused = await pulli(ROOT, 'migrate', owner)
  const sentence = `This is Pulli ${VERSION}. Pulli ${AFTER_NEXT} has brought the database to where nothing older than ${NEXT} may work`
  expect(refused).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining(sentence) })
  expect(await schema()).toEqual(atNext)
  // The next one is still let in.
  expect(await pulli(next, 'migrate', owner)).toMatchObject({ status: 0 })

  const server = await pulli(ROOT, 'server', {
    DATABASE_APP_URL: url,
    DATA_DIR: join(parent, 'data'),
    PORT: `${await freePort()}`,
    CONTENT_URL: 'http://127.0.0.1:1',
    CONTENT_SECRET: 'a-secret-of-this-test-alone',
    APP_SECRET: 'a-secret-of-this-test-alone',
  })
  expect(server).toMatchObject({ status: 1, stderr: expect.stringContaining(sentence) })
})
