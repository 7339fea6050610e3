import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { alone, type TestCheck } from './checks.ts'
import type { Result } from './run-check.ts'

const ROUNDS = 10
const LOOPS_PER_CORE = 2
const MAX_MILLISECONDS = 60_000

/**
 * Runs test files ten times beside two busy loops per core, for at most a minute: all files once, then again.
 * @returns the runs, and how many rounds were complete
 */
export async function stress(
  targets: readonly { file: string; check: TestCheck }[],
  run: (check: TestCheck) => Promise<Result>,
): Promise<{ results: Result[]; rounds: number; left: number }> {
  const deadline = Date.now() + MAX_MILLISECONDS
  const stop = startBusyLoops(availableParallelism() * LOOPS_PER_CORE)
  const results: Result[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) {
      for (const [at, { file, check }] of targets.entries()) {
        if (Date.now() > deadline) return { results, rounds: round, left: targets.length - at }
        results.push(await run(alone(check, { file })))
      }
    }
    return { results, rounds: ROUNDS, left: 0 }
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
