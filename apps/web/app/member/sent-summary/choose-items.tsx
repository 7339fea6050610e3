import type { KeptAssessment } from '@pulli/contracts/assessment.ts'
import type { SummaryChoice } from '@pulli/contracts/sent-summary.ts'
import { addDays } from '@pulli/domain/day/add-days.ts'
import {
  assessmentOf,
  daysOf,
  MOST_SENT_DAYS,
  purposesOf,
  type SummaryItem,
} from '@pulli/domain/summary/summary-items.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { DateField } from '@pulli/ui/field/date-field.tsx'
import { type FormEvent, useState } from 'react'
import { Refusal } from '#call/refusal.tsx'
import { today } from '#member/day/time-zone.ts'
import { ITEMS, periodFaults } from '#member/summary/summary-options.ts'
import { NotUrgent } from './not-urgent.tsx'

/** The last three months, and nothing of them. */
export function nothingChosen(): SummaryChoice {
  return { from: addDays(today(), -89), to: today(), items: [] }
}

interface ChooseItemsProps {
  /** Of the counsellor. */
  name: string
  results: readonly KeptAssessment[]
  choice: SummaryChoice
  fault: string
  isBusy: boolean
  onChange: (choice: SummaryChoice) => void
  onLook: () => void
}

/** The period and each thing that may be shown: nothing is ticked beforehand, and only what there is can be. */
export function ChooseItems({ name, results, choice, fault, isBusy, onChange, onLook }: ChooseItemsProps) {
  const [wasTried, setWasTried] = useState(false)
  const items = new Set(choice.items)
  const faults = { ...periodFaults({ ...choice, items }) } as { from?: string; to?: string }
  if (!faults.from && !faults.to && daysOf(choice) > MOST_SENT_DAYS)
    faults.from = m.summary_field_long({ days: MOST_SENT_DAYS })
  const nothing = purposesOf(items).length === 0 ? m.summary_field_items() : undefined
  const taken = new Set(results.map(({ assessment_name }) => assessment_name))
  const offered = ITEMS.filter(({ name: item }) => {
    const assessment = assessmentOf(item)
    if (item === 'changes') return taken.size > 0
    return assessment === undefined || taken.has(assessment)
  })

  function tick(item: SummaryItem, isTicked: boolean) {
    const others = choice.items.filter((one) => one !== item)
    onChange({ ...choice, items: isTicked ? [...others, item] : others })
  }

  function look(event: FormEvent) {
    event.preventDefault()
    setWasTried(true)
    if (!nothing && !faults.from && !faults.to) onLook()
  }

  return (
    <form className="form pick" noValidate onSubmit={look}>
      <p>{m.sent_summary_lead({ name })}</p>
      <p>
        <NotUrgent name={name} />
      </p>
      <fieldset className="pick__set">
        <legend className="h-small">{m.summary_period()}</legend>
        <DateField
          id="send-from"
          name="from"
          label={m.summary_from()}
          value={choice.from}
          max={today()}
          error={faults.from}
          onChange={({ target }) => onChange({ ...choice, from: target.value })}
        />
        <DateField
          id="send-to"
          name="to"
          label={m.summary_to()}
          value={choice.to}
          max={today()}
          error={faults.to}
          onChange={({ target }) => onChange({ ...choice, to: target.value })}
        />
      </fieldset>
      <fieldset className="pick__set">
        <legend className="h-small">{m.sent_summary_items({ name })}</legend>
        {offered.map((item) => (
          <CheckBox
            key={item.name}
            id={`send-${item.name}`}
            label={item.label()}
            note={item.name === 'notes' ? m.sent_summary_notes_note() : undefined}
            checked={items.has(item.name)}
            onChange={({ target }) => tick(item.name, target.checked)}
          />
        ))}
      </fieldset>
      <Refusal>{(wasTried && nothing) || fault}</Refusal>
      <p>
        <Button kind="act" type="submit" busy={isBusy} busyLabel={m.sent_summary_looking()}>
          {m.sent_summary_look()}
        </Button>
      </p>
    </form>
  )
}
