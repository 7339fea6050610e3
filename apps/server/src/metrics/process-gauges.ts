import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { archiveAge, lastBackups } from '@pulli/data/backup/backups.ts'
import { measureClockSkew } from '@pulli/data/clock-skew.ts'
import { oldestUnanswered } from '@pulli/data/consultation/requests.ts'
import type { Database } from '@pulli/data/database.ts'
import { oldestToCopy } from '@pulli/data/erasure-ledger/erasure-ledger.ts'
import { countJobs, listUnmailed } from '@pulli/data/jobs/jobs.ts'
import type { Neighbour } from '@pulli/data/neighbour/neighbour.ts'
import { hasCoordinator } from '@pulli/data/staff/staff.ts'
import { Counter, Gauge, type Registry } from 'prom-client'
import { keptFor } from './kept-for.ts'

/** The state of this process at the moment of a scrape. */
export interface ProcessState {
  readonly database: Database
  eventLoopDelaySeconds(): number
  isOverloaded(): boolean
  isContentReachable(): boolean
  areCodesLate(): boolean
  /** By how much this machine's clock is ahead of clocks outside. */
  referenceSkewSeconds(): number | undefined
  droppedLogLines(): number
  readonly dataDir: string
  /** Of the disk of KEYS_DIR as of its last reading: a network mount that hangs would hold each scrape. */
  keysFreeBytes(): number
  readonly neighbours: readonly Neighbour[]
  /** Whether this site copies erasures beside the backups. */
  readonly copiesErasures: boolean
}

/** What the database says of the queue is at most this old: however many scrape, it is asked this often. */
const KEEP_MILLISECONDS = 5_000

/** What it says of the desk changes with the hours, and reads more rows. */
const KEEP_OF_DESK_MILLISECONDS = 60_000

/** Adds the gauges of a process, and returns what updates them. A value that cannot be determined is absent. */
export function processGauges(
  registry: Registry,
  state: ProcessState,
  mailTasks: readonly string[],
): () => Promise<void> {
  const registers = [registry]
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const labelled = (label: string, name: string, help: string) =>
    new Gauge({ name, help, labelNames: [label], registers })
  const delay = gauge('pulli_event_loop_delay_seconds', 'How late the event loop is.')
  const overloaded = gauge('pulli_overloaded', '1 while requests are shed.')
  const contentReachable = gauge('pulli_content_reachable', '0 while the content service does not answer.')
  const codesLate = gauge(
    'pulli_codes_late',
    '1 while text messages are known not to arrive. 0 too where codes are shown on the page.',
  )
  const databaseReachable = gauge('pulli_database_reachable', '0 while the database does not answer.')
  const connections = labelled(
    'state',
    'pulli_database_connections',
    'Connections of the pool, and requests that wait for one.',
  )
  const clockSkew = gauge(
    'pulli_clock_skew_seconds',
    "By how much this machine's clock is ahead of the database's; negative: behind.",
  )
  const referenceSkew = gauge(
    'pulli_reference_clock_skew_seconds',
    "By how much this machine's clock is ahead of the clocks of neighbours outside: SMS gateway, bucket of backups. Absent while none answers.",
  )
  const jobs = labelled('state', 'pulli_jobs', 'Jobs in the queue. given-up: the last try failed.')
  const jobWait = gauge('pulli_job_wait_seconds', 'For how long the oldest job has been due.')
  const unmailed = labelled(
    'task',
    'pulli_oldest_unmailed_seconds',
    'For how long the oldest mail of a kind has been due without being sent.',
  )
  const unanswered = gauge(
    'pulli_oldest_unanswered_request_seconds',
    'For how long the oldest consultation request has waited for anybody. Absent while the desk has no coordinator.',
  )
  const uncopied = gauge(
    'pulli_oldest_uncopied_erasure_seconds',
    'For how long the oldest erasure has waited to be copied beside the backups. Absent where nothing is copied.',
  )
  const freeBytes = labelled(
    'folder',
    'pulli_disk_free_bytes',
    'Free space on the disk of DATA_DIR (data), of its logs and of KEYS_DIR (keys).',
  )
  const backupAge = gauge(
    'pulli_last_backup_seconds',
    'Time since a backup was last made. Where none ever was, also where none is configured: since the site was set up.',
  )
  const drillAge = gauge(
    'pulli_last_backup_drill_seconds',
    'Time since a backup was last restored to try it. Where none ever was: since the site was set up.',
  )
  const archived = gauge(
    'pulli_last_archived_seconds',
    'Time since the database last archived a piece of its write-ahead log. Absent where it archives none.',
  )
  const droppedLines = new Counter({
    name: 'pulli_log_lines_dropped_total',
    help: 'Log lines that could not be written, as on a full disk.',
    registers,
  })

  const updateNeighbours = neighbourMetrics(registry, state.neighbours)

  const { database } = state
  const orUndefined = () => undefined
  const readJobs = keptFor(KEEP_MILLISECONDS, () => countJobs(database.db))
  const readUnmailed = keptFor(KEEP_MILLISECONDS, () => listUnmailed(database.db))
  const readUncopied = keptFor(KEEP_MILLISECONDS, async () =>
    state.copiesErasures ? oldestToCopy(database.db) : undefined,
  )
  const readUnanswered = keptFor(KEEP_OF_DESK_MILLISECONDS, () => unansweredAtDesk(database))
  const readArchived = keptFor(KEEP_MILLISECONDS, () => archiveAge(database.db))
  const readBackups = keptFor(KEEP_OF_DESK_MILLISECONDS, () => lastBackups(database.db))
  const disks = { data: state.dataDir, logs: join(state.dataDir, 'logs') }

  return async () => {
    // A cached answer would hide that the database has gone away.
    const isUnreachable = database.isUnreachable()
    const [counted, unsent, skew, waiting, copying, backups, notArchivedFor] = await Promise.all([
      isUnreachable ? undefined : readJobs().catch(orUndefined),
      isUnreachable ? undefined : readUnmailed().catch(orUndefined),
      isUnreachable ? undefined : measureClockSkew(database.pool).catch(orUndefined),
      isUnreachable ? undefined : readUnanswered().catch(orUndefined),
      isUnreachable ? undefined : readUncopied().catch(orUndefined),
      isUnreachable ? undefined : readBackups().catch(orUndefined),
      isUnreachable ? undefined : readArchived().catch(orUndefined),
    ])
    delay.set(state.eventLoopDelaySeconds())
    overloaded.set(Number(state.isOverloaded()))
    contentReachable.set(Number(state.isContentReachable()))
    codesLate.set(Number(state.areCodesLate()))
    databaseReachable.set(Number(counted !== undefined && skew !== undefined))
    const { pool } = database
    connections.set({ state: 'idle' }, pool.idleCount)
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    connections.set({ state: 'awaited' }, pool.waitingCount)
    setOrRemove(clockSkew, skew)
    setOrRemove(referenceSkew, state.referenceSkewSeconds())
    jobs.reset()
    if (counted) {
      jobs.set({ state: 'waiting' }, counted.waiting)
      jobs.set({ state: 'given-up' }, counted.givenUp)
    }
    setOrRemove(jobWait, counted?.oldestSeconds)
    unmailed.reset()
    if (unsent) {
      for (const task of mailTasks) unmailed.set({ task }, 0)
      for (const { task, oldestSeconds } of unsent) unmailed.set({ task }, oldestSeconds)
    }
    setOrRemove(unanswered, waiting)
    setOrRemove(uncopied, copying)
    freeBytes.reset()
    for (const [folder, path] of Object.entries(disks)) {
      const disk = await statfs(path).catch(orUndefined)
      if (disk) freeBytes.set({ folder }, disk.bavail * disk.bsize)
    }
    freeBytes.set({ folder: 'keys' }, state.keysFreeBytes())
    updateNeighbours()
    setOrRemove(backupAge, backups && secondsSince(backups.backup ?? backups.since))
    setOrRemove(drillAge, backups && secondsSince(backups.drill ?? backups.since))
    setOrRemove(archived, notArchivedFor)
    droppedLines.reset()
    droppedLines.inc(state.droppedLogLines())
  }
}

/** Without a coordinator the office answers its mails, which leaves no trace here. */
async function unansweredAtDesk({ db }: Database): Promise<number | undefined> {
  return (await hasCoordinator(db)) ? oldestUnanswered(db) : undefined
}

function setOrRemove(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove()
  else gauge.set(value)
}

const secondsSince = (time: Date) => (Date.now() - time.getTime()) / 1000

/** Adds the metrics of the parts outside this process, and returns what updates them. */
export function neighbourMetrics(registry: Registry, neighbours: readonly Neighbour[]): () => void {
  const registers = [registry]
  const reachable = new Gauge({
    name: 'pulli_neighbour_reachable',
    help: '0 while a part outside this process has failed several times in a row: it is asked once in a while.',
    labelNames: ['neighbour'],
    registers,
  })
  const calls = new Counter({
    name: 'pulli_neighbour_calls_total',
    help: 'Calls of the parts outside this process by their end: answered, failed, late or refused (not made).',
    labelNames: ['neighbour', 'end'],
    registers,
  })
  return () => {
    calls.reset()
    for (const each of neighbours) {
      const { name: neighbour, circuit, ends } = each.state()
      reachable.set({ neighbour }, Number(circuit === 'closed'))
      for (const [end, count] of Object.entries(ends)) calls.inc({ neighbour, end }, count)
    }
  }
}
