import type { ServiceGiver } from '@pulli/contracts/desk-service.ts'
import { CONSULTATION_SECTIONS } from '@pulli/domain/consultation/consultation-sections.ts'
import { m } from '@pulli/messages/messages.js'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { Icon } from '@pulli/ui/icon/icon.tsx'
import { type ServiceDraft, toggled } from './service-draft.ts'

interface ServiceBoxesProps {
  /** The ids of its boxes begin with it. */
  name: string
  draft: ServiceDraft
  onType: (more: Partial<ServiceDraft>) => void
  people: readonly ServiceGiver[]
  faults: Record<string, string>
}

/** Which kinds of care a service belongs to, and who may give it. */
export function ServiceBoxes({ name, draft, onType, people, faults }: ServiceBoxesProps) {
  return (
    <div className="service__boxes">
      <Boxes
        id={`${name}-sections`}
        legend={m.desk_service_sections()}
        hint={m.desk_service_sections_hint()}
        error={faults.sections}
        options={CONSULTATION_SECTIONS.map((section) => ({ value: section, label: section }))}
        ticked={draft.sections}
        onTick={(section) => onType({ sections: toggled(draft.sections, section) })}
      />
      <Boxes
        id={`${name}-people`}
        legend={m.desk_service_people()}
        hint={m.desk_service_follows()}
        error={faults.people}
        options={people.map(({ id, name: person, has_hours }) => ({
          value: id,
          label: has_hours ? person : m.desk_service_person_no_hours({ name: person }),
        }))}
        ticked={draft.people}
        onTick={(person) => onType({ people: toggled(draft.people, person) })}
      />
    </div>
  )
}

interface BoxesProps {
  id: string
  legend: string
  hint: string
  error: string | undefined
  options: readonly { value: string; label: string }[]
  ticked: readonly string[]
  onTick: (value: string) => void
}

/** Boxes of which any number may be ticked. The first one has the id of all, for a fault. */
function Boxes({ id, legend, hint, error, options, ticked, onTick }: BoxesProps) {
  return (
    <fieldset className="desk__boxes" aria-describedby={`${id}-${error ? 'fault' : 'hint'}`}>
      <legend>{legend}</legend>
      {error ? (
        <p className="field__err" id={`${id}-fault`}>
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
            id={n === 0 ? id : `${id}-${n}`}
            label={label}
            checked={ticked.includes(value)}
            onChange={() => onTick(value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
