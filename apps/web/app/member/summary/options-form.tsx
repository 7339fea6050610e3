import type { SummaryItem } from '@pulli/domain/summary/summary-items.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { DateField } from '@pulli/ui/field/date-field.tsx'
import { ITEMS, periodFaults, type SummaryOptions } from './summary-options.ts'

const ENDS = [
  { name: 'from', label: m.summary_from },
  { name: 'to', label: m.summary_to },
] as const

interface OptionsFormProps {
  options: SummaryOptions
  today: string
  onChange: (options: SummaryOptions) => void
}

/** The period, the items, and the print button. */
export function OptionsForm({ options, today, onChange }: OptionsFormProps) {
  const faults = periodFaults(options)
  const isWhole = !faults.from && !faults.to

  function tick(name: SummaryItem, isTicked: boolean) {
    const items = new Set(options.items)
    if (isTicked) items.add(name)
    else items.delete(name)
    onChange({ ...options, items })
  }

  return (
    <form className="form pick" onSubmit={(event) => event.preventDefault()}>
      <fieldset className="pick__set">
        <legend className="h-small">{m.summary_period()}</legend>
        {ENDS.map(({ name, label }) => (
          <DateField
            key={name}
            id={`summary-${name}`}
            name={name}
            label={label()}
            value={options[name]}
            max={today}
            error={faults[name]}
            onChange={({ target }) => onChange({ ...options, [name]: target.value })}
          />
        ))}
      </fieldset>
      <fieldset className="pick__set">
        <legend className="h-small">{m.summary_items()}</legend>
        {ITEMS.map((item) => (
          <CheckBox
            key={item.name}
            id={`summary-${item.name}`}
            label={item.label()}
            note={'note' in item ? item.note() : undefined}
            checked={options.items.has(item.name)}
            onChange={({ target }) => tick(item.name, target.checked)}
          />
        ))}
      </fieldset>
      <p>
        <Button kind="act" wide disabled={!isWhole || options.items.size === 0} onClick={() => print()}>
          {m.summary_print()}
        </Button>
      </p>
      <p className="note pick__hint">{m.summary_print_hint()}</p>
    </form>
  )
}
