import type pg from 'pg'

/** The role as which the server works where no other one is named. */
export const APPLICATION_ROLE = 'pulli_app'

/** How a running server stands before the database: its address, and the role that it has there. */
export type ApplicationAccess = {
  url: string
  role: string
  /** Whether it signs in as the owner and takes on the role with the connection. */
  isAssumed: boolean
}

/**
 * The access of the running server: an address of its own, or the owner's with the role taken on from the very
 * first statement of each connection.
 */
export function applicationAccess(ownerUrl: string, ownUrl?: string): ApplicationAccess {
  if (ownUrl !== undefined) {
    return { url: ownUrl, role: decodeURIComponent(new URL(ownUrl).username), isAssumed: false }
  }
  const url = new URL(ownerUrl)
  const others = url.searchParams.get('options')
  url.searchParams.set('options', `${others ? `${others} ` : ''}-c role=${APPLICATION_ROLE}`)
  return { url: url.href, role: APPLICATION_ROLE, isAssumed: true }
}

type Relation = { name: string; kind: string; needs_policy: boolean }

const RELATIONS = `
  select format('%I.%I', nspname, relname) as name, relkind::text as kind,
    relrowsecurity and nspname = 'graphile_worker' and not exists (
      select from pg_policy where polrelid = pg_class.oid and polname = 'application') as needs_policy
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ('public', 'graphile_worker') and relkind in ('r', 'p', 'v', 'S')
    and pg_has_role(relowner, 'usage')
  order by 1`

// What the application may do with a table. It never makes, changes or empties one.
const RIGHTS: Record<string, string> = {
  'public.audit_events': 'select, insert',
  // Made by a function of the owner's, so that nobody else says what a seal is.
  'public.audit_seals': 'select',
  // It starts only on a database that is up to date.
  'public.schema_migrations': 'select',
}

/**
 * Gives the application its rights on everything that is there, and nothing more. Called after the migrations,
 * under their lock, each time: so a table that is new needs no line of its own.
 *
 * @throws Error where there is no such role and none can be made, or where it may do more than it should
 */
export async function grantToApplication(
  client: pg.ClientBase,
  { role, isAssumed }: Pick<ApplicationAccess, 'role' | 'isAssumed'>,
): Promise<void> {
  await client.query('begin')
  try {
    await client.query("set local lock_timeout = '2s'")
    await makeMissingRole(client, { role, isAssumed })
    const name = client.escapeIdentifier(role)
    const { rows } = await client.query<Relation>(RELATIONS)
    await client.query(`
      revoke create on schema public from public;
      do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$;
      grant usage on schema public, graphile_worker to ${name};
      ${rows.map((relation) => grantsOn(relation, name)).join('\n')}`)
    await checkRights(client, role)
    if (isAssumed) await takeOn(client, role)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Tries what every connection will do, so that a start fails and not the first visitor. */
async function takeOn(client: pg.ClientBase, role: string): Promise<void> {
  try {
    await client.query(`set local role ${client.escapeIdentifier(role)}`)
  } catch (cause) {
    const advice = 'set DATABASE_APP_URL, or grant it the role'
    throw new Error(`the account of DATABASE_URL may not take on the role ${role}: ${advice}`, { cause })
  }
}

function grantsOn({ name, kind, needs_policy }: Relation, role: string): string {
  const rights = RIGHTS[name] ?? (kind === 'S' ? 'usage, select' : 'select, insert, update, delete')
  const object = kind === 'S' ? `sequence ${name}` : name
  return [
    `revoke all on ${object} from ${role};`,
    rights === '' ? '' : `grant ${rights} on ${object} to ${role};`,
    // The queue shows the rows of its tables to their owner only. Who may read them is said by the rights.
    needs_policy ? `create policy application on ${name} using (true) with check (true);` : '',
  ].join('\n')
}

/** Of two databases of one cluster that make the role at once, one does it. */
async function makeMissingRole(
  client: pg.ClientBase,
  { role, isAssumed }: Pick<ApplicationAccess, 'role' | 'isAssumed'>,
): Promise<void> {
  const { rows } = await client.query('select from pg_roles where rolname = $1', [role])
  if (rows.length > 0) return
  if (!isAssumed) throw new Error(`DATABASE_APP_URL names the role "${role}", which is not there`)
  const { rows: own } = await client.query<{ may: boolean }>(
    'select rolsuper or rolcreaterole as may from pg_roles where rolname = current_user',
  )
  if (!own[0]?.may) {
    throw new Error(`DATABASE_URL may not make the role ${role}: make one and set DATABASE_APP_URL to it`)
  }
  await client.query(`
    do $$ begin
      create role ${client.escapeIdentifier(role)} nologin;
      grant ${client.escapeIdentifier(role)} to current_user;
    exception when duplicate_object or unique_violation then null;
    end $$`)
}

async function checkRights(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ too_much: boolean }>(
    `select has_schema_privilege($1::name, 'public', 'create')
       or has_database_privilege($1::name, current_database(), 'create')
       or coalesce(has_table_privilege($1::name, to_regclass('public.audit_events'), 'update, delete, truncate'), false)
       or coalesce(has_table_privilege($1::name, to_regclass('public.audit_seals'), 'insert, update, delete, truncate'), false)
       as too_much`,
    [role],
  )
  if (rows[0]?.too_much) {
    throw new Error(
      `the role "${role}" may do more than the server needs: give DATABASE_APP_URL a role that owns nothing and is no superuser`,
    )
  }
}
