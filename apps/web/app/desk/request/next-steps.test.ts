import { expect, test } from 'vitest'
import { stepButtons } from './next-steps.tsx'

test('the step that comes next is the main button, and no button stands twice', () => {
  const steps = ['take', 'hand-over', 'tried', 'reached', 'book', 'close'] as const
  expect(stepButtons({ steps: [...steps], next_step: 'take', appointments: [] }, true)).toEqual({
    main: ['take'],
    others: ['hand-over', 'call', 'book', 'close', 'erase'],
  })
})

test('where the number comes next, its own button is the main one', () => {
  expect(
    stepButtons({ steps: ['call', 'tried', 'close'], next_step: 'call', appointments: [] }, false),
  ).toEqual({
    main: [],
    others: ['call', 'close'],
  })
})

test('what became of an appointment has two answers', () => {
  expect(
    stepButtons(
      { steps: ['mark-outcome'], next_step: 'mark-outcome', appointments: [{ status: 'booked' }] },
      false,
    ),
  ).toEqual({
    main: ['happened', 'missed'],
    others: [],
  })
})

test.each([
  ['happened', ['missed']],
  ['missed', ['happened']],
] as const)('an appointment that is marked as %s can only be corrected', (status, others) => {
  const appointments = [{ status }, { status: 'cancelled' }] as const
  expect(stepButtons({ steps: ['mark-outcome'], next_step: null, appointments }, false)).toEqual({
    main: [],
    others,
  })
})
