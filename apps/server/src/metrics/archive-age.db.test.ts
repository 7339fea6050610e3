import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archiveAge } from '@pulli/data/backup/backups.ts'
import { openDatabase } from '@pulli/data/database.ts'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '#launcher/embedded-postgres.ts'

async function databaseWith(settings: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    password: 'a-password-of-this-test',
    logFile: join(folder, 'postgres.log'),
    settings: { fsync: 'off', ...settings },
  })
  onTestFinished(() => postgres.stop())
  const database = openDatabase({ url: postgres.url('postgres'), maxConnections: 1 })
  onTestFinished(() => database.close())
  return database
}

test('a database that archives nothing says nothing of its archive', { timeout: 60_000 }, async () => {
  expect(await archiveAge((await databaseWith({})).db)).toBeUndefined()
})

test('one that archives says since when it has not, also where it never could', {
  timeout: 60_000,
}, async () => {
  const { db, pool } = await databaseWith({ archive_mode: 'on', archive_command: 'true' })
  await pool.query('select pg_switch_wal()')
  await expect
    .poll(
      async () =>
        (await pool.query('select archived_count::int as count from pg_stat_archiver')).rows[0].count,
      { timeout: 20_000 },
    )
    .toBe(1)
  expect(await archiveAge(db)).toBeLessThan(20)

  await pool.query("select pg_stat_reset_shared('archiver')")
  const first = await archiveAge(db)
  await expect.poll(() => archiveAge(db)).toBeGreaterThan(first ?? Number.NaN)
})
