import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const PING = 'ping'
const PONG = 'pong'

/** Answers the pings of the cluster's primary while the event loop runs. */
export function answerPings(): void {
  process.on('message', (message) => {
    if (message === PING) process.send?.(PONG)
  })
}

/** Whether the event loop of a server process responds. An HTTP request would reach any process of the cluster. */
export async function isAnsweringPing(
  child: ChildProcess | undefined,
  withinMilliseconds: number,
): Promise<boolean> {
  if (!child?.connected) return false
  const signal = AbortSignal.timeout(withinMilliseconds)
  try {
    child.send(PING)
    for (;;) if ((await once(child, 'message', { signal }))[0] === PONG) return true
  } catch {
    return false
  }
}
