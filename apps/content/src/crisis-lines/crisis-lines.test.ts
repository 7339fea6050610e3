import { expect, test } from 'vitest'
import { entriesOf } from '../seeding/testing/whole-seed'
import { faultOfCrisisLine } from './crisis-line-faults'

const seeded = entriesOf('crisis-lines').map(({ data }) => data)
const TODAY = '2026-11-23'

test.each([
  {},
  { telephone: '14416', whatsapp: '+919999666555', chat: 'https://chat.example.org/', checkedOn: TODAY },
  { testCalls: [{ calledOn: TODAY, answered: true }, { calledOn: null }] },
  ...seeded,
])('%o is saved', (line) => {
  expect(faultOfCrisisLine(line, TODAY)).toBeUndefined()
})

test.each([
  [{ telephone: '044-24640050' }, 'Number as dialled'],
  [{ telephone: 'call us' }, 'Number as dialled'],
  [{ alternativeTelephone: '1-800' }, 'Second number'],
  [{ whatsapp: '9999666555' }, 'WhatsApp'],
  [{ chat: 'http://example.org' }, 'Chat'],
  [{ app: 'in the store' }, 'App'],
  [{ checkedOn: '2026-11-24' }, 'Checked on'],
  [{ testCalls: [{ calledOn: '2027-01-01', answered: true }] }, 'test call'],
])('%o is refused with what to write', (line, part) => {
  expect(faultOfCrisisLine(line, TODAY)).toContain(part)
})
