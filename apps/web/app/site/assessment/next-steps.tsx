import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'

interface NextStepsProps {
  /** The content above the result: the numbers to call after an answer or for a total, or none. */
  because: 'answer' | 'total' | 'none'
  /** D78: after how many days the same questions say something new. */
  days: number
}

/** Next steps. After a safety answer none of them says to wait or to retake the assessment (D52). */
export function NextSteps({ because, days }: NextStepsProps) {
  if (because === 'answer') {
    return (
      <ol className="next">
        <Call />
        <li>
          <b>{m.assessment_next_near()}</b> {m.assessment_next_near_text()}
        </li>
        <li>
          <b>
            <a href={addresses.safetyPlan}>{m.assessment_next_plan()}</a>
          </b>{' '}
          {m.assessment_next_plan_text()}
        </li>
        <Doctor />
      </ol>
    )
  }
  return (
    <ol className="next">
      {because === 'total' ? (
        <>
          <Call />
          <Doctor />
        </>
      ) : (
        <li>
          <b>{m.assessment_next_talk()}</b> {m.assessment_next_talk_text()}
        </li>
      )}
      <li>
        <b>{m.assessment_next_tell()}</b> {m.assessment_next_tell_text()}
      </li>
      <li>
        <b>{m.assessment_next_return({ days })}</b> {m.assessment_next_return_text()}
      </li>
    </ol>
  )
}

function Call() {
  return (
    <li>
      <b>{m.assessment_next_call()}</b> {m.assessment_next_call_text()}
    </li>
  )
}

function Doctor() {
  return (
    <li>
      <b>{m.assessment_next_doctor()}</b> {m.assessment_next_doctor_text()}
    </li>
  )
}
