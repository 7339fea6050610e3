import { type Environment, withoutBlanks } from '#config/faults.ts'
import { isTrial } from '#config/is-trial.ts'
import type { Problem } from './problem.ts'

/** What to print, and why the start ends, if it does. */
export interface Verdict {
  readonly notes: readonly string[]
  readonly warnings: readonly string[]
  readonly refusal: string | undefined
}

/**
 * Decides on problems: what endangers people ends the start, but for a trial of production on one machine (decision D58).
 *
 * @param isCheck of `check-production`, which also refuses what cannot work once people come
 */
export function verdictOn(problems: readonly Problem[], env: Environment, { isCheck = false } = {}): Verdict {
  const line = ({ about, message }: Problem) => `${about}: ${message}.`
  const isRefused = (problem: Problem) => problem.isStopping || (isCheck && problem.isRefused === true)
  const refused = isTrial(withoutBlanks(env)) ? [] : problems.filter(isRefused)
  const others = problems.filter((problem) => !refused.includes(problem))
  return {
    notes: others.filter(({ isNote }) => isNote).map(line),
    warnings: others.filter(({ isNote }) => !isNote).map(line),
    refusal:
      refused.length === 0
        ? undefined
        : ['This site is not ready for people:', ...refused.map((problem) => `  ${line(problem)}`)].join(
            '\n',
          ),
  }
}
