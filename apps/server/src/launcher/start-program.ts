import { START_STEPS, type StartSteps } from './start-steps.ts'

/** A step to run, sent by the launcher. */
export interface StepQuestion {
  readonly id: number
  readonly step: keyof StartSteps
  readonly options: unknown
}

/** What came of it. */
export type StepAnswer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly fault: string }

process.on('message', async ({ id, step, options }: StepQuestion) => {
  const run: (options: never) => Promise<unknown> = START_STEPS[step]
  const answer: StepAnswer = await run(options as never).then(
    (result) => ({ id, result }),
    (error: Error) => ({ id, fault: error.message }),
  )
  if (process.connected) process.send?.(answer)
})
// An exit would wait for a folder of keys that hangs.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
