import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a process is given to tidy up once it is asked to end. */
const GRACE_MILLISECONDS = 10_000

/** Whether a process has ended. One that was killed may hang in the kernel, as on a network drive that is away. */
export const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

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
