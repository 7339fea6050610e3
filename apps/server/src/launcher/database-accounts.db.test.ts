import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabaseAccounts } from './database-accounts.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const PASSWORDS = { application: 'of-the-server', content: 'of-the-content-service' }
let folder: string
let postgres: EmbeddedPostgres

beforeAll(async () => {
  // Only its owner may enter it, as the home of root.
  folder = mkdtempSync(join(tmpdir(), 'pulli-accounts-'))
  postgres = await startEmbeddedPostgres({
    folder,
    password: 'of-this-test-alone',
    logFile: join(folder, 'postgres.log'),
    settings: { shared_buffers: '1MB', fsync: 'off' },
  })
}, 60_000)

afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

async function ask(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

const elsewhere = (url: string, database: string) => url.replace(/[^/]+$/, database)
const makeAccounts = () => makeDatabaseAccounts(postgres.url, PASSWORDS)

test('finding C2: neither account is a superuser, and neither reaches any database but its own', async () => {
  const { application, content } = await makeAccounts()
  for (const [own, others] of [
    [application, ['content', 'postgres', 'template1']],
    [content, ['pulli', 'postgres', 'template1']],
  ] as const) {
    expect(
      await ask(
        own,
        'select rolsuper or rolcreaterole or rolcreatedb as may from pg_roles where rolname = current_user',
      ),
    ).toEqual([{ may: false }])
    for (const other of others)
      await expect(ask(elsewhere(own, other), 'select 1')).rejects.toMatchObject({ code: '42501' })
  }
})

test('finding C2: neither account runs a program or reads a file of the machine', async () => {
  const file = join(folder, 'of-root-alone')
  writeFileSync(file, 'a secret', { mode: 0o600 })
  const { application, content } = await makeAccounts()
  await ask(content, 'create table if not exists stolen (line text)')
  for (const [account, statement] of [
    [content, `copy stolen from program 'cat ${file}'`],
    [content, `copy stolen from '${file}'`],
    [content, `select pg_read_file('${file}')`],
    [content, `select lo_import('${file}')`],
    [content, 'set role pulli'],
    [content, 'create role mine superuser'],
    [application, `copy (select 1) to program 'cat > ${file}'`],
    [application, `select pg_read_file('${file}')`],
  ] as const)
    await expect(ask(account, statement)).rejects.toMatchObject({ code: '42501' })
})

test('finding C2: what a restore created as superuser is handed over, and the content service works on in it', async () => {
  await ask(
    postgres.url('content'),
    'create table files (id serial primary key, name text)',
    "insert into files (name) values ('old')",
    "create type mood as enum ('calm')",
    'create view names as select name from files',
    'create function twice(x int) returns int language sql return x * 2',
  )
  const { content } = await makeAccounts()
  await ask(
    content,
    'alter table files add column url text',
    "insert into files (name) values ('new')",
    'drop view names',
    'drop function twice(int)',
    "alter type mood add value 'low'",
    'create table links (file_id integer references files)',
  )
  expect(await ask(content, 'select name from files order by id')).toEqual([{ name: 'old' }, { name: 'new' }])
  const owners = await ask(content, "select distinct tableowner from pg_tables where schemaname = 'public'")
  expect(owners).toEqual([{ tableowner: 'pulli_content' }])
})

test('finding C2: the next start finds the accounts and changes only their passwords', async () => {
  await makeAccounts()
  const { content } = await makeDatabaseAccounts(postgres.url, { ...PASSWORDS, content: 'a new one' })
  expect(await ask(content, 'select current_user::text as name')).toEqual([{ name: 'pulli_content' }])
})

const asRoot = test.skipIf(process.getuid?.() !== 0 || process.platform !== 'linux')

asRoot('finding C2: as root, PostgreSQL has no capability and can get none', () => {
  const [pid] = readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1]
  for (const set of ['CapInh', 'CapPrm', 'CapEff', 'CapAmb', 'CapBnd'])
    expect({ set, held: field(set) }).toEqual({ set, held: '0000000000000000' })
  expect(field('NoNewPrivs')).toBe('1')
  expect(field('Uid')?.split('\t')).not.toContain('0')
})

asRoot(
  'finding C2: not even its superuser reads a file of root, by itself or through a program',
  async () => {
    const file = join(folder, 'secrets.json')
    writeFileSync(file, 'a secret', { mode: 0o600 })
    const owner = postgres.url('postgres')
    await expect(ask(owner, `select pg_read_file('${file}')`)).rejects.toThrow('Permission denied')
    await expect(
      ask(owner, 'create temporary table stolen (line text)', `copy stolen from program 'cat ${file}'`),
    ).rejects.toMatchObject({ code: '38000' })
  },
)
