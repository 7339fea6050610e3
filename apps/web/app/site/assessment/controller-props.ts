import { safetyOfAnswer } from '@pulli/domain/assessment/safety-of.ts'
import type { AboutInstrument } from './about-instrument.ts'
import type { AskedInstrument } from './asked-instrument.ts'
import type { AssessmentControllerProps } from './assessment-controller.tsx'

/** The bands of an instrument, as the scale draws them. */
export function shownBands({ bands }: AskedInstrument) {
  return bands.map(({ level, from, to }) => ({ level, from, to }))
}

/** What a result says of its instrument. */
export function aboutOf({
  licence,
  cutoffSource,
  minimumAge,
  translationStatus,
  repeatAfter,
}: Omit<AskedInstrument, 'bands'>): AboutInstrument {
  return { licence, cutoffSource, minimumAge, translationStatus, repeatDays: repeatAfter.days }
}

/** What the controller of a form needs to know of its instrument. */
export function controllerProps(
  instrument: AskedInstrument,
  { sendsToken, office }: Pick<AssessmentControllerProps, 'sendsToken' | 'office'>,
): AssessmentControllerProps {
  const { assessmentName, version, items, safetyItems } = instrument
  const urgencies = items.flatMap(({ id, options }, question) =>
    safetyItems.some(({ item }) => item === id)
      ? [
          [
            String(question),
            options.map((_, answer) => safetyOfAnswer(instrument, question, answer)),
          ] as const,
        ]
      : [],
  )
  return {
    assessmentName,
    about: aboutOf(instrument),
    office,
    sendsToken,
    count: items.length,
    packVersion: version,
    bands: shownBands(instrument),
    urgencies: Object.fromEntries(urgencies),
  }
}
