import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// docs/design-review.md: what a designer found, what was done about it, and the tests that hold it.
const ROOT = join(import.meta.dirname, '..')
const review = readFileSync(join(ROOT, 'docs/design-review.md'), 'utf8')
const rows = [...review.matchAll(/^\| (\d+) \|.*\| (.*) \|$/gm)].map(([, number = '', tests = '']) => ({
  number: Number(number),
  tests: [...tests.matchAll(/`([^`]+)`: (.*?)(?=; `|$)/g)].flatMap(([, file = '', titles = '']) =>
    titles.split('; ').map((title) => [file, title] as const),
  ),
}))

/** The titles in a test file: literal first arguments. */
const titlesIn = (file: string) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\(\s*(['"`])((?:(?!\1).)+)\1,/g)].map(
    ([, , title = '']) => title,
  )

test('each of the 21 defects has its row, in order', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1))
})

test.each(rows.map((row) => [row.number, row.tests] as const))(
  'the tests that hold defect %s exist',
  (_, tests) => {
    expect(tests.length).toBeGreaterThan(0)
    for (const [file, title] of tests)
      expect(
        titlesIn(file).filter((one) => one.includes(title)),
        `${file}: ${title}`,
      ).not.toEqual([])
  },
)
