import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import type { Progress } from './progress.ts'
import type { Failure, TestEvent } from './test-event.ts'

export interface Check {
  readonly name: string
  /** A program in node_modules/.bin, and its arguments. */
  readonly command: readonly [string, ...string[]]
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** The test runner; a check without one counts as a single test. */
  readonly runner?: 'vitest' | 'playwright'
}

export interface Result {
  readonly check: Check
  readonly passed: number
  readonly failures: readonly Failure[]
  /** How many tests were skipped, by file and reason. */
  readonly skipped: ReadonlyMap<string, number>
  readonly seconds: number
  /** How many seconds the tests of each file took. */
  readonly files: ReadonlyMap<string, number>
}

const ROOT = join(import.meta.dirname, '../..')
const REPORTERS = {
  vitest: ['--reporter=./tools/test/vitest-reporter.ts'],
  playwright: ['--reporter=./tools/test/playwright-reporter.ts'],
}
/** Of the output of a check that failed without a test that did. */
const MAX_OUTPUT_CHARACTERS = 6_000

/** Runs a check, reports its progress, and collects what its runner sends. */
export async function runCheck(
  check: Check,
  { env, progress }: { env: Record<string, string>; progress: Progress },
): Promise<Result> {
  const startedAt = Date.now()
  const task = progress.start(check.name)
  const failures: Failure[] = []
  const skipped = new Map<string, number>()
  const files = new Map<string, number>()
  let passed = 0

  function receive(event: TestEvent) {
    if (event.kind === 'planned') task.plan(event.total)
    else if (event.kind === 'step') task.step(event.name)
    else if (event.kind === 'file') add(files, event.file, event.seconds)
    else if (event.kind === 'error') fail(event.failure)
    else if (event.test.status === 'passed') passed++
    else if (event.test.status === 'failed') fail(event.test.failure)
    else add(skipped, [event.test.file, event.test.reason].filter(Boolean).join(': '), 1)
  }

  function fail(failure: Failure) {
    failures.push(failure)
    progress.print(`  ✗ ${failure.file}: ${failure.title}`)
  }

  const { code, output } = await runProgram(check, env, receive)
  if (!check.runner && code === 0) passed++
  if (code !== 0 && failures.length === 0) {
    const messages = [output.slice(-MAX_OUTPUT_CHARACTERS)]
    failures.push({ file: '', title: check.name, project: '', messages, screenshots: [] })
  }
  const seconds = Math.round((Date.now() - startedAt) / 1_000)
  task.end(`${count(passed, failures.length, skipped)}, ${seconds} s`)
  return { check, passed, failures, skipped, seconds, files }
}

function add(sums: Map<string, number>, name: string, amount: number) {
  sums.set(name, (sums.get(name) ?? 0) + amount)
}

function count(passed: number, failed: number, skipped: ReadonlyMap<string, number>): string {
  const left = [...skipped.values()].reduce((sum, number) => sum + number, 0)
  return [`${passed} passed`, failed > 0 && `${failed} failed`, left > 0 && `${left} skipped`]
    .filter(Boolean)
    .join(', ')
}

/** The output of a runner is only shown where no event names the failure: it repeats them, among warnings and tables. */
async function runProgram(
  { command, cwd = '.', env: own, runner }: Check,
  env: Record<string, string>,
  receive: (event: TestEvent) => void,
): Promise<{ code: number; output: string }> {
  const [program, ...args] = command
  const isVerbose = process.argv.includes('--verbose')
  const path = [join(process.execPath, '..'), join(ROOT, 'node_modules/.bin'), process.env.PATH]
  const child = spawn(
    join(ROOT, 'node_modules/.bin', program),
    [...args, ...(runner ? REPORTERS[runner] : [])],
    {
      cwd: join(ROOT, cwd),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { ...process.env, PATH: path.join(delimiter), ...env, ...own },
    },
  )
  child.on('message', (event) => receive(event as TestEvent))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (isVerbose) process.stdout.write(text)
    })
  }
  const [code] = await once(child, 'close')
  return { code: code ?? 1, output }
}
