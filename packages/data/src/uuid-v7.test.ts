import { expect, test } from 'vitest'
import { uuidV7 } from './uuid-v7.ts'

test('an identifier is a version 7 UUID that carries its millisecond', () => {
  const id = uuidV7(new Date('2026-01-02T03:04:05.678Z'))
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(
    Date.parse('2026-01-02T03:04:05.678Z'),
  )
})

test('10 000 identifiers of one instant all differ', () => {
  const now = new Date()
  expect(new Set(Array.from({ length: 10_000 }, () => uuidV7(now))).size).toBe(10_000)
})
