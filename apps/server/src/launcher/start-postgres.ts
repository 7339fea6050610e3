import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openLog } from './log-file.ts'
import { type PostgresAccount, underAccount } from './postgres-account.ts'

/** Starts PostgreSQL on a cluster and waits until it takes connections. */
export async function startPostgres({
  program,
  account,
  cluster,
  port,
  logFile,
  settings,
  url,
}: {
  program: string
  account: PostgresAccount
  cluster: string
  port: number
  logFile: string
  settings: Readonly<Record<string, string>>
  /** A database of it that is always there. */
  url: string
}): Promise<ChildProcess> {
  const log = openLog(logFile)
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { command, args, ids } = underAccount(account, program, ['-D', cluster, '-p', `${port}`, ...flags])
  for (let attempt = 1; attempt <= 40; attempt++) {
    const child = spawn(command, args, { stdio: ['ignore', log, log], detached: true, ...ids })
    if (await acceptsConnections(child, url)) return child
    // Right after a kill the old server's children may still hold its shared memory: a moment later they are gone.
    await sleep(250)
  }
  throw new Error(`PostgreSQL does not start. What it said stands in ${logFile}`)
}

async function acceptsConnections(child: ChildProcess, url: string): Promise<boolean> {
  let failed = false
  child.once('error', () => (failed = true))
  const deadline = Date.now() + 60_000
  while (!failed && child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await sleep(40)
    }
  }
  child.kill('SIGKILL')
  return false
}
