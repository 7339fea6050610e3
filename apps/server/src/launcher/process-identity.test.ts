import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endLeftoverPostgres } from './end-leftover-postgres.ts'
import { commandLineOf, identityOf, isStillRunning, mayStillRun } from './process-identity.mjs'

function notThere(): string {
  throw new Error('ENOENT')
}

/** macOS: no /proc, and `ps` says when a process began. */
const withPs = (lstart: string) => ({
  readFile: notThere,
  ps: (column: string) => (column === 'lstart' ? `${lstart}\n` : '/opt/postgres -D /somewhere\n'),
})
const silent = { readFile: notThere, ps: notThere }

test('a process is known again by its number and when it began', () => {
  const identity = identityOf(process.pid)
  expect(isStillRunning(identity)).toBe(true)
  expect(isStillRunning({ ...identity, startedAt: '1' })).toBe(false)
})

test('finding code bug 10: without /proc `ps` says when a process began', () => {
  const identity = identityOf(process.pid, withPs('Mon Nov 16 10:00:00 2026'))
  expect(identity.startedAt).toBe('Mon Nov 16 10:00:00 2026')
  expect(isStillRunning(identity, withPs('Mon Nov 16 10:00:00 2026'))).toBe(true)
  expect(isStillRunning(identity, withPs('Tue Nov 17 08:30:00 2026'))).toBe(false)
  expect(commandLineOf(process.pid, withPs(''))).toBe('/opt/postgres -D /somewhere')
})

test('finding code bug 10: if the start time of a process is unknown, its id alone proves nothing', () => {
  const identity = identityOf(process.pid, silent)
  expect(identity.startedAt).toBeUndefined()
  expect(isStillRunning(identity, silent)).toBe(false)
  expect(isStillRunning(identity)).toBe(false)
  // Who only waits for it waits on.
  expect(mayStillRun(identity, silent)).toBe(true)
})

test('finding code bug 10: a process with the number of an old PostgreSQL is not ended', async () => {
  const cluster = mkdtempSync(join(tmpdir(), 'pulli-cluster-'))
  onTestFinished(() => rmSync(cluster, { recursive: true, force: true }))
  mkdirSync(cluster, { recursive: true })
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  onTestFinished(() => void other.kill('SIGKILL'))
  writeFileSync(join(cluster, 'postmaster.pid'), `${other.pid}\n${cluster}\n`)
  for (const command of ['', '/usr/lib/postgres -D /another/cluster', 'node server.ts'])
    await endLeftoverPostgres(cluster, () => command)
  expect([other.exitCode, other.signalCode]).toEqual([null, null])
  const ended = once(other, 'exit')
  await endLeftoverPostgres(cluster, () => `/usr/lib/postgres -D ${cluster} -p 5432`)
  expect(await ended).toEqual([null, 'SIGINT'])
})
