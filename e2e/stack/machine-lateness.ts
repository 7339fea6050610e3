import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Polls an idle server twenty times a second. Its slowest response measures the machine's own lateness, which other
 * responses are allowed in addition.
 */
export async function measureLateness() {
  const server = createServer((_, answer) => answer.end('idle')).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let [isOver, longest] = [false, 0]
  const asking = (async () => {
    for (; !isOver; await sleep(50)) {
      const begunAt = performance.now()
      await fetch(url).then((answer) => answer.arrayBuffer())
      longest = Math.max(longest, performance.now() - begunAt)
    }
  })()

  return {
    /** In milliseconds, over all the time till now. */
    longest: () => longest,
    async stop() {
      isOver = true
      await asking
      server.closeAllConnections()
      server.close()
    },
  }
}
