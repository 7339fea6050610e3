import { type Environment, withoutBlanks } from '#config/faults.ts'
import { isTrial } from '#config/is-trial.ts'
import type { Problem } from './production-problems.ts'

/** What to print, and why the start ends, if it does. */
export interface Verdict {
  readonly warnings: readonly string[]
  readonly refusal: string | undefined
}

/** Decides on problems: what endangers people ends the start, but for a trial of production on one machine (decision D58). */
export function verdictOn(problems: readonly Problem[], env: Environment): Verdict {
  const line = ({ about, message }: Problem) => `${about}: ${message}.`
  const stopping = isTrial(withoutBlanks(env)) ? [] : problems.filter(({ isStopping }) => isStopping)
  const others = problems.filter((problem) => !stopping.includes(problem))
  return {
    warnings: others.map(line),
    refusal:
      stopping.length === 0
        ? undefined
        : ['This site is not ready for people:', ...stopping.map((problem) => `  ${line(problem)}`)].join(
            '\n',
          ),
  }
}
