import { expect, test } from 'vitest'
import { makePinLock, openPinLock, type PinLock } from './plan-lock.ts'

test('finding field S5: a PIN typed on a Hindi keyboard opens the plan, as in Latin digits', async () => {
  const { lock } = await makePinLock('2580')
  expect(await openPinLock(lock as PinLock, '२५८०')).toBeDefined()
  expect(await openPinLock(lock as PinLock, '２５８１')).toBeUndefined()
})
