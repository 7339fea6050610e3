import { APPLICATION_ROLE } from '@pulli/data/application-role.ts'
import pg from 'pg'

/**
 * Makes the account as which the server works on our own PostgreSQL, with the password that the folder keeps.
 * What it may do is said by the migrations.
 *
 * @returns its address
 */
export async function makeApplicationAccount(ownerUrl: string, password: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query('select from pg_roles where rolname = $1', [APPLICATION_ROLE])
    const verb = rows.length === 0 ? 'create' : 'alter'
    // The content service's database is not its business.
    await client.query('revoke connect on database content from public')
    await client.query(
      `${verb} role ${APPLICATION_ROLE} login nosuperuser nocreatedb nocreaterole password ${client.escapeLiteral(password)}`,
    )
  } finally {
    await client.end()
  }
  const url = new URL(ownerUrl)
  url.username = APPLICATION_ROLE
  url.password = encodeURIComponent(password)
  return url.href
}
