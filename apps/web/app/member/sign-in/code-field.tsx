import { Field } from '@pulli/ui/field/field.tsx'
import type { Ref } from 'react'

interface CodeFieldProps {
  id: string
  label: string
  hint: string
  error: string | undefined
  ref?: Ref<HTMLInputElement>
  onInput: () => void
}

/** One line for a one-time code, which a phone offers to fill in. */
export function CodeField({ ref, onInput, ...field }: CodeFieldProps) {
  return (
    <Field {...field} className="field--otp">
      {(control) => (
        <input
          {...control}
          ref={ref}
          className="otp"
          name="otp"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          onInput={onInput}
        />
      )}
    </Field>
  )
}
