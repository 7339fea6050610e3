import type { TestCall, TestCallLine, TestCallLog } from '@pulli/contracts/test-call.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { callDesk } from '#desk/call-desk.ts'
import { DataTable } from '#desk/data-table.tsx'
import { wholeDay } from '#desk/date-words.ts'
import { DeskPart } from '#desk/desk-part.tsx'
import { DeskStatus, useDeskStatus } from '#desk/desk-status.tsx'
import { DeskData } from '#desk/shell/desk-data.tsx'
import type { Route } from './+types/test-calls-page'
import { RESULT_WORDS, TestCallForm } from './test-call-form.tsx'

export function clientLoader() {
  return { log: callDesk('GET /test-calls') }
}

/** The log of test calls: which crisis lines are due, and who called which with what result. */
export default function TestCallsPage({ loaderData: { log } }: Route.ComponentProps) {
  const { status, onDone } = useDeskStatus()
  return (
    <>
      <p className="lead">{m.test_calls_lead()}</p>
      <DeskStatus>{status}</DeskStatus>
      <DeskData of={log}>{(data) => <Board log={data} onDone={onDone} />}</DeskData>
    </>
  )
}

function Board({ log, onDone }: { log: TestCallLog; onDone: (words: string) => void }) {
  const [chosen, setChosen] = useState('')
  const { lines, calls, today, are_all_lines, again_after_months } = log
  const due = lines.filter(({ is_due }) => is_due).length
  return (
    <>
      <DeskPart title={m.test_calls_lines()}>
        <p>
          <b>{due > 0 ? m.test_calls_due_count({ count: due }) : m.test_calls_none_due()}</b>{' '}
          {m.test_calls_rule(again_after_months)}
        </p>
        {!are_all_lines && <p className="refusal">{m.test_calls_standing_only()}</p>}
        <LinesTable lines={lines} onChoose={setChosen} />
      </DeskPart>
      <DeskPart title={m.test_calls_form()}>
        <TestCallForm lines={lines} today={today} chosen={chosen} onChoose={setChosen} onDone={onDone} />
      </DeskPart>
      <DeskPart title={m.test_calls_log()}>
        {calls.length > 0 ? <CallsTable calls={calls} /> : <p>{m.test_calls_log_empty()}</p>}
      </DeskPart>
    </>
  )
}

interface LinesTableProps {
  lines: readonly TestCallLine[]
  onChoose: (telephone: string) => void
}

/** The lines of the board; those due come first. */
function LinesTable({ lines, onChoose }: LinesTableProps) {
  return (
    <DataTable
      caption={m.test_calls_lines()}
      rows={lines.toSorted((one, other) => Number(other.is_due) - Number(one.is_due))}
      keyOf={({ telephone }) => telephone}
      columns={[
        {
          head: m.test_calls_line(),
          cell: ({ name, is_hidden }) => (
            <>
              {name}
              {is_hidden && <span className="note">{m.test_calls_hidden()}</span>}
            </>
          ),
        },
        {
          head: m.test_calls_number(),
          cell: ({ telephone, number }) => <a href={`tel:${telephone}`}>{number}</a>,
        },
        { head: m.test_calls_last(), cell: lastInWords },
        {
          head: m.test_calls_state(),
          cell: ({ is_due }) => (
            <span className="linestate" data-missed={is_due || undefined}>
              {is_due ? m.test_calls_due() : m.test_calls_fine()}
            </span>
          ),
        },
        {
          className: 'desk__actions',
          cell: ({ name, telephone }) => (
            <Button
              kind="line"
              size="s"
              aria-label={m.test_calls_choose_for({ name })}
              onClick={() => {
                onChoose(telephone)
                document.getElementById('call-result')?.focus()
              }}
            >
              {m.test_calls_choose()}
            </Button>
          ),
        },
      ]}
    />
  )
}

function lastInWords({ last_called_on, was_answered }: TestCallLine): string {
  if (last_called_on === null) return m.test_calls_never()
  const day = wholeDay(last_called_on)
  return was_answered ? m.test_calls_was_answered({ day }) : m.test_calls_not_answered({ day })
}

/** The latest test calls. */
function CallsTable({ calls }: { calls: readonly TestCall[] }) {
  return (
    <DataTable
      caption={m.test_calls_log()}
      rows={calls}
      keyOf={({ id }) => id}
      rowHead={1}
      columns={[
        { head: m.test_calls_day(), cell: ({ called_on }) => wholeDay(called_on) },
        {
          head: m.test_calls_line(),
          cell: ({ line, telephone }) => (
            <>
              {line}
              <span className="note">{telephone}</span>
            </>
          ),
        },
        { head: m.test_calls_result(), cell: resultInWords },
        { head: m.test_calls_by(), cell: ({ by }) => by },
      ]}
    />
  )
}

function resultInWords({ result, minutes, language }: TestCall): string {
  const came = RESULT_WORDS[result]()
  const timed = minutes === null ? came : m.test_calls_in_minutes({ result: came, minutes })
  return language === null ? timed : m.test_calls_in_language({ result: timed, language })
}
