import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { APPLICATION_ROLE, applicationAccess, grantToApplication } from './application-role.ts'
import { recordAudit } from './audit/audit-trail.ts'
import { addJob } from './jobs/jobs.ts'
import { migrate } from './migrate.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

async function openAsApplication() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const database = openTestDatabase({ url: applicationAccess(url).url })
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  return { ...database, url }
}

/** A role that lives as long as the test, and one connection of its database's owner. */
async function withRole(rights: string, { owns = false } = {}) {
  const { url, drop } = await freshDatabase(inject('databaseUrl'), { empty: true })
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const role = `test_${randomBytes(6).toString('hex')}`
  await owner.query(`create role ${role} login password 'x' ${rights}`)
  const database = new URL(url).pathname.slice(1)
  if (owns) await owner.query(`alter database ${database} owner to ${role}`)
  onTestFinished(async () => {
    await owner.end()
    await drop()
    const admin = new pg.Client({ connectionString: inject('databaseUrl') })
    await admin.connect()
    await admin.query(`drop role ${role}`)
    await admin.end()
  })
  const own = new URL(url)
  own.username = role
  own.password = 'x'
  return { role, owner, url, ownUrl: own.href }
}

test('security row 25: the application is who it should be, and owns nothing', async () => {
  const { db } = await openAsApplication()
  const { rows } = await sql<Record<string, unknown>>`
    select current_user as name, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
      (select count(*)::int from pg_class where relowner = pg_roles.oid) as tables,
      has_schema_privilege(current_user, 'public', 'create') as makes_tables,
      has_database_privilege(current_user, current_database(), 'create') as makes_schemas
    from pg_roles where rolname = current_user`.execute(db)
  expect(rows).toEqual([
    {
      name: APPLICATION_ROLE,
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
      rolreplication: false,
      tables: 0,
      makesTables: false,
      makesSchemas: false,
    },
  ])
})

test.each([
  'create table public.mine (x int)',
  'create schema mine',
  'create function public.mine() returns int language sql as $$ select 1 $$',
  'create role mine',
  'create extension pg_trgm',
  'alter table members add column x int',
  'drop table members',
  'truncate members',
  'alter table audit_events disable trigger all',
  'drop trigger audit_events_append_only on audit_events',
  "update audit_events set actor = 'x'",
  'delete from audit_events',
  'truncate audit_events',
  'delete from schema_migrations',
  "update schema_version set oldest = '0.0.1'",
  'drop schema graphile_worker cascade',
  "select pg_read_file('/etc/hostname')",
])('security rows 25 and 59: the application is refused %j', async (statement) => {
  const { db } = await openAsApplication()
  await db
    .transaction()
    .execute((tx) =>
      recordAudit(tx, { actor: 'visitor', action: 'thing.do', subjectKind: 'thing', now: new Date() }),
    )
  const error = await sql
    .raw(statement)
    .execute(db)
    .catch((thrown: unknown) => thrown)
  // Insufficient privilege: by a missing right or as one who is not the owner.
  expect(error).toMatchObject({ code: '42501' })
  expect(error).not.toMatchObject({ message: expect.stringContaining('append-only') })
  expect(await db.selectFrom('auditEvents').select('actor').execute()).toEqual([{ actor: 'visitor' }])
})

test('the application queues a job, and sees what is queued', async () => {
  const { db } = await openAsApplication()
  await db.transaction().execute((tx) => addJob(tx, { task: 'do', payload: { id: 'x' }, key: 'k' }))
  const { rows } = await sql`select task_identifier from graphile_worker.jobs`.execute(db)
  const { rows: rowsOfTable } = await sql`select payload from graphile_worker._private_jobs`.execute(db)
  expect([rows, rowsOfTable]).toEqual([[{ taskIdentifier: 'do' }], [{ payload: { id: 'x' } }]])
})

test('a table that a later migration makes is the application’s to read and write, not to change', async () => {
  const { url, pool } = await openAsApplication()
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  await owner.query('create table later (x int generated always as identity, y int)')
  await expect(pool.query('select * from later')).rejects.toMatchObject({ code: '42501' })
  await migrate(url)
  await owner.end()
  await pool.query('insert into later (y) values (1)')
  await pool.query('update later set y = 2')
  expect((await pool.query('select y from later')).rows).toEqual([{ y: 2 }])
  await pool.query('delete from later')
  await expect(pool.query('alter table later add column z int')).rejects.toMatchObject({ code: '42501' })
})

test('security row 25: the application makes no table for a while either', async () => {
  const { url, pool } = await openAsApplication()
  await migrate(url)
  await expect(pool.query('create temporary table mine (x int)')).rejects.toMatchObject({ code: '42501' })
})

test('an owner that may make roles makes the one of the application, and takes it on', async () => {
  const { owner, ownUrl, role } = await withRole('createrole', { owns: true })
  const made = `${role}_app`
  await migrate(ownUrl, { application: { role: made, isAssumed: true } })
  const url = new URL(ownUrl)
  url.searchParams.set('options', `-c role=${made}`)
  const { pool, close } = openTestDatabase({ url: url.href })
  expect((await pool.query('select current_user as name, count(*)::int as n from members')).rows).toEqual([
    { name: made, n: 0 },
  ])
  await expect(pool.query('delete from audit_events')).rejects.toMatchObject({ code: '42501' })
  await close()
  await owner.query(`drop owned by ${made}; drop role ${made}`)
})

test('an owner that may not make roles is told what to do', async () => {
  const { ownUrl, role } = await withRole('nosuperuser', { owns: true })
  const application = { role: `${role}_app`, isAssumed: true }
  await expect(migrate(ownUrl, { application })).rejects.toThrow('set DATABASE_APP_URL')
})

test('an owner without superuser rights migrates, and a role of its own is given its rights', async () => {
  const owner = await withRole('nosuperuser', { owns: true })
  const { role, owner: admin } = await withRole('nosuperuser')
  await migrate(owner.ownUrl, { application: { role, isAssumed: false } })
  const url = new URL(owner.ownUrl)
  url.username = role
  const { pool, close } = openTestDatabase({ url: url.href })
  expect((await pool.query('select current_user as name, count(*)::int as n from members')).rows).toEqual([
    { name: role, n: 0 },
  ])
  await expect(pool.query('delete from audit_events')).rejects.toMatchObject({ code: '42501' })
  await close()
  // What it was given goes before it does.
  const ownerOnIt = new pg.Client({ connectionString: owner.ownUrl })
  await ownerOnIt.connect()
  await ownerOnIt.query(`revoke all on all tables in schema public, graphile_worker from ${role};
    revoke all on all sequences in schema public, graphile_worker from ${role};
    revoke all on schema public, graphile_worker from ${role}`)
  await ownerOnIt.end()
  expect((await admin.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('security row 25: an address that may too much stops the start, and so does a role that is not there', async () => {
  const { url, ownUrl, role } = await withRole('superuser')
  await expect(migrate(url, { application: { role, isAssumed: false } })).rejects.toThrow('may do more')
  await expect(migrate(ownUrl, { application: { role: 'nobody', isAssumed: false } })).rejects.toThrow(
    'DATABASE_APP_URL names the role "nobody", which is not there',
  )
})

test('an owner that may not take on the role is told so before anything runs', async () => {
  const { ownUrl } = await withRole('nosuperuser', { owns: true })
  await expect(migrate(ownUrl)).rejects.toThrow('may not take on the role pulli_app: set DATABASE_APP_URL')
})

test('the role that is taken on is there from the first statement, beside other options of the address', async () => {
  const { url } = await openAsApplication()
  const own = new URL(url)
  own.searchParams.set('options', '-c work_mem=1MB')
  const { pool, close } = openTestDatabase({ url: applicationAccess(own.href).url })
  const { rows } = await pool.query("select current_user as name, current_setting('work_mem') as memory")
  expect(rows).toEqual([{ name: APPLICATION_ROLE, memory: '1MB' }])
  await close()
  expect(applicationAccess(url, 'postgres://app%40x:y@host/db')).toEqual({
    url: 'postgres://app%40x:y@host/db',
    role: 'app@x',
    isAssumed: false,
  })
})

test('the rights are given again without a change', async () => {
  const { url, pool } = await openAsApplication()
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const rights = 'select relname, relacl::text from pg_class where relkind = $1 order by 1, 2'
  const before = (await owner.query(rights, ['r'])).rows
  await grantToApplication(owner, applicationAccess(url))
  expect((await owner.query(rights, ['r'])).rows).toEqual(before)
  await owner.end()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
