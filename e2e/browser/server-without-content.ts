import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queryDatabase } from '../query-database.ts'
import { freePort } from '../running-stack.ts'
import { migrateDatabase } from '../stack/migrate-database.ts'
import { serverOfItsOwn } from '../stack/server-of-its-own.ts'
import { applicationUrl, stack } from '../stack/shared-stack.ts'

/** A server without a content service, with its own database. */
export async function serverWithoutContent() {
  const database = `without_content_${process.pid}_${Date.now()}`
  await queryDatabase(stack.databaseUrl, `create database ${database}`)
  const url = stack.databaseUrl.replace(/[^/]+$/, database)
  const { code, said } = await migrateDatabase(url)
  if (code !== 0) throw new Error(said)
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-without-content-'))
  const port = await freePort()
  const server = await serverOfItsOwn({
    DATA_DIR: dataDir,
    PORT: `${port}`,
    DATABASE_APP_URL: applicationUrl(url),
    CONTENT_URL: 'http://127.0.0.1:9',
  })
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      await queryDatabase(stack.databaseUrl, `drop database ${database} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
