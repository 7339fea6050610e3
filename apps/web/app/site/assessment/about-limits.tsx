import { m } from '@pulli/messages/messages.js'
import type { AboutInstrument } from './about-instrument.ts'

interface AboutLimitsProps {
  about: AboutInstrument
  /** D53: without a range there are no limits. */
  hasRange: boolean
  /** The limits of a screening may not appear beside an answer that asks for help (D52). */
  isAnswer: boolean
}

/** D77: folded below a result, where its limits and its words come from, and what a screening is worth. */
export function AboutLimits({ about, hasRange, isAnswer }: AboutLimitsProps) {
  return (
    <details className="about-limits">
      <summary>{hasRange ? m.assessment_about() : m.assessment_about_words()}</summary>
      {hasRange && <p>{m.assessment_cutoffs({ source: about.cutoffSource })}</p>}
      <p>{m.assessment_wording({ licence: about.licence })}</p>
      {!isAnswer && about.translationStatus !== 'original' && (
        <>
          <h3>{m.assessment_screening()}</h3>
          <p>{m.assessment_screening_text()}</p>
        </>
      )}
    </details>
  )
}
