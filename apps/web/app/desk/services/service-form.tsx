import type {
  DeskService,
  NewDeskService,
  ServiceGiver,
  StoredDeskService,
} from '@pulli/contracts/desk-service.ts'
import { SERVICE_MODES } from '@pulli/domain/appointment/service-modes.ts'
import { SERVICE_NAME_CHARACTERS } from '@pulli/domain/appointment/service-rules.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { type FormEvent, useEffect } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { ServiceBoxes } from './service-boxes.tsx'
import { bodyOf, type ServiceDraft } from './service-draft.ts'
import { MODE_WORDS, serviceInWords } from './service-words.ts'
import { useServiceForm } from './use-service-form.ts'

const MODES = SERVICE_MODES.map((value) => ({ value, label: MODE_WORDS[value]() }))

interface ServiceFormProps {
  /** The ids of its fields begin with it. */
  name: string
  draft: ServiceDraft
  onType: (draft: ServiceDraft) => void
  /** All people at the desk. */
  people: readonly ServiceGiver[]
  /** The service that is changed, as it is now; without it one is added. */
  changed?: DeskService
  send: (body: NewDeskService, isOverwrite: boolean) => Promise<Outcome<StoredDeskService>>
  onDone: () => void
  onChanged?: () => void
  onLeave?: () => void
}

/** Adds a service, or changes one. The input stays until it is stored, even if the connection fails. */
export function ServiceForm(props: ServiceFormProps) {
  const { name, draft, onType, people, changed, onLeave, ...rest } = props
  const { isBusy, faults, isChanged, submit } = useServiceForm({ ...rest, name, body: bodyOf(draft, people) })
  // A form that opens in its row begins at its first field.
  const opens = onLeave === undefined ? undefined : `${name}-name`
  useEffect(() => {
    if (opens !== undefined) document.getElementById(opens)?.focus()
  }, [opens])
  const type = (more: Partial<ServiceDraft>) => onType({ ...draft, ...more })
  const action = changed === undefined ? m.desk_service_add() : m.desk_service_save()
  return (
    <form
      className="form service__form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void submit()
      }}
    >
      {faults.whole && (
        <div className="refusal" role="alert">
          <p>{faults.whole}</p>
          {isChanged && changed && (
            <p>
              {m.desk_service_now()} <b>{serviceInWords(changed)}</b>
            </p>
          )}
        </div>
      )}
      <div className="service__row">
        <TextField
          id={`${name}-name`}
          name="name"
          label={m.desk_service_name()}
          hint={m.desk_service_name_hint()}
          value={draft.name}
          onChange={({ currentTarget }) => type({ name: currentTarget.value })}
          autoComplete="off"
          maxLength={SERVICE_NAME_CHARACTERS}
          error={faults.name}
        />
        <SelectField
          id={`${name}-mode`}
          name="mode"
          label={m.desk_service_mode()}
          value={draft.mode}
          onChange={({ currentTarget }) => type({ mode: currentTarget.value })}
          options={MODES}
          error={faults.mode}
        />
        <TextField
          id={`${name}-minutes`}
          name="minutes"
          label={m.desk_service_minutes()}
          value={draft.minutes}
          onChange={({ currentTarget }) => type({ minutes: currentTarget.value })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          error={faults.minutes}
        />
        <TextField
          id={`${name}-buffer_minutes`}
          name="buffer_minutes"
          label={m.desk_service_buffer()}
          hint={m.desk_service_buffer_hint()}
          value={draft.buffer}
          onChange={({ currentTarget }) => type({ buffer: currentTarget.value })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          error={faults.buffer_minutes}
        />
      </div>
      <ServiceBoxes name={name} draft={draft} onType={type} people={people} faults={faults} />
      <p className="actions">
        <Button
          kind={changed === undefined ? 'act' : 'line'}
          type="submit"
          busy={isBusy}
          busyLabel={m.desk_waiting()}
        >
          {isChanged ? m.desk_service_overwrite() : action}
        </Button>
        {onLeave && (
          <Button kind="quiet" onClick={onLeave}>
            {isChanged ? m.desk_service_take_theirs() : m.desk_service_leave()}
          </Button>
        )}
      </p>
    </form>
  )
}
