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
