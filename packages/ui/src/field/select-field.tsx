import type { SelectHTMLAttributes } from 'react'
import { Icon } from '#icon/icon.tsx'
import { Field, type FieldProps } from './field.tsx'

/** One choice of a select. */
export interface SelectOption {
  readonly value: string
  readonly label: string
}

/** Props of `SelectField`, in addition to the attributes of a select. */
export interface SelectFieldProps
  extends FieldProps,
    Readonly<Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps | 'name' | 'children'>> {
  readonly name: string
  readonly options: readonly SelectOption[]
  /** The first choice, with an empty value. */
  readonly placeholder?: string | undefined
}

/** One of several choices, in the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, className, options, placeholder, ...rest } = props
  return (
    <Field {...{ id, label, hint, error, className }}>
      {(control) => (
        <div className="field__sel">
          <select {...rest} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" small />
        </div>
      )}
    </Field>
  )
}
