import pg from 'pg'
import { expect, test } from 'vitest'
import { stack } from './shared-stack.ts'

const AT_MOST_SECONDS = 20

test('a fresh content service is filled within 20 seconds', async () => {
  const url = new URL(stack.databaseUrl)
  url.pathname = '/content'
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const { rows } = await client
    .query<{ seconds: number }>(
      `select extract(epoch from (finished.value::jsonb #>> '{}')::timestamptz - (begun.value::jsonb #>> '{}')::timestamptz)::float8 as seconds
       from strapi_core_store_settings begun, strapi_core_store_settings finished
       where begun.key = 'app_seed_begun' and finished.key = 'app_seed_finished'`,
    )
    .finally(() => client.end())
  expect(rows).toHaveLength(1)
  console.log(`seeded in ${rows[0]?.seconds.toFixed(1)} s`)
  expect(rows[0]?.seconds).toBeGreaterThan(0)
  expect(rows[0]?.seconds).toBeLessThanOrEqual(AT_MOST_SECONDS)
})
