import { startWorker } from '#worker.ts'

/** A process whose jobs never end, until it is killed. It reports each start to its parent. */
const [connectionString = ''] = process.argv.slice(2)
const log = () => undefined
startWorker({
  tasks: {
    slow: async () => {
      process.send?.('begun')
      await new Promise(() => undefined)
    },
  },
  connectionString,
  logger: { info: log, warn: log, error: log },
})
