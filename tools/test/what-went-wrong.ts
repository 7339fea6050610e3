import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Per page: enough to reach the main part, after the header and the crisis strip. */
const MOST_CHARACTERS = 3_000

/** What only a tool could use. */
const FOR_TOOLS = / \[(?:ref=\w+|cursor=pointer)\]|^ *- \/url: .*\n/gm

/** Of all logs. */
const MOST_LINES = 40

/** Of the levels of a log line (`apps/server/src/log/log-entry.ts`). */
const TELLING = /"level":"(?:warn|error|fatal)"/

/**
 * Collects what explains a failure that may not happen again: a snapshot of each page whose test failed, and the last
 * warnings and errors of all processes.
 */
export function whatWentWrong(dataDir: string): string {
  const pages = globSync('test-results/*/error-context.md', { cwd: ROOT }).map((file) => {
    const [, page = ''] = readFileSync(join(ROOT, file), 'utf8').split('# Page snapshot')
    return `\n${file}${page.replaceAll(FOR_TOOLS, '').slice(0, MOST_CHARACTERS)}`
  })
  const logs = globSync('logs/*.log', { cwd: dataDir }).map((file) =>
    readFileSync(join(dataDir, file), 'utf8'),
  )
  const lines = logs
    .flatMap((log) => log.split('\n').filter((line) => TELLING.test(line)))
    .sort((one, other) => timeOf(one).localeCompare(timeOf(other)))
  return `${pages.join('\n')}\nWarnings and errors of all processes:\n${onceEach(lines).slice(-MOST_LINES).join('\n')}\n`
}

const timeOf = (line: string) => /"time":"([^"]+)"/.exec(line)?.[1] ?? ''

/** Keeps the first of the lines that differ only in their time, request and duration. */
function onceEach(lines: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const line of lines) {
    const kind = line.replaceAll(/"(?:time|requestId|delay|pid)":(?:"[^"]*"|\d+),?/g, '')
    if (!known.has(kind)) known.set(kind, line)
  }
  return [...known.values()]
}
