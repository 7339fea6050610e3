import type {
  DeskService,
  NewDeskService,
  ServiceGiver,
  StoredDeskService,
} from '@pulli/contracts/desk-service.ts'
import { SERVICE_MODES } from '@pulli/domain/appointment/service-modes.ts'
import { SERVICE_NAME_CHARACTERS } from '@pulli/domain/appointment/service-rules.ts'
import { CONSULTATION_SECTIONS } from '@pulli/domain/consultation/consultation-sections.ts'
import { m } from '@pulli/messages/messages.js'
import { Button } from '@pulli/ui/button/button.tsx'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { useEffect, useState } from 'react'
import type { Outcome } from '#api/call-api.ts'
import { CallForm } from '#call/call-form.tsx'
import { bodyOf, type ServiceDraft, toggled } from './service-draft.ts'
import { MODE_WORDS, serviceInWords } from './service-words.ts'

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
  /** `isOverwrite`: they have seen the other person's change. */
  send: (body: NewDeskService, isOverwrite: boolean) => Promise<Outcome<StoredDeskService>>
  onDone: () => void
  /** Called if another person changed it meanwhile. */
  onChanged?: () => void
  onLeave?: () => void
}

/** Adds a service, or changes one. */
export function ServiceForm(props: ServiceFormProps) {
  const { name, draft, onType, people, changed, send, onDone, onChanged, onLeave } = props
  const [isChanged, setIsChanged] = useState(false)
  // A form that opens in its row begins at its first field.
  const opens = onLeave === undefined ? undefined : `${name}-name`
  useEffect(() => {
    if (opens !== undefined) document.getElementById(opens)?.focus()
  }, [opens])
  const type = (more: Partial<ServiceDraft>) => onType({ ...draft, ...more })
  const action = changed === undefined ? m.desk_service_add() : m.desk_service_save()
  return (
    <CallForm
      id={name}
      className="service__form"
      send={() => send(bodyOf(draft, people), isChanged)}
      onDone={() => {
        setIsChanged(false)
        onDone()
      }}
      onFailed={(outcome) => {
        if (outcome.kind !== 'refused' || outcome.code !== 'service-changed') return
        setIsChanged(true)
        onChanged?.()
      }}
      unanswered={m.desk_service_unanswered()}
      errorDetails={
        isChanged &&
        changed && (
          <p>
            {m.desk_service_now()} <b>{serviceInWords(changed)}</b>
          </p>
        )
      }
      action={isChanged ? m.desk_service_overwrite() : action}
      kind={changed === undefined ? 'act' : 'line'}
      otherActions={
        onLeave && (
          <Button kind="quiet" onClick={onLeave}>
            {isChanged ? m.desk_service_take_theirs() : m.desk_service_leave()}
          </Button>
        )
      }
    >
      {(field) => (
        <>
          <div className="service__row">
            <TextField
              {...field('name')}
              label={m.desk_service_name()}
              hint={m.desk_service_name_hint()}
              value={draft.name}
              onChange={({ currentTarget }) => type({ name: currentTarget.value })}
              autoComplete="off"
              maxLength={SERVICE_NAME_CHARACTERS}
            />
            <SelectField
              {...field('mode')}
              label={m.desk_service_mode()}
              value={draft.mode}
              onChange={({ currentTarget }) => type({ mode: currentTarget.value })}
              options={MODES}
            />
            <TextField
              {...field('minutes')}
              label={m.desk_service_minutes()}
              value={draft.minutes}
              onChange={({ currentTarget }) => type({ minutes: currentTarget.value })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
            />
            <TextField
              {...field('buffer_minutes')}
              label={m.desk_service_buffer()}
              hint={m.desk_service_buffer_hint()}
              value={draft.buffer}
              onChange={({ currentTarget }) => type({ buffer: currentTarget.value })}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
            />
          </div>
          <div className="service__boxes">
            <Boxes
              {...field('sections')}
              legend={m.desk_service_sections()}
              hint={m.desk_service_sections_hint()}
              options={CONSULTATION_SECTIONS.map((section) => ({ value: section, label: section }))}
              ticked={draft.sections}
              onTick={(section) => type({ sections: toggled(draft.sections, section) })}
            />
            <Boxes
              {...field('people')}
              legend={m.desk_service_people()}
              hint={m.desk_service_follows()}
              options={people.map(({ id, name: person, has_hours }) => ({
                value: id,
                label: has_hours ? person : m.desk_service_person_no_hours({ name: person }),
              }))}
              ticked={draft.people}
              onTick={(person) => type({ people: toggled(draft.people, person) })}
            />
          </div>
        </>
      )}
    </CallForm>
  )
}

interface BoxesProps {
  id: string
  name: string
  legend: string
  hint: string
  error: string | undefined
  options: readonly { value: string; label: string }[]
  ticked: readonly string[]
  onTick: (value: string) => void
}

/** Boxes of which any number may be ticked. */
function Boxes({ id, name, legend, hint, error, options, ticked, onTick }: BoxesProps) {
  return (
    <fieldset
      className="desk__boxes"
      aria-describedby={`${id}-${error ? 'error' : 'hint'}`}
      data-invalid={error ? '' : undefined}
    >
      <legend>{legend}</legend>
      {error ? (
        <p className="field__err" id={`${id}-error`}>
          <Icon name="warning" small />
          {error}
        </p>
      ) : (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="service__ticks">
        {options.map(({ value, label }, n) => (
          <CheckBox
            key={value}
            id={`${id}-${n}`}
            name={name}
            label={label}
            checked={ticked.includes(value)}
            onChange={() => onTick(value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
