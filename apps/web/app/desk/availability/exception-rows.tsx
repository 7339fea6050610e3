import type { ExceptionalDays } from '@pulli/contracts/desk-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { wallTimeWords } from '#desk/clock-words.ts'
import { shortDay } from '#desk/day-name.ts'
import { deskCalls } from '#desk-addresses.ts'
import { useDelete } from './use-delete.ts'

interface ExceptionRowsProps {
  exceptions: readonly ExceptionalDays[]
  /** Of the office: another one is named. */
  zone: string
  onDone: (words: string) => void
}

/** Days off and extra hours that are not over. */
export function ExceptionRows({ exceptions, zone, onDone }: ExceptionRowsProps) {
  const { busy, fault, remove } = useDelete(onDone)
  return (
    <>
      <ul className="desk__rows">
        {exceptions.map((exception) => {
          const { id, kind, from, to, first_day, last_day, time_zone } = exception
          const kindWords = kind === 'off' ? m.desk_hours_off() : m.desk_hours_extra()
          const days =
            first_day === last_day
              ? shortDay(first_day)
              : m.desk_hours_between({ first: shortDay(first_day), last: shortDay(last_day) })
          return (
            <li key={id}>
              <p>
                <b>{kindWords}</b> {days}
                {from !== null &&
                  to !== null &&
                  `, ${m.desk_hours_range({ from: wallTimeWords(from), to: wallTimeWords(to) })}`}
                {time_zone !== zone && <span className="note">{m.desk_hours_zone({ zone: time_zone })}</span>}
              </p>
              <Button
                kind="line"
                size="s"
                busy={busy === id}
                aria-label={m.desk_hours_delete_what({ what: `${kindWords}, ${days}` })}
                onClick={() => void remove(id, deskCalls.exception(id))}
              >
                {m.desk_hours_delete()}
              </Button>
            </li>
          )
        })}
      </ul>
      {fault && (
        <p className="desk__no" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
