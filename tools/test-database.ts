import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTemplateDatabase } from '@pulli/data/testing/fresh-database.ts'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../apps/server/src/launcher/embedded-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of a PostgreSQL for the time of the tests, signed in as its superuser. */
    databaseUrl: string
    /** How many random bodies each call gets. */
    randomRuns: number
  }
}

/** Starts a database for the tests in a folder of its own, and removes both afterwards. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'pulli-test-database-'))
  const postgres = await startEmbeddedPostgres({
    folder,
    password: 'postgres',
    logFile: join(folder, 'postgres.log'),
    // The folder is deleted at the end: without fsync the tests are much faster.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      // Where it has analyzed the template, no database is as the migrations make it, and none is reused.
      autovacuum: 'off',
    },
  })
  await makeTemplateDatabase(postgres.url('postgres'))
  project.provide('databaseUrl', postgres.url('postgres'))
  project.provide('randomRuns', randomRuns())
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function randomRuns() {
  if (process.env.LONG) return 3_000
  return process.env.QUICK ? 40 : 100
}
