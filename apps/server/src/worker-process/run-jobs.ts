/** The answer to a job; `fault` is the reason of a failure. */
export interface JobResult {
  readonly fault?: string
}

/** Runs jobs in this process until the server that started it exits. */
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
