import type { WeeklyHours } from '@pulli/contracts/desk-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { DateField } from '@pulli/ui/field/date-field.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { weekdayName } from '#desk/day-name.ts'
import { deskCalls } from '#desk-addresses.ts'
import { useHoursForm } from './use-hours-form.ts'

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekdayName(day) }))
const FIELDS = ['weekday', 'from', 'to', 'first_day', 'last_day']

interface RuleFormProps {
  /** Whose hours. */
  staff: string
  today: string
  /** The hours that get other times; without them, new ones are added. */
  changed?: WeeklyHours
  onDone: (words: string) => void
  onLeave?: () => void
}

/** Adds hours of every week, or gives some other times from a day on. */
export function RuleForm({ staff, today, changed, onDone, onLeave }: RuleFormProps) {
  const name = changed === undefined ? 'rule' : `rule-${changed.id}`
  const { isBusy, faults, submit } = useHoursForm({
    name,
    fields: FIELDS,
    onDone,
    callOf: ({ weekday, ...typed }) => {
      const hours = { ...typed, weekday: Number(weekday) }
      return changed === undefined
        ? { path: deskCalls.rules, call: { method: 'POST', body: { ...hours, staff } } }
        : { path: deskCalls.rule(changed.id), call: { method: 'PUT', body: hours } }
    },
  })
  return (
    <form className="form hours__form" noValidate onSubmit={submit}>
      {faults.whole && (
        <p className="desk__no" role="alert">
          {faults.whole}
        </p>
      )}
      <div className="hours__row">
        <SelectField
          id={`${name}-weekday`}
          name="weekday"
          label={m.desk_hours_day()}
          options={WEEKDAYS}
          defaultValue={changed && String(changed.weekday)}
          error={faults.weekday}
        />
        <TextField
          id={`${name}-from`}
          name="from"
          type="time"
          label={m.desk_hours_from()}
          defaultValue={changed?.from}
          error={faults.from}
        />
        <TextField
          id={`${name}-to`}
          name="to"
          type="time"
          label={m.desk_hours_to()}
          hint={m.desk_hours_to_hint()}
          defaultValue={changed?.to}
          error={faults.to}
        />
      </div>
      <div className="hours__row">
        <DateField
          id={`${name}-first_day`}
          name="first_day"
          label={changed === undefined ? m.desk_hours_first() : m.desk_hours_change_first()}
          min={today}
          defaultValue={changed && changed.first_day > today ? changed.first_day : today}
          error={faults.first_day}
        />
        {changed === undefined && (
          <DateField
            id={`${name}-last_day`}
            name="last_day"
            label={m.desk_hours_last()}
            hint={m.desk_hours_last_hint()}
            min={today}
            error={faults.last_day}
          />
        )}
      </div>
      <p className="actions">
        <Button
          kind={changed === undefined ? 'act' : 'line'}
          type="submit"
          busy={isBusy}
          busyLabel={m.desk_waiting()}
        >
          {changed === undefined ? m.desk_hours_add() : m.desk_hours_change_action()}
        </Button>
        {onLeave && (
          <Button kind="quiet" onClick={onLeave}>
            {m.desk_hours_never_mind()}
          </Button>
        )}
      </p>
    </form>
  )
}
