import type { Instrument } from '@pulli/domain/assessment/instrument.ts'

/** What a result says of its instrument. */
export type AboutInstrument = Pick<
  Instrument,
  'licence' | 'cutoffSource' | 'minimumAge' | 'translationStatus'
> & {
  /** D78: the one interval of the pack. */
  repeatDays: number
}
