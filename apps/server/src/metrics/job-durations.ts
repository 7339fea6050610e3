import { Histogram, type Registry } from 'prom-client'

/** From a single statement to a night's work over every row. */
const BUCKETS = [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

type Run = (...parameters: never[]) => unknown

export type TimeJobs = <Tasks extends Readonly<Record<string, Run | undefined>>>(tasks: Tasks) => Tasks

/** Adds the histogram of the jobs, and returns what wraps tasks so that their runs are timed. */
export function jobDurations(registry: Registry): TimeJobs {
  const durations = new Histogram({
    name: 'pulli_job_duration_seconds',
    help: 'Time that a job took, by its task and by how it ended: done or failed.',
    labelNames: ['task', 'end'],
    buckets: BUCKETS,
    registers: [registry],
  })

  function timed(task: string, run: Run): Run {
    // From the start on: a rate over the first failure needs a sample from before it.
    for (const end of ['done', 'failed']) durations.zero({ task, end })
    return async (...parameters) => {
      const measure = durations.startTimer({ task })
      try {
        const result = await run(...parameters)
        measure({ end: 'done' })
        return result
      } catch (error) {
        measure({ end: 'failed' })
        throw error
      }
    }
  }

  return <Tasks extends Readonly<Record<string, Run | undefined>>>(tasks: Tasks) =>
    Object.fromEntries(Object.entries(tasks).map(([task, run]) => [task, run && timed(task, run)])) as Tasks
}
