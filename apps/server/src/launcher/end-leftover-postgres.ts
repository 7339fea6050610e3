import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { CURRENT_FOLDER } from './postgres-account.ts'
import { commandLineOf, isAlive } from './process-identity.mjs'
import { endProcess } from './processes.ts'

/** Stops the PostgreSQL that a killed launcher left running on this cluster. */
export async function endLeftoverPostgres(cluster: string, commandLine = commandLineOf) {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const [line = '', path = ''] = readFileSync(pidFile, 'utf8').split('\n')
  const pid = Number(line)
  // Process ids are reused: the process's own command line must name the cluster.
  if (![cluster, CURRENT_FOLDER].includes(path) || !isAlive(pid)) return
  const command = commandLine(pid)
  if (!command.includes('postgres') || !command.includes(path)) return
  if (path === CURRENT_FOLDER && !isIn(pid, cluster)) return
  await endProcess(pid, { signal: 'SIGINT', graceMilliseconds: 10_000 })
}

function isIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    return false
  }
}
