import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { measureClockSkew } from './clock-skew.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

test('a clock that is ahead of the database or behind it is measured', async () => {
  const { pool, close } = openTestDatabase({ url: inject('databaseUrl') })
  onTestFinished(close)
  // The database of the tests runs on this machine.
  expect(Math.abs(await measureClockSkew(pool))).toBeLessThan(5)
  const { now } = Date
  onTestFinished(() => void vi.restoreAllMocks())
  for (const minutes of [20, -20]) {
    vi.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000)
    const skew = await measureClockSkew(pool)
    expect(Math.abs(skew - minutes * 60)).toBeLessThan(5)
    vi.restoreAllMocks()
  }
})
