import { type Contact, type ContactPart, PLAN_LIMITS } from '@pulli/domain/safety-plan/safety-plan.ts'
import { m } from '@pulli/messages/messages.js'
import { CallList } from '@pulli/ui/call-list/call-list.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { firstCalls } from '#shell/first-calls.ts'
import { PART_WORDS } from './plan-words.ts'
import { fieldId } from './typed-early.ts'

interface ContactRowsProps {
  part: ContactPart
  contacts: readonly Contact[]
  onChange: (contacts: readonly Contact[]) => void
}

const BLANK: Contact = { name: '', number: '' }

/** People with their numbers, a row each; the last row waits for the next. */
export function ContactRows({ part, contacts, onChange }: ContactRowsProps) {
  const { heading, ask } = PART_WORDS[part]
  const { talk, emergency } = firstCalls()
  const rows = contacts.length > 0 ? contacts : [BLANK]
  const id = fieldId(part)
  const changeRow = (position: number, change: Partial<Contact>) =>
    onChange(rows.map((row, at) => (at === position ? { ...row, ...change } : row)))
  return (
    <fieldset className="plan-form__people" aria-describedby={`${id}-ask`}>
      <legend>
        <h2 className="plan-form__title">{heading()}</h2>
      </legend>
      <p className="plan-form__ask" id={`${id}-ask`}>
        {ask()}
      </p>
      {part === 'professionals' && <CallList calls={[talk, emergency]} />}
      {rows.map((row, position) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position, and holds no state
          key={position}
          className="plan-form__row"
          aria-label={m.plan_contact_nth({ list: heading(), position: String(position + 1) })}
        >
          <TextField
            id={`${id}-name-${position}`}
            name="name"
            label={m.plan_contact_name()}
            maxLength={PLAN_LIMITS.name}
            autoComplete="off"
            value={row.name}
            onChange={({ target }) => changeRow(position, { name: target.value })}
          />
          <TextField
            id={`${id}-number-${position}`}
            name="number"
            type="tel"
            label={m.plan_contact_number()}
            maxLength={PLAN_LIMITS.number}
            autoComplete="off"
            value={row.number}
            onChange={({ target }) => changeRow(position, { number: target.value })}
          />
          {contacts.length > 1 && (
            <button
              type="button"
              className="linkish plan-form__less"
              onClick={() => onChange(rows.filter((_, at) => at !== position))}
            >
              {row.name.trim()
                ? m.plan_contact_remove_named({ name: row.name.trim() })
                : m.plan_contact_remove()}
            </button>
          )}
        </fieldset>
      ))}
      {rows.length < PLAN_LIMITS.contacts && (
        <button type="button" className="linkish" onClick={() => onChange([...rows, BLANK])}>
          {m.plan_contact_add()}
        </button>
      )}
    </fieldset>
  )
}
