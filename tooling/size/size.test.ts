import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ARCHITECTURE, FIGURE, figureOf } from './figure.ts'
import { productFiles } from './product-files.ts'
import { unusedFiles } from './unused-files.ts'

const files = productFiles()

test('ARCHITECTURE.md names the size of the product to within 1 % (`npm run size` writes it)', () => {
  const numbers = (text: string) =>
    Object.values(FIGURE.exec(text)?.groups ?? {}).map((number) => Number(number.replaceAll(' ', '')))
  const [lines = 0, count = 0] = numbers(figureOf(files))
  const [linesNamed = 0, countNamed = 0] = numbers(readFileSync(ARCHITECTURE, 'utf8'))
  expect(Math.abs(linesNamed / lines - 1)).toBeLessThan(0.01)
  expect(Math.abs(countNamed / count - 1)).toBeLessThan(0.01)
})

test('an entry leads to each file of the product', () => {
  expect(files.size).toBeGreaterThan(1_000)
  expect(unusedFiles(files)).toEqual([])
})

test('a file that only unused files import is unused too', () => {
  const more = new Map(files)
    .set('packages/domain/src/first.ts', "import './second.ts'")
    .set('packages/domain/src/second.ts', '')
  expect(unusedFiles(more)).toEqual(['packages/domain/src/first.ts', 'packages/domain/src/second.ts'])
})
