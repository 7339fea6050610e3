import { existsSync } from 'node:fs'
import { describeFaults, type Environment, type Parsed } from '#config/faults.ts'

/**
 * Reads the settings of a command from the environment and `.env`. Where they are wrong, it prints why, and `help` below.
 *
 * @returns undefined where they are wrong
 */
export function readSettings<Config>(
  command: string,
  parse: (environment: Environment) => Parsed<Config>,
  help?: string,
): Config | undefined {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const parsed = parse(process.env)
  if (parsed.ok) return parsed.config
  process.stderr.write(`${[describeFaults(parsed.faults, command), help].filter(Boolean).join('\n')}\n`)
  return undefined
}
