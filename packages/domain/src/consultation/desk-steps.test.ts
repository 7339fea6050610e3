import fc from 'fast-check'
import { expect, test } from 'vitest'
import { APPOINTMENT_STATUSES } from '#appointment/appointment-life.ts'
import { DESK_STEPS, type DeskCase, deskSteps, suggestedStep, WAITING_STATES } from './desk-steps.ts'
import { isOver, REQUEST_STATES } from './request-life.ts'

const own: DeskCase = { state: 'assigned', holder: 'self', isCoordinator: true }
const coming = { status: 'booked', hasBegun: false, isOwn: false, isLeft: false } as const
const begun = { ...coming, hasBegun: true }

test.each<[string, Partial<DeskCase>, string | undefined]>([
  ['nobody has it', { state: 'waiting', holder: 'nobody' }, 'take'],
  ['whoever had it left', { state: 'tried', holder: 'nobody' }, 'take'],
  ['a counsellor cannot take it', { state: 'waiting', holder: 'nobody', isCoordinator: false }, undefined],
  ['somebody else has it', { holder: 'other' }, undefined],
  ['it is one’s own', {}, 'call'],
  ['nobody answered', { state: 'tried' }, 'call'],
  ['they were reached', { state: 'reached' }, 'book'],
  ['times were offered', { state: 'offered' }, 'book'],
  ['an appointment is coming', { state: 'booked', appointment: coming }, undefined],
  [
    'an appointment of somebody who left',
    { state: 'booked', appointment: { ...coming, isLeft: true } },
    'move',
  ],
  ['an appointment is over', { state: 'booked', appointment: begun }, 'mark-outcome'],
  [
    'one’s own appointment is over, and somebody else has the request',
    { state: 'booked', holder: 'other', isCoordinator: false, appointment: { ...begun, isOwn: true } },
    'mark-outcome',
  ],
  ['it happened', { state: 'booked', appointment: { ...begun, status: 'happened' } }, 'close'],
  ['it was missed', { state: 'booked', appointment: { ...begun, status: 'missed' } }, 'call'],
  ['it was cancelled', { state: 'cancelled', appointment: { ...coming, status: 'cancelled' } }, 'call'],
  ['it is over', { state: 'closed' }, undefined],
])('the next step where %s', (_name, seen, step) => {
  expect(suggestedStep({ ...own, ...seen })).toBe(step)
})

test('what somebody else has can only be taken', () => {
  expect(deskSteps({ ...own, state: 'reached', holder: 'other' })).toEqual(['take', 'hand-over'])
  expect(deskSteps({ ...own, state: 'reached', holder: 'other', isCoordinator: false })).toEqual([])
})

test('what nobody has can be ended, offered or booked, but not called: a call is made by who has it', () => {
  expect(deskSteps({ ...own, state: 'waiting', holder: 'nobody' })).toEqual([
    ...['take', 'hand-over', 'offer', 'book', 'decline', 'close'],
  ])
})

test('a booked request is moved, cancelled or called about, and never booked twice', () => {
  expect(deskSteps({ ...own, state: 'booked', appointment: coming })).toEqual([
    ...['hand-over', 'call', 'tried', 'reached', 'move', 'cancel', 'decline', 'close'],
  ])
})

test('a counsellor sees to their own appointment', () => {
  const seen = { ...own, state: 'booked', holder: 'other', isCoordinator: false } as const
  expect(deskSteps({ ...seen, appointment: { ...coming, isOwn: true } })).toEqual(['move', 'cancel'])
  expect(deskSteps({ ...seen, appointment: coming })).toEqual([])
})

test('what is over has no step, except the correction of an outcome', () => {
  expect(deskSteps({ ...own, state: 'closed' })).toEqual([])
  expect(deskSteps({ ...own, state: 'closed', appointment: { ...begun, status: 'missed' } })).toEqual([
    'mark-outcome',
  ])
})

test('the suggested step is always one that is possible', () => {
  const cases = fc.record({
    state: fc.constantFrom(...REQUEST_STATES),
    holder: fc.constantFrom('self', 'other', 'nobody'),
    isCoordinator: fc.boolean(),
    appointment: fc.option(
      fc.record({
        status: fc.constantFrom(...APPOINTMENT_STATUSES),
        hasBegun: fc.boolean(),
        isOwn: fc.boolean(),
        isLeft: fc.boolean(),
      }),
      { nil: undefined },
    ),
  })
  fc.assert(
    fc.property(cases, (seen) => {
      const step = suggestedStep(seen as DeskCase)
      if (step !== undefined) expect(deskSteps(seen as DeskCase)).toContain(step)
    }),
  )
})

test('every step is possible at some time, and nothing that is over waits', () => {
  const possible = new Set(
    REQUEST_STATES.flatMap((state) =>
      [undefined, coming, begun].flatMap((appointment) =>
        (['self', 'nobody'] as const).flatMap((holder) => deskSteps({ ...own, state, holder, appointment })),
      ),
    ),
  )
  expect([...possible].toSorted()).toEqual(DESK_STEPS.toSorted())
  expect(WAITING_STATES.filter(isOver)).toEqual([])
})
