import type pg from 'pg'

/** The role of the server, unless another one is configured. */
export const APPLICATION_ROLE = 'pulli_app'

/** The server's access to the database: its address and its role. */
export type ApplicationAccess = {
  url: string
  role: string
  /** Whether it connects as the owner and assumes the role for the connection. */
  isAssumed: boolean
}

/**
 * Returns the server's access: an address of its own, or the owner's with the role assumed when a connection starts.
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

// The application's privileges on each table. It never creates, alters or truncates one.
const RIGHTS: Record<string, string> = {
  'public.audit_events': 'select, insert',
  // Written only by a function of the owner, so no other account can forge a seal.
  'public.audit_seals': 'select',
  // What happened to a request is never changed. Its rows go with the request.
  'public.request_events': 'select, insert',
  // So is the record of who opened a phone number.
  'public.record_views': 'select, insert',
  // What went out stays as it was. Its rows go with the request.
  'public.messages_sent': 'select, insert',
  // Sealed copies are never changed, and are deleted on their day.
  'public.sealed_erasures': 'select, insert, delete',
  // Read at the start: the server refuses an outdated schema.
  'public.schema_migrations': 'select',
  // So does one that is older than the database allows.
  'public.schema_version': 'select',
}

/**
 * Grants the application its privileges on all tables, and revokes all others. Runs after every migration, under its
 * lock, so that a new table needs no grant of its own.
 *
 * @throws Error if the role neither exists nor can be created, or has more privileges than it should
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

/** Tries what every connection will do, so that a wrong setup fails the start and not the first request. */
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
    // The queue's row-level security admits the owner alone; here the grants decide who reads.
    needs_policy ? `create policy application on ${name} using (true) with check (true);` : '',
  ].join('\n')
}

/** Roles belong to the cluster: another database may create it at the same time. */
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
