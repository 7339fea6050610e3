import { expect, test } from 'vitest'
import { CONSULTATION_SECTIONS, isForChild } from './consultation-sections.ts'

test('CNS-03 the sections are exactly the seven of the specification', () => {
  expect(CONSULTATION_SECTIONS).toEqual([
    'Adult Psychiatry',
    'Child Psychiatry',
    'Clinical Psychology',
    'Counselling Psychology',
    'Art Therapy',
    'Music Therapy',
    'Dance and Movement Therapy',
  ])
})

test('only Child Psychiatry asks for a guardian', () => {
  expect(CONSULTATION_SECTIONS.filter(isForChild)).toEqual(['Child Psychiatry'])
  expect(isForChild('')).toBe(false)
})
