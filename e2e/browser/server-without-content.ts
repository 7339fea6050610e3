import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../running-stack.ts'
import { databaseOfItsOwn } from '../stack/database-of-its-own.ts'
import { serverOfItsOwn } from '../stack/server-of-its-own.ts'

/** A server without a content service, with its own database. */
export async function serverWithoutContent() {
  const database = await databaseOfItsOwn()
  await database.migrate()
  const dataDir = mkdtempSync(join(tmpdir(), 'pulli-without-content-'))
  const port = await freePort()
  const server = await serverOfItsOwn({
    DATA_DIR: dataDir,
    PORT: `${port}`,
    DATABASE_APP_URL: database.applicationUrl,
    CONTENT_URL: 'http://127.0.0.1:9',
  })
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.kill('SIGTERM')
      await once(server, 'exit')
      await database.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
