import { m } from '@pulli/messages/messages.js'
import { MinimumAge } from './minimum-age.tsx'

/** Beside every result: what else can raise a score, what cannot wait for a score, and for whom it is not made. */
export function AlsoToKnow({ minimumAge, isCalm }: { minimumAge: number; isCalm: boolean }) {
  return (
    <>
      <h3>{m.assessment_also()}</h3>
      <p>{m.assessment_also_text()}</p>
      <h3>{m.assessment_quickly()}</h3>
      <p>{m.assessment_quickly_text()}</p>
      <MinimumAge age={minimumAge} isCalm={isCalm} />
    </>
  )
}
