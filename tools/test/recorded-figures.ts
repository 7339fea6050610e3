import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { machineFactor } from './machine-factor.ts'

const FILE = join(import.meta.dirname, '../../docs/measurements.json')

/** Measurements of the same code differ by less than this on machines of one kind. */
const TOLERANCE = 2
/** A difference below this is none: a timer's, or a collection of garbage. */
const NOISE_MILLISECONDS = 10

/**
 * Fails if something takes more than twice as long as when it was last recorded in `docs/measurements.json`, both
 * related to the speed of their machine. `RECORD=1 npm run test:long` records new figures.
 */
export function expectNoSlower(name: string, milliseconds: number): void {
  const figures: Record<string, number> = JSON.parse(readFileSync(FILE, 'utf8'))
  if (process.env.RECORD) {
    figures[name] = Math.round(milliseconds / machineFactor())
    const sorted = Object.fromEntries(
      Object.entries(figures).sort(([one], [other]) => one.localeCompare(other)),
    )
    writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
    return
  }
  const recorded = figures[name]
  if (recorded === undefined)
    throw new Error(
      `${name}: no figure is recorded. Run RECORD=1 npm run test:long, and commit docs/measurements.json.`,
    )
  expect(milliseconds, `${name} took ${recorded} ms when it was last recorded`).toBeLessThanOrEqual(
    (recorded * TOLERANCE + NOISE_MILLISECONDS) * machineFactor(),
  )
}
