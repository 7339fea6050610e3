import { expect, test } from 'vitest'
import { serverOnly } from './server-only.ts'

test('what is marked reads by name as before, and is not written out', () => {
  const loaded = serverOnly({ blogs: ['one'], today: '2026-11-21' })
  const { blogs, today } = loaded
  expect([blogs, today]).toEqual([['one'], '2026-11-21'])
  expect(JSON.stringify(loaded)).toBe('{}')
})
