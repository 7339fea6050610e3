import { expect, test } from 'vitest'
import { unsent } from './unsent.ts'

test('what is marked reads by name as before, and is not written out', () => {
  const loaded = unsent({ blogs: ['one'], today: '2026-11-21' })
  const { blogs, today } = loaded
  expect([blogs, today]).toEqual([['one'], '2026-11-21'])
  expect(JSON.stringify(loaded)).toBe('{}')
})
