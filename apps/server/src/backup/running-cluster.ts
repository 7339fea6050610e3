import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SUPERUSER } from '#launcher/create-cluster.ts'
import { startEmbeddedPostgres } from '#launcher/embedded-postgres.ts'
import { tryLock } from '#launcher/lock-folder.mjs'
import { keptSecrets } from '#launcher/secrets.ts'

/** The embedded PostgreSQL of a data folder while it is backed up. */
export interface RunningCluster {
  /** Whether the site runs on it. */
  readonly isServing: boolean
  url(database: string): string
  /** Stops it if it was started for this; one that serves the site continues. */
  leave(): Promise<void>
}

/**
 * Connects to the embedded PostgreSQL of a data folder, or starts it where Pulli does not run.
 *
 * @throws Error where Pulli is just starting
 */
export async function openCluster(dataDir: string): Promise<RunningCluster> {
  const { databasePassword: password } = keptSecrets(dataDir)
  const { lock } = tryLock(join(dataDir, 'run', 'launcher'))
  if (lock === undefined) {
    const port = portOf(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))
    return {
      isServing: true,
      url: (database) =>
        `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
      leave: async () => undefined,
    }
  }
  try {
    const postgres = await startEmbeddedPostgres({
      folder: join(dataDir, 'postgres'),
      password,
      logFile: join(dataDir, 'logs', 'postgres.log'),
    })
    return {
      isServing: false,
      url: postgres.url,
      async leave() {
        await postgres.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** PostgreSQL writes its port into the fourth line. */
function portOf(pidFile: string): number {
  try {
    const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3])
    if (port > 0) return port
  } catch {
    // The same as a file that is being written.
  }
  throw new Error('Pulli is just starting. Try again once it prints ready.')
}
