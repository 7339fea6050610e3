import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeEncodedPictures } from '../../e2e/encoded-pictures.ts'
import { makeSeededFolder } from '../../e2e/make-seeded-folder.ts'
import { type RunningStack, startStack } from '../../e2e/running-stack.ts'
import { seededRandom } from '../../e2e/seeded-random.ts'
import { changedTests } from './changed-tests.ts'
import {
  alone,
  BROWSER,
  BROWSER_ALONE,
  DATABASE,
  LIFECYCLE,
  MEASUREMENTS,
  OLD_BROWSER,
  STACK,
  STACK_READS,
  STATIC,
  type TestCheck,
  UNIT,
} from './checks.ts'
import { type FlakyRow, tooFlaky } from './flaky.ts'
import { measureMachineFactor } from './machine-factor.ts'
import { findOldChromium } from './old-chromium.ts'
import { showProgress } from './progress.ts'
import { type Check, type Result, runCheck } from './run-check.ts'
import { makeRunFolder } from './run-folder.ts'
import { chooseForStress, stress } from './stress.ts'
import { summarize } from './summary.ts'
import { whatWentWrong } from './what-went-wrong.ts'

/**
 * Runs the checks. The stack and browser tests share one running stack, and most stacks of other tests start from a
 * copy of one seeded folder. A failed test runs again twice, alone: where it passes both times it is flaky, and the run
 * passes (docs/decisions/0119-tests-that-any-machine-passes.md).
 *
 * Without an argument it runs what a change most likely breaks. `--all` runs every test, `--long` in full what is otherwise
 * only sampled. A word runs the checks that have it in their name, a path one file, and `path:line` one test.
 */
const ROOT = join(import.meta.dirname, '../..')
const TESTS = [
  UNIT,
  DATABASE,
  LIFECYCLE,
  STACK_READS,
  STACK,
  BROWSER,
  BROWSER_ALONE,
  OLD_BROWSER,
  MEASUREMENTS,
]
/** Left to `--all`. */
const NOT_QUICK: readonly Check[] = [LIFECYCLE, BROWSER_ALONE, OLD_BROWSER]
/** More failures than this are no coin that fell badly. */
const MAX_RERUN = 12

const isLong = process.argv.includes('--long')
const isAll = isLong || process.argv.includes('--all')
const only = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
const isQuick = !isAll && !only
const target = only && /[/.]/.test(only) ? targetOf(only) : undefined

process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))
process.on('SIGHUP', () => process.exit(129))
// The process that started this may have been killed by a signal that it could not pass on.
const parent = process.ppid
setInterval(() => process.ppid === parent || process.exit(1), 1_000).unref()

const startedAt = Date.now()
const removeRunFolder = makeRunFolder()
const commit = readCommit()
const factor = measureMachineFactor()
const seed =
  process.env.TEST_SEED ?? `${isLong ? randomInt(2 ** 31) : Number.parseInt(commit.slice(0, 7), 16)}`
const progress = showProgress(process.stdout, Date.now)
const env: Record<string, string> = {
  LONG: isLong ? '1' : '',
  QUICK: isQuick ? '1' : '',
  ONE_FILE: target ? '1' : '',
  MACHINE_FACTOR: `${factor}`,
  TEST_SEED: seed,
}
Object.assign(process.env, env)
progress.print(`The machine is ${factor} times slower than usual; random tests have seed ${seed}.`)

const results: Result[] = []

function isWanted(check: Check): boolean {
  if (target) return check === target.check
  if (only) return check.name.includes(only)
  if (check === MEASUREMENTS) return isLong
  return !(isQuick && NOT_QUICK.includes(check))
}

async function run(check: Check) {
  if (!isWanted(check)) return
  if (check === OLD_BROWSER) {
    const old = await findOldChromium()
    if (!old) return progress.print('No walks in Chromium 92: it is for Linux on x64.')
    Object.assign(env, old)
  }
  const chosen = target && check === target.check ? alone(target.check, target) : check
  results.push(await runCheck(chosen, { env, progress }))
}

async function inTurn(checks: readonly Check[]) {
  for (const check of checks) await run(check)
}

async function runStatic() {
  await Promise.all(STATIC.map(inTurn))
}

/** Most stacks of the tests start from a copy of this folder. */
async function seedFolder() {
  if (!TESTS.some((check) => check.startsStacks && isWanted(check)) || target) return
  const task = progress.start('seeding a stack')
  const begunAt = Date.now()
  process.env.SEEDED_DATA_DIR = await makeSeededFolder()
  task.end(`${Math.round((Date.now() - begunAt) / 1_000)} s`)
}

let stack: RunningStack | undefined

async function startSharedStack() {
  if (stack || !TESTS.some((check) => check.needsStack && isWanted(check))) return
  // Each test member has an address of its own, so no rate limit per address is reached.
  // Browser tests sign coordinators in, and others read what the office is mailed.
  stack = await startStack({ env: { TRUST_PROXY: '1', OFFICE_MAIL: 'full' } })
  Object.assign(env, {
    STACK_SITE_URL: stack.siteUrl,
    STACK_CONTENT_URL: stack.contentUrl,
    STACK_DATA_DIR: stack.dataDir,
    STACK_DATABASE_URL: stack.databaseUrl(),
    STACK_CONTENT_SECRET: stack.secret('contentSecret'),
    STACK_ADMIN_PASSWORD: stack.secret('contentAdminPassword'),
  })
}

/** Runs each failed test twice, alone. @returns those that passed both times */
async function rerunFailed(): Promise<FlakyRow[]> {
  const failed = results.flatMap(({ check, failures }) => failures.map((failure) => ({ check, failure })))
  if (failed.length === 0 || failed.length > MAX_RERUN) return []
  const flaky: FlakyRow[] = []
  for (const { check, failure } of failed) {
    const original = TESTS.find(({ files }) => files.test(failure.file))
    if (!check.runner || !original) continue
    progress.print(`Again, alone: ${failure.file}: ${failure.title}`)
    const passes = async () => {
      const { failures, passed } = await runCheck(alone(original, failure), { env, progress })
      return failures.length === 0 && passed > 0
    }
    if ((await passes()) && (await passes())) {
      const day = new Date().toISOString().slice(0, 10)
      flaky.push({ commit, day, file: failure.file, title: failure.title })
    }
  }
  return flaky
}

/** In CI and before a release: new and changed tests beside busy loops, but those of servers that start and stop. */
async function stressChanged() {
  if (!isAll || only) return
  const random = seededRandom()
  const seconds = new Map(results.flatMap(({ files }) => [...files]))
  // In the time that there is, each commit tries others first.
  const changed = changedTests()
    .map((file) => ({ file, place: random() }))
    .sort((one, other) => one.place - other.place)
    .flatMap(({ file }) => {
      const check = TESTS.find(({ files }) => files.test(file))
      const took = seconds.get(file)
      return check && check !== LIFECYCLE && took !== undefined ? [{ file, check, seconds: took }] : []
    })
  const chosen = chooseForStress(changed)
  if (chosen.length === 0) return
  const task = progress.start(`stress: ${chosen.length} of ${changed.length} changed test files`)
  const { results: runs, rounds } = await stress(chosen, (check) => runCheck(check, { env, progress }))
  results.push(...runs.filter(({ failures }) => failures.length > 0))
  task.end(`${rounds} rounds`)
}

await Promise.all([seedFolder(), run(DATABASE), runStatic().then(() => run(UNIT))])
await startSharedStack()
await run(STACK_READS)
// Lifecycle tests mostly wait for servers of their own.
await Promise.all([run(LIFECYCLE), inTurn([BROWSER, BROWSER_ALONE, OLD_BROWSER])])
await inTurn([STACK, MEASUREMENTS])
await stressChanged()
const sawFailure = results.some(({ failures }) => failures.length > 0)
if (sawFailure && stack) process.stdout.write(whatWentWrong(stack.dataDir))
const flaky = await rerunFailed()
if (stack && isAll && !only) storeEncodedPictures(stack.dataDir)
await stack?.stop()
await removeRunFolder()

const ledger: FlakyRow[] = JSON.parse(readFileSync(join(ROOT, 'docs/flaky.json'), 'utf8'))
const { text, isRed } = summarize({
  results,
  flaky,
  tooFlaky: tooFlaky([...ledger, ...flaky], commit),
  seconds: Math.round((Date.now() - startedAt) / 1_000),
  factor,
  seed,
})
process.stdout.write(text)
process.exit(isRed ? 1 : 0)

function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()
  } catch {
    return '0000001'
  }
}

function targetOf(word: string): { check: TestCheck; file: string; line?: number } {
  const [, file = word, line] = /^(.+?)(?::(\d+))?$/.exec(word) ?? []
  const check = TESTS.find(({ files }) => files.test(file))
  if (!check) {
    process.stderr.write(
      `${file} is no test file. Name one, such as e2e/browser/home.e2e.ts or packages/data/src/database.db.test.ts.\n`,
    )
    process.exit(1)
  }
  return line === undefined ? { check, file } : { check, file, line: Number(line) }
}
