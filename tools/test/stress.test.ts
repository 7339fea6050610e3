import { expect, test } from 'vitest'
import { BROWSER, DATABASE, UNIT } from './checks.ts'
import { chooseForStress } from './stress.ts'

test('one round of stress fits into half a minute, however long the changed files take', () => {
  const targets = [
    { file: 'a.test.ts', check: UNIT, seconds: 2 },
    { file: 'long.e2e.ts', check: BROWSER, seconds: 212 },
    { file: 'b.db.test.ts', check: DATABASE, seconds: 12 },
    { file: 'c.test.ts', check: UNIT, seconds: 4 },
    { file: 'd.test.ts', check: UNIT, seconds: 3 },
  ]
  // 2 + 5, 12 + 5 and 4 seconds leave 2, and the last would take 3.
  expect(chooseForStress(targets).map(({ file }) => file)).toEqual(['a.test.ts', 'b.db.test.ts', 'c.test.ts'])
})
