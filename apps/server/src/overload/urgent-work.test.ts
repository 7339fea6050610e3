import { expect, test } from 'vitest'
import { urgentWork } from './urgent-work.ts'

test('finding H4: work is urgent until it ends, and holds nobody up after a quarter of a second', () => {
  let now = 0
  const work = urgentWork(() => now)
  expect(work.isUnderWay()).toBe(false)
  const endSlow = work.begin()
  const endQuick = work.begin()
  endQuick()
  expect(work.isUnderWay()).toBe(true)
  now = 250
  expect(work.isUnderWay()).toBe(false)
  const endNext = work.begin()
  expect(work.isUnderWay()).toBe(true)
  endSlow()
  expect(work.isUnderWay()).toBe(true)
  endNext()
  expect(work.isUnderWay()).toBe(false)
})
