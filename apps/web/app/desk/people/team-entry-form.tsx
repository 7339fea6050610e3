import type { ChosenTeamEntry, StaffPerson, TeamEntryOption } from '@pulli/contracts/staff.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { errorText } from '#call/error-text.ts'
import { callDesk } from '#desk/call-desk.ts'
import { deskCalls } from '#desk-addresses.ts'

interface TeamEntryFormProps {
  person: StaffPerson
  /** All people at the desk: an entry shows one of them. */
  people: readonly StaffPerson[]
  entries: readonly TeamEntryOption[]
  onDone: (words: string) => void
  onLeave: () => void
}

/** Chooses which entry of the team page shows a person, or none. */
export function TeamEntryForm({ person, people, entries, onDone, onLeave }: TeamEntryFormProps) {
  const { id, name, team_entry: seen } = person
  const [chosen, setChosen] = useState(seen ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState('')
  const field = `entry-${id}`
  useEffect(() => document.getElementById(field)?.focus(), [field])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setFault('')
    const body: ChosenTeamEntry = { team_entry: chosen === '' ? null : chosen, seen }
    const outcome = await callDesk(deskCalls.teamEntry(id), { method: 'PUT', body })
    setIsBusy(false)
    if (outcome.kind === 'done') {
      const entry = entries.find(({ document_id }) => document_id === chosen)
      return onDone(entry ? m.desk_entry_set({ name, entry: entry.name }) : m.desk_entry_cleared({ name }))
    }
    setFault(errorText(outcome))
    document.getElementById(field)?.focus()
  }

  return (
    <form className="form desk__form" noValidate onSubmit={submit}>
      <SelectField
        id={field}
        name="team_entry"
        label={m.desk_entry_of({ name })}
        hint={m.desk_entry_hint()}
        error={fault || undefined}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        placeholder={m.desk_entry_nobody()}
        options={optionsOf(person, people, entries)}
      />
      <p className="actions">
        <Button kind="line" type="submit" busy={isBusy} busyLabel={m.desk_waiting()}>
          {m.desk_entry_save()}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          {m.desk_keep()}
        </Button>
      </p>
    </form>
  )
}

function optionsOf(
  { id, team_entry }: StaffPerson,
  people: readonly StaffPerson[],
  entries: readonly TeamEntryOption[],
) {
  const options = entries.map(({ document_id, name, specialization }) => {
    const entry = `${name}, ${specialization}`
    const shown = people.find((other) => other.team_entry === document_id && other.id !== id)
    return { value: document_id, label: shown ? m.desk_entry_taken({ entry, name: shown.name }) : entry }
  })
  const isGone = team_entry !== null && options.every(({ value }) => value !== team_entry)
  return isGone ? [{ value: team_entry, label: m.desk_entry_gone() }, ...options] : options
}
