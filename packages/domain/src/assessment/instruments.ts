import type { AssessmentName, Instrument } from './instrument.ts'
import anxiety from './packs/anxiety.json' with { type: 'json' }
import depression from './packs/depression.json' with { type: 'json' }
import stress from './packs/stress.json' with { type: 'json' }
import { parseInstrument } from './parse-instrument.ts'

/** The instruments in use, read when the program starts: a bad pack stops it there. */
export const INSTRUMENTS: Readonly<Record<AssessmentName, Instrument>> = byName([
  parseInstrument(depression, 'depression.json'),
  parseInstrument(anxiety, 'anxiety.json'),
  parseInstrument(stress, 'stress.json'),
])

function byName(packs: readonly Instrument[]): Record<AssessmentName, Instrument> {
  const packOf = (name: AssessmentName) => {
    const [pack, second] = packs.filter(({ assessmentName }) => assessmentName === name)
    if (pack === undefined || second !== undefined) throw new Error(`not one instrument pack for ${name}`)
    return pack
  }
  return {
    'Depression Assessment': packOf('Depression Assessment'),
    'Anxiety Assessment': packOf('Anxiety Assessment'),
    'Perceived Stress Assessment': packOf('Perceived Stress Assessment'),
  }
}
