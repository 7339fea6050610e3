import type { TestCallLine } from '@pulli/contracts/test-call.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { wholeDay } from '#desk/date-words.ts'

interface LinesTableProps {
  lines: readonly TestCallLine[]
  onChoose: (telephone: string) => void
}

/** The lines of the board; those due come first. */
export function LinesTable({ lines, onChoose }: LinesTableProps) {
  const inOrder = lines.toSorted((one, other) => Number(other.is_due) - Number(one.is_due))
  return (
    <table className="desk__table">
      <caption className="sr">{m.test_calls_lines()}</caption>
      <thead>
        <tr>
          <th scope="col">{m.test_calls_line()}</th>
          <th scope="col">{m.test_calls_number()}</th>
          <th scope="col">{m.test_calls_last()}</th>
          <th scope="col">{m.test_calls_state()}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {inOrder.map((line) => (
          <tr key={line.telephone}>
            <th scope="row">
              {line.name}
              {line.is_hidden && <span className="note">{m.test_calls_hidden()}</span>}
            </th>
            <td data-label={m.test_calls_number()}>
              <a href={`tel:${line.telephone}`}>{line.number}</a>
            </td>
            <td data-label={m.test_calls_last()}>{lastInWords(line)}</td>
            <td data-label={m.test_calls_state()}>
              <span className="linestate" data-missed={line.is_due || undefined}>
                {line.is_due ? m.test_calls_due() : m.test_calls_fine()}
              </span>
            </td>
            <td className="desk__do">
              <Button
                kind="line"
                size="s"
                aria-label={m.test_calls_choose_for({ name: line.name })}
                onClick={() => {
                  onChoose(line.telephone)
                  document.getElementById('call-result')?.focus()
                }}
              >
                {m.test_calls_choose()}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function lastInWords({ last_called_on, was_answered }: TestCallLine): string {
  if (last_called_on === null) return m.test_calls_never()
  const day = wholeDay(last_called_on)
  return was_answered ? m.test_calls_was_answered({ day }) : m.test_calls_not_answered({ day })
}
