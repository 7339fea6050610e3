import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { StepAnswer, StepQuestion } from './start-program.ts'
import type { StartSteps } from './start-steps.ts'

/** The process in which a start does what it does once. */
export interface StartProcess {
  /** @throws Error with the words of the step */
  run<Step extends keyof StartSteps>(
    step: Step,
    options: Parameters<StartSteps[Step]>[0],
  ): Promise<Awaited<ReturnType<StartSteps[Step]>>>
  /** Ends the process. A step that is under way is never answered. */
  end(): void
}

/** Starts that process. It gets no Ctrl-C of a terminal, and ends with the launcher. */
export function startProcess(): StartProcess {
  const child = fork(join(import.meta.dirname, 'start-program.ts'), [], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Settings that are not there stay so on the way.
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let asked = 0
  let isEnding = false

  const giveUp = (reason: string) => {
    if (isEnding) return
    for (const { reject } of waiting.values()) reject(new Error(reason))
    waiting.clear()
  }
  child.on('error', (error) => giveUp(`A process of the start failed: ${error.message}`))
  child.on('exit', (code, signal) => giveUp(`A process of the start ended with ${code ?? signal}`))
  child.on('message', (message) => {
    const answer = message as StepAnswer
    const question = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('fault' in answer) question?.reject(new Error(answer.fault))
    else question?.resolve(answer.result)
  })

  return {
    run<Step extends keyof StartSteps>(step: Step, options: Parameters<StartSteps[Step]>[0]) {
      const question = Promise.withResolvers<unknown>()
      const id = ++asked
      waiting.set(id, question)
      child.send({ id, step, options } satisfies StepQuestion, (error) => {
        if (error) giveUp(`A process of the start failed: ${error.message}`)
      })
      return question.promise as Promise<Awaited<ReturnType<StartSteps[Step]>>>
    },
    end() {
      isEnding = true
      child.kill('SIGKILL')
      if (child.connected) child.disconnect()
    },
  }
}
