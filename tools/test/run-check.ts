import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { failedTests } from './failed-tests.ts'
import { secondsOfFiles, type TimedFile } from './seconds-of-files.ts'

export interface Check {
  readonly name: string
  /** A program in node_modules/.bin, and its arguments. */
  readonly command: readonly [string, ...string[]]
  readonly cwd?: string
  /** The test runner whose report is read; a check without one counts as a single test. */
  readonly report?: 'vitest' | 'playwright'
  /** For checks that run in parallel: their output would interleave. */
  readonly isShownAtItsEnd?: boolean
}

export interface Result {
  readonly passed: number
  readonly failed: number
  /** The title of each test that failed, and the beginning of what it said. */
  readonly failures: readonly string[]
  readonly seconds: number
  /** How long each test file took. */
  readonly files: readonly TimedFile[]
}

type Counts = Omit<Result, 'seconds'>

const ROOT = join(import.meta.dirname, '../..')

/** Runs a check, shows its output, and counts the passed and failed tests. */
export async function runCheck(check: Check, env: Record<string, string>): Promise<Result> {
  const begunAt = Date.now()
  const title = `\n— ${check.name}\n`
  if (!check.isShownAtItsEnd) process.stdout.write(title)
  const folder = mkdtempSync(join(tmpdir(), 'pulli-report-'))
  const file = join(folder, 'report.json')
  try {
    const { code, output } = await runProgram(check, file, env)
    if (check.isShownAtItsEnd) process.stdout.write(`${title}${output}`)
    const counts = check.report ? readReport(check.report, file, code) : countOnce(check.name, code)
    const seconds = Math.round((Date.now() - begunAt) / 1000)
    process.stdout.write(`  ${check.name}: ${counts.failed ? 'failed' : 'ok'}, ${seconds} s\n`)
    return { ...counts, seconds }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runProgram(
  { command, cwd = '.', report, isShownAtItsEnd }: Check,
  file: string,
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const [program, ...args] = command
  const reporters =
    report === 'vitest'
      ? ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
      : report === 'playwright'
        ? ['--reporter=dot,json']
        : []
  const path = [join(process.execPath, '..'), join(ROOT, 'node_modules/.bin'), process.env.PATH].join(
    delimiter,
  )
  const child = spawn(join(ROOT, 'node_modules/.bin', program), [...args, ...reporters], {
    cwd: join(ROOT, cwd),
    stdio: isShownAtItsEnd ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  return { code: code ?? 1, output }
}

function countOnce(name: string, code: number): Counts {
  return code === 0
    ? { passed: 1, failed: 0, failures: [], files: [] }
    : { passed: 0, failed: 1, failures: [name], files: [] }
}

/** A runner that crashed before it wrote its report, or failed outside any test, counts as one failure. */
function readReport(report: 'vitest' | 'playwright', file: string, code: number): Counts {
  try {
    const written = JSON.parse(readFileSync(file, 'utf8'))
    const passed: number =
      report === 'vitest' ? written.numPassedTests : written.stats.expected + written.stats.flaky
    const failed: number = report === 'vitest' ? written.numFailedTests : written.stats.unexpected
    const failures = failedTests(written)
    const files = secondsOfFiles(written)
    if (code === 0 || failed > 0) return { passed, failed, failures, files }
    return { passed, failed: 1, failures: [...failures, `${report} failed outside any test`], files }
  } catch {
    return { passed: 0, failed: 1, failures: [`${report} wrote no report`], files: [] }
  }
}
