import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { logOutput } from './log-file.ts'

/**
 * Applies the migrations in a process that exits before the server starts, so that the owner's URL is in no long-
 * lived environment.
 *
 * @throws Error where the migration failed
 */
export async function migrateDatabase(options: {
  ownerUrl: string
  applicationUrl: string
  dataDir: string
}): Promise<void> {
  const migrating = fork(join(import.meta.dirname, '../migrate.ts'), [], {
    cwd: options.dataDir,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: {
      DATABASE_URL: options.ownerUrl,
      DATABASE_APP_URL: options.applicationUrl,
    },
  })
  const path = join(options.dataDir, 'logs', 'migrate.log')
  const logged = logOutput(migrating, { path, source: { process: 'migrate' } })
  const [code] = await once(migrating, 'exit')
  await logged
  if (code !== 0)
    throw new Error(
      'The database was not migrated. What was said stands in logs/migrate.log of the data folder',
    )
}
