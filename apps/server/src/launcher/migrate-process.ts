import { fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync } from 'node:fs'
import { join } from 'node:path'
import { openLog } from './log-file.ts'

/**
 * Brings the database up to date in a process of its own, which ends before the server starts: the owner's address is
 * in no environment that lives on.
 *
 * @throws Error where it was not migrated
 */
export async function migrateDatabase(options: {
  ownerUrl: string
  applicationUrl: string
  dataDir: string
}): Promise<void> {
  const log = openLog(join(options.dataDir, 'logs', 'migrate.log'))
  try {
    const migrating = fork(join(import.meta.dirname, '../migrate.ts'), [], {
      cwd: options.dataDir,
      stdio: ['ignore', log, log, 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
      env: {
        DATABASE_URL: options.ownerUrl,
        DATABASE_APP_URL: options.applicationUrl,
      },
    })
    const [code] = await once(migrating, 'exit')
    if (code !== 0)
      throw new Error(
        'The database was not migrated. What was said stands in logs/migrate.log of the data folder',
      )
  } finally {
    if (log !== 'ignore') closeSync(log)
  }
}
