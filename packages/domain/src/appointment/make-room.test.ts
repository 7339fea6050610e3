import { expect, test } from 'vitest'
import { makeRoom, type RoomOf } from './make-room.ts'

const SESSION: RoomOf = {
  mode: 'video',
  status: 'booked',
  startsAt: new Date('2026-11-24T06:30:00Z'),
  endsAt: new Date('2026-11-24T07:20:00Z'),
  videoRoom: 'https://meet.example.org/asha',
}

const at = (time: string) => new Date(`2026-11-24T${time}Z`)
const OPENS = at('06:15:00')

test.each([
  ['06:14:59', undefined],
  ['06:15:00', SESSION.videoRoom],
  ['07:20:00', SESSION.videoRoom],
  ['08:19:59', SESSION.videoRoom],
  ['08:20:00', undefined],
])('desk §4 at %s the address of a session from 06:30 to 07:20 is %s', (time, address) => {
  expect(makeRoom(SESSION, at(time))).toEqual({ opensAt: OPENS, address })
})

test.each([
  ['a phone call', { mode: 'phone' }],
  ['a visit', { mode: 'in-person' }],
  ['a time that is only held', { status: 'held' }],
  ['a cancelled appointment', { status: 'cancelled' }],
  ['a counsellor without a room', { videoRoom: null }],
] as const)('%s has no room', (_, changes) => {
  const none = { opensAt: undefined, address: undefined }
  expect(makeRoom({ ...SESSION, ...changes }, at('06:30:00'))).toEqual(none)
})
