import { expect, test } from 'vitest'
import { checkPacks, findFaults } from './find-faults.ts'
import type { Instrument } from './instrument.ts'
import { INSTRUMENTS } from './instruments.ts'
import { ANXIETY_OWN } from './packs/anxiety-own.ts'

test.each(Object.values(INSTRUMENTS).map((pack) => [pack.id, pack] as const))(
  'pack %s has no fault',
  (_, pack) => {
    expect(findFaults(pack)).toEqual([])
    expect(pack.licence).toMatch(/diagnosis|No permission required/)
  },
)

const depression: Instrument = INSTRUMENTS['Depression Assessment']

/** The depression pack as an untested translation. */
const working: Instrument = {
  ...depression,
  translationStatus: 'working',
  bands: [{ level: 'No range yet', from: 0, to: 63, headline: 'h', advice: 'a' }],
}

/** The depression pack with its second band changed. */
const withBand = (change: Partial<Instrument['bands'][number]>): Instrument => ({
  ...depression,
  bands: depression.bands.map((band, n) => (n === 1 ? { ...band, ...change } : band)),
})

const without = (name: keyof Instrument): Instrument => {
  const { [name]: _, ...rest } = depression
  return rest as Instrument
}

const [first, ...others] = depression.items
const withOptions = (...points: number[]): Instrument => ({
  ...depression,
  items: [
    { id: 'sadness', prompt: 'p', options: points.map((one) => ({ label: 'l', points: one })) },
    ...others,
  ],
})

test.each<[string, Instrument]>([
  ['bands[1].from: is 12, but the band before ends at 10', withBand({ from: 12 })],
  ['bands[2].from: is 17, but the band before ends at 17', withBand({ to: 17 })],
  ['bands[1].to: 9 is below its from, 11', withBand({ to: 9 })],
  ['bands[1].level: Normal ups and downs is there twice', withBand({ level: 'Normal ups and downs' })],
  ['bands[1].advice: is empty', withBand({ advice: ' ' })],
  [
    'bands[1].steps[0].from: 20 is not between 11 and 16',
    withBand({ steps: [{ from: 20, headline: 'h', advice: 'a' }] }),
  ],
  ['bands[0].from: is 11, but the lowest total is 0', { ...depression, bands: depression.bands.slice(1) }],
  [
    'bands[4].to: is 40, but the highest total is 63',
    { ...depression, bands: depression.bands.slice(0, -1) },
  ],
  ['bands: there are none', { ...depression, bands: [] }],
  ['licence: is missing', without('licence')],
  ['source: is missing', { ...depression, source: '' }],
  ['cutoffSource: is missing', without('cutoffSource')],
  ['minimumAge: is undefined', without('minimumAge')],
  ['validatedIn: is missing', without('validatedIn')],
  ['translationStatus: is missing', without('translationStatus')],
  [
    'translationStatus: is good',
    { ...depression, translationStatus: 'good' as Instrument['translationStatus'] },
  ],
  ['bands: a working translation has one, for every total', { ...depression, translationStatus: 'working' }],
  [
    'reliableChange: none is known of a working translation',
    { ...working, reliableChange: { points: 6, source: 's' } },
  ],
  ['recallWindow: is missing', without('recallWindow')],
  ['repeatAfter: is missing', without('repeatAfter')],
  ['repeatAfter.days: is 0', { ...depression, repeatAfter: { days: 0, source: 's' } }],
  ['repeatAfter.source: is missing', { ...depression, repeatAfter: { days: 14, source: '' } }],
  ['reliableChange: is missing', without('reliableChange')],
  ['reliableChange.source: is missing', { ...depression, reliableChange: { points: 6, source: ' ' } }],
  [
    'functionalQuestion.options: there are fewer than two',
    { ...depression, functionalQuestion: { prompt: 'p', options: ['o'] } },
  ],
  [
    'functionalQuestion.prompt: is empty',
    { ...depression, functionalQuestion: { prompt: '', options: ['o', 'p'] } },
  ],
  ['items: there are none', { ...depression, items: [] }],
  [
    'items[21].id: sadness is there twice',
    { ...depression, items: [...depression.items, ...(first ? [first] : [])] },
  ],
  ['items[0].options: there are fewer than two', withOptions(0)],
  ['items[0].options: two have the same points', withOptions(0, 1, 1)],
  ['items[0].options: not all points are whole numbers from 0', withOptions(0, 1.5)],
  [
    'safetyItems[0].item: there is no item joy',
    { ...depression, safetyItems: [{ item: 'joy', from: 1, urgency: 'now', source: 's' }] },
  ],
  [
    'safetyItems[0].from: 4 is not between 1 and 3',
    { ...depression, safetyItems: [{ item: 'crying', from: 4, urgency: 'now', source: 's' }] },
  ],
  [
    'safetyTotals[0].from: 64 is not between 1 and 63',
    { ...depression, safetyTotals: [{ from: 64, urgency: 'now', source: 's' }] },
  ],
  ['callFrom: is missing', without('callFrom')],
  ['callFrom.source: is missing', { ...depression, callFrom: { total: 31, source: '' } }],
  ['callFrom.total: 32 is not between 1 and 31', { ...depression, callFrom: { total: 32, source: 's' } }],
  [
    'callFrom.total: 42 is not between 1 and 41',
    { ...depression, safetyTotals: [], callFrom: { total: 42, source: 's' } },
  ],
  ['callFrom.total: 0 is not between 1 and 31', { ...depression, callFrom: { total: 0, source: 's' } }],
  ['safetyAdvice.now: is missing', without('safetyAdvice')],
  ['reliableChange.points: is 0', { ...depression, reliableChange: { points: 0, source: 's' } }],
])('a faulty pack is refused by its name and place: %s', (fault, pack) => {
  expect(findFaults(pack)).toContain(`depression-own 3, ${fault}`)
  expect(() => checkPacks({ 'Depression Assessment': pack })).toThrow(`depression-own 3, ${fault}`)
})

test('D53 a working translation is used with one band for every total', () => {
  expect(findFaults(working)).toEqual([])
})

test('a pack under another name than its own is refused', () => {
  expect(() => checkPacks({ 'Anxiety Assessment': depression })).toThrow(
    'depression-own 3, assessmentName: is not Anxiety Assessment',
  )
  expect(checkPacks(INSTRUMENTS)).toBe(INSTRUMENTS)
})

test.each([...Object.values(INSTRUMENTS), ANXIETY_OWN].map((pack) => [pack.id, pack] as const))(
  'design 7 what a person reads about pack %s names nothing internal',
  (_, { licence, source, cutoffSource, validatedIn }) => {
    for (const sentence of [licence, source, cutoffSource, validatedIn])
      expect(sentence).not.toMatch(/specification|\bD\d+\b|issue|ticket/i)
  },
)
