import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { queryDatabase } from '../query-database.ts'
import { freePort } from '../running-stack.ts'
import { databaseOfItsOwn } from './database-of-its-own.ts'
import { migrateDatabase } from './migrate-database.ts'
import { serverOfItsOwn } from './server-of-its-own.ts'
import { applicationUrl, contentDatabaseUrl, stack } from './shared-stack.ts'

const folder = mkdtempSync(join(tmpdir(), 'pulli-role-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const processOf = (part: 'server' | 'content'): number =>
  JSON.parse(readFileSync(join(stack.dataDir, 'run', `${part}.json`), 'utf8')).pid

test('security row 25: server, queue and listener connect as the application role', async () => {
  // It asks the database whether it is there, and keeps the connection for a few seconds.
  expect((await fetch(`${stack.siteUrl}/readyz`)).status).toBe(200)
  const signedIn = await queryDatabase(
    stack.databaseUrl,
    `select distinct usename, application_name as part from pg_stat_activity
     where datname = 'pulli' and application_name in ('pulli', 'pulli content changes', 'pulli worker')`,
  )
  expect(new Set(signedIn.map(({ usename }) => usename))).toEqual(new Set(['pulli_app']))
  expect(new Set(signedIn.map(({ part }) => part))).toEqual(
    new Set(['pulli', 'pulli content changes', 'pulli worker']),
  )
})

test('security rows 25 and 59: its account cannot leave its role, create a table or rewrite the audit trail', async () => {
  for (const statement of [
    'set role pulli',
    'set session authorization pulli',
    'create table mine (x int)',
    "update audit_events set actor = 'x'",
    'delete from audit_events',
  ])
    await expect(queryDatabase(applicationUrl(), statement)).rejects.toMatchObject({ code: '42501' })
  const elsewhere = applicationUrl(stack.databaseUrl.replace(/[^/]+$/, 'content'))
  await expect(queryDatabase(elsewhere, 'select 1')).rejects.toMatchObject({ code: '42501' })
})

test('finding C2: the content service’s database account reaches no health data, program or file', async () => {
  const secrets = join(stack.dataDir, 'secrets.json')
  // Its pool closes idle connections.
  expect((await fetch(`${stack.contentUrl}/api/faqs`)).status).toBe(200)
  const signedIn = await queryDatabase(
    stack.databaseUrl,
    "select distinct usename from pg_stat_activity where datname = 'content' and application_name <> 'psql'",
  )
  expect(signedIn.map(({ usename }) => usename)).toContain('pulli_content')
  const own = contentDatabaseUrl()
  await queryDatabase(own, 'create table stolen (line text)')
  for (const statement of [
    `copy stolen from program 'cat ${secrets}'`,
    `copy stolen from '${secrets}'`,
    `select pg_read_file('${secrets}')`,
    'set role pulli',
  ])
    await expect(queryDatabase(own, statement)).rejects.toMatchObject({ code: '42501' })
  await queryDatabase(own, 'drop table stolen')
  // It is let into no other database at all, whatever the tables there allow.
  for (const other of ['pulli', 'postgres', 'template1'])
    await expect(queryDatabase(own.replace(/[^/]+$/, other), 'select 1')).rejects.toMatchObject({
      code: '42501',
    })
})

test.skipIf(process.platform !== 'linux')(
  'finding C2: neither the server nor the content service has an owner’s database address',
  () => {
    for (const part of ['server', 'content'] as const) {
      const environment = readFileSync(`/proc/${processOf(part)}/environ`, 'utf8').split('\0')
      expect(environment.filter((line) => line.startsWith('DATABASE_URL='))).toEqual([])
      const { password } = new URL(stack.databaseUrl)
      expect(environment.some((line) => line.includes(password))).toBe(false)
    }
  },
)

test.skipIf(process.platform !== 'linux')('finding C2: the PostgreSQL of the stack has no capability', () => {
  const [pid] = readFileSync(join(stack.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapAmb'])
    expect(status).toMatch(new RegExp(`^${set}:\\s+0+$`, 'm'))
})

// Four processes one after the other.
test('finding C2: a server exits with a message on an outdated database, and starts after the migration', {
  timeout: 90_000,
}, async () => {
  const database = await databaseOfItsOwn()
  const start = async () =>
    serverOfItsOwn({
      PORT: `${await freePort()}`,
      DATA_DIR: folder,
      DATABASE_APP_URL: database.applicationUrl,
    })
  await expect(start()).rejects.toThrow('npm run migrate')

  expect(await migrateDatabase(database.ownerUrl)).toMatchObject({
    code: 0,
    said: expect.stringContaining('took effect'),
  })
  expect(await migrateDatabase(database.ownerUrl)).toEqual({ code: 0, said: 'nothing to migrate\n' })
  const server = await start()
  server.kill('SIGKILL')
  await database.drop()
})

test('finding C2: a server given the owner’s database address does not start', async () => {
  const started = serverOfItsOwn({
    PORT: `${await freePort()}`,
    DATA_DIR: folder,
    DATABASE_URL: stack.databaseUrl,
  })
  await expect(started).rejects.toThrow('DATABASE_URL: is the owner')
})
