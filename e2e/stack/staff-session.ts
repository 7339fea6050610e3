import { randomUUID } from 'node:crypto'
import { keyedHash } from '@pulli/api/keys/keyed-hash.ts'
import { keysOf } from '@pulli/api/keys/keys.ts'
import { freshToken, tokenHash } from '@pulli/api/sign-in/tokens.ts'
import { forwardedFor } from '../consultation-body.ts'
import { APP_SECRET } from './server-of-its-own.ts'

/** A person signed in at the desk of every server on a database, by inserted rows. */
export async function staffSession(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  roles: readonly string[],
) {
  const [staffId, sessionId, token] = [randomUUID(), randomUUID(), freshToken()]
  await query(
    `with person as (
       insert into staff (id, name, email, roles, created_at) values ($1, 'Bala', $2, $3, now()) returning id)
     insert into staff_sessions
       (staff_id, id, token_hash, device, signed_in_by, created_at, last_used_at, idle_ends_at, ends_at)
     select id, $5, $4, '', 'passkey', now(), now(), now() + interval '8 hours', now() + interval '12 hours'
     from person`,
    [staffId, `${staffId}@example.org`, roles, tokenHash(token), sessionId],
  )
  const key = keysOf({ secret: APP_SECRET }).current
  const xsrf = keyedHash(key, 'xsrf token', 'desk', sessionId).toString('base64url')
  /** Makes a call at the desk. Returns the status of its answer. */
  const ask = async (siteUrl: string, method: string, path: string, body?: object): Promise<number> => {
    const headers = {
      cookie: `desk=${token}`,
      'x-xsrf-token': xsrf,
      ...forwardedFor(),
      ...(body && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(`${siteUrl}/api/v1/desk${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  return { staffId, ask }
}
