import { type Instrument, type Item, TRANSLATION_STATUSES, URGENCIES } from './instrument.ts'
import { maximumOf, minimumOf } from './totals.ts'

/**
 * Returns what is wrong with a pack, each fault with its place, such as
 * `depression-own 3, bands[1].from: is 12, but the band before ends at 10`. An empty list means that it can be used.
 *
 * A pack can be replaced by a file from a provider, so its type alone is not enough: a gap between bands, or a safety
 * item that names no item, would show on someone's result.
 */
export function findFaults(pack: Instrument): string[] {
  const faults = [
    ...textFaults(pack),
    ...itemFaults(pack.items),
    ...bandFaults(pack),
    ...safetyFaults(pack),
    ...callFaults(pack),
    ...functionalFaults(pack),
    ...repeatFaults(pack),
    ...changeFaults(pack),
    ...translationFaults(pack),
  ]
  return faults.map((fault) => `${pack.id || 'a pack without an id'} ${pack.version}, ${fault}`)
}

/**
 * Returns the packs if all can be used.
 * @throws Error naming each faulty pack and place
 */
export function checkPacks<Packs extends Readonly<Record<string, Instrument>>>(packs: Packs): Packs {
  const faults = Object.entries(packs).flatMap(([name, pack]) => [
    ...(pack.assessmentName === name
      ? []
      : [`${pack.id} ${pack.version}, assessmentName: is not ${name}, under which it is listed`]),
    ...findFaults(pack),
  ])
  if (faults.length > 0) throw new Error(`faulty assessment packs:\n  ${faults.join('\n  ')}`)
  return packs
}

/** Without them a result would be shown without its licence, its source, its age or its words. */
function textFaults(pack: Instrument): string[] {
  const { licence, source, cutoffSource, validatedIn, translationStatus, recallWindow, minimumAge } = pack
  const needed = Object.entries({
    licence,
    source,
    cutoffSource,
    validatedIn,
    translationStatus,
    recallWindow,
  })
  return [
    ...needed.flatMap(([name, text]) => (isText(text) ? [] : [`${name}: is missing`])),
    ...emptyTexts(pack, '')
      .filter(
        (place) =>
          !needed.some(([name]) => name === place) && !/^(repeatAfter|callFrom|reliableChange)\./.test(place),
      )
      .map(isEmpty),
    ...(!isText(translationStatus) || TRANSLATION_STATUSES.includes(translationStatus)
      ? []
      : [`translationStatus: is ${translationStatus}`]),
    ...(Number.isInteger(minimumAge) && minimumAge > 0 ? [] : [`minimumAge: is ${minimumAge}`]),
  ]
}

const isText = (text: unknown) => typeof text === 'string' && text.trim() !== ''
const isEmpty = (place: string) => `${place}: is empty`

function emptyTexts(part: unknown, place: string): string[] {
  if (typeof part === 'string') return part.trim() === '' ? [place] : []
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    emptyTexts(value, Array.isArray(part) ? `${place}[${key}]` : place ? `${place}.${key}` : key),
  )
}

function itemFaults(items: readonly Item[]): string[] {
  if (items.length === 0) return ['items: there are none']
  return items.flatMap(({ id, options }, n) => {
    const points = options.map((option) => option.points)
    return [
      ...(items.findIndex((one) => one.id === id) === n ? [] : [`items[${n}].id: ${id} is there twice`]),
      ...(points.length > 1 ? [] : [`items[${n}].options: there are fewer than two`]),
      ...(points.every((one) => Number.isInteger(one) && one >= 0)
        ? []
        : [`items[${n}].options: not all points are whole numbers from 0`]),
      ...(new Set(points).size === points.length ? [] : [`items[${n}].options: two have the same points`]),
    ]
  })
}

/** The bands hold every total once. */
function bandFaults({ items, bands }: Instrument): string[] {
  const lowest = minimumOf(items)
  const highest = maximumOf(items)
  const last = bands.at(-1)
  if (last === undefined) return ['bands: there are none']
  const faults = bands.flatMap((band, n) => {
    const before = bands[n - 1]
    const start = before === undefined ? lowest : before.to + 1
    const why =
      before === undefined ? `the lowest total is ${lowest}` : `the band before ends at ${before.to}`
    return [
      ...(band.from === start ? [] : [`bands[${n}].from: is ${band.from}, but ${why}`]),
      ...(band.from <= band.to ? [] : [`bands[${n}].to: ${band.to} is below its from, ${band.from}`]),
      ...(bands.findIndex(({ level }) => level === band.level) === n
        ? []
        : [`bands[${n}].level: ${band.level} is there twice`]),
      ...(band.steps ?? []).flatMap(({ from }, step) => {
        const above = band.steps?.[step - 1]?.from ?? band.from
        const fits = above < from && from <= band.to
        return fits ? [] : [`bands[${n}].steps[${step}].from: ${from} is not between ${above} and ${band.to}`]
      }),
    ]
  })
  if (last.to === highest) return faults
  return [...faults, `bands[${bands.length - 1}].to: is ${last.to}, but the highest total is ${highest}`]
}

function safetyFaults({ items, safetyItems, safetyTotals, safetyAdvice }: Instrument): string[] {
  const highest = maximumOf(items)
  return [
    ...safetyItems.flatMap(({ item: id, from }, n) => {
      const item = items.find((one) => one.id === id)
      if (item === undefined) return [`safetyItems[${n}].item: there is no item ${id}`]
      const most = Math.max(...item.options.map(({ points }) => points))
      return from >= 1 && from <= most ? [] : [`safetyItems[${n}].from: ${from} is not between 1 and ${most}`]
    }),
    ...safetyTotals.flatMap(({ from }, n) =>
      from >= 1 && from <= highest
        ? []
        : [`safetyTotals[${n}].from: ${from} is not between 1 and ${highest}`],
    ),
    ...URGENCIES.flatMap((urgency) =>
      safetyItems.length === 0 || safetyAdvice?.[urgency] ? [] : [`safetyAdvice.${urgency}: is missing`],
    ),
  ]
}

/** A total that asks for help, or is in the highest range, always comes with the numbers to call. */
function callFaults({
  callFrom,
  bands,
  items,
  safetyTotals,
}: Partial<Instrument> & Pick<Instrument, 'bands' | 'items' | 'safetyTotals'>): string[] {
  if (callFrom === undefined) return ['callFrom: is missing']
  const ranges = bands.length > 1 ? bands.slice(-1) : []
  const latest = Math.min(maximumOf(items), ...[...ranges, ...safetyTotals].map(({ from }) => from))
  const { total } = callFrom
  return [
    ...(Number.isInteger(total) && total >= 1 && total <= latest
      ? []
      : [`callFrom.total: ${total} is not between 1 and ${latest}`]),
    ...(isText(callFrom.source) ? [] : ['callFrom.source: is missing']),
  ]
}

function functionalFaults({ functionalQuestion }: Instrument): string[] {
  if (functionalQuestion === undefined || functionalQuestion.options.length > 1) return []
  return ['functionalQuestion.options: there are fewer than two']
}

function repeatFaults({ repeatAfter }: Partial<Instrument>): string[] {
  if (repeatAfter === undefined) return ['repeatAfter: is missing']
  const { days } = repeatAfter
  return [
    ...(Number.isInteger(days) && days >= 1 ? [] : [`repeatAfter.days: is ${days}`]),
    ...(isText(repeatAfter.source) ? [] : ['repeatAfter.source: is missing']),
  ]
}

/** Null means that none is known; undefined may be an omission. */
function changeFaults({ reliableChange }: Partial<Instrument>): string[] {
  if (reliableChange === undefined) return ['reliableChange: is missing']
  if (reliableChange === null) return []
  return [
    ...(reliableChange.points >= 1 ? [] : [`reliableChange.points: is ${reliableChange.points}`]),
    ...(isText(reliableChange.source) ? [] : ['reliableChange.source: is missing']),
  ]
}

/** D53: limits and a reliable change were measured with other words than those of a working translation. */
function translationFaults({ translationStatus, bands, reliableChange }: Instrument): string[] {
  if (translationStatus !== 'working') return []
  return [
    ...(bands.length === 1 ? [] : ['bands: a working translation has one, for every total']),
    ...(reliableChange ? ['reliableChange: none is known of a working translation'] : []),
  ]
}
