import type { FlakyRow } from './flaky.ts'
import type { Result } from './run-check.ts'
import type { Failure } from './test-event.ts'

const SLOWEST_FILES = 10
/** Enough for the assertion and what came instead. */
const MAX_CHARACTERS = 1_200

interface Run {
  readonly results: readonly Result[]
  readonly flaky: readonly FlakyRow[]
  /** Those of the flaky that are so too often. */
  readonly tooFlaky: readonly FlakyRow[]
  readonly seconds: number
  readonly factor: number
  readonly seed: string
}

/**
 * Sums a run up. What failed and what is flaky comes at the very end, where a reader of the last lines finds it.
 * @returns the text, and whether the run failed
 */
export function summarize({ results, flaky, tooFlaky, seconds, factor, seed }: Run): {
  text: string
  isRed: boolean
} {
  const isFlaky = ({ file, title }: Failure) => flaky.some((row) => row.file === file && row.title === title)
  const failures = results.flatMap((result) => result.failures)
  const failed = failures.filter((failure) => !isFlaky(failure))
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const files = sumsOf(results.map((result) => result.files))
  const skipped = sumsOf(results.map((result) => result.skipped))
  const slowest = [...files].sort(([, one], [, other]) => other - one).slice(0, SLOWEST_FILES)
  const lines = [
    '',
    'Seconds of each check, and of the slowest files:',
    ...results.map(({ check, seconds }) => `${seconds} ${check.name}`),
    ...slowest.map(([file, duration]) => `${Math.round(duration)} ${file}`),
    ...failures.flatMap((failure) => ['', ...describe(failure, isFlaky(failure) ? 'failed once' : 'failed')]),
    '',
    ...flaky.map(({ file, title }) => `flaky: ${file}: ${title}`),
    ...(flaky.length > 0
      ? ['Add to docs/flaky.json:', ...flaky.map((row) => `  ${JSON.stringify(row)},`)]
      : []),
    ...tooFlaky.map(({ file, title }) => `flaky three times in ten runs, so it fails: ${file}: ${title}`),
    `after ${seconds} s, machine factor ${factor}, seed ${seed}`,
    [
      `${passed} passed, ${failed.length} failed`,
      flaky.length > 0 && `${flaky.length} flaky`,
      skipped.size > 0 && `${total(skipped)} skipped (${namesOf(skipped)})`,
    ]
      .filter(Boolean)
      .join(', '),
    '',
  ]
  return { text: lines.join('\n'), isRed: failed.length > 0 || tooFlaky.length > 0 }
}

function describe(
  { file, line, title, project, messages, screenshots }: Failure,
  outcome: 'failed' | 'failed once',
): string[] {
  const target = line === undefined ? file : `${file}:${line}`
  return [
    `${outcome}: ${target} ${title}${project ? ` (${project})` : ''}`,
    ...messages.map((message) => message.slice(0, MAX_CHARACTERS)),
    ...screenshots.map((path) => `screenshot: ${path}`),
    ...(file ? [`run alone: npm test -- ${target}`] : []),
  ]
}

function sumsOf(maps: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [name, number] of maps.flatMap((map) => [...map])) sums.set(name, (sums.get(name) ?? 0) + number)
  return sums
}

const total = (numbers: ReadonlyMap<string, number>) =>
  [...numbers.values()].reduce((sum, number) => sum + number, 0)

const namesOf = (numbers: ReadonlyMap<string, number>) =>
  [...numbers].map(([name, number]) => (number === 1 ? name : `${name} ×${number}`)).join('; ')
