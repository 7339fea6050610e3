import type { TextareaHTMLAttributes } from 'react'
import { Field, type FieldProps } from './field.tsx'

/** Props of `TextareaField`, in addition to the attributes of a textarea. */
export interface TextareaFieldProps
  extends FieldProps,
    Readonly<Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | 'name'>> {
  readonly name: string
}

/** Several lines of text. */
export function TextareaField({ id, label, hint, error, className, ...rest }: TextareaFieldProps) {
  return (
    <Field {...{ id, label, hint, error, className }}>
      {(control) => <textarea rows={4} {...rest} {...control} />}
    </Field>
  )
}
