import type { ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './process-identity.mjs'

/** Asks a process to exit, and kills it after the grace time. */
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

function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has exited in the meantime.
  }
}
