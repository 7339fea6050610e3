import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { isAlive } from './process-identity.mjs'
import { endProcess } from './processes.ts'

test('a PostgreSQL that is just coming back ends with the launcher too', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-postgres-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const postgres = await startEmbeddedPostgres({
    folder,
    password: 'of-this-test-alone',
    logFile: join(folder, 'postgres.log'),
    settings: { shared_buffers: '1MB', fsync: 'off' },
  })
  const pid = () => {
    try {
      return Number(readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])
    } catch {
      return 0
    }
  }
  const first = pid()
  process.kill(first, 'SIGKILL')
  await expect.poll(() => ![0, first].includes(pid()), { timeout: 60_000, interval: 5 }).toBe(true)
  const second = pid()
  onTestFinished(() => endProcess(second, { signal: 'SIGKILL', graceMilliseconds: 0 }))
  await postgres.stop()
  expect(isAlive(second)).toBe(false)
})
