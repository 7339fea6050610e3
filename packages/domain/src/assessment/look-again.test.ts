import { expect, test } from 'vitest'
import type { Instrument } from './instrument.ts'
import { INSTRUMENTS } from './instruments.ts'
import { lookAgainAt } from './look-again.ts'
import { ANXIETY_OWN } from './packs/anxiety-own.ts'

const TAKEN = new Date('2026-11-01T10:00:00Z')

test.each([
  ['Depression Assessment', /two weeks/, '2026-11-15T10:00:00.000Z'],
  ['Anxiety Assessment', /week/, '2026-11-08T10:00:00.000Z'],
  ['Perceived Stress Assessment', /month/, '2026-12-01T10:00:00.000Z'],
  ['PHQ-9', /2 weeks/, '2026-11-15T10:00:00.000Z'],
  ['GAD-7', /2 weeks/, '2026-11-15T10:00:00.000Z'],
] as const)('%s is worth another look after its recall window', (name, window, at) => {
  expect(INSTRUMENTS[name].recallWindow).toMatch(window)
  expect(lookAgainAt(INSTRUMENTS[name].repeatAfter, TAKEN).toISOString()).toBe(at)
})

const INTERVALS = new Map([
  [7, 'a week'],
  [14, 'two weeks'],
  [30, 'a month'],
])

const packs: readonly Instrument[] = [...Object.values(INSTRUMENTS), ANXIETY_OWN]

test.each(packs.map((pack) => [pack.id, pack] as const))(
  'D78 finding: each text of %s that names a day for the next time names the interval of the pack',
  (_, { bands, repeatAfter, safetyAdvice = {} }) => {
    const texts = [...bands, ...bands.flatMap(({ steps = [] }) => steps)].map(({ advice }) => advice)
    const named = texts.flatMap((text) =>
      [...text.matchAll(/(?:again|questions) in ([^.,]+)/g)].map(([, when]) => when),
    )
    expect(new Set(named)).toEqual(new Set([INTERVALS.get(repeatAfter.days)]))
    expect(named.length).toBeGreaterThanOrEqual(bands.length - 1)
    for (const { advice } of Object.values<{ advice: string }>(safetyAdvice))
      expect(advice).not.toMatch(/again/)
  },
)
