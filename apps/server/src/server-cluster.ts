import cluster from 'node:cluster'
import { isAnsweringPing } from './cluster/ping.ts'
import { collectMetrics } from './cluster/share-metrics.ts'
import { keepRunning } from './launcher/keep-running.ts'
import { SERVER_PROGRAM } from './launcher/server-program.ts'
import { watchLiveness } from './launcher/watch-liveness.ts'
import { tellOperator } from './log/tell-operator.ts'

/**
 * `node server-cluster.ts 4`: the primary of a cluster of server processes on one port. It distributes connections
 * round-robin, restarts a process that exits or hangs, and stops all of them together.
 */
const servers = Number(process.argv[2])
const GRACE_MILLISECONDS = 11_000

cluster.setupPrimary({ exec: SERVER_PROGRAM, args: [] })

const waiting = new Set(Array.from({ length: servers }, (_, index) => index + 1))
const running = [...waiting].map((number) => {
  const server = keepRunning({
    start() {
      const worker = cluster.fork({ SERVER_NUMBER: `${number}` })
      collectMetrics(worker, () =>
        Object.values(cluster.workers ?? {}).filter((other) => other !== undefined),
      )
      worker.on('message', (message: { type?: string }) => {
        if (message.type === 'ready' && waiting.delete(number) && waiting.size === 0)
          process.send?.({ type: 'ready' })
      })
      return worker.process
    },
    onFailedStart: (code) => void stop(code ?? 1),
  })
  const stopWatching = watchLiveness({
    isAnswering: (withinMilliseconds) => isAnsweringPing(server.process(), withinMilliseconds),
    process: server.process,
    onHung: () =>
      tellOperator(
        { process: 'server', replica: `${number}` },
        'error',
        'the server did not answer for ten seconds and is being restarted',
      ),
  })
  return async () => {
    stopWatching()
    await server.stop(GRACE_MILLISECONDS)
  }
})

let stopping = false
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, () => void stop(0))

async function stop(exitCode: number) {
  if (stopping) return
  stopping = true
  await Promise.all(running.map((end) => end()))
  process.exit(exitCode)
}
