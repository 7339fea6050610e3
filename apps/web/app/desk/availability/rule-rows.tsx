import type { WeeklyHours } from '@pulli/contracts/desk-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { useState } from 'react'
import { wallTimeWords } from '#desk/clock-words.ts'
import { weekdayName, wholeDay } from '#desk/day-name.ts'
import { deskCalls } from '#desk-addresses.ts'
import { EndForm } from './end-form.tsx'
import { RuleForm } from './rule-form.tsx'
import { useDelete } from './use-delete.ts'

interface RuleRowsProps {
  rules: readonly WeeklyHours[]
  /** Of the office: another one is named. */
  zone: string
  today: string
  onDone: (words: string) => void
}

/** The hours of every week, each with what can be done with it. */
export function RuleRows({ rules, zone, today, onDone }: RuleRowsProps) {
  const [open, setOpen] = useState<{ id: string; what: 'change' | 'end' }>()
  const { busy, fault, remove } = useDelete(onDone)
  const leave = () => setOpen(undefined)
  const done = (words: string) => {
    leave()
    onDone(words)
  }
  return (
    <>
      <ul className="desk__rows">
        {rules.map((rule) => {
          const { id, weekday, from, to, time_zone, has_begun } = rule
          const range = m.desk_hours_range({ from: wallTimeWords(from), to: wallTimeWords(to) })
          const what = `${weekdayName(weekday)}, ${range}`
          const isOpen = open?.id === id
          return (
            <li key={id}>
              <p>
                <b>{weekdayName(weekday)}</b> {range}
                <span className="note">
                  {daysInWords(rule)}
                  {time_zone !== zone && ` ${m.desk_hours_zone({ zone: time_zone })}`}
                </span>
              </p>
              {isOpen ? (
                open.what === 'change' ? (
                  <RuleForm staff="" today={today} changed={rule} onDone={done} onLeave={leave} />
                ) : (
                  <EndForm rule={rule} today={today} onDone={done} onLeave={leave} />
                )
              ) : (
                <p className="hours__do">
                  <Button
                    kind="line"
                    size="s"
                    aria-label={m.desk_hours_change_what({ what })}
                    onClick={() => setOpen({ id, what: 'change' })}
                  >
                    {m.desk_hours_change()}
                  </Button>
                  {has_begun ? (
                    <Button
                      kind="line"
                      size="s"
                      aria-label={m.desk_hours_end_what({ what })}
                      onClick={() => setOpen({ id, what: 'end' })}
                    >
                      {m.desk_hours_end()}
                    </Button>
                  ) : (
                    <Button
                      kind="line"
                      size="s"
                      busy={busy === id}
                      aria-label={m.desk_hours_delete_what({ what })}
                      onClick={() => void remove(id, deskCalls.rule(id))}
                    >
                      {m.desk_hours_delete()}
                    </Button>
                  )}
                </p>
              )}
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

function daysInWords({ first_day, last_day }: WeeklyHours): string {
  const first = wholeDay(first_day)
  return last_day === null
    ? m.desk_hours_since({ first })
    : m.desk_hours_between({ first, last: wholeDay(last_day) })
}
