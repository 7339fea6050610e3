import { type CallHours, promisedCall } from '@pulli/contracts/callback/call-hours.ts'
import { promiseInWords } from '@pulli/contracts/callback/promise-in-words.ts'
import { m } from '@pulli/messages/messages.js'
import './next-steps.css'

export interface NextStepsProps {
  /** The working hours, for the middle of a sentence. */
  hours: string
  calls: CallHours
  /** When the request arrived. */
  now: Date
}

/** What happens now: three dots on a line, the first of them reached. */
export function NextSteps({ hours, calls, now }: NextStepsProps) {
  const promise = promisedCall(calls, now)
  return (
    <section className="after" aria-labelledby="consult-next-h">
      <h3 id="consult-next-h">{m.callback_next_title()}</h3>
      <ol className="after__steps">
        <li className="after__step" aria-current="step">
          {m.callback_next_received()}
        </li>
        <li className="after__step">
          {promise ? promiseInWords(promise, now) : m.callback_next_call_hours({ hours })}
        </li>
        <li className="after__step">{m.callback_next_choose()}</li>
      </ol>
      {calls.number && <p className="note">{m.callback_next_number({ number: calls.number })}</p>}
      <p className="note">{m.callback_next_link()}</p>
    </section>
  )
}
