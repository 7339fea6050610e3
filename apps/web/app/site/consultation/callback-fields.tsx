import { CALLBACK_WORDS, RELATION_WORDS } from '@pulli/contracts/callback/callback-in-words.ts'
import {
  SAFE_CONTACT_QUESTIONS,
  type SafeContact,
  type SafeContactQuestion,
} from '@pulli/domain/consultation/safe-contact.ts'
import { m } from '@pulli/messages/messages.js'
import { CheckBox } from '@pulli/ui/check-box/check-box.tsx'
import { SelectField } from '@pulli/ui/field/select-field.tsx'
import {
  CALLBACK_BOX,
  type ConsultationErrors,
  type ConsultationValues,
  fieldId,
} from './consultation-values.ts'
import './callback-fields.css'

/** Opens the group by CSS, so that it works before and without a script. */
export function CallbackBox({ isOpen }: { isOpen: boolean }) {
  return (
    <CheckBox
      id={fieldId(CALLBACK_BOX)}
      name={CALLBACK_BOX}
      label={m.callback_open()}
      note={m.callback_hint()}
      className="callback-box"
      // No value at all where it is closed: React would set it as it hydrates.
      {...(isOpen && { defaultChecked: true })}
    />
  )
}

interface CallbackFieldsProps {
  errors: ConsultationErrors
  values?: Partial<ConsultationValues> | undefined
}

/** Who the request is for (D56), and how they may be called back (D57). */
export function CallbackFields({ errors, values }: CallbackFieldsProps) {
  return (
    <fieldset className="callback">
      <legend className="sr">{m.callback_open()}</legend>
      <div className="form__row">
        <SelectField
          id={fieldId('for_whom')}
          name="for_whom"
          label={m.callback_for_whom()}
          hint={m.callback_for_whom_hint()}
          error={errors.for_whom}
          defaultValue={values?.for_whom || undefined}
          options={[
            { value: 'me', label: m.callback_for_whom_me() },
            { value: 'child', label: m.callback_for_whom_child() },
          ]}
        />
        <SelectField
          id={fieldId('relation')}
          name="relation"
          className="callback__child"
          label={m.callback_relation()}
          placeholder={m.callback_relation_choose()}
          error={errors.relation}
          defaultValue={values?.relation || undefined}
          options={optionsOf(RELATION_WORDS)}
        />
      </div>
      <CheckBox
        id={fieldId('declaration')}
        name="declaration"
        className="callback__child"
        label={m.callback_declaration()}
        error={errors.declaration}
        {...(values?.declaration && { defaultChecked: true })}
      />
      <SafeContactFields errors={errors} values={values} />
    </fieldset>
  )
}

interface SafeContactFieldsProps {
  errors?: ConsultationErrors
  values?: { readonly [Question in keyof SafeContact]?: string | undefined } | undefined
}

/** The questions about calling back, the default of each first. */
export function SafeContactFields({ errors, values }: SafeContactFieldsProps) {
  const field = (question: SafeContactQuestion) => (
    <SelectField
      key={question}
      id={fieldId(question)}
      name={question}
      label={CALLBACK_WORDS[question].question()}
      error={errors?.[question]}
      defaultValue={values?.[question] ?? undefined}
      options={optionsOf(CALLBACK_WORDS[question].answers)}
    />
  )
  return <div className="form__row">{SAFE_CONTACT_QUESTIONS.map(field)}</div>
}

function optionsOf(words: Readonly<Record<string, () => string>>) {
  return Object.entries(words).map(([value, label]) => ({ value, label: label() }))
}
