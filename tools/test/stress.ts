import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { filesOf, type TestCheck } from './checks.ts'
import type { Result } from './run-check.ts'

const ROUNDS = 10
const LOOPS_PER_CORE = 2
const MAX_SECONDS = 60
/** How long a runner takes to start beside the loops. */
const START_SECONDS = 5

export interface StressTarget {
  readonly file: string
  readonly check: TestCheck
  /** How long it took in this run, beside other checks. */
  readonly seconds: number
}

/** Takes files in their order, as many as one round can run within half the time. */
export function chooseForStress(targets: readonly StressTarget[]): StressTarget[] {
  const checks = new Set<TestCheck>()
  let left = MAX_SECONDS / 2
  return targets.filter(({ check, seconds }) => {
    const cost = seconds + (checks.has(check) ? 0 : START_SECONDS)
    if (cost > left) return false
    left -= cost
    checks.add(check)
    return true
  })
}

/**
 * Runs test files beside two busy loops per core: in each round the files of a check together, ten rounds or a minute.
 * @returns the runs, and how many rounds there were
 */
export async function stress(
  targets: readonly StressTarget[],
  run: (check: TestCheck) => Promise<Result>,
): Promise<{ results: Result[]; rounds: number }> {
  const deadline = Date.now() + MAX_SECONDS * 1_000
  const checks = [...Map.groupBy(targets, ({ check }) => check)]
  const stop = startBusyLoops(availableParallelism() * LOOPS_PER_CORE)
  const results: Result[] = []
  let rounds = 0
  try {
    while (rounds < ROUNDS && Date.now() < deadline) {
      for (const [check, chosen] of checks) {
        const files = chosen.map(({ file }) => file)
        results.push(await run(filesOf(check, { files, name: `stress, round ${rounds + 1}: ${check.name}` })))
      }
      rounds++
    }
    return { results, rounds }
  } finally {
    await stop()
  }
}

function startBusyLoops(count: number): () => Promise<void> {
  const loops = Array.from({ length: count }, () => new Worker('for (;;);', { eval: true }))
  return async () => {
    await Promise.all(loops.map((loop) => loop.terminate()))
  }
}
