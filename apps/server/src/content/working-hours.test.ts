import { expect, test } from 'vitest'
import { workingHours } from './working-hours.ts'

const hoursOf = (contact: object) => workingHours({ read: async () => ({ data: { contact } }) })

test.each([
  [
    { openingHours: [{ days: 'Every day', from: '11:00:00.000', to: '20:00:00.000' }] },
    '11:00 AM to 08:00 PM',
  ],
  [{ openingHours: [] }, undefined],
])('the mails say the hours of %o', async (contact, words) => {
  expect(await hoursOf(contact)).toBe(words)
})

test('without the content service the mails know no hours', async () => {
  expect(await workingHours({ read: () => Promise.reject(new Error('down')) })).toBeUndefined()
})
