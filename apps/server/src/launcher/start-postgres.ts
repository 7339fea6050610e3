import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { entryOfPostgres } from '#log/entry-of-postgres.ts'
import { logOutput } from './log-file.ts'
import { dataFolder, type PostgresAccount, underAccount } from './postgres-account.ts'
import { endProcess } from './processes.ts'

export interface StartedPostgres {
  readonly child: ChildProcess
  /** Resolves when it has ended and its last words are in the log. */
  readonly logged: Promise<void>
}

/** Starts PostgreSQL on a cluster and resolves when it accepts connections. */
export async function startPostgres({
  program,
  account,
  cluster,
  port,
  logFile,
  settings,
  url,
  giveUp,
}: {
  program: string
  account: PostgresAccount
  cluster: string
  port: number
  logFile: string
  settings: Readonly<Record<string, string>>
  /** A database that every cluster has. */
  url: string
  giveUp: AbortSignal
}): Promise<StartedPostgres> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { command, args, ids } = underAccount(account, program, [
    '-D',
    dataFolder(account, cluster),
    '-p',
    `${port}`,
    ...flags,
  ])
  for (let attempt = 1; attempt <= 40 && !giveUp.aborted; attempt++) {
    const child = spawn(command, args, {
      cwd: cluster,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...ids,
    })
    const logged = logOutput(child, {
      path: logFile,
      source: { process: 'postgres' },
      toEntry: entryOfPostgres,
    })
    if (await acceptsConnections(child, url, giveUp)) return { child, logged }
    await endProcess(child, { signal: giveUp.aborted ? 'SIGINT' : 'SIGKILL', graceMilliseconds: 10_000 })
    // Right after a kill, the old server's children may still hold its shared memory for a moment.
    await sleep(250)
  }
  throw new Error(`PostgreSQL does not start. What it said stands in ${logFile}`)
}

async function acceptsConnections(child: ChildProcess, url: string, giveUp: AbortSignal): Promise<boolean> {
  let failed = false
  child.once('error', () => (failed = true))
  const deadline = Date.now() + 60_000
  const isOver = () => failed || child.exitCode !== null || child.signalCode !== null || giveUp.aborted
  while (!isOver() && Date.now() < deadline) {
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
  return false
}
