import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../running-stack.ts'
import { stack } from '../stack/shared-stack.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A server that never met its content service, with a database of its own beside the stack's. */
export async function serverWithoutContent() {
  const database = `without_content_${process.pid}_${Date.now()}`
  await inPostgres(`create database ${database}`)
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-without-content-'))
  const port = await freePort()
  const server = fork(join(ROOT, 'apps/server/src/server.ts'), [], {
    cwd: ROOT,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ALLOW_DEMO_OTP: '1',
      DATA_DIR: dataDir,
      PORT: `${port}`,
      DATABASE_URL: stack.databaseUrl.replace(/[^/]+$/, database),
      CONTENT_URL: 'http://127.0.0.1:9',
      CONTENT_SECRET: 'a-content-service-that-is-away',
      APP_SECRET: 'a-secret-of-this-test-alone',
    },
  })
  const ended = once(server, 'exit')
  const first = await Promise.race([once(server, 'message'), ended])
  if (typeof first[0] !== 'object') throw new Error(`the server ended with ${first[0]}`)
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM')
      await ended
      await inPostgres(`drop database ${database} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function inPostgres(statement: string) {
  const client = new pg.Client({ connectionString: stack.databaseUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
