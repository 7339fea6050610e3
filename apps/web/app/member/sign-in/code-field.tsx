import { Field } from '@pulli/ui/field/field.tsx'
import type { Ref } from 'react'

interface CodeFieldProps {
  id: string
  label: string
  hint: string
  error: string | undefined
  defaultValue?: string | undefined
  ref?: Ref<HTMLInputElement>
  name?: string
  onInput?: () => void
}

/** The field of a one-time code, with autofill from an SMS. */
export function CodeField({ ref, name = 'otp', onInput, defaultValue, ...field }: CodeFieldProps) {
  return (
    <Field {...field} className="field--otp">
      {(control) => (
        <input
          {...control}
          ref={ref}
          defaultValue={defaultValue}
          className="otp"
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          onInput={onInput}
        />
      )}
    </Field>
  )
}
