import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { queryDatabase } from '../query-database.ts'
import { stack } from '../stack/shared-stack.ts'

/** The consultation requests in the database that came from one mail address. */
export const requestsOf = (email: string) =>
  queryDatabase<{
    id: string
    name: string
    phone: string
    section: string
    consultation_on: string
    time_zone: string
  }>(
    stack.databaseUrl,
    `select id, name, phone, section, consultation_on::text, time_zone
       from consultation_requests where email = $1`,
    [email],
  )

/** The mails about one request that have left for the outbox so far. */
export async function mailsAbout(requestId: string): Promise<Email[]> {
  const outbox = join(stack.dataDir, 'outbox')
  const files = await readdir(outbox).catch(() => [])
  const about = files.filter((name) => name.includes(requestId) && name.endsWith('.eml')).sort()
  return Promise.all(about.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))))
}
