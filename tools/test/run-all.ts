import { relative } from 'node:path'
import { makeSeededFolder } from '../../e2e/make-seeded-folder.ts'
import { startStack } from '../../e2e/running-stack.ts'
import { makeQuickFolder } from './quick-folder.ts'
import { type Check, runCheck } from './run-check.ts'
import type { TimedFile } from './seconds-of-files.ts'
import { whatWentWrong } from './what-went-wrong.ts'

/**
 * Runs the checks, fastest first. The stack and browser tests share one running stack, and most stacks start from a
 * copy of one seeded folder. At the end it prints how long each check and the slowest files took.
 *
 * Without an argument it runs within twelve minutes what a change most likely breaks. A word runs the checks that have it
 * in their name, `--all` every test, and `--long` in full what is otherwise only sampled
 * (docs/decisions/0118-three-runs-of-the-tests.md).
 */
const isLong = process.argv.includes('--long')
const only = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
const isQuick = !isLong && !only && !process.argv.includes('--all')
const env = { LONG: isLong ? '1' : '', QUICK: isQuick ? '1' : '' }
process.env.TMPDIR = makeQuickFolder()

const isShownAtItsEnd = true

/** The groups run at the same time; the checks of a group run one after another. */
const WITHOUT_RUNNING: readonly (readonly Check[])[] = [
  [
    { name: 'format and lint', command: ['biome', 'ci', '--max-diagnostics=40'], isShownAtItsEnd },
    { name: 'types of the server side', command: ['tsc', '-p', 'tsconfig.json'], isShownAtItsEnd },
  ],
  [
    { name: 'types of the routes', command: ['react-router', 'typegen'], cwd: 'apps/web', isShownAtItsEnd },
    { name: 'types of the web', command: ['tsc', '-p', 'apps/web/tsconfig.json'], isShownAtItsEnd },
    {
      name: 'types of the service worker',
      isShownAtItsEnd,
      command: ['tsc', '-p', 'apps/web/worker/tsconfig.json'],
    },
    { name: 'unused files, exports and packages', command: ['knip'], isShownAtItsEnd },
  ],
]

/** A project of `vitest.config.ts`. */
const tests = (name: string, project: string): Check => ({
  name,
  command: ['vitest', 'run', '--project', project],
  report: 'vitest',
})

/** Runs alone: some unit tests measure time. */
const UNIT = tests('unit tests', 'unit')

const DATABASE = tests('database tests', 'database')

/** Runs alone: beside the database tests, on a slow machine, whatever starts or waits for somebody took four times as long. */
const LIFECYCLE = tests('lifecycle tests', 'lifecycle')

const STACK = tests('stack tests', 'stack')

/** Its files run beside one another: they mostly wait for their servers to start. */
const STACK_PARALLEL = tests('parallel stack tests', 'stack-parallel')

const BROWSER: Check = { name: 'browser tests', command: ['playwright', 'test'], report: 'playwright' }

const secondsSince = (begunAt: number) => Math.round((Date.now() - begunAt) / 1000)
/** Start, stop or break servers of their own: left to `--all`. */
const NOT_QUICK: readonly Check[] = [LIFECYCLE, STACK_PARALLEL]
const wanted = (check: Check) => (only ? check.name.includes(only) : !(isQuick && NOT_QUICK.includes(check)))
const begunAt = Date.now()
let passed = 0
let failed = 0
const failures: string[] = []
/** The seconds of each check, in the order of their ends. */
const durations: string[] = []
const files: TimedFile[] = []

async function run(check: Check, extra: Record<string, string> = {}) {
  if (!wanted(check)) return
  const result = await runCheck(check, { ...env, ...extra })
  passed += result.passed
  failed += result.failed
  failures.push(...result.failures)
  files.push(...result.files)
  durations.push(`${result.seconds} s ${check.name}`)
}

/** Most stacks of the tests start from a copy of this folder.  */
async function seed() {
  if (![LIFECYCLE, STACK, STACK_PARALLEL, BROWSER].some(wanted)) return
  const begunAt = Date.now()
  process.env.SEEDED_DATA_DIR = await makeSeededFolder({ hasImages: !isQuick })
  const name = 'seeding a stack'
  durations.push(`${secondsSince(begunAt)} s ${name}`)
  process.stdout.write(`  ${name}: ok, ${secondsSince(begunAt)} s\n`)
}

async function runWithoutRunning() {
  await Promise.all(
    WITHOUT_RUNNING.map(async (group) => {
      for (const check of group) await run(check)
    }),
  )
}

await Promise.all([seed(), runWithoutRunning().then(() => run(DATABASE))])
await run(LIFECYCLE)
await run(UNIT)
if ([STACK, STACK_PARALLEL, BROWSER].some(wanted)) {
  // Each test member has an address of its own, so no rate limit per address is reached.
  // Browser tests sign coordinators in, and others read what the office is mailed.
  const stack = await startStack({ env: { TRUST_PROXY: '1', OFFICE_MAIL: 'full' } })
  const given = {
    STACK_SITE_URL: stack.siteUrl,
    STACK_CONTENT_URL: stack.contentUrl,
    STACK_DATA_DIR: stack.dataDir,
    STACK_DATABASE_URL: stack.databaseUrl(),
    STACK_CONTENT_SECRET: stack.secret('contentSecret'),
    STACK_ADMIN_PASSWORD: stack.secret('contentAdminPassword'),
  }
  try {
    const failedBefore = failed
    await run(STACK_PARALLEL, given)
    // They hold times against limits: nothing else may run beside them.
    await run(STACK, given)
    await run(BROWSER, given)
    if (failed > failedBefore) process.stdout.write(whatWentWrong(stack.dataDir))
  } finally {
    await stack.stop()
  }
}

const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
process.stdout.write(`\nThe checks:\n${durations.join('\n')}\n\nThe slowest files:\n`)
for (const { file, seconds } of slowest)
  process.stdout.write(`${Math.round(seconds)} s ${relative(process.cwd(), file)}\n`)

// At the very end, where whoever sees only the tail of the output finds them.
for (const failure of failures) process.stdout.write(`\nfailed: ${failure}\n`)
process.stdout.write(`\nafter ${secondsSince(begunAt)} s\n${passed} passed, ${failed} failed\n`)
process.exit(failed > 0 ? 1 : 0)
