import type { z } from 'zod'

export interface Fault {
  readonly variable: string
  /** What is wrong and what to write instead. Never the value itself: it may be a secret. */
  readonly message: string
}

export type Parsed<Config> =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** Settings as they were written. */
export type Environment = Record<string, string | undefined>

/**
 * Reads settings, or lists every fault at once: those of single settings, and those that `checks` find in settings
 * taken together, which see them as they were written.
 */
export function parseSettings<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
  ...checks: ((environment: Environment) => readonly Fault[])[]
): Parsed<z.output<Schema>> {
  const settings = withoutBlanks(environment)
  const parsed = schema.safeParse(settings)
  const faults = [
    ...(parsed.success ? [] : faultsOf(parsed.error)),
    ...checks.flatMap((check) => check(settings)),
  ]
  return parsed.success && faults.length === 0 ? { ok: true, config: parsed.data } : { ok: false, faults }
}

function faultsOf(error: z.ZodError): Fault[] {
  return error.issues.map((issue) => ({
    variable: String(issue.path[0] ?? 'environment'),
    message: issue.code === 'invalid_type' ? 'is missing' : issue.message,
  }))
}

/** A variable that is set to nothing counts as not set: that is how a line of `.env.example` is switched off. */
function withoutBlanks(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
}

/** The words that stop a start, or a command: one line a fault, in the order of the settings. */
export function describeFaults(faults: readonly Fault[], what = 'Pulli'): string {
  const lines = faults.map(({ variable, message }) => `  ${variable}: ${message}`)
  return [
    `${what} cannot start with these settings:`,
    ...lines,
    'Each setting is explained in .env.example.',
  ].join('\n')
}
