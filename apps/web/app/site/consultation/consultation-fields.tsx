import type { ConsultationField } from '@pulli/contracts/consultation.ts'
import { CONSULTATION_SECTIONS } from '@pulli/domain/consultation/consultation-sections.ts'
import { m } from '@pulli/messages/messages.js'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { DateField } from '@pulli/ui/field/date-field.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import { TextField } from '@pulli/ui/field/text-field.tsx'
import type { ReactNode } from 'react'
import { CallbackBox, CallbackFields } from './callback-fields.tsx'
import {
  type ConsultationErrors,
  type ConsultationValues,
  fieldId,
  hasCallback,
  PREFERRED,
} from './consultation-values.ts'
import { GuardianLabel } from './guardian-label.tsx'

/** A person of the team whom a visitor asks for. */
export interface AskedFor {
  /** The document id of their entry. */
  id: string
  name: string
}

interface ConsultationFieldsProps {
  /** Whom the visitor asks for. */
  asked?: AskedFor | undefined
  errors: ConsultationErrors
  /** The initial values. */
  values?: Partial<ConsultationValues> | undefined
  /** CNS-05, CNS-06: marked as required on one page only; the page itself never holds a form back. */
  required: boolean
  /** First day that can be chosen; the browser sets its own. */
  today: string
  /** Content below the last field. */
  button: ReactNode
}

export function ConsultationFields(props: ConsultationFieldsProps) {
  const { asked, errors, values, required, today, button } = props
  // No value at all where there is none: React would set an empty one as it hydrates, and a half-typed day is lost.
  const common = <Name extends ConsultationField>(name: Name) => ({
    name,
    required,
    id: fieldId(name),
    error: errors[name],
    defaultValue: values?.[name] || undefined,
  })
  return (
    <>
      {asked && (
        <CheckBox
          id={fieldId(PREFERRED)}
          name={PREFERRED}
          value={asked.id}
          label={m.consultation_preferred({ name: asked.name })}
          note={m.consultation_preferred_note()}
          error={errors.preferred_staff}
          // After a form that came back, as it was left.
          {...((values === undefined || values.preferred_staff) && { defaultChecked: true })}
        />
      )}
      <div className="form__row">
        <TextField
          {...common('name')}
          label={<GuardianLabel own={m.consultation_name()} guardian={m.consultation_name_guardian()} />}
          autoComplete="name"
        />
        <TextField
          {...common('phone')}
          label={<GuardianLabel own={m.consultation_phone()} guardian={m.consultation_phone_guardian()} />}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
      </div>
      <div className="form__row">
        <TextField
          {...common('email')}
          label={<GuardianLabel own={m.consultation_email()} guardian={m.consultation_email_guardian()} />}
          type="email"
          autoComplete="email"
        />
        <SelectField
          {...common('section')}
          label={m.consultation_section()}
          placeholder={m.consultation_section_choose()}
          options={sectionOptions}
        />
      </div>
      <div className="form__row">
        <DateField
          {...common('consultation_date')}
          label={m.consultation_date()}
          hint={m.consultation_date_hint()}
          min={today}
          data-from-today=""
        />
        <CallbackBox isOpen={hasCallback(values)} />
      </div>
      <CallbackFields errors={errors} values={values} />
      <div className="form__send">{button}</div>
    </>
  )
}

/** CNS-03 */
const sectionOptions = CONSULTATION_SECTIONS.map((section) => ({ value: section, label: section }))
