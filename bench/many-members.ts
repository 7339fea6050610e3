import { createHash, randomBytes } from 'node:crypto'
import { CONSENT_NOTICE_VERSIONS } from '@pulli/domain/consent/consent-purposes.ts'
import pg from 'pg'

/** A member who signed in. */
export interface SignedInMember {
  readonly memberId: string
  readonly token: string
}

/**
 * Inserts members with a session, both consents and a month of moods into the database: with a single member, its rate
 * limits would end a measurement after seconds.
 */
export async function makeMembers(databaseUrl: string, count: number): Promise<SignedInMember[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  const { rows } = await client.query<{ id: string }>(
    `insert into members select gen_random_uuid(), '+917' || lpad((floor(random() * 1e9))::bigint::text, 9, '0'),
       '', 'Asia/Kolkata', now() from generate_series(1, $1) on conflict do nothing returning member_id as id`,
    [count],
  )
  const ids = rows.map(({ id }) => id)
  await client.query(
    `insert into member_pseudonyms select id, 'm-' || md5(id::text) from unnest($1::uuid[]) as id`,
    [ids],
  )
  await client.query(
    `insert into sessions select id, id, '', now(), now(), now() + interval '7 days', now() + interval '30 days'
     from unnest($1::uuid[]) as id`,
    [ids],
  )
  await client.query(
    `insert into access_tokens select id, id, hash, now() + interval '1 hour'
     from unnest($1::uuid[], $2::bytea[]) as made (id, hash) where id is not null`,
    [ids, hashes],
  )
  for (const [purpose, version] of Object.entries(CONSENT_NOTICE_VERSIONS))
    await client.query(
      `insert into consents select id, gen_random_uuid(), $2, $3, true, now(), null from unnest($1::uuid[]) as id`,
      [ids, purpose, version],
    )
  await client.query(
    `insert into moods select id, gen_random_uuid(), current_date - n, 'GOOD', 'A day', 'Asia/Kolkata', 1, now(), now()
     from unnest($1::uuid[]) as id, generate_series(1, 30) n`,
    [ids],
  )
  await client.query('commit')
  await client.query('vacuum analyze')
  await client.end()
  return ids.map((memberId, n) => ({ memberId, token: tokens[n] ?? '' }))
}
