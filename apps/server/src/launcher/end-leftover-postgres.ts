import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endProcess, isAlive } from './processes.ts'

/** Ends the PostgreSQL that an earlier, killed launcher left running on this cluster. */
export async function endLeftoverPostgres(cluster: string) {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const [pid, path] = readFileSync(pidFile, 'utf8').split('\n')
  if (path !== cluster || !isPostgres(Number(pid))) return
  await endProcess(Number(pid), { signal: 'SIGINT', graceMilliseconds: 10_000 })
}

/** A process number is used again after a while, so the number in an old file may be somebody else's by now. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('postgres')
}
