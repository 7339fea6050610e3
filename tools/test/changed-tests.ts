import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const TEST = /\.(?:test\.tsx?|e2e\.ts)$/
/** What is landed together was written within this time. */
const HOURS = 12

/**
 * Lists the test files that are new or changed: since `origin/main` parted where this is another branch, else in the
 * commits of the twelve hours before the last one, and not yet committed.
 */
export function changedTests(): string[] {
  try {
    const base = parting() ?? beforeHours()
    const committed = git('diff', '--name-only', '--diff-filter=d', base, 'HEAD')
    const uncommitted = git('status', '--porcelain', '--untracked-files=all').map((line) => line.slice(3))
    return [...new Set([...committed, ...uncommitted])]
      .filter((file) => TEST.test(file) && existsSync(join(ROOT, file)))
      .sort()
  } catch {
    // No repository, such as an unpacked archive.
    return []
  }
}

function parting(): string | undefined {
  const [head] = git('rev-parse', 'HEAD')
  try {
    const [base] = git('merge-base', 'HEAD', 'origin/main')
    return base === head ? undefined : base
  } catch {
    return undefined
  }
}

function beforeHours(): string {
  const [last = ''] = git('log', '-1', '--format=%ct')
  const [before] = git('rev-list', '-1', `--before=${Number(last) - HOURS * 3_600}`, 'HEAD')
  const [first = 'HEAD'] = git('rev-list', '--max-parents=0', 'HEAD')
  return before ?? first
}

function git(...args: string[]): string[] {
  const output = execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return output.split('\n').filter(Boolean)
}
