import { tenDigits } from '@pulli/domain/consultation/indian-mobile.ts'
import { m } from '@pulli/messages/messages.js'
import { Field } from '@pulli/ui/field/field.tsx'
import type { FocusEvent, Ref } from 'react'

interface NumberFieldProps {
  id?: string
  label?: string
  hint: string
  defaultValue: string
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
  onInput: () => void
}

/** LOG-05: accepts the number as typed, pasted or autofilled, and normalises it to ten digits. */
export function NumberField({
  id = 'phone',
  label = m.sign_in_phone(),
  hint,
  error,
  ...input
}: NumberFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {({ 'aria-describedby': note, ...control }) => (
        <div className="field__pre">
          <span className="field__country" id={`${id}-cc`}>
            {m.sign_in_phone_prefix()}
          </span>
          <input
            {...input}
            {...control}
            aria-describedby={`${id}-cc ${note}`}
            name="mobile_number"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            onBlur={showTenDigits}
          />
        </div>
      )}
    </Field>
  )
}

function showTenDigits({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.value = tenDigits(currentTarget.value) ?? currentTarget.value
}
