import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CHECK_GROUPS, idsOf } from './checks.ts'
import { findTests, idsIn } from './find-tests.ts'
import { WITHOUT_A_TEST } from './reasons.ts'

const tests = findTests()
const all = CHECK_GROUPS.flatMap(idsOf)

test('every check is named by a test, or has a reason why none can cover it', () => {
  expect(all.filter((id) => !tests.has(id) && !WITHOUT_A_TEST[id])).toEqual([])
})

test('no test names a check that does not exist', () => {
  const prefixes = new Set(CHECK_GROUPS.map(({ prefix }) => prefix))
  const unknown = [...tests.keys()].filter((id) => prefixes.has(id.split('-')[0] ?? '') && !all.includes(id))
  expect(unknown).toEqual([])
})

test('docs/checklist-coverage.md has every check once, and cites only files that name it', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/checklist-coverage.md'), 'utf8')
  const rows = [...page.matchAll(/^- ([A-Z]+-\d\d): (.*)$/gm)].map(([, id = '', shown = '']) => ({
    id,
    shown,
  }))
  expect(rows.map(({ id }) => id)).toEqual(all)
  const wrong = rows.flatMap(({ id, shown }) =>
    [...shown.matchAll(/`([^`]+)`/g)].flatMap(([, file = '']) =>
      tests.get(id)?.includes(file) ? [] : [`${id} ${file}`],
    ),
  )
  expect(wrong, 'npm run checklist writes the page anew').toEqual([])
})

test('ids are read from titles, with what lies between the ends of a range', () => {
  expect([...idsIn('RES-01 to RES-03 ERR-07 a result')]).toEqual(['RES-01', 'RES-02', 'RES-03', 'ERR-07'])
  expect([...idsIn('PGP-1 or x-12')]).toEqual([])
})
