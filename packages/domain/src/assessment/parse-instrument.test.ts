import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Instrument } from './instrument.ts'
import { parseInstrument } from './parse-instrument.ts'

type Draft = Record<string, unknown> & {
  items: Draft[]
  bands: Draft[]
  safetyItems: Draft[]
  options: Draft[]
}

function draftOf(file: string): Draft {
  return JSON.parse(readFileSync(new URL(`./packs/${file}`, import.meta.url), 'utf8'))
}

const item9: Instrument['safetyItems'][number] = { item: 'ending-ones-life', from: 1, urgency: 'today' }

test.each<[string, (pack: Draft) => unknown]>([
  ['pack.version has no text', (pack) => delete pack.version],
  ['pack.licence has no text', (pack) => Object.assign(pack, { licence: ' ' })],
  ['pack.assessmentName is none of', (pack) => Object.assign(pack, { assessmentName: 'Mood' })],
  ['pack.minimumAge is no whole number', (pack) => Object.assign(pack, { minimumAge: '18' })],
  ['pack.recall is not known', (pack) => Object.assign(pack, { recall: 'today' })],
  ['pack.items is no list', (pack) => Object.assign(pack, { items: {} })],
  ['pack.items is empty', (pack) => pack.items.splice(0)],
  ['pack.items[20] is no object', (pack) => pack.items.splice(20, 1, 'sleep' as never)],
  ['pack.items[3].prompt has no text', (pack) => delete pack.items[3]?.prompt],
  [
    'pack.items[1].id is there already: sadness',
    (pack) => Object.assign(pack.items[1] ?? {}, { id: 'sadness' }),
  ],
  [
    'pack.items[2].options[1].points is no whole',
    (pack) => Object.assign(pack.items[2]?.options[1] ?? {}, { points: 0.5 }),
  ],
  [
    'pack.items[2].options[1].points is no whole',
    (pack) => Object.assign(pack.items[2]?.options[1] ?? {}, { points: -1 }),
  ],
  [
    'pack.items[2].options has two of the same',
    (pack) => Object.assign(pack.items[2]?.options[1] ?? {}, { points: 0 }),
  ],
  ['pack.items[2].options has fewer than two', (pack) => pack.items[2]?.options.splice(1)],
  [
    'pack.bands[1].from leaves a gap or an overlap: 12 instead of 11',
    (pack) => Object.assign(pack.bands[1] ?? {}, { from: 12 }),
  ],
  [
    'pack.bands[1].from leaves a gap or an overlap: 10 instead of 11',
    (pack) => Object.assign(pack.bands[1] ?? {}, { from: 10 }),
  ],
  ['pack.bands[1].to is less than its from', (pack) => Object.assign(pack.bands[1] ?? {}, { to: 10 })],
  [
    'pack.bands ends at 62, and the highest total is 63',
    (pack) => Object.assign(pack.bands[5] ?? {}, { to: 62 }),
  ],
  [
    'pack.bands ends at 64, and the highest total is 63',
    (pack) => Object.assign(pack.bands[5] ?? {}, { to: 64 }),
  ],
  ['pack.bands ends at -1', (pack) => pack.bands.splice(0)],
  [
    'pack.bands[2].level is there already',
    (pack) => Object.assign(pack.bands[2] ?? {}, { level: 'Normal ups and downs' }),
  ],
  ['pack.bands[0].advice has no text', (pack) => delete pack.bands[0]?.advice],
  [
    'pack.bands[1].adviceSteps[0].from is not within',
    (pack) => Object.assign(pack.bands[1] ?? {}, { adviceSteps: [{ from: 11, advice: 'x' }] }),
  ],
  [
    'pack.bands[1].adviceSteps[0].from is not within',
    (pack) => Object.assign(pack.bands[1] ?? {}, { adviceSteps: [{ from: 17, advice: 'x' }] }),
  ],
  [
    'pack.bands[1].adviceSteps[1].from is not within',
    (pack) =>
      Object.assign(pack.bands[1] ?? {}, {
        adviceSteps: [
          { from: 13, advice: 'x' },
          { from: 13, advice: 'y' },
        ],
      }),
  ],
  [
    'pack.safetyItems[0].item is no item of this pack: sorrow',
    (pack) => Object.assign(pack, { safetyItems: [{ ...item9, item: 'sorrow' }] }),
  ],
  [
    'pack.safetyItems[0].from is out of reach',
    (pack) => Object.assign(pack, { safetyItems: [{ ...item9, from: 0 }] }),
  ],
  [
    'pack.safetyItems[0].from is out of reach',
    (pack) => Object.assign(pack, { safetyItems: [{ ...item9, from: 4 }] }),
  ],
  [
    'pack.safetyItems[0].urgency is none of today, now',
    (pack) => Object.assign(pack, { safetyItems: [{ ...item9, urgency: 'later' }] }),
  ],
  ['pack.safetyTotal is more than the highest total, 63', (pack) => Object.assign(pack, { safetyTotal: 64 })],
])('a bad pack stops the start with the place of its fault: %s', (fault, spoil) => {
  const pack = draftOf('depression.json')
  spoil(pack)
  expect(() => parseInstrument(pack, 'depression.json')).toThrow(`instrument pack depression.json: ${fault}`)
})

test.each<[string, (pack: Draft) => unknown]>([
  ['a safety total that is the highest total', (pack) => Object.assign(pack, { safetyTotal: 63 })],
  ['no safety total', (pack) => delete pack.safetyTotal],
  [
    'a safety item that counts from the most points on',
    (pack) => Object.assign(pack, { safetyItems: [{ ...item9, from: 3 }] }),
  ],
  [
    'advice that changes at the last total of a band',
    (pack) => Object.assign(pack.bands[1] ?? {}, { adviceSteps: [{ from: 16, advice: 'x' }] }),
  ],
  [
    'a band of one total',
    (pack) => {
      Object.assign(pack.bands[0] ?? {}, { to: 0 })
      Object.assign(pack.bands[1] ?? {}, { from: 1 })
    },
  ],
  [
    'two options of an item',
    (pack) => {
      for (const item of pack.items) item.options = item.options.filter((_, n) => n === 0 || n === 3) as never
      Object.assign(pack, { safetyItems: [{ ...item9, from: 3 }] })
    },
  ],
])('a pack may have %s', (_, change) => {
  const pack = draftOf('depression.json')
  change(pack)
  expect(() => parseInstrument(pack, 'depression.json')).not.toThrow()
})

test('the fault of a pack keeps what caused it', () => {
  const fault = (() => {
    try {
      return parseInstrument(null, 'x.json')
    } catch (error) {
      return error
    }
  })()
  expect(fault).toMatchObject({ cause: { message: 'pack is no object' } })
})

test.each([[null], ['text'], [[]], [undefined]])('%j is no pack', (json) => {
  expect(() => parseInstrument(json, 'x.json')).toThrow('instrument pack x.json: pack is no object')
})

test('what is read is what the file says', () => {
  const pack = draftOf('depression.json')
  expect(parseInstrument(pack, 'depression.json')).toEqual({
    ...pack,
    bands: pack.bands.map((band) => ({ adviceSteps: [], ...band })),
  })
})
