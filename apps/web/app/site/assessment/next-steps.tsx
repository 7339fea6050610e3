import { m } from '@pulli/messages/messages.js'
import { addresses } from '#addresses.ts'

/** Next steps. After a safety answer none of them says to wait or to retake the assessment (D52). */
export function NextSteps({ isAnswer }: { isAnswer: boolean }) {
  if (!isAnswer) {
    return (
      <ol className="next">
        <li>
          <b>{m.assessment_next_talk()}</b> {m.assessment_next_talk_text()}
        </li>
        <li>
          <b>{m.assessment_next_tell()}</b> {m.assessment_next_tell_text()}
        </li>
        <li>
          <b>{m.assessment_next_return()}</b> {m.assessment_next_return_text()}
        </li>
      </ol>
    )
  }
  return (
    <ol className="next">
      <li>
        <b>{m.assessment_next_call()}</b> {m.assessment_next_call_text()}
      </li>
      <li>
        <b>{m.assessment_next_near()}</b> {m.assessment_next_near_text()}
      </li>
      <li>
        <b>
          <a href={addresses.safetyPlan}>{m.assessment_next_plan()}</a>
        </b>{' '}
        {m.assessment_next_plan_text()}
      </li>
      <li>
        <b>{m.assessment_next_doctor()}</b> {m.assessment_next_doctor_text()}
      </li>
    </ol>
  )
}
