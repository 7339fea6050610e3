import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { DateField } from '@pulli/ui/field/date-field.tsx'
import { type Choice, ITEMS, type ItemName, periodFaults } from './choice.ts'

const ENDS = [
  { name: 'from', label: m.summary_from },
  { name: 'to', label: m.summary_to },
] as const

interface ChoiceFormProps {
  choice: Choice
  today: string
  onChange: (choice: Choice) => void
}

/** From when to when, item by item, and the way to paper. */
export function ChoiceForm({ choice, today, onChange }: ChoiceFormProps) {
  const faults = periodFaults(choice)
  const isWhole = !faults.from && !faults.to

  function tick(name: ItemName, isTicked: boolean) {
    const items = new Set(choice.items)
    if (isTicked) items.add(name)
    else items.delete(name)
    onChange({ ...choice, items })
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
            value={choice[name]}
            max={today}
            error={faults[name]}
            onChange={({ target }) => onChange({ ...choice, [name]: target.value })}
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
            checked={choice.items.has(item.name)}
            onChange={({ target }) => tick(item.name, target.checked)}
          />
        ))}
      </fieldset>
      <p>
        <Button kind="act" wide disabled={!isWhole || choice.items.size === 0} onClick={() => print()}>
          {m.summary_print()}
        </Button>
      </p>
      <p className="note pick__hint">{m.summary_print_hint()}</p>
    </form>
  )
}
