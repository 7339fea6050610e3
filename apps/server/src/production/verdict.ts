import { isTrial } from '#config/exposure-faults.ts'
import { type Environment, withoutBlanks } from '#config/faults.ts'

/** What is not ready for people. One that endangers them stops the start. */
export interface Problem {
  readonly isStopping: boolean
  /** `check-production` refuses it, where a start only warns: it does no harm before visitors come. */
  readonly isRefused?: true
  /** A choice to know of. There may be nothing to change. */
  readonly isNote?: true
  /** A setting, or what it is about. */
  readonly about: string
  /** What is wrong and what to do. */
  readonly message: string
}

export const stop = (about: string, message: string): Problem => ({ isStopping: true, about, message })
export const refuse = (about: string, message: string): Problem => ({
  ...warn(about, message),
  isRefused: true,
})
export const warn = (about: string, message: string): Problem => ({ isStopping: false, about, message })
export const note = (about: string, message: string): Problem => ({ ...warn(about, message), isNote: true })

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
