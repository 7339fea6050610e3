import { expect, test } from 'vitest'
import { queryDatabase } from '../query-database.ts'
import { stack } from './shared-stack.ts'

const AT_MOST_SECONDS = 20

test('a new content service is seeded within 20 seconds', async () => {
  const url = new URL(stack.databaseUrl)
  url.pathname = '/content'
  const rows = await queryDatabase<{ seconds: number }>(
    url.href,
    `select extract(epoch from (finished.value::jsonb #>> '{}')::timestamptz - (begun.value::jsonb #>> '{}')::timestamptz)::float8 as seconds
       from strapi_core_store_settings begun, strapi_core_store_settings finished
       where begun.key = 'app_seed_begun' and finished.key = 'app_seed_finished'`,
  )
  expect(rows).toHaveLength(1)
  console.log(`seeded in ${rows[0]?.seconds.toFixed(1)} s`)
  expect(rows[0]?.seconds).toBeGreaterThan(0)
  expect(rows[0]?.seconds).toBeLessThanOrEqual(AT_MOST_SECONDS)
})
