import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { APPLICATION_ROLE } from '#application-role.ts'
import { migrationNames } from '#migrate.ts'
import { freshDatabase } from '#testing/fresh-database.ts'
import { findBreaks, readRelease, readSchema, type Schema } from '#testing/released-schema.ts'

async function newestDatabase(): Promise<pg.Client> {
  const { url, drop } = await freshDatabase(inject('databaseUrl'))
  const client = new pg.Client({ connectionString: url })
  onTestFinished(async () => {
    await client.end()
    await drop()
  })
  await client.connect()
  return client
}

async function newestSchema(change = ''): Promise<Schema> {
  const client = await newestDatabase()
  if (change) await client.query(change)
  return readSchema(client, APPLICATION_ROLE)
}

test('operate §2: servers of the released version go on working on the newest schema', async () => {
  const { schema, accepted } = readRelease()
  expect(findBreaks(schema, await newestSchema(), accepted)).toEqual([])
})

test('operate §2: the released version knew the migrations up to the one that is recorded', async () => {
  const { newestMigration } = readRelease()
  expect(await migrationNames()).toContain(newestMigration)
})

const BREAKING: [change: string, fault: string][] = [
  ['drop table moods cascade', 'table moods is gone'],
  ['alter table moods drop column recorded_at', 'moods.recorded_at is gone'],
  ['alter table moods alter column version type bigint', 'moods.version was integer and is bigint'],
  ['alter table moods add column weather text not null', 'moods.weather is new and needs a value'],
  ['alter table members alter column erase_after set not null', 'members.erase_after may no longer be null'],
  ['alter table members alter column status drop default', 'members.status has no default any more'],
  ['revoke delete on moods from pulli_app', 'moods: the server may no longer DELETE'],
  [
    "alter table moods add constraint moods_said check (time_zone <> 'UTC') not valid",
    'moods: constraint moods_said is new or stricter',
  ],
  [
    'create unique index moods_one_note on moods (note_encrypted)',
    'moods: unique index moods_one_note is new',
  ],
  [
    'alter table moods drop constraint moods_one_for_each_day',
    'moods: unique index moods_one_for_each_day, which "on conflict" may name, is gone',
  ],
  ['drop function seal_audit_events', 'function seal_audit_events() is gone or returns something else'],
  [
    'create trigger never before insert on moods for each row execute function refuse_change_of_consents()',
    'trigger moods.never is new',
  ],
]

test('operate §2: what would break the servers of before is found', async () => {
  const client = await newestDatabase()
  const before = await readSchema(client, APPLICATION_ROLE)
  for (const [change, ...faults] of BREAKING) {
    await client.query(`begin; ${change}`)
    const after = await readSchema(client, APPLICATION_ROLE)
    await client.query('rollback')
    expect([change, ...findBreaks(before, after)]).toEqual([change, ...faults])
  }
})

test('operate §2: a constraint that somebody looked at is accepted by its name, and no other', async () => {
  const before = await newestSchema()
  const after = await newestSchema(`
    alter table moods add constraint moods_said check (time_zone <> 'UTC') not valid;
    alter table moods add constraint moods_once check (version < 100) not valid`)
  expect(findBreaks(before, after, { moods_said: 'every version writes one' })).toEqual([
    'moods: constraint moods_once is new or stricter',
  ])
})

test('operate §2: a new table, a new column that may be null, and one with a default break nothing', async () => {
  const before = await newestSchema()
  const after = await newestSchema(`
    create table things (thing_id uuid primary key, what text not null unique);
    alter table moods add column weather text, add column is_shared boolean not null default false;
    create index moods_of_a_kind on moods (mood_type)`)
  expect(findBreaks(before, after)).toEqual([])
})
