import type { Check } from './run-check.ts'

export interface TestCheck extends Check {
  readonly runner: 'vitest' | 'playwright'
  /** Which files it runs. */
  readonly files: RegExp
  /** Whether it looks at the stack that the run starts. */
  readonly needsStack?: boolean
  /** Whether it starts stacks of its own, from copies of the seeded folder. */
  readonly startsStacks?: boolean
}

/** A project of `vitest.config.ts`. */
const vitest = (project: string) => ['vitest', 'run', '--project', project] as const

/** Without running anything. The groups run side by side, the checks of a group one after another. */
export const STATIC: readonly (readonly Check[])[] = [
  [
    { name: 'format and lint', command: ['biome', 'ci', '--max-diagnostics=40'] },
    { name: 'types of the server side', command: ['tsc', '-p', 'tsconfig.json'] },
  ],
  [
    { name: 'types of the routes', command: ['react-router', 'typegen'], cwd: 'apps/web' },
    { name: 'types of the web', command: ['tsc', '-p', 'apps/web/tsconfig.json'] },
    { name: 'types of the service worker', command: ['tsc', '-p', 'apps/web/worker/tsconfig.json'] },
    { name: 'unused files, exports and packages', command: ['knip'] },
  ],
]

export const UNIT: TestCheck = {
  name: 'unit tests',
  command: vitest('unit'),
  runner: 'vitest',
  files: /(?<!\.db|\.measure|\.stack\S*|\.lifecycle)\.test\.tsx?$/,
}

export const DATABASE: TestCheck = {
  name: 'database tests',
  command: vitest('database'),
  runner: 'vitest',
  files: /\.db\.test\.ts$/,
}

/** Start, stop or break servers of their own, one queue for all: left to `--all`. */
export const LIFECYCLE: TestCheck = {
  name: 'lifecycle tests',
  command: vitest('lifecycle'),
  runner: 'vitest',
  files: /\.(?:lifecycle|stack-parallel)\.test\.ts$/,
  needsStack: true,
  startsStacks: true,
}

/** Only read the stack of the run: side by side. */
export const STACK_READS: TestCheck = {
  name: 'stack tests, side by side',
  command: vitest('stack-reads'),
  runner: 'vitest',
  files: /\.stack-read\.test\.ts$/,
  needsStack: true,
}

/** Write content, or hold times against limits: nothing else may run beside them. */
export const STACK: TestCheck = {
  name: 'stack tests, one by one',
  command: vitest('stack'),
  runner: 'vitest',
  files: /(?<!\.measure)\.stack\.test\.ts$/,
  needsStack: true,
  startsStacks: true,
}

export const BROWSER: TestCheck = {
  name: 'browser tests',
  command: ['playwright', 'test'],
  runner: 'playwright',
  files: /(?<!\.alone|\.old)\.e2e\.ts$/,
  needsStack: true,
}

/** Change what other browser tests look at. */
export const BROWSER_ALONE: TestCheck = {
  name: 'browser tests that run alone',
  command: ['playwright', 'test'],
  env: { ALONE: '1' },
  runner: 'playwright',
  files: /\.alone\.e2e\.ts$/,
  needsStack: true,
}

/** Walk the site in Chromium 92, near the floor of browsers: left to `--all`. */
export const OLD_BROWSER: TestCheck = {
  name: 'walks in Chromium 92',
  command: ['playwright', 'test'],
  env: { OLD: '1' },
  runner: 'playwright',
  files: /\.old\.e2e\.ts$/,
  needsStack: true,
}

/** On a quiet machine, alone, compared with the last recorded figures: left to `--long`. */
export const MEASUREMENTS: TestCheck = {
  name: 'measurements',
  command: vitest('measurements'),
  runner: 'vitest',
  files: /\.measure\.(?:\w+\.)?test\.ts$/,
  needsStack: true,
  startsStacks: true,
}

/** Of one test or file of a check. Tests of a loop share their line: of browser tests the title tells which one it is. */
export function alone(check: TestCheck, { file, line, project, title }: Target): TestCheck {
  const target = line === undefined ? file : `${file}:${line}`
  const command =
    check.runner === 'vitest'
      ? ([...check.command, target] as const)
      : ([
          ...check.command,
          ...[target, '--no-deps'],
          ...(project ? [`--project=${project}`] : []),
          ...(title === undefined ? [] : [`--grep=${exactTitle(title)}`]),
        ] as const)
  return { ...check, name: target, command }
}

/** Playwright appends the tags of a test to its title before it compares. */
function exactTitle(title: string): string {
  return `${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: @\\S+)*$`
}

/** Some files of a check. */
export function filesOf(check: TestCheck, { files, name }: { files: string[]; name: string }): TestCheck {
  const [program, ...args] = check.command
  const noSetup = check.runner === 'playwright' ? ['--no-deps'] : []
  return { ...check, name, command: [program, ...args, ...files, ...noSetup] }
}

export interface Target {
  readonly file: string
  readonly line?: number
  readonly project?: string
  readonly title?: string
}
