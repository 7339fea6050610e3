import { expect, test } from 'vitest'
import {
  chooseAccount,
  isInactive,
  type NumberAccount,
  provisionalUntil,
  sealedUntil,
} from './choose-account.ts'

const now = new Date('2026-11-22T06:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const account = (change: Partial<NumberAccount & { id: string }> = {}) => ({
  id: 'a',
  status: 'active' as const,
  lastUsedAt: daysAgo(1),
  recoveryOfferedAt: daysAgo(200),
  isKnownBrowser: false,
  ...change,
})

test('D59: an account in use opens in any browser, up to the ninetieth day', () => {
  expect(chooseAccount([account()], now)?.id).toBe('a')
  const almost = account({ lastUsedAt: new Date(daysAgo(90).getTime() + 1) })
  expect(chooseAccount([almost], now)?.id).toBe('a')
})

test('finding H6, D59: an inactive account does not open in a browser that never signed in to it', () => {
  expect(chooseAccount([account({ lastUsedAt: daysAgo(90) })], now)).toBeUndefined()
  expect(chooseAccount([account({ lastUsedAt: daysAgo(90), isKnownBrowser: true })], now)?.id).toBe('a')
})

test('D59: an account never offered a recovery code is never inactive', () => {
  const never = account({ lastUsedAt: daysAgo(2_000), recoveryOfferedAt: null })
  expect(isInactive(never, now)).toBe(false)
  expect(chooseAccount([never], now)?.id).toBe('a')
})

test('D59: a sealed account opens in the browsers that know it, beside the one that has the number now', () => {
  const sealed = account({ id: 's', status: 'sealed', lastUsedAt: daysAgo(120) })
  expect(chooseAccount([account(), sealed], now)?.id).toBe('a')
  expect(chooseAccount([account(), { ...sealed, isKnownBrowser: true }], now)?.id).toBe('s')
  const both = [account({ isKnownBrowser: true }), { ...sealed, isKnownBrowser: true }]
  expect(chooseAccount(both, now)?.id).toBe('a')
  expect(chooseAccount([sealed], now)).toBeUndefined()
})

test('D59: of two sealed accounts the one used last opens', () => {
  const of = (id: string, days: number) =>
    account({ id, status: 'sealed', lastUsedAt: daysAgo(days), isKnownBrowser: true })
  expect(chooseAccount([of('old', 300), of('newer', 100)], now)?.id).toBe('newer')
})

test('D59: sealed data lives for twelve months, and what was never decided on outlives its session', () => {
  expect(sealedUntil(now)).toEqual(new Date('2027-11-22T06:00:00Z'))
  expect(provisionalUntil(now).getTime()).toBeGreaterThan(daysAgo(-30).getTime())
})
