import { expect, test } from 'vitest'
import { unchangedRows } from './unchanged-rows'

const FIELDS = ['name', 'price', 'savingPrice', 'popularPlan', 'isSample']
const SEEDED = [
  { name: 'Light Session', price: '$150', popularPlan: false, isSample: true },
  { name: 'Standard Session', price: '$250', popularPlan: true, isSample: true },
]

test('a value of the seed is recognised, whatever empty fields the form has added', () => {
  const row = {
    id: 1,
    name: 'Light Session',
    price: '$150',
    savingPrice: '',
    popularPlan: null,
    isSample: null,
  }
  expect(unchangedRows([row], SEEDED, FIELDS)).toEqual([row])
})

test.for([
  { name: 'Light Session', price: '₹1,500' },
  { name: 'Evening Session', price: '$150' },
  { name: 'Light Session', price: '$150', savingPrice: '$20' },
  { name: 'Light Session', price: '$150', popularPlan: true },
])('what an editor changed is no sample: %o', (row) => {
  expect(unchangedRows([row], SEEDED, FIELDS)).toEqual([])
})

test('each row is judged by itself', () => {
  const changed = { id: 1, name: 'Light Session', price: '$175' }
  const unchanged = { id: 2, name: 'Standard Session', price: '$250', popularPlan: true }
  expect(unchangedRows([changed, unchanged], SEEDED, FIELDS)).toEqual([unchanged])
})
