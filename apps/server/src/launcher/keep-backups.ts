import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR, MINUTE } from '@pulli/domain/time/durations.ts'
import { lastBackup, type NotedKind } from '#backup/backup-note.ts'
import { isDue } from '#backup/is-due.ts'
import type { LaunchConfig } from '../config/launch-config.ts'
import type { Tell } from './launcher-log.ts'
import { logOutput } from './log-file.ts'

const LOOK_EVERY_MILLISECONDS = 5 * MINUTE

/** A command that takes longer is ended, so that the next night's is made. */
const MOST_MILLISECONDS = 20 * HOUR

const COMMANDS = {
  backup: { module: 'backup.ts', args: ['--nightly'] },
  drill: { module: 'restore.ts', args: ['--check'] },
} as const

/**
 * Makes the nightly backup where `BACKUP_TO` is set, and the weekly drill where the identities are at hand, each in a
 * process of its own. Their output is in `logs/backup.log`.
 *
 * @returns a function that ends it; a backup that is being made then does not count
 */
export function keepBackups(config: LaunchConfig, tell: Tell): () => Promise<void> {
  if (config.BACKUP_TO === undefined) return async () => undefined
  const { DATA_DIR: dataDir, BACKUP_IDENTITY, BACKUP_KEYS_IDENTITY } = config
  const kinds: NotedKind[] =
    BACKUP_IDENTITY !== undefined && BACKUP_KEYS_IDENTITY !== undefined ? ['backup', 'drill'] : ['backup']
  const tried = new Map<NotedKind, Date>()
  const stopping = new AbortController()
  let running = Promise.resolve()

  /** One that was killed and hangs in the kernel, as on a network drive that is away. Another would hang beside it. */
  let hanging: ChildProcess | undefined

  const look = async () => {
    for (const kind of kinds) {
      if (hanging !== undefined && hasEnded(hanging)) hanging = undefined
      if (hanging !== undefined) return
      const now = new Date()
      const last = { done: lastBackup(dataDir, kind), tried: tried.get(kind) }
      if (stopping.signal.aborted || !isDue(kind, last, now)) continue
      tried.set(kind, now)
      const child = await run(kind, dataDir, { signal: stopping.signal, tell })
      if (child !== undefined && !hasEnded(child)) hanging = child
    }
  }
  const timer = setInterval(() => {
    running = running.then(look)
  }, LOOK_EVERY_MILLISECONDS)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}

/** @returns its process, which has ended unless nothing can end it */
async function run(
  kind: NotedKind,
  dataDir: string,
  { signal, tell }: { signal: AbortSignal; tell: Tell },
): Promise<ChildProcess | undefined> {
  const { module, args } = COMMANDS[kind]
  let child: ChildProcess | undefined
  try {
    child = fork(join(import.meta.dirname, '..', module), args, {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    child.on('error', () => undefined)
    const logged = logOutput(child, {
      path: join(dataDir, 'logs', 'backup.log'),
      source: { process: kind },
    })
    const code = await exitOf(child, AbortSignal.any([signal, AbortSignal.timeout(MOST_MILLISECONDS)]))
    if (hasEnded(child)) await logged
    if (code !== 0 && !signal.aborted)
      tell('error', `The ${kind} failed and is tried again in an hour: see logs/backup.log`)
  } catch {
    // It could not be started: the next look tries again.
  }
  return child
}

/** What a process is given to tidy up once it is asked to end. */
const GRACE_MILLISECONDS = 10_000

/** Whether a process has ended. One that was killed may hang in the kernel, as on a network drive that is away. */
const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/**
 * Waits for the end of a process, which is asked to end once the signal says so, and killed where it does not. It waits for
 * nothing that cannot be killed.
 *
 * @returns its exit code; null where a signal ended it, or nothing did
 */
export async function exitOf(
  child: ChildProcess,
  signal: AbortSignal,
  graceMilliseconds = GRACE_MILLISECONDS,
): Promise<number | null> {
  const exited = once(child, 'exit')
  await Promise.race([exited, once(signal, 'abort')])
  for (const name of ['SIGTERM', 'SIGKILL'] as const) {
    if (hasEnded(child)) break
    child.kill(name)
    await Promise.race([exited, sleep(graceMilliseconds, undefined, { ref: false })])
  }
  return child.exitCode
}
