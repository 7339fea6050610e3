import { createHash } from 'node:crypto'

/** What the work below takes on a quiet machine of 2026. */
const USUAL_MILLISECONDS = 25
const BYTES = Buffer.alloc(1_024)
const HASHES = 10_000
const MAX_FACTOR = 10

/**
 * Measures how many times slower than usual this machine is, between 1 and 10: the median of five times the same work,
 * by the clock, so that whatever else it does counts too.
 */
export function measureMachineFactor(): number {
  const times = Array.from({ length: 5 }, () => {
    const startedAt = performance.now()
    for (let round = 0; round < HASHES; round++) createHash('sha256').update(BYTES).digest()
    return performance.now() - startedAt
  }).sort((a, b) => a - b)
  const factor = (times[2] ?? 0) / USUAL_MILLISECONDS
  return Math.round(Math.min(Math.max(factor, 1), MAX_FACTOR) * 10) / 10
}

/**
 * The factor measured at the start of the run, which `tools/test/run-all.ts` passes in `MACHINE_FACTOR`. It scales only the time
 * after which a hung test is ended, and the number of browsers.
 */
export function machineFactor(): number {
  return Number(process.env.MACHINE_FACTOR ?? 1)
}
