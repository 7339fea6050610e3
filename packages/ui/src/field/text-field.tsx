import type { InputHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field.tsx'

/** Props of `TextField`, in addition to the attributes of an input. */
export interface TextFieldProps
  extends FieldProps,
    Readonly<Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'name'>> {
  readonly name: string
}

/** One line of text, such as a phone number or an address. */
export function TextField({ id, label, hint, error, className, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, className }}>
      {(control) => <input {...rest} {...control} type={type} />}
    </Field>
  )
}
