import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Per page: enough to reach the main part, after the header and the crisis strip. */
const MOST_CHARACTERS = 8_000

/** Lines of the server log. */
const MOST_LINES = 40

/** Pino's level for warnings. */
const WARNING = 40

/**
 * Collects what explains a failure that may not happen again: a snapshot of each page whose test failed, and the last
 * warnings and errors of the server.
 */
export function whatWentWrong(dataDir: string): string {
  const pages = globSync('test-results/*/error-context.md', { cwd: ROOT }).map((file) => {
    const [, page = ''] = readFileSync(join(ROOT, file), 'utf8').split('# Page snapshot')
    return `\n${file}${page.slice(0, MOST_CHARACTERS)}`
  })
  const lines = readFileSync(join(dataDir, 'logs/server.log'), 'utf8')
    .split('\n')
    .filter((line) => Number(/^\{"level":(\d+)/.exec(line)?.[1]) >= WARNING)
  return `${pages.join('\n')}\nWarnings and errors of the server:\n${onceEach(lines).slice(-MOST_LINES).join('\n')}\n`
}

/** Keeps the first of the lines that differ only in their time, request and duration. */
function onceEach(lines: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const line of lines) {
    const kind = line.replaceAll(/"(?:time|requestId|delay)":(?:"[^"]*"|\d+),?/g, '')
    if (!known.has(kind)) known.set(kind, line)
  }
  return [...known.values()]
}
