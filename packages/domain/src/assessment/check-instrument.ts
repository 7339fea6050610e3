import type { Band, Instrument, Item } from './instrument.ts'
import { maximumOf, minimumOf } from './totals.ts'

/**
 * Checks what the parts of a pack say of each other: the bands hold every total once, safety items exist.
 * @throws Error with the place of the first fault
 */
export function checkInstrument(instrument: Instrument): void {
  const { items, bands, safetyTotal } = instrument
  if (items.length === 0) throw new Error('pack.items is empty')
  checkUnique(items, ({ id }) => id, 'items', 'id')
  for (const [n, item] of items.entries()) checkOptions(item, `pack.items[${n}]`)

  checkUnique(bands, ({ level }) => level, 'bands', 'level')
  checkBands(instrument)
  for (const [n, band] of bands.entries()) checkAdviceSteps(band, `pack.bands[${n}]`)

  checkSafetyItems(instrument)
  if (safetyTotal !== undefined && safetyTotal > maximumOf(items)) {
    throw new Error(`pack.safetyTotal is more than the highest total, ${maximumOf(items)}`)
  }
}

function checkUnique<Part>(parts: readonly Part[], keyOf: (part: Part) => string, list: string, key: string) {
  const seen = new Set<string>()
  for (const [n, part] of parts.entries()) {
    if (seen.has(keyOf(part))) throw new Error(`pack.${list}[${n}].${key} is there already: ${keyOf(part)}`)
    seen.add(keyOf(part))
  }
}

function checkOptions({ options }: Item, place: string): void {
  if (options.length < 2) throw new Error(`${place}.options has fewer than two`)
  const points = new Set(options.map((option) => option.points))
  if (points.size < options.length) throw new Error(`${place}.options has two of the same points`)
}

function checkBands({ items, bands }: Instrument): void {
  let next = minimumOf(items)
  for (const [n, { from, to }] of bands.entries()) {
    if (from !== next)
      throw new Error(`pack.bands[${n}].from leaves a gap or an overlap: ${from} instead of ${next}`)
    if (to < from) throw new Error(`pack.bands[${n}].to is less than its from`)
    next = to + 1
  }
  const highest = maximumOf(items)
  if (next !== highest + 1)
    throw new Error(`pack.bands ends at ${next - 1}, and the highest total is ${highest}`)
}

function checkAdviceSteps({ from, to, adviceSteps }: Band, place: string): void {
  let last = from
  for (const [n, step] of adviceSteps.entries()) {
    if (step.from <= last || step.from > to) {
      throw new Error(`${place}.adviceSteps[${n}].from is not within the band and after the step before`)
    }
    last = step.from
  }
}

function checkSafetyItems({ items, safetyItems }: Instrument): void {
  for (const [n, { item: id, from }] of safetyItems.entries()) {
    const place = `pack.safetyItems[${n}]`
    const item = items.find((one) => one.id === id)
    if (item === undefined) throw new Error(`${place}.item is no item of this pack: ${id}`)
    if (from < 1 || from > Math.max(...item.options.map(({ points }) => points))) {
      throw new Error(`${place}.from is out of reach`)
    }
  }
}
