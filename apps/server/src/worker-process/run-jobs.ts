/** What a worker process answers a job with; `fault` says why it failed. */
export interface JobResult {
  readonly fault?: string
}

/** Makes this process one that runs jobs, until the server that started it goes. */
export function runJobs<Job>(run: (job: Job) => Promise<unknown>) {
  process.on('disconnect', () => process.exit())
  process.on('message', async (job: Job) => {
    let result: JobResult = {}
    try {
      await run(job)
    } catch (error) {
      result = { fault: String(error) }
    }
    process.send?.(result)
  })
}
