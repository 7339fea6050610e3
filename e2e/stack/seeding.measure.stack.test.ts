import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { expectNoSlower } from '../../tools/test/recorded-figures.ts'
import { queryDatabase } from '../query-database.ts'
import { startStack } from '../running-stack.ts'

test('a new content service is seeded within 20 seconds', { timeout: 300_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-seeding-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const stack = await startStack({ dataDir, isFresh: true })
  onTestFinished(async () => void (await stack.stop()))
  const rows = await queryDatabase<{ seconds: number }>(
    stack.databaseUrl('content'),
    `select extract(epoch from (finished.value::jsonb #>> '{}')::timestamptz - (begun.value::jsonb #>> '{}')::timestamptz)::float8 as seconds
       from strapi_core_store_settings begun, strapi_core_store_settings finished
       where begun.key = 'app_seed_begun' and finished.key = 'app_seed_finished'`,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.seconds).toBeGreaterThan(0)
  expect(rows[0]?.seconds).toBeLessThanOrEqual(20)
  expectNoSlower('to seed a new content service', (rows[0]?.seconds ?? 0) * 1_000)
})
