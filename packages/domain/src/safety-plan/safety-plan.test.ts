import { expect, test } from 'vitest'
import { mergePlans } from './merge-plans.ts'
import { PIN_PATTERN, waitAfter, waitLeft } from './pin.ts'
import { EMPTY_PLAN, hasContent, isEmptyPlan, PLAN_PARTS, type SafetyPlan } from './safety-plan.ts'
import { readStoredPlan, storedPlan } from './stored-plan.ts'

const planWith = (parts: Partial<SafetyPlan>): SafetyPlan => ({ ...EMPTY_PLAN, ...parts })
const MEERA = { name: 'Meera', number: '98450 00000' }
const ARUN = { name: 'Arun', number: '' }

test.each(PLAN_PARTS)('a plan with something in %s is not empty, with blanks it is', (part) => {
  const isContacts = part === 'people' || part === 'professionals'
  const written = planWith({ [part]: isContacts ? [ARUN] : 'the river' })
  expect(hasContent(written, part)).toBe(true)
  expect(isEmptyPlan(written)).toBe(false)
  expect(isEmptyPlan(planWith({ [part]: isContacts ? [{ name: ' ', number: '' }] : ' \n' }))).toBe(true)
})

test('a stored plan is read as it was written', () => {
  const plan = planWith({ alone: 'Kun Faya Kun', people: [MEERA, ARUN] })
  expect(readStoredPlan(JSON.parse(JSON.stringify(storedPlan(plan))))).toEqual(plan)
})

test('a plan of an old version goes through every step since', () => {
  const steps = [
    ({ songs, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, help: songs }),
    ({ help, ...rest }: Readonly<Record<string, unknown>>) => ({ ...rest, alone: `${help}!` }),
  ]
  expect(readStoredPlan({ version: 1, fields: { songs: 'Raag Yaman' } }, steps)).toEqual(
    planWith({ alone: 'Raag Yaman!' }),
  )
  expect(readStoredPlan({ version: 2, fields: { help: 'Raag Yaman' } }, steps)).toEqual(
    planWith({ alone: 'Raag Yaman!' }),
  )
  expect(readStoredPlan({ version: 3, fields: { alone: 'Raag Yaman' } }, steps)).toEqual(
    planWith({ alone: 'Raag Yaman' }),
  )
})

test.each([
  [{ version: 2, fields: {} }, 'newer'],
  [{ version: 0, fields: {} }, 'unreadable'],
  [{ version: 1.5, fields: {} }, 'unreadable'],
  [{ version: 1 }, 'unreadable'],
  [{ version: 1, fields: null }, 'unreadable'],
  ['a text', 'unreadable'],
  [null, 'unreadable'],
  [undefined, 'unreadable'],
])('of %j it says %s', (stored, said) => {
  expect(readStoredPlan(stored)).toBe(said)
})

test('what is missing or of another kind in a stored plan is empty', () => {
  const fields = { signs: 7, alone: 'walk', people: [{ name: 'Meera' }, null], professionals: 'nobody' }
  expect(readStoredPlan({ version: 1, fields })).toEqual(
    planWith({
      alone: 'walk',
      people: [
        { name: 'Meera', number: '' },
        { name: '', number: '' },
      ],
    }),
  )
})

test.each<[string, Partial<SafetyPlan>, Partial<SafetyPlan>, Partial<SafetyPlan>, Partial<SafetyPlan>]>([
  ['only mine changed', { alone: 'a' }, { alone: 'a b' }, { alone: 'a' }, { alone: 'a b' }],
  ['only theirs changed', { alone: 'a' }, { alone: 'a' }, { alone: '' }, { alone: '' }],
  ['different parts changed', {}, { alone: 'walk' }, { worth: 'sea' }, { alone: 'walk', worth: 'sea' }],
  ['both changed one text', { alone: 'a' }, { alone: 'walk' }, { alone: 'sing' }, { alone: 'sing\nwalk' }],
  ['one was ahead', {}, { alone: 'a wal' }, { alone: 'a walk' }, { alone: 'a walk' }],
  ['the other was ahead', {}, { alone: 'a walk' }, { alone: 'a wal' }, { alone: 'a walk' }],
  ['both added people', {}, { people: [ARUN] }, { people: [MEERA] }, { people: [MEERA, ARUN] }],
  [
    'both added the same person, and a blank row',
    {},
    { people: [MEERA, { name: '', number: '' }] },
    { people: [MEERA, ARUN] },
    { people: [MEERA, ARUN] },
  ],
])('merged, %s', (_, base, mine, theirs, merged) => {
  expect(mergePlans(planWith(base), planWith(mine), planWith(theirs))).toEqual(planWith(merged))
})

test.each([
  ['1234', true],
  ['123456789012', true],
  ['123', false],
  ['1234567890123', false],
  ['12a4', false],
  ['१२३४', false],
])('%s as a PIN: %s', (pin, isPin) => {
  expect(PIN_PATTERN.test(pin)).toBe(isPin)
})

test.each([
  [0, 0],
  [2, 0],
  [3, 5_000],
  [4, 10_000],
  [8, 160_000],
  [9, 300_000],
  [10_000, 300_000],
])('after %i wrong PINs one waits %i ms', (failures, wait) => {
  expect(waitAfter(failures)).toBe(wait)
})

test('a wait passes, and is never longer than it was set, whatever the clock says', () => {
  expect(waitLeft(3, 1_000, 1_000)).toBe(5_000)
  expect(waitLeft(3, 1_000, 4_000)).toBe(2_000)
  expect(waitLeft(3, 1_000, 6_000)).toBe(0)
  expect(waitLeft(3, 1_000, 99_000)).toBe(0)
  expect(waitLeft(3, 900_000, 1_000)).toBe(5_000)
  expect(waitLeft(0, 1_000, 1_000)).toBe(0)
})
