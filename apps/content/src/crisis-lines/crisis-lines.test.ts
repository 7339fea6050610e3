import { describe, expect, test } from 'vitest'
import { entriesOf } from '../seeding/testing/whole-seed'
import { faultOfCrisisLine } from './crisis-line-faults'
import { EARLIER_SEED } from './earlier-lines'
import { mergeLines } from './merge-lines'

const seeded = entriesOf('crisis-lines').map(({ data }) => data)
const earlier = EARLIER_SEED.map((line) => ({ ...line, alternativeNumber: line.alternativeNumber ?? null }))

describe('an installation that had its crisis lines in the site settings', () => {
  test('gets the present records where no editor changed anything, and the new line', () => {
    expect(mergeLines(earlier, seeded)).toEqual(seeded)
  })

  test('keeps what an editor changed', () => {
    const changed = earlier.map((line) =>
      line.telephone === '+919152987821'
        ? { ...line, hours: 'Monday to Saturday, 10 to 8', note: 'Ask for Asha.', checkedOn: '2026-09-01' }
        : line,
    )
    const icall = mergeLines(changed, seeded).find(({ telephone }) => telephone === '+919152987821')
    expect(icall).toMatchObject({
      name: 'iCall (TISS)',
      note: 'Ask for Asha.',
      openingHours: [],
      hoursNote: 'Monday to Saturday, 10 to 8',
      checkedOn: '2026-09-01',
      checkedBy: 'Our office',
      cost: 'The price of an ordinary call',
    })
  })

  test('keeps a line that an editor added, and its order', () => {
    const own = { name: 'Our line', number: '011-123', telephone: '+9111123', hours: 'Weekdays' }
    const lines = mergeLines([own, ...earlier], seeded)
    expect(lines[0]).toEqual({
      name: 'Our line',
      number: '011-123',
      telephone: '+9111123',
      kind: 'talk',
      openingHours: [],
      hoursNote: 'Weekdays',
      order: 1,
    })
    expect(lines).toHaveLength(seeded.length + 1)
  })

  test('does not get back a line that an editor removed', () => {
    const lines = mergeLines(
      earlier.filter(({ telephone }) => telephone !== '181'),
      seeded,
    )
    expect(lines.map(({ telephone }) => telephone)).not.toContain('181')
  })
})

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
