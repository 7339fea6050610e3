import type { ChildProcess } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

const { PRIORITY_LOW } = constants.priority

/** Gives a process that was just started the lowest priority. Each thread inherits that of its creator. */
export function stepBack({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, PRIORITY_LOW)
    // On a busy machine it has threads by now, and on Linux each has a priority of its own.
    if (process.platform !== 'linux') return
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), PRIORITY_LOW)
  } catch {
    // The process or a thread has ended, or the system has no priorities.
  }
}
