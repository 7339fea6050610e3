import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Of each page: what a test looks at stands in the main part, behind header and crisis strip. */
const MOST_CHARACTERS = 8_000

/** Of so many lines of the log. */
const MOST_LINES = 100

/** Of pino: warnings and worse. */
const WARNING = 40

/**
 * What explains a failure that happens once, where nobody can look again: each page as it was when its test failed,
 * and what the server of the stack complained about last.
 */
export function whatWentWrong(dataDir: string): string {
  const pages = globSync('test-results/*/error-context.md', { cwd: ROOT }).map((file) => {
    const [, page = ''] = readFileSync(join(ROOT, file), 'utf8').split('# Page snapshot')
    return `\n${file}${page.slice(0, MOST_CHARACTERS)}`
  })
  const complaints = readFileSync(join(dataDir, 'logs/server.log'), 'utf8')
    .split('\n')
    .filter((line) => Number(/^\{"level":(\d+)/.exec(line)?.[1]) >= WARNING)
    .slice(-MOST_LINES)
  return `${pages.join('\n')}\nThe server complained about:\n${complaints.join('\n')}\n`
}
