import { expect, test } from 'vitest'
import type { Instrument } from '../instrument.ts'
import { INSTRUMENTS } from '../instruments.ts'
import { maximumOf, minimumOf } from '../totals.ts'

const packs = Object.values(INSTRUMENTS).map((pack) => [pack.id, pack] as const)

/** All texts of a pack, at any depth. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsOf) : []
}

test.each(packs)('pack %s has a licence, a source and no empty text', (_, pack) => {
  expect(pack.licence).toMatch(/diagnosis/)
  for (const text of textsOf(pack)) expect(text.trim()).not.toBe('')
})

test.each(packs)('pack %s has items with unique ids and options of different points', (_, { items }) => {
  const ids = items.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, options } of items) {
    const points = options.map((option) => option.points)
    expect(points.length, id).toBeGreaterThan(1)
    expect(new Set(points).size, id).toBe(points.length)
    expect(
      points.every((one) => Number.isInteger(one) && one >= 0),
      id,
    ).toBe(true)
  }
})

test.each(packs)('pack %s has bands from the lowest total to the highest, without a gap', (_, pack) => {
  const { items, bands } = pack as Instrument
  let from = minimumOf(items)
  for (const band of bands) {
    expect(band, band.level).toMatchObject({ from })
    expect(band.to, band.level).toBeGreaterThanOrEqual(band.from)
    const steps = (band.adviceSteps ?? []).map((step) => step.from)
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b))
    expect(
      steps.every((step) => band.from < step && step <= band.to),
      band.level,
    ).toBe(true)
    from = band.to + 1
  }
  expect(from).toBe(maximumOf(items) + 1)
  expect(new Set(bands.map(({ level }) => level)).size).toBe(bands.length)
})

test.each(packs)('pack %s offers help for answers and totals that can be given', (_, pack) => {
  for (const { item: id, from } of pack.safetyItems) {
    const item = pack.items.find((one) => one.id === id)
    expect(item, id).toBeDefined()
    const points = item?.options.map((option) => option.points) ?? []
    expect(from, id).toBeGreaterThanOrEqual(1)
    expect(from, id).toBeLessThanOrEqual(Math.max(...points))
  }
  expect(pack.safetyTotal ?? 0).toBeLessThanOrEqual(maximumOf(pack.items))
})
