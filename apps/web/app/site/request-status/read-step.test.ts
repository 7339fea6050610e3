import { expect, test } from 'vitest'
import { readStep, sentWith } from './read-step.ts'

const ID = '01931f2e-7c00-7000-8000-0123456789ab'
const formOf = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
const time = { service: ID, person: ID, starts_at: '2026-11-25T06:30:00.000Z' }

test.each([
  [
    { step: 'hold', ...time },
    { kind: 'hold', serviceId: ID, staffId: ID, startsAt: new Date(time.starts_at) },
  ],
  [
    { step: 'hold', ...time, person: 'anyone' },
    { kind: 'hold', serviceId: ID, staffId: undefined, startsAt: new Date(time.starts_at) },
  ],
  [
    { step: 'move', id: ID, ...time },
    { kind: 'move', id: ID, serviceId: ID, staffId: ID, startsAt: new Date(time.starts_at) },
  ],
  [
    { step: 'confirm', id: ID },
    { kind: 'confirm', id: ID },
  ],
  [
    { step: 'cancel', id: ID },
    { kind: 'cancel', id: ID },
  ],
  [
    { step: 'call', id: ID },
    { kind: 'call', id: ID },
  ],
  [
    { step: 'call', id: ID, starts_at: '2026-11-22T05:30:00.000Z' },
    { kind: 'call', id: ID, startsAt: new Date('2026-11-22T05:30:00.000Z') },
  ],
  [{ step: 'code' }, { kind: 'code' }],
  [
    { step: 'proof', code: '012345' },
    { kind: 'proof', code: '012345' },
  ],
  [{ step: 'move', ...time }, undefined],
  [{ step: 'cancel', id: 'x' }, undefined],
  [{ step: 'hold', ...time, starts_at: 'tomorrow' }, undefined],
  [{ step: 'hold', ...time, person: '' }, undefined],
  [{ step: 'hold', service: ID }, undefined],
  [{ step: 'other' }, undefined],
  [{}, undefined],
])('the form %j is the step %j', (fields, step) => {
  expect(readStep(formOf(fields))).toEqual(step)
})

test('what waits for the digits is read from the same form, without what proves whose form it is', () => {
  const form = formOf({ step: 'digits', digits: '3210', waiting: 'hold', csrf_token: 'secret', ...time })
  expect(readStep(form)).toEqual({ kind: 'digits', digits: '3210' })
  expect(readStep(form, form.get('waiting'))).toMatchObject({ kind: 'hold', serviceId: ID })
  expect(sentWith(form)).toEqual(time)
})
