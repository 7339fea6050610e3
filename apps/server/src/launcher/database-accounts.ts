import { APPLICATION_ROLE } from '@pulli/data/application-role.ts'
import pg from 'pg'

/**
 * The account of the content service on the embedded PostgreSQL: it owns its database and has no rights elsewhere.
 */
export const CONTENT_ROLE = 'pulli_content'

/** The connection limit of the content service; its pool has ten. */
const CONTENT_CONNECTIONS = 20

/**
 * Creates the accounts of the embedded PostgreSQL, with the passwords of the data folder: one for the server and one
 * for the content service, neither with rights on the other's database. The migrations grant the server's rights.
 * Objects in the content database that a restore created as superuser are reassigned.
 *
 * @param url returns the superuser's URL of a database
 * @returns the URL of each account
 */
export async function makeDatabaseAccounts(
  url: (database: string) => string,
  passwords: { application: string; content: string },
): Promise<{ application: string; content: string }> {
  await as(url('pulli'), async (client) => {
    await makeAccount(client, APPLICATION_ROLE, passwords.application, -1)
    await makeAccount(client, CONTENT_ROLE, passwords.content, CONTENT_CONNECTIONS)
    await client.query(`
      revoke all on database pulli, content, postgres, template1 from public, ${APPLICATION_ROLE}, ${CONTENT_ROLE};
      grant connect on database pulli to ${APPLICATION_ROLE};
      alter database content owner to ${CONTENT_ROLE};
      grant all on database content to ${CONTENT_ROLE}`)
  })
  await as(url('content'), (client) => client.query(HAND_OVER))
  return {
    application: signedIn(url('pulli'), APPLICATION_ROLE, passwords.application),
    content: signedIn(url('content'), CONTENT_ROLE, passwords.content),
  }
}

async function makeAccount(client: pg.Client, role: string, password: string, connections: number) {
  const { rows } = await client.query('select from pg_roles where rolname = $1', [role])
  await client.query(`
    ${rows.length === 0 ? 'create' : 'alter'} role ${role} login
      nosuperuser nocreatedb nocreaterole noreplication nobypassrls
      connection limit ${connections} password ${client.escapeLiteral(password)}`)
}

// `reassign owned` rejects objects of the superuser that initdb created, so each is named. Dependent objects, such as
// a column's sequence, follow their table.
const HAND_OVER = `
  do $$
  declare statement text;
  begin
    for statement in
      select format('alter %s %s owner to ${CONTENT_ROLE}',
        case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
        oid::regclass)
      from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')
        and relowner <> '${CONTENT_ROLE}'::regrole
        and not exists (
          select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i', 'e'))
      union all
      select format('alter routine %s owner to ${CONTENT_ROLE}', oid::regprocedure)
      from pg_proc
      where pronamespace = 'public'::regnamespace and proowner <> '${CONTENT_ROLE}'::regrole
      union all
      select format('alter type %s owner to ${CONTENT_ROLE}', oid::regtype)
      from pg_type
      where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and typowner <> '${CONTENT_ROLE}'::regrole
    loop
      execute statement;
    end loop;
  end $$`

async function as<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function signedIn(ownerUrl: string, role: string, password: string): string {
  const url = new URL(ownerUrl)
  url.username = role
  url.password = encodeURIComponent(password)
  return url.href
}
