import type { z } from 'zod'

export interface Fault {
  readonly variable: string
  /** What is wrong and what to write instead. Never the value itself: it may be a secret. */
  readonly message: string
}

export type Parsed<Config> =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly Fault[] }

export function faultsOf(error: z.ZodError): Fault[] {
  return error.issues.map((issue) => ({
    variable: String(issue.path[0] ?? 'environment'),
    message: issue.code === 'invalid_type' ? 'is missing' : issue.message,
  }))
}

/** The words that stop a start: one line a fault, in the order of the settings. */
export function describeFaults(faults: readonly Fault[]): string {
  const lines = faults.map(({ variable, message }) => `  ${variable}: ${message}`)
  return [
    'Pulli cannot start with these settings:',
    ...lines,
    'Each setting is explained in .env.example.',
  ].join('\n')
}
