import type { Parsed } from './faults.ts'

/** The smallest environment a server starts with. */
export const SERVER = {
  DATABASE_APP_URL: 'postgres://pulli_app:x@127.0.0.1:5432/pulli',
  CONTENT_URL: 'http://127.0.0.1:1337',
  CONTENT_SECRET: 'c'.repeat(32),
  APP_SECRET: 'a'.repeat(32),
}

/** The variables at fault. */
export function faultyVariables(parsed: Parsed<unknown>): string[] {
  return parsed.ok ? [] : parsed.faults.map(({ variable }) => variable)
}
