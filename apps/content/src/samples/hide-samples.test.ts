import { expect, test } from 'vitest'
import { hideSamples } from './hide-samples'

test('a sample is left out of a list, and a part that is one becomes empty', () => {
  const settings = {
    brandName: 'Pulli',
    contact: { phone: '1', isSample: true },
    storeLinks: { appStoreUrl: 'https://apps.example.com', isSample: false },
    certificates: [
      { title: 'Invented', isSample: true },
      { title: 'Real', isSample: null },
    ],
  }
  expect(hideSamples({ data: settings })).toEqual({
    data: {
      brandName: 'Pulli',
      contact: null,
      storeLinks: { appStoreUrl: 'https://apps.example.com', isSample: false },
      certificates: [{ title: 'Real', isSample: null }],
    },
  })
})

test.for([
  [{ value: '98%', label: 'improved' }, false],
  [{ value: '98 per cent', label: 'improved', source: 'Our records' }, false],
  [{ value: '98%', label: 'improved', period: '2025' }, false],
  [{ value: '98%', label: 'improved', source: 'Our records', period: '2025' }, true],
  [{ value: '840+', label: 'patients' }, true],
] as const)('%o: is shown in production: %s', ([stat, isShown]) => {
  expect(hideSamples([stat])).toEqual(isShown ? [stat] : [])
})

test('a date stays a date', () => {
  const createdAt = new Date(0)
  expect(hideSamples({ createdAt })).toEqual({ createdAt })
})

test.for([
  ['30 minute sessions\n24-hour support', undefined, '30 minute sessions'],
  ['30 minute sessions\n24-hour support', false, '30 minute sessions'],
  ['30 minute sessions\n24-hour support', true, '30 minute sessions\n24-hour support'],
  ['Support 24x7', undefined, ''],
  ['Someone answers round the clock', undefined, ''],
  ['24 sessions', undefined, '24 sessions'],
] as const)(
  'finding: the benefits %j of a plan, its support confirmed: %s, are %j in production',
  ([benefits, isSupportConfirmed, shown]) => {
    expect(hideSamples([{ benefits, isSupportConfirmed }])).toMatchObject([{ benefits: shown }])
  },
)

test('finding: support hours of a plan that never end wait for the same confirmation', () => {
  const plan = { benefits: '', supportHours: 'Day and night' }
  expect(hideSamples([plan])).toEqual([{ benefits: '', supportHours: null }])
  expect(hideSamples([{ ...plan, isSupportConfirmed: true }])).toMatchObject([
    { supportHours: 'Day and night' },
  ])
  const office = { benefits: '', supportHours: '11 AM to 8 PM' }
  expect(hideSamples([office])).toEqual([office])
})
