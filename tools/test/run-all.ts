import { startStack } from '../../e2e/running-stack.ts'
import { type Check, runCheck } from './run-check.ts'

/**
 * Everything that must hold, from the quick to the slow. One whole stack serves the tests that need one.
 * `--long` runs the whole of what is only sampled otherwise.
 */
const env = { LONG: process.argv.includes('--long') ? '1' : '' }
const only = process.argv.slice(2).find((argument) => !argument.startsWith('--'))

const CHECKS: readonly Check[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--max-diagnostics=40'] },
  { name: 'types of the server side', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the routes', command: ['react-router', 'typegen'], cwd: 'apps/web' },
  { name: 'types of the web', command: ['tsc', '-p', 'apps/web/tsconfig.json'] },
  { name: 'types of the service worker', command: ['tsc', '-p', 'apps/web/worker/tsconfig.json'] },
  { name: 'unused files, exports and packages', command: ['knip'] },
  // Alone: some of them look at the clock.
  { name: 'unit tests', command: ['vitest', 'run', '--project', 'unit'], report: 'vitest' },
]

/** Beside the database tests: these mostly wait, for a stack of theirs to come up again or for a code. */
const OWN_STACK: Check = {
  name: 'tests with products of their own',
  command: ['vitest', 'run', '--project', 'own-stack'],
  report: 'vitest',
  isShownAtItsEnd: true,
}

const DATABASE: Check = {
  name: 'database tests',
  command: ['vitest', 'run', '--project', 'database'],
  report: 'vitest',
}

const WITH_STACK: readonly Check[] = [
  { name: 'stack tests', command: ['vitest', 'run', '--project', 'stack'], report: 'vitest' },
  { name: 'browser tests', command: ['playwright', 'test'], report: 'playwright' },
]

const wanted = (check: Check) => !only || check.name.includes(only)
const begunAt = Date.now()
let passed = 0
let failed = 0

async function run(checks: readonly Check[], extra: Record<string, string> = {}) {
  for (const check of checks.filter(wanted)) {
    const result = await runCheck(check, { ...env, ...extra })
    passed += result.passed
    failed += result.failed
  }
}

await run(CHECKS)
await Promise.all([run([OWN_STACK]), run([DATABASE])])
if (WITH_STACK.some(wanted)) {
  const stack = await startStack()
  try {
    await run(WITH_STACK, {
      STACK_SITE_URL: stack.siteUrl,
      STACK_CONTENT_URL: stack.contentUrl,
      STACK_DATA_DIR: stack.dataDir,
      STACK_DATABASE_URL: stack.databaseUrl(),
      STACK_CONTENT_SECRET: stack.secret('contentSecret'),
      STACK_ADMIN_PASSWORD: stack.secret('contentAdminPassword'),
    })
  } finally {
    await stack.stop()
  }
}

process.stdout.write(
  `\nafter ${Math.round((Date.now() - begunAt) / 1000)} s\n${passed} passed, ${failed} failed\n`,
)
process.exit(failed > 0 ? 1 : 0)
