import type { WeeklyHours } from '@pulli/contracts/desk-hours.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { DateField } from '@pulli/ui/field/date-field.tsx'
import { deskCalls } from '#desk-addresses.ts'
import { useHoursForm } from './use-hours-form.ts'

const FIELDS = ['last_day']

interface EndFormProps {
  rule: WeeklyHours
  today: string
  onDone: (words: string) => void
  onLeave: () => void
}

/** Ends hours of every week with a day. */
export function EndForm({ rule, today, onDone, onLeave }: EndFormProps) {
  const name = `end-${rule.id}`
  const { isBusy, faults, submit } = useHoursForm({
    name,
    fields: FIELDS,
    onDone,
    callOf: (typed) => ({ path: deskCalls.ruleEnd(rule.id), call: { method: 'POST', body: typed } }),
  })
  return (
    <form className="form hours__form" noValidate onSubmit={submit}>
      {faults.whole && (
        <p className="desk__no" role="alert">
          {faults.whole}
        </p>
      )}
      <DateField
        id={`${name}-last_day`}
        name="last_day"
        label={m.desk_hours_last()}
        min={today}
        defaultValue={rule.last_day ?? today}
        error={faults.last_day}
      />
      <p className="actions">
        <Button kind="line" type="submit" busy={isBusy} busyLabel={m.desk_waiting()}>
          {m.desk_hours_end_action()}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          {m.desk_hours_never_mind()}
        </Button>
      </p>
    </form>
  )
}
