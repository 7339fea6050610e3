import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freshDatabase } from './fresh-database.ts'

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** Does something to a database and gives it back. @returns its address, the next one's, and a connection to that */
async function after(work: string) {
  const used = await freshDatabase(inject('databaseUrl'))
  const client = new pg.Client({ connectionString: used.url })
  await client.connect()
  await client.query(work)
  await client.end()
  await used.drop()
  const next = await freshDatabase(inject('databaseUrl'))
  onTestFinished(next.drop)
  return { used: used.url, next: next.url, client: await connect(next.url) }
}

const RECIPIENTS = `insert into office_recipient_changes (id, changed_at, source, recipients)
  values (gen_random_uuid(), now(), 'setting', '{}') returning position`

test('the next test gets the database of an earlier one, without its rows and with its sequences restarted', async () => {
  const { used, next, client } = await after(RECIPIENTS)
  expect(next).toBe(used)
  expect((await client.query('select from office_recipient_changes')).rowCount).toBe(0)
  expect((await client.query(RECIPIENTS)).rows).toEqual([{ position: '1' }])
})

test.each([
  ['a changed table', 'alter table moods add colour text'],
  ['a dropped trigger', 'drop trigger audit_events_append_only on audit_events'],
  ['a grant', 'grant update on audit_events to pulli_app'],
  ['a changed row of the migrations', `update schema_migrations set name = 'x' where name like '0001%'`],
  ['statistics of a table', `${RECIPIENTS}; analyze office_recipient_changes`],
  [
    'a read-only database',
    `do $$ begin execute format('alter database %I set default_transaction_read_only = on',
     current_database()); end $$`,
  ],
])('a database with %s is dropped', async (_what, work) => {
  const { used, next, client } = await after(work)
  expect(next).not.toBe(used)
  await expect(connect(used)).rejects.toThrow('does not exist')
  expect((await client.query('select from test_reset.schema_changes')).rowCount).toBe(0)
})

test('a database whose connection ends late is given back all the same', async () => {
  const used = await freshDatabase(inject('databaseUrl'))
  const client = await connect(used.url)
  const dropped = used.drop()
  await client.query(RECIPIENTS)
  await client.end()
  await dropped
  const next = await freshDatabase(inject('databaseUrl'))
  onTestFinished(next.drop)
  expect(next.url).toBe(used.url)
  expect((await (await connect(next.url)).query('select from office_recipient_changes')).rowCount).toBe(0)
})
