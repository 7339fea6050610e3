import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppointmentFacts } from './appointment-facts.tsx'

const VIDEO = {
  status: 'booked',
  service: { id: 's1', name: 'First talk', mode: 'video' },
  staff: { id: 'p1', name: 'Bala', team_entry: null },
  room: { opens_at: null, address: null },
} as const

const textOf = (changes: object) =>
  renderToStaticMarkup(<AppointmentFacts appointment={{ ...VIDEO, ...changes }} timeZone="Asia/Kolkata" />)

test('a session by video leads into its room once that is open, and says before when that is', () => {
  const opens_at = '2026-11-24T06:15:00.000Z'
  const address = 'https://meet.example.org/bala'
  expect(textOf({ room: { opens_at, address } })).toContain(
    `<a href="${address}" rel="noreferrer">Join the video call</a>`,
  )
  expect(textOf({ room: { opens_at, address: null } })).toContain('The link to join will be here from 11:45.')
})

test('without a room it says that the way in is still to come, and a time that is only held, or a call, says nothing', () => {
  expect(textOf({})).toContain('We will tell you how to join before it begins.')
  for (const changes of [{ status: 'held' }, { service: { ...VIDEO.service, mode: 'phone' } }])
    expect(textOf(changes)).not.toContain('To join')
})
