import type { Instrument } from '@pulli/domain/assessment/instrument.ts'
import { offerHelp } from '@pulli/domain/assessment/offer-help.ts'
import type { AssessmentControllerProps } from './assessment-controller.tsx'

/** The bands of an instrument, as the scale draws them. */
export function shownBands({ bands }: Instrument) {
  return bands.map(({ level, from, to }) => ({ level, from, to }))
}

/** What the controller of a form needs to know of its instrument. */
export function controllerProps(instrument: Instrument, sendsToken: boolean): AssessmentControllerProps {
  const { assessmentName, items, licence, safetyItems } = instrument
  const urgencies = items.flatMap(({ id, options }, question) =>
    safetyItems.some(({ item }) => item === id)
      ? [[String(question), options.map((_, answer) => urgencyAt(instrument, question, answer))] as const]
      : [],
  )
  return {
    assessmentName,
    licence,
    sendsToken,
    count: items.length,
    bands: shownBands(instrument),
    urgencies: Object.fromEntries(urgencies),
  }
}

function urgencyAt(instrument: Instrument, question: number, answer: number) {
  const only = instrument.items.map((_, n) => (n === question ? answer : null))
  return offerHelp(instrument, only).beforeResult
}
