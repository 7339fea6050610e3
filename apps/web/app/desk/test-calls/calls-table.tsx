import type { TestCall } from '@pulli/contracts/test-call.ts'
import { m } from '@pulli/messages/messages.js'
import { wholeDay } from '#desk/date-words.ts'
import { RESULT_WORDS } from './result-words.ts'

/** The latest test calls. */
export function CallsTable({ calls }: { calls: readonly TestCall[] }) {
  return (
    <table className="desk__table">
      <caption className="sr">{m.test_calls_log()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.test_calls_day()}</th>
          <th scope="col">{m.test_calls_line()}</th>
          <th scope="col">{m.test_calls_result()}</th>
          <th scope="col">{m.test_calls_by()}</th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <tr key={call.id}>
            <td data-label={m.test_calls_day()}>{wholeDay(call.called_on)}</td>
            <th scope="row">
              {call.line}
              <span className="note">{call.telephone}</span>
            </th>
            <td data-label={m.test_calls_result()}>{inWords(call)}</td>
            <td data-label={m.test_calls_by()}>{call.by}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function inWords({ result, minutes, language }: TestCall): string {
  const came = RESULT_WORDS[result]()
  const timed = minutes === null ? came : m.test_calls_in_minutes({ result: came, minutes })
  return language === null ? timed : m.test_calls_in_language({ result: timed, language })
}
