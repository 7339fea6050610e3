import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/**
 * What a database of the tests needs to become empty again. An event trigger records changes of its schema. Tables that
 * the migrations fill are never emptied: their contents are compared. Statistics would change the plans of later tests.
 */
const RESET = `
  create schema test_reset;
  create view test_reset.tables as
    select pg_class.oid::regclass as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'graphile_worker');

  create function test_reset.content_of(name regclass) returns text language plpgsql as $$
  declare content text;
  begin
    execute format('select md5(string_agg(one::text, '','' order by one::text)) from %s one', name) into content;
    return content;
  end $$;

  create table test_reset.seeded_tables as
    select name, content from (select name, test_reset.content_of(name) as content from test_reset.tables) as each
    where content is not null;

  create function test_reset.empty_tables() returns boolean language plpgsql as $$
  declare one regclass;
  begin
    if exists (select from test_reset.schema_changes)
      or exists (select from test_reset.seeded_tables where content is distinct from test_reset.content_of(name))
      or exists (select from pg_db_role_setting join pg_database on pg_database.oid = setdatabase
        where datname = current_database())
      or exists (select from pg_statistic join test_reset.tables on starelid = name)
    then return false; end if;
    -- Neither triggers nor foreign keys.
    set local session_replication_role = replica;
    -- To read the size of a table costs a tenth of a statement that finds it empty.
    for one in
      select name from test_reset.tables
      where pg_relation_size(name) > 0 and name not in (select name from test_reset.seeded_tables)
    loop execute format('delete from %s', one); end loop;
    perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
      from pg_sequences where last_value is not null and schemaname in ('public', 'graphile_worker');
    return true;
  end $$;

  create table test_reset.schema_changes (tag text);
  create function test_reset.record_schema_change() returns event_trigger language plpgsql security definer as $$
  begin insert into test_reset.schema_changes values (tg_tag); end $$;
  create event trigger record_schema_change on ddl_command_end execute function test_reset.record_schema_change();`

/** Prepares the template of the tests' databases, as their owner, for `canBeReused`. */
export async function prepareReset(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(RESET)
  await client.end()
}

/**
 * Empties a database once its connections are closed.
 * @returns false where it no longer is as the migrations make it, or while a connection stays open
 */
export async function canBeReused(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await emptyDatabase(client)
  } catch {
    // A test has, for example, refused connections to it.
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/**
 * As `canBeReused`, on a connection that is open.
 * @param others how many more connections stay open: their owner knows them to be idle
 */
export async function emptyDatabase(client: pg.ClientBase | pg.Pool, others = 0): Promise<boolean> {
  if (!(await isLeft(client, others))) return false
  const { rows } = await client.query<{ is_empty: boolean }>('select test_reset.empty_tables() as is_empty')
  return rows[0]?.is_empty === true
}

/** The server gives no event for the end of a connection, which follows that of the client. */
async function isLeft(client: pg.ClientBase | pg.Pool, others: number): Promise<boolean> {
  for (let tries = 1; tries <= 1_000; tries++) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and backend_type = 'client backend'`,
    )
    if ((rowCount ?? 0) <= others) return true
    await sleep(5)
  }
  return false
}
