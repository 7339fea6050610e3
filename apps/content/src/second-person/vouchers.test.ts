import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedFields, guardedValues, LINES, SETTINGS } from './guarded-values'
import { faultOfStanding, faultOfWithdrawal } from './standing-numbers'
import { afterConfirmation, afterSave, type Person, unconfirmed, type Vouchers } from './vouchers'

const NOW = new Date('2026-11-27T09:00:00Z')
const PEOPLE = [1, 2, 3].map((id) => ({ id, name: `Person ${id}` }))
const person = fc.constantFrom(...PEOPLE)
const value = fc.constantFrom('', 'a', 'b', '__proto__')
const step = fc.record({
  does: fc.constantFrom('save', 'confirm', 'publish'),
  person,
  field: fc.constantFrom('Number', 'Name'),
  value,
})

test('finding F7: whatever three people save, confirm and publish, a public value has two people who vouched for it', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let before: Record<string, string> = {}
      let after: Record<string, string> = {}
      let vouchers: Vouchers = {}
      /** Who saved or confirmed a value knowingly: who first entered it since the last publication, and each who pressed. */
      const knowing = new Map<string, Set<number>>()
      const note = (field: string, { id }: Person) => {
        const key = JSON.stringify([field, after[field] ?? ''])
        knowing.set(key, (knowing.get(key) ?? new Set()).add(id))
      }
      for (const { does, person, field, value } of steps) {
        const change = { before, after }
        if (does === 'save') {
          const { [field]: earlier = '', ...others } = after
          after = value === '' ? others : { ...others, [field]: value }
          if (earlier !== value) note(field, person)
          vouchers = afterSave(vouchers, { before, after }, person, NOW)
        } else if (does === 'confirm') {
          for (const changed of changedFields(before, after)) note(changed, person)
          vouchers = afterConfirmation(vouchers, change, person, NOW)
        } else {
          const changed = changedFields(before, after)
          if (unconfirmed(vouchers, change, person).length > 0) continue
          for (const field of changed) {
            note(field, person)
            expect(knowing.get(JSON.stringify([field, after[field] ?? '']))?.size).toBeGreaterThan(1)
          }
          before = after
          vouchers = {}
          knowing.clear()
        }
      }
    }),
  )
})

test('one who saves an earlier value again does not vouch for it', () => {
  const [asha, bala] = PEOPLE as [Person, Person]
  const change = { before: {}, after: { Number: '1' } }
  const entered = afterSave({}, change, asha, NOW)
  const again = afterSave(entered, change, bala, NOW)
  expect(unconfirmed(again, change, asha)).toEqual(['Number'])
  expect(unconfirmed(again, change, bala)).toEqual([])
})

test('finding F7: what a visitor reads of a helpline, and whether it is shown, needs a second person; its checks do not', () => {
  const line = {
    name: 'A line',
    telephone: '181',
    isHidden: false,
    checkedOn: '2026-01-01',
    openingHours: [{ days: 'Every day', from: '09:00:00', to: '18:00:00' }],
    testCalls: [{ calledOn: '2026-01-01', answered: true }],
  }
  const values = guardedValues(LINES, line)
  expect(values).toEqual({
    Name: 'A line',
    'Number as dialled': '181',
    Hours: 'Every day 09:00 to 18:00',
  })
  expect(guardedValues(LINES, { ...line, checkedOn: '2026-02-01', order: 4 })).toEqual(values)
  expect(guardedValues(LINES, { ...line, isHidden: true })).toHaveProperty('Hidden', 'Yes')
  const missed = [...line.testCalls, { calledOn: '2026-02-01', answered: false }]
  expect(guardedValues(LINES, { ...line, testCalls: missed })).toHaveProperty('Unanswered test call')
})

test('finding F7: the quick exit and the contacts of the office need a second person, other settings do not', () => {
  const settings = {
    brandName: 'Pulli',
    quickExitUrl: 'https://weather.com/',
    contact: { phone: '+91 11 4050 6070', email: 'care@clinic.example', latitude: 1 },
    grievanceOfficer: { name: 'A. Rao', email: 'a@clinic.example' },
  }
  expect(guardedValues(SETTINGS, settings)).toEqual({
    'Quick exit leads to': 'https://weather.com/',
    'Contact: Phone': '+91 11 4050 6070',
    'Contact: Email address': 'care@clinic.example',
    'Grievance officer: Name': 'A. Rao',
    'Grievance officer: Email address': 'a@clinic.example',
  })
  expect(guardedValues('api::blog.blog', {})).toBeUndefined()
})

test.each(['112', '14416', '+112', '+14416'])(
  'finding F7: nothing that %s says is changed, added or removed',
  (telephone) => {
    const line = { Name: 'Emergency', 'Number as dialled': telephone }
    expect(faultOfStanding(line, { ...line, Note: 'Call another number' })).toMatch(/stay as they are/)
    expect(faultOfStanding(line, { ...line, 'Number as dialled': '181' })).toMatch(/stay as they are/)
    expect(faultOfStanding({}, line)).toMatch(/stay as they are/)
    expect(faultOfStanding(line, line)).toBeUndefined()
    expect(faultOfWithdrawal(line)).toMatch(/stay as they are/)
    expect(faultOfWithdrawal({ 'Number as dialled': '181' })).toBeUndefined()
  },
)
