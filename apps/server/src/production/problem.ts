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
