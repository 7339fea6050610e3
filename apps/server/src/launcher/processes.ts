import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export function isAlive(pid: number | undefined): pid is number {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Asks a process to end, and ends it when it has not done so within the grace time. */
export async function endProcess(
  target: ChildProcess | number,
  { signal, graceMilliseconds }: { signal: NodeJS.Signals; graceMilliseconds: number },
): Promise<void> {
  const pid = typeof target === 'number' ? target : target.pid
  if (!isAlive(pid)) return
  send(pid, signal)
  const deadline = Date.now() + graceMilliseconds
  while (isAlive(pid) && Date.now() < deadline) await sleep(25)
  if (isAlive(pid)) send(pid, 'SIGKILL')
  while (isAlive(pid)) await sleep(25)
}

/**
 * When a process began, in the system's own counting. Together with its number it names one process for good:
 * numbers are used again, beginnings are not. Undefined where the system does not say.
 */
export function startedAt(pid: number): string | undefined {
  try {
    return statFields(pid)[19]
  } catch {
    return undefined
  }
}

function isZombie(pid: number): boolean {
  try {
    return statFields(pid)[0] === 'Z'
  } catch {
    return false
  }
}

/** Fields of /proc/<pid>/stat from the third on; the second, the name, may hold spaces and brackets itself. */
function statFields(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It ended by itself in the meantime.
  }
}
