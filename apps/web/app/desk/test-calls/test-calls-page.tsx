import type { TestCallLog } from '@pulli/contracts/test-call.ts'
import { m } from '@pulli/messages/messages.js'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { callDesk } from '#desk/call-desk.ts'
import { DeskData } from '#desk/shell/desk-data.tsx'
import { deskCalls } from '#desk-addresses.ts'
import type { Route } from './+types/test-calls-page'
import { CallForm } from './call-form.tsx'
import { CallsTable } from './calls-table.tsx'
import { LinesTable } from './lines-table.tsx'

export function clientLoader() {
  return { log: callDesk<TestCallLog>(deskCalls.testCalls) }
}

/** The log of test calls: which crisis lines are due, and who called which with what result. */
export default function TestCallsPage({ loaderData: { log } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [said, setSaid] = useState('')
  return (
    <>
      <p className="lead">{m.test_calls_lead()}</p>
      <p className="desk__status" role="status">
        {said}
      </p>
      <DeskData of={log}>
        {(data) => (
          <Board
            log={data}
            onDone={(words) => {
              setSaid(words)
              void revalidate()
            }}
          />
        )}
      </DeskData>
    </>
  )
}

function Board({ log, onDone }: { log: TestCallLog; onDone: (words: string) => void }) {
  const [chosen, setChosen] = useState('')
  const { lines, calls, today, are_all_lines, again_after_months } = log
  const due = lines.filter(({ is_due }) => is_due).length
  return (
    <>
      <section className="desk__part" aria-labelledby="lines-h">
        <h2 id="lines-h">{m.test_calls_lines()}</h2>
        <p>
          <b>{due > 0 ? m.test_calls_due_count({ count: due }) : m.test_calls_none_due()}</b>{' '}
          {m.test_calls_rule(again_after_months)}
        </p>
        {!are_all_lines && <p className="refusal">{m.test_calls_standing_only()}</p>}
        <LinesTable lines={lines} onChoose={setChosen} />
      </section>
      <section className="desk__part" aria-labelledby="call-h">
        <h2 id="call-h">{m.test_calls_form()}</h2>
        <CallForm lines={lines} today={today} chosen={chosen} onChoose={setChosen} onDone={onDone} />
      </section>
      <section className="desk__part" aria-labelledby="log-h">
        <h2 id="log-h">{m.test_calls_log()}</h2>
        {calls.length > 0 ? <CallsTable calls={calls} /> : <p>{m.test_calls_log_empty()}</p>}
      </section>
    </>
  )
}
