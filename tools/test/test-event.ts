/** What the reporters of Vitest and Playwright send to `run-check.ts` while they run. */
export type TestEvent =
  /** How many files (Vitest) or tests (Playwright) the run has. */
  | { readonly kind: 'planned'; readonly total: number }
  /** One of the planned is done. */
  | { readonly kind: 'step'; readonly name: string }
  | { readonly kind: 'test'; readonly test: FinishedTest }
  /** An error outside any test, or of a file that could not be loaded. */
  | { readonly kind: 'error'; readonly failure: Failure }
  | { readonly kind: 'file'; readonly file: string; readonly seconds: number }

export type FinishedTest =
  | { readonly status: 'passed' }
  | { readonly status: 'skipped'; readonly file: string; readonly reason: string }
  | { readonly status: 'failed'; readonly failure: Failure }

export interface Failure {
  /** Relative to the root; empty for an error outside any file. */
  readonly file: string
  readonly title: string
  /** The line of the test; undefined for an error outside any test. */
  readonly line?: number
  /** The Vitest or Playwright project. */
  readonly project: string
  /** The assertion, the difference, and the line of the test that failed. */
  readonly messages: readonly string[]
  readonly screenshots: readonly string[]
}

/** Sends an event to the process that started this runner; without one the reporters are silent. */
export function sendEvent(event: TestEvent): void {
  process.send?.(event)
}
