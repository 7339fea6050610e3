import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const NOT_OURS = new Set(['node_modules', 'build', 'dist', 'generated'])
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const ID_OR_RANGE = /\b([A-Z]{2,4})-(\d{2})(?: to \1-(\d{2}))?/g

/** Returns the test files that name each check, by its id. Comments do not count. */
export function findTests(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of testFiles()) {
    const text = readFileSync(join(ROOT, file), 'utf8').replace(COMMENT, '')
    for (const id of idsIn(text)) found.set(id, [...(found.get(id) ?? []), file])
  }
  return found
}

/** Returns the ids in a text, including those within a range such as `RES-01 to RES-03`. */
export function idsIn(text: string): Set<string> {
  const ids = new Set<string>()
  for (const [, prefix = '', from = '', to = from] of text.matchAll(ID_OR_RANGE)) {
    for (let n = Number(from); n <= Number(to); n++) ids.add(`${prefix}-${String(n).padStart(2, '0')}`)
  }
  return ids
}

function testFiles(): string[] {
  return globSync('{apps,packages,e2e,tools,tooling}/**/*.{test.ts,test.tsx,e2e.ts}', {
    cwd: ROOT,
    exclude: (path) => NOT_OURS.has(basename(path)),
  })
    .filter((file) => !file.startsWith('tools/checklist/'))
    .toSorted()
}
