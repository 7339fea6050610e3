import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHECK_GROUPS, idsOf } from './checklist/checks.ts'

const ROOT = join(import.meta.dirname, '..')
const PAGE = 'docs/product.md'

/** Code, tests and documents. Data, pictures and generated files name no id. */
const READ = /\.(?:tsx?|m?js|css|sql|sh|ya?ml|md)$/
const NOT_READ = /(?:^|\/)(?:generated|build|dist)\//

const ID = /\b(?:[A-Z]{2,4}-\d{2}|D[1-9]\d?|P[1-9]\d?b?|(?:care|desk|operate) §\d)\b/g
/** A finding has a number of the review that found it, such as `finding api P9`. */
const FINDING = /\bfindings?(?: [a-z]+)? [A-Z]\d{1,2}(?:, [a-z]+ [A-Z]\d{1,2})*/g
/** Written like an id, and the name of something else. */
const OTHER_NAMES = new Set(['ICD-11'])

const page = readFileSync(join(ROOT, PAGE), 'utf8')
const definitions = [...page.matchAll(/^- ([A-Z]+-\d{2}|P\d+b?|[a-z]+ §\d): |^\| (D\d+) \|/gm)].map(
  ([, listed = '', decision]) => decision ?? listed,
)
const defined = new Set(definitions)

/** A copy without history has no list of its files. */
const isCheckout = existsSync(join(ROOT, '.git'))

test.runIf(isCheckout)('every id that code, tests and documents name is defined in docs/product.md', () => {
  const files = trackedFiles()
  expect(files.length).toBeGreaterThan(2_000)
  const undefinedIds = files.flatMap((file) =>
    idsIn(readFileSync(join(ROOT, file), 'utf8'))
      .filter((id) => !defined.has(id))
      .map((id) => `${file}: ${id}`),
  )
  expect(undefinedIds, `define them in ${PAGE}`).toEqual([])
})

test('docs/product.md defines each id once, and leaves none out', () => {
  expect(definitions.filter((id, at) => definitions.indexOf(id) !== at)).toEqual([])
  const expected = [
    ...CHECK_GROUPS.flatMap(idsOf),
    ...idsOf({ name: 'Readings', prefix: 'NC', last: 41 }),
    ...numbered('D', 80),
    ...numbered('P', 17),
  ]
  expect(expected.filter((id) => !defined.has(id))).toEqual([])
})

test('docs/product.md has a section for each group of checks', () => {
  const sections = [...page.matchAll(/^## (.+)$/gm)].map(([, name]) => name)
  expect(CHECK_GROUPS.map(({ name }) => name).filter((name) => !sections.includes(name))).toEqual([])
})

test('a number of a finding, a standard and a questionnaire are no ids', () => {
  expect(idsIn('finding field S5, api P9, D17: MOD-05, care §3')).toEqual(['D17', 'MOD-05', 'care §3'])
  expect(idsIn('PHQ-9, GAD-7, ICD-11, SHA-256, H4, D0')).toEqual([])
})

/** Returns the ids that a text names, each once. */
function idsIn(text: string): string[] {
  const ids = text.replaceAll(FINDING, '').match(ID) ?? []
  return [...new Set(ids)].filter((id) => !OTHER_NAMES.has(id))
}

function trackedFiles(): string[] {
  return execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 16_777_216 })
    .split('\0')
    .filter((file) => READ.test(file) && !NOT_READ.test(file) && existsSync(join(ROOT, file)))
}

function numbered(prefix: string, last: number): string[] {
  return Array.from({ length: last }, (_, at) => `${prefix}${at + 1}`)
}
