import { TextField, type TextFieldProps } from './text-field.tsx'

/** Props of `DateField`, in addition to the attributes of an input; `min` and `max` are `YYYY-MM-DD`. */
export type DateFieldProps = Omit<TextFieldProps, 'type'>

/** A day, in the browser's own calendar. */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />
}
