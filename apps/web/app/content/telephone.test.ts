import { expect, test } from 'vitest'
import { telephone } from './telephone.ts'

test.each([
  ['112', 'tel:112'],
  ['1800-599 0019', 'tel:18005990019'],
  ['+91 98765 43210', 'tel:+919876543210'],
  ['९८७६५ ४३२१०', 'tel:9876543210'],
  ['\u202A＋91 98765 43210', 'tel:+919876543210'],
])('finding field S5: the number %j is called by %s', (number, address) => {
  expect(telephone(number)).toBe(address)
})
