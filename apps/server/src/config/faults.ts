import type { z } from 'zod'

export interface Fault {
  readonly variable: string
  /** A fault and how to correct it. Never the value itself: it may be a secret. */
  readonly message: string
}

export type Parsed<Config> =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** Settings as the operator wrote them. */
export type Environment = Record<string, string | undefined>

/**
 * Parses settings, or lists every fault at once: those of single settings, and those that `checks` find in the
 * combination.
 */
export function parseSettings<Schema extends z.ZodType, Config = z.output<Schema>>(
  schema: Schema,
  environment: Environment,
  checks: readonly ((environment: Environment) => readonly Fault[])[] = [],
  configOf = (settings: z.output<Schema>) => settings as Config,
): Parsed<Config> {
  const settings = withoutBlanks(environment)
  const parsed = schema.safeParse(settings)
  const faults = [
    ...(parsed.success ? [] : faultsOf(parsed.error)),
    ...checks.flatMap((check) => check(settings)),
  ]
  return parsed.success && faults.length === 0
    ? { ok: true, config: configOf(parsed.data) }
    : { ok: false, faults }
}

function faultsOf(error: z.ZodError): Fault[] {
  return error.issues.map((issue) => ({
    variable: String(issue.path[0] ?? 'environment'),
    message: issue.code === 'invalid_type' ? 'is missing' : issue.message,
  }))
}

/** An empty variable counts as unset: a line of `.env.example` is switched off that way. */
export function withoutBlanks(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
}

/** The message that ends a start or a command: one line for each fault, in the order of the settings. */
export function describeFaults(faults: readonly Fault[], what = 'Pulli'): string {
  const lines = faults.map(({ variable, message }) => `  ${variable}: ${message}`)
  return [
    `${what} cannot start with these settings:`,
    ...lines,
    'Each setting is explained in .env.example.',
  ].join('\n')
}
