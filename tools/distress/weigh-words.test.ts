import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WORD_POINTS } from '../../packages/domain/src/search/word-points.ts'
import { weighWords } from './weigh-words.ts'

const OPEN = join(import.meta.dirname, '../../packages/domain/src/search/phrases/open.json')

test('words of distress get points, words that stand everywhere get none, and others lose some', () => {
  const distress = ['i want to die now', 'to die is what i want', 'let me die please']
  const harmless = ['how to bake bread now', 'what is bread please', 'let me bake bread']
  const points = weighWords([
    ...distress.map((text) => ({ text, groups: ['suicide'] })),
    ...harmless.map((text) => ({ text, groups: [] })),
  ])
  expect(points.get('=die')).toBeGreaterThan(0)
  expect(points.get('=bread')).toBeLessThan(0)
  expect(points.get('=now') ?? 0).toBe(0)
})

// It takes seconds.
test.runIf(process.env.LONG)('the points are those of the open phrases: npm run weigh-words', () => {
  const lines = [...weighWords(JSON.parse(readFileSync(OPEN, 'utf8')))].map(
    ([key, value]) => `${key} ${value}`,
  )
  expect(WORD_POINTS.trim().split('\n')).toEqual(lines)
})
