import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { applicationAccess } from '#application-role.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { openTestDatabase } from '#testing/open-test-database.ts'
import { expireAuditEvents, recordAudit, sealAuditEvents, verifyAuditChain } from './audit-trail.ts'

async function trail() {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const application = openTestDatabase({ url: applicationAccess(url).url })
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  // The same for all rows: a minute that turns would put those of two into one.
  const { rows } = await owner.query("select date_trunc('minute', now())::text as minute")
  const { minute } = rows[0]
  onTestFinished(async () => {
    await application.close()
    await owner.end()
    await drop()
  })
  /** Rows of some time ago, as they are after that time; only who owns the table can put them there. */
  const past = async (ago: string, count: number) => {
    await owner.query(`
      alter table audit_events disable trigger user;
      insert into audit_events (id, occurred_at, actor, action, subject_kind)
      select gen_random_uuid(), timestamptz '${minute}' - interval '${ago}' + n * interval '1 second', 'visitor', 'thing.do', 'thing'
      from generate_series(1, ${count}) as n;
      alter table audit_events enable trigger user`)
  }
  /** What an attacker does with the owner's database account. */
  const forge = (statement: string) =>
    owner.query(`set session_replication_role = replica; ${statement}; set session_replication_role = origin`)
  const verify = () => verifyAuditChain(application.pool, { now: new Date() })
  return { ...application, owner, past, forge, verify, seal: () => sealAuditEvents(application.db) }
}

test('security row 59: the database says when something was done, whatever the application says', async () => {
  const { db, pool } = await trail()
  const now = new Date('2020-01-01T00:00:00Z')
  await db
    .transaction()
    .execute((tx) => recordAudit(tx, { actor: 'visitor', action: 'thing.do', subjectKind: 'thing', now }))
  await pool.query(`insert into audit_events (id, occurred_at, actor, action, subject_kind)
    values (gen_random_uuid(), '2020-01-01', 'visitor', 'thing.do', 'thing')`)
  const { rows } = await pool.query(
    "select count(*)::int as n from audit_events where occurred_at > now() - interval '1 minute'",
  )
  expect(rows).toEqual([{ n: 2 }])
})

test.each([
  "update audit_events set occurred_at = '2020-01-01'",
  'delete from audit_events',
  "set pulli.expires_audit = 'on'; delete from audit_events",
  "insert into audit_seals (minute, events, hash) values (date_trunc('minute', now()), 1, sha256(''))",
  'update audit_seals set events = 2',
  'delete from audit_seals',
  'truncate audit_seals',
  'create or replace function seal_audit_events() returns void language sql as $$ $$',
  'alter function expire_audit_events() reset all',
])('security row 59: the application is refused %j', async (statement) => {
  const { past, seal, pool, verify } = await trail()
  await past('5 minutes', 2)
  await seal()
  await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' })
  expect(await verify()).toMatchObject({ seals: 1, events: 2 })
})

test('security row 59: closed minutes are sealed in a chain that can be verified, and the open one waits', async () => {
  const { past, seal, verify, db, owner } = await trail()
  await past('3 days', 3)
  await past('10 minutes', 2)
  await db
    .transaction()
    .execute((tx) =>
      recordAudit(tx, { actor: 'visitor', action: 'thing.do', subjectKind: 'thing', now: new Date() }),
    )
  const first = await seal()
  expect(first?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(await seal()).toBeUndefined()
  await past('5 minutes', 4)
  const second = await seal()
  expect(await verify()).toEqual({ seals: 3, events: 9, dropped: 0, last: second })
  expect((await owner.query('select count(*)::int as n from audit_events')).rows).toEqual([{ n: 10 }])
})

test('security row 59: two servers that seal at once make one chain', async () => {
  const { past, seal, verify } = await trail()
  for (let minute = 3; minute < 20; minute++) await past(`${minute} minutes`, 2)
  await Promise.all([seal(), seal(), seal()])
  expect(await verify()).toMatchObject({ seals: 17, events: 34 })
})

test.each([
  [
    'a row is changed',
    "update audit_events set actor = 'm-x' where occurred_at < now() - interval '8 minutes'",
    'changed',
  ],
  [
    'a row is taken away',
    'delete from audit_events where id = (select id from audit_events order by occurred_at limit 1)',
    'missing',
  ],
  [
    'a row is dated back',
    "update audit_events set occurred_at = occurred_at - interval '500 milliseconds'",
    'changed',
  ],
  [
    'a row is added',
    'insert into audit_events select gen_random_uuid(), occurred_at, actor, action, subject_kind from audit_events limit 1',
    'more rows',
  ],
  [
    'a row is added to a quiet minute',
    "insert into audit_events select gen_random_uuid(), occurred_at + interval '1 minute', actor, action, subject_kind from audit_events where occurred_at < now() - interval '8 minutes' limit 1",
    'without any',
  ],
  [
    'a seal is taken away',
    'delete from audit_seals where minute = (select min(minute) from audit_seals)',
    'changed',
  ],
  [
    'rows and their seal are taken away',
    "delete from audit_seals where minute = (select min(minute) from audit_seals); delete from audit_events where occurred_at < now() - interval '8 minutes'",
    'changed',
  ],
  [
    'a seal is made anew for changed rows',
    "update audit_events set actor = 'm-x' where occurred_at < now() - interval '8 minutes'; update audit_seals set hash = sha256('forged') where minute = (select min(minute) from audit_seals)",
    'changed',
  ],
])('security row 59: where %s, the verification says in which minute', async (_what, statement, reason) => {
  const { past, seal, verify, forge, pool } = await trail()
  await past('10 minutes', 2)
  await past('5 minutes', 2)
  await seal()
  await forge(statement)
  const { broken } = await verify()
  expect(broken?.reason).toContain(reason)
  const { rows } = await pool.query("select $1::timestamptz < now() - interval '4 minutes' as is_past", [
    broken?.minute,
  ])
  expect(rows).toEqual([{ is_past: true }])
})

test('security row 59: a month goes after thirteen, and its seals stay, so that the chain holds', async () => {
  const { past, seal, verify, db } = await trail()
  await past('15 months', 2)
  await past('12 months', 3)
  await past('5 minutes', 1)
  // What is not sealed yet is not dropped.
  expect(await expireAuditEvents(db)).toBe(0)
  await seal()
  expect(await expireAuditEvents(db)).toBe(2)
  expect(await verify()).toMatchObject({ seals: 3, events: 4, dropped: 1 })
})

test('security row 59: rows that are gone before their time are missed', async () => {
  const { past, seal, verify, forge } = await trail()
  await past('15 months', 2)
  await past('12 months', 3)
  await seal()
  await forge("delete from audit_events where occurred_at > now() - interval '13 months'")
  expect((await verify()).broken?.reason).toBe('3 of its 3 rows are missing')
})
