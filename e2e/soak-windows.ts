import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { faultsOf } from './ledger.ts'
import { openLoop } from './open-loop.ts'
import { residentMegabytes } from './resident-megabytes.ts'

export interface Soaked {
  readonly siteUrl: string
  readonly dataDir: string
  readonly keysDir: string
  readonly databaseUrl: string
  readonly serverPid: number
}

/** What was seen in one stretch of time. */
export interface SoakWindow {
  readonly visits: number
  /** Visits that were not answered with 200, by status; 0: no answer. */
  readonly others: Readonly<Record<string, number>>
  readonly p99Milliseconds: number
  /** Acknowledged writes that are not in the database, or only half. */
  readonly lost: readonly string[]
  /** Of the server. */
  readonly megabytes: number
  readonly openFiles: number
  /** Of all processes, since the start. */
  readonly errorLines: number
  readonly connections: number
  readonly dueJobs: number
}

/**
 * Sends visitors at a rate for `seconds`, as often as `windows` says, and looks at the site after each: who was refused,
 * what was lost, and what grows. Linux only.
 */
export async function* soakWindows(
  site: Soaked,
  { windows, seconds, rate }: { windows: number; seconds: number; rate: number },
): AsyncGenerator<SoakWindow> {
  const before = errorLines(site.dataDir)
  for (let window = 0; window < windows; window++) {
    const load = await openLoop(site.siteUrl, { rate, seconds })
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    await load.stop()
    const times = load.seen.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
    const others: Record<string, number> = {}
    for (const { status } of load.seen) if (status !== 200) others[status] = (others[status] ?? 0) + 1
    const client = new pg.Client({ connectionString: site.databaseUrl })
    await client.connect()
    try {
      const { rows } = await client.query<{ connections: number; due: number }>(
        `select (select count(*)::int from pg_stat_activity where datname = 'pulli') as connections,
           (select count(*)::int from graphile_worker.jobs where run_at < now() - interval '1 minute' and locked_at is null) as due`,
      )
      yield {
        visits: load.seen.length,
        others,
        p99Milliseconds: Math.round(times[Math.floor(times.length * 0.99)] ?? 0),
        lost: await faultsOf(client, site.keysDir, load.acknowledged),
        megabytes: Math.round(residentMegabytes(site.serverPid)),
        openFiles: readdirSync(`/proc/${site.serverPid}/fd`).length,
        errorLines: errorLines(site.dataDir) - before,
        connections: rows[0]?.connections ?? 0,
        dueJobs: rows[0]?.due ?? 0,
      }
    } finally {
      await client.end()
    }
  }
}

/** Of the site's processes. PostgreSQL logs each refused statement, also those that are expected. */
function errorLines(dataDir: string): number {
  const logs = globSync('logs/{server,content,launcher}.log*', { cwd: dataDir })
  return logs.reduce((sum, file) => {
    const lines = readFileSync(join(dataDir, file), 'utf8').match(/"level":"(?:error|fatal)"/g)
    return sum + (lines?.length ?? 0)
  }, 0)
}

/** Of memory and open files, from the first window on, in which caches fill. */
const MOST_GROWN = { megabytes: 40, openFiles: 20, connections: 5 }

/** Lists what a soak did not stand. */
export function soakFaults(windows: readonly SoakWindow[]): string[] {
  const [first] = windows
  const last = windows.at(-1)
  if (first === undefined || last === undefined) return ['nothing was measured']
  const seen = windows.flatMap(({ others, lost }, index) => [
    ...Object.entries(others).map(([status, count]) => `window ${index + 1}: ${count} visits got ${status}`),
    ...lost.map((one) => `window ${index + 1}: lost: ${one}`),
  ])
  const grown = (['megabytes', 'openFiles', 'connections'] as const)
    .filter((what) => last[what] - first[what] > MOST_GROWN[what])
    .map((what) => `${what} grew from ${first[what]} to ${last[what]}`)
  return [
    ...seen,
    ...grown,
    ...(last.errorLines > 0 ? [`${last.errorLines} errors stand in the logs`] : []),
    ...(last.dueJobs > 0 ? [`${last.dueJobs} jobs are due and not done`] : []),
  ]
}
