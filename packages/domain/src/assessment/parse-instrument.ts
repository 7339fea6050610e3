import { checkInstrument } from './check-instrument.ts'
import { fieldsOf } from './fields-of.ts'
import {
  ASSESSMENT_NAMES,
  type Band,
  type Instrument,
  type Item,
  type Option,
  type SafetyItem,
  URGENCIES,
} from './instrument.ts'

/**
 * Reads an instrument pack.
 * @param json the content of its file
 * @param file its name, for the fault
 * @throws Error with the place of the first fault, such as `stress.json: bands[1].from leaves a gap …`
 */
export function parseInstrument(json: unknown, file: string): Instrument {
  try {
    const instrument = readInstrument(json)
    checkInstrument(instrument)
    return instrument
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    throw new Error(`instrument pack ${file}: ${fault}`, { cause: error })
  }
}

function readInstrument(json: unknown): Instrument {
  const pack = fieldsOf(json, 'pack')
  pack.only(
    'id',
    'version',
    'locale',
    'assessmentName',
    'licence',
    'source',
    'recallWindow',
    'minimumAge',
    'items',
    'bands',
    'safetyItems',
    'safetyTotal',
  )
  return {
    id: pack.text('id'),
    version: pack.text('version'),
    locale: pack.text('locale'),
    assessmentName: pack.oneOf('assessmentName', ASSESSMENT_NAMES),
    licence: pack.text('licence'),
    source: pack.text('source'),
    recallWindow: pack.text('recallWindow'),
    minimumAge: pack.count('minimumAge'),
    items: pack.list('items', readItem),
    bands: pack.list('bands', readBand),
    safetyItems: pack.list('safetyItems', readSafetyItem),
    ...(pack.has('safetyTotal') && { safetyTotal: pack.count('safetyTotal') }),
  }
}

function readItem(json: unknown, place: string): Item {
  const item = fieldsOf(json, place)
  item.only('id', 'prompt', 'options')
  return { id: item.text('id'), prompt: item.text('prompt'), options: item.list('options', readOption) }
}

function readOption(json: unknown, place: string): Option {
  const option = fieldsOf(json, place)
  option.only('label', 'points')
  return { label: option.text('label'), points: option.count('points') }
}

function readBand(json: unknown, place: string): Band {
  const band = fieldsOf(json, place)
  band.only('level', 'from', 'to', 'headline', 'advice', 'adviceSteps')
  return {
    level: band.text('level'),
    from: band.count('from'),
    to: band.count('to'),
    headline: band.text('headline'),
    advice: band.text('advice'),
    adviceSteps: band.has('adviceSteps') ? band.list('adviceSteps', readAdviceStep) : [],
  }
}

function readAdviceStep(json: unknown, place: string): Band['adviceSteps'][number] {
  const step = fieldsOf(json, place)
  step.only('from', 'advice')
  return { from: step.count('from'), advice: step.text('advice') }
}

function readSafetyItem(json: unknown, place: string): SafetyItem {
  const safetyItem = fieldsOf(json, place)
  safetyItem.only('item', 'from', 'urgency')
  return {
    item: safetyItem.text('item'),
    from: safetyItem.count('from'),
    urgency: safetyItem.oneOf('urgency', URGENCIES),
  }
}
