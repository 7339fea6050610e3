import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

export interface Check {
  readonly name: string
  /** A program of the project's own tools, and its arguments. */
  readonly command: readonly [string, ...string[]]
  readonly cwd?: string
  /** A test runner writes a report whose tests are counted one by one; any other check counts as one. */
  readonly report?: 'vitest' | 'playwright'
}

export interface Counts {
  readonly passed: number
  readonly failed: number
}

const ROOT = join(import.meta.dirname, '../..')

/** Runs one check with its output shown, and counts what passed and what failed. */
export async function runCheck(check: Check, env: Record<string, string>): Promise<Counts> {
  const begunAt = Date.now()
  process.stdout.write(`\n— ${check.name}\n`)
  const folder = mkdtempSync(join(tmpdir(), 'pulli-report-'))
  const file = join(folder, 'report.json')
  try {
    const code = await runProgram(check, file, env)
    const counts = check.report
      ? countTests(check.report, file, code)
      : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
    process.stdout.write(
      `  ${check.name}: ${counts.failed ? 'failed' : 'ok'}, ${Math.round((Date.now() - begunAt) / 1000)} s\n`,
    )
    return counts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function runProgram(
  { command, cwd = '.', report }: Check,
  file: string,
  env: Record<string, string>,
): Promise<number> {
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
    stdio: 'inherit',
    env: { ...process.env, PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
  })
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}

/** A runner that fell over before it wrote its report, or failed outside any test, counts as one failure. */
function countTests(report: 'vitest' | 'playwright', file: string, code: number): Counts {
  try {
    const written = JSON.parse(readFileSync(file, 'utf8'))
    const passed: number =
      report === 'vitest' ? written.numPassedTests : written.stats.expected + written.stats.flaky
    const failed: number = report === 'vitest' ? written.numFailedTests : written.stats.unexpected
    return { passed, failed: code === 0 ? failed : Math.max(1, failed) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
