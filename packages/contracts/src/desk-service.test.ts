import { expect, test } from 'vitest'
import { NewDeskService, ServiceOrder } from './desk-service.ts'
import { fieldMessages } from './field-messages.ts'

const ID = '019a9b6c-0000-7000-8000-000000000000'
const OTHER = '019a9b6c-0000-7000-8000-000000000001'
const TALK = {
  name: 'First talk',
  minutes: 50,
  buffer_minutes: 10,
  mode: 'video',
  sections: ['Art Therapy'],
  people: [ID],
}

function faultsOf(more: object): Record<string, string> {
  const parsed = NewDeskService.safeParse({ ...TALK, ...more })
  return parsed.success ? {} : fieldMessages(parsed.error)
}

test.each([
  { minutes: 5 },
  { minutes: 480 },
  { buffer_minutes: 0 },
  { buffer_minutes: 240 },
  { people: [] },
  { mode: 'in-person' },
  { name: 'n'.repeat(100) },
])('a service may have %o', (more) => {
  expect(faultsOf(more)).toEqual({})
})

test.each([
  ['minutes', 4, 'Enter whole minutes from 5 to 480.'],
  ['minutes', 481, 'Enter whole minutes from 5 to 480.'],
  ['minutes', 30.5, 'Enter whole minutes from 5 to 480.'],
  ['minutes', '50', 'Enter whole minutes from 5 to 480.'],
  ['buffer_minutes', -1, 'Enter whole minutes from 0 to 240.'],
  ['buffer_minutes', 241, 'Enter whole minutes from 0 to 240.'],
  ['name', ' ', 'Enter a name for this service.'],
  ['name', 'n'.repeat(101), 'Enter a name of at most 100 characters.'],
  ['mode', 'letter', 'Choose video, phone or in person.'],
  ['sections', [], 'Choose at least one kind of care.'],
  ['sections', ['Art Therapy', 'Art Therapy'], 'Choose kinds of care from the list, each once.'],
  ['people', [ID, ID], 'Choose people from the list, each once.'],
])('a service whose %s is %j is refused beside that field', (field, value, message) => {
  expect(faultsOf({ [field]: value })).toEqual({ [field]: message })
})

test('an order has each service that was seen, and once', () => {
  const isOrder = (services: string[], seen: string[]) => ServiceOrder.safeParse({ services, seen }).success
  expect(isOrder([OTHER, ID], [ID, OTHER])).toBe(true)
  expect(isOrder([ID], [ID, OTHER])).toBe(false)
  expect(isOrder([ID, ID], [ID, ID])).toBe(false)
})
