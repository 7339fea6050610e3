import pLimit from 'p-limit'
import { type WorkerOptions, type WorkerProcess, workerProcess } from './worker-process.ts'

/** Runs some jobs at once, each in a worker process of its own. Those that come one at a time go to the same one. */
export function workerPool<Job extends object>(size: number, options: WorkerOptions): WorkerProcess<Job> {
  const workers = Array.from({ length: size }, () => workerProcess<Job>(options))
  const idle = [...workers]
  const limit = pLimit(size)
  let isEnded = false

  async function runNow(job: Job) {
    if (isEnded) throw new Error('the worker processes were ended')
    const worker = idle.pop()
    if (worker === undefined) throw new Error('more jobs at once than worker processes')
    try {
      await worker.run(job)
    } finally {
      idle.push(worker)
    }
  }

  return {
    run: (job) => limit(runNow, job),
    end() {
      isEnded = true
      for (const worker of workers) worker.end()
    },
  }
}
