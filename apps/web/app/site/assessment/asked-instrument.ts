import type { Instrument } from '@pulli/domain/assessment/instrument.ts'
import type { ShownBand } from './band-scale.tsx'

/** What a form needs to know of its instrument: all but the words of its results, which come from the server. */
export type AskedInstrument = Pick<
  Instrument,
  | 'assessmentName'
  | 'version'
  | 'licence'
  | 'source'
  | 'cutoffSource'
  | 'translationStatus'
  | 'minimumAge'
  | 'stem'
  | 'items'
  | 'functionalQuestion'
  | 'safetyItems'
> & { bands: readonly ShownBand[]; repeatAfter: Pick<Instrument['repeatAfter'], 'days'> }

/** Returns what is sent along with a page whose instrument the server chooses. */
export function askedOf(instrument: Instrument): AskedInstrument {
  const { stem, functionalQuestion } = instrument
  return {
    assessmentName: instrument.assessmentName,
    version: instrument.version,
    licence: instrument.licence,
    source: instrument.source,
    cutoffSource: instrument.cutoffSource,
    translationStatus: instrument.translationStatus,
    minimumAge: instrument.minimumAge,
    repeatAfter: { days: instrument.repeatAfter.days },
    ...(stem && { stem }),
    items: instrument.items,
    ...(functionalQuestion && { functionalQuestion }),
    safetyItems: instrument.safetyItems,
    bands: instrument.bands.map(({ level, from, to }) => ({ level, from, to })),
  }
}
