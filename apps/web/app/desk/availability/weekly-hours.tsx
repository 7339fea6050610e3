import type { WeeklyHours } from '@pulli/contracts/desk-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { DateField } from '@pulli/ui/field/date-field.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { useState } from 'react'
import { CallForm, typedFields } from '#call/call-form.tsx'
import { Refusal } from '#call/refusal.tsx'
import { useRowAction } from '#call/use-row-action.ts'
import { callDesk } from '#desk/call-desk.ts'
import { wallTimeWords, weekdayName, wholeDay } from '#desk/date-words.ts'

interface RuleRowsProps {
  rules: readonly WeeklyHours[]
  /** Of the office: another one is named. */
  zone: string
  today: string
  onDone: (words: string) => void
}

/** The hours of every week, each with what can be done with it. */
export function RuleRows({ rules, zone, today, onDone }: RuleRowsProps) {
  const [open, setOpen] = useState<{ id: string; form: typeof RuleForm | typeof EndForm }>()
  const { busy, error, run } = useRowAction()
  return (
    <>
      <ul className="desk__rows">
        {rules.map((rule) => {
          const { id, weekday, from, to, time_zone, has_begun } = rule
          const range = m.desk_hours_range({ from: wallTimeWords(from), to: wallTimeWords(to) })
          const what = `${weekdayName(weekday)}, ${range}`
          const OpenForm = open?.id === id ? open.form : undefined
          return (
            <li key={id}>
              <p>
                <b>{weekdayName(weekday)}</b> {range}
                <span className="note">
                  {daysInWords(rule)}
                  {time_zone !== zone && ` ${m.desk_hours_zone({ zone: time_zone })}`}
                </span>
              </p>
              {OpenForm ? (
                <OpenForm
                  changed={rule}
                  today={today}
                  onDone={(words) => {
                    setOpen(undefined)
                    onDone(words)
                  }}
                  onLeave={() => setOpen(undefined)}
                />
              ) : (
                <p className="hours__actions">
                  <Button
                    kind="line"
                    size="s"
                    aria-label={m.desk_hours_change_what({ what })}
                    onClick={() => setOpen({ id, form: RuleForm })}
                  >
                    {m.desk_hours_change()}
                  </Button>
                  {has_begun ? (
                    <Button
                      kind="line"
                      size="s"
                      aria-label={m.desk_hours_end_what({ what })}
                      onClick={() => setOpen({ id, form: EndForm })}
                    >
                      {m.desk_hours_end()}
                    </Button>
                  ) : (
                    <Button
                      kind="line"
                      size="s"
                      busy={busy === id}
                      aria-label={m.desk_hours_delete_what({ what })}
                      onClick={() =>
                        run(id, () => callDesk('DELETE /availability/rules/:id', { id }), onDone)
                      }
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
      <Refusal>{error}</Refusal>
    </>
  )
}

function daysInWords({ first_day, last_day }: WeeklyHours): string {
  const first = wholeDay(first_day)
  return last_day === null
    ? m.desk_hours_since({ first })
    : m.desk_hours_between({ first, last: wholeDay(last_day) })
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekdayName(day) }))

interface NewRule {
  /** Whose hours. */
  staff: string
  changed?: undefined
  onLeave?: undefined
}

interface ChangedRule {
  changed: WeeklyHours
  onLeave: () => void
}

type RuleFormProps = (NewRule | ChangedRule) & { today: string; onDone: (words: string) => void }

/** Adds hours of every week, or gives some other times from a day on. */
export function RuleForm({ today, onDone, ...rule }: RuleFormProps) {
  const { changed } = rule
  return (
    <CallForm
      className="hours__form"
      send={(typed) => {
        const { weekday, ...days } = typedFields(typed)
        const hours = { ...days, weekday: Number(weekday) }
        return rule.changed === undefined
          ? callDesk('POST /availability/rules', { body: { ...hours, staff: rule.staff } })
          : callDesk('PUT /availability/rules/:id', { id: rule.changed.id, body: hours })
      }}
      onDone={onDone}
      action={changed === undefined ? m.desk_hours_add() : m.desk_hours_change_action()}
      kind={changed === undefined ? 'act' : 'line'}
      otherActions={rule.onLeave && <LeaveButton onLeave={rule.onLeave} />}
    >
      {(field) => (
        <>
          <div className="hours__row">
            <SelectField
              {...field('weekday')}
              label={m.desk_hours_day()}
              options={WEEKDAYS}
              defaultValue={changed && String(changed.weekday)}
            />
            <TextField
              {...field('from')}
              type="time"
              label={m.desk_hours_from()}
              defaultValue={changed?.from}
            />
            <TextField
              {...field('to')}
              type="time"
              label={m.desk_hours_to()}
              hint={m.desk_hours_to_hint()}
              defaultValue={changed?.to}
            />
          </div>
          <div className="hours__row">
            <DateField
              {...field('first_day')}
              label={changed === undefined ? m.desk_hours_first() : m.desk_hours_change_first()}
              min={today}
              defaultValue={changed && changed.first_day > today ? changed.first_day : today}
            />
            {changed === undefined && (
              <DateField
                {...field('last_day')}
                label={m.desk_hours_last()}
                hint={m.desk_hours_last_hint()}
                min={today}
              />
            )}
          </div>
        </>
      )}
    </CallForm>
  )
}

/** Ends hours of every week with a day. */
function EndForm({ changed, today, onDone, onLeave }: ChangedRule & Pick<RuleFormProps, 'today' | 'onDone'>) {
  return (
    <CallForm
      className="hours__form"
      send={(typed) =>
        callDesk('POST /availability/rules/:id/end', { id: changed.id, body: typedFields(typed) })
      }
      onDone={onDone}
      action={m.desk_hours_end_action()}
      kind="line"
      otherActions={<LeaveButton onLeave={onLeave} />}
    >
      {(field) => (
        <DateField
          {...field('last_day')}
          label={m.desk_hours_last()}
          min={today}
          defaultValue={changed.last_day ?? today}
        />
      )}
    </CallForm>
  )
}

function LeaveButton({ onLeave }: { onLeave: () => void }) {
  return (
    <Button kind="quiet" onClick={onLeave}>
      {m.desk_hours_never_mind()}
    </Button>
  )
}
