import { expect, test } from 'vitest'
import { z } from 'zod'
import { callsOf, idParam } from './calls.ts'

const common = {
  summary: 's',
  description: 'd',
  answer: z.null(),
  says: () => 'Done',
  run: () => null,
} as const
const limit = { noneBecause: 'of a test' } as const
const retry = { safeBecause: 'of a test' } as const
const desk = callsOf({ tag: 'Hours', caller: 'staff', limit })
const open = callsOf({ tag: 'Hours', caller: 'anyone' })

test('a call of a group has the tag, the caller and the limit of the group, and its refusals before its own', () => {
  const call = callsOf({ tag: 'Hours', caller: ['owner'], limit, refuses: ['not-permitted'] })
  expect(call({ ...common, route: 'GET /hours', refuses: ['unknown-staff'] })).toMatchObject({
    tag: 'Hours',
    caller: ['owner'],
    limit,
    refuses: ['not-permitted', 'unknown-staff'],
  })
})

test('finding F5: a call without a caller, a limit, a retry rule or the sign-in that it wants does not compile', () => {
  const id = idParam('The id of the hours.', 'unknown-hours')
  desk({ ...common, route: 'POST /hours', retry, signIn: 'fresh' })
  desk({ ...common, route: 'GET /hours/:id', params: { id } })
  open({ ...common, route: 'GET /hours', limit: 'in-turn' })
  // @ts-expect-error: no caller
  callsOf({ tag: 'Hours' })
  // @ts-expect-error: no limit
  open({ ...common, route: 'GET /hours' })
  // @ts-expect-error: no retry rule
  desk({ ...common, route: 'POST /hours', signIn: 'any' })
  // @ts-expect-error: a read is safe to send again
  desk({ ...common, route: 'GET /hours', retry })
  // @ts-expect-error: whether an old sign-in is enough for a write
  desk({ ...common, route: 'POST /hours', retry })
  // @ts-expect-error: what the id in the address is
  desk({ ...common, route: 'GET /hours/:id' })
  // @ts-expect-error: a refusal that time settles is a limit
  desk({ ...common, route: 'GET /hours', refuses: ['too-many-requests'] })
  // @ts-expect-error: another answer than it promises
  desk({ ...common, route: 'GET /hours', answer: z.string() })
})
