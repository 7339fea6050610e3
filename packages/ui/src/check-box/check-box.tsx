import type { InputHTMLAttributes, ReactNode } from 'react'
import { Icon } from '#icon/icon.tsx'
import '#field/field.css'
import './check-box.css'

/** Props of `CheckBox`, in addition to the attributes of an input. */
export interface CheckBoxProps
  extends Readonly<Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children' | 'id'>> {
  readonly id: string
  readonly label: ReactNode
  /** What is agreed to, in plain words. */
  readonly note?: ReactNode
  /** What to do, in one sentence. */
  readonly error?: string | undefined
}

/** A box to tick. The whole label is its target; nothing is ticked beforehand. */
export function CheckBox({ id, label, note, error, className, ...input }: CheckBoxProps) {
  const described = [note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={['check', className].filter(Boolean).join(' ')}>
      <label className="check__label" htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span className="check__mark" aria-hidden="true">
          <Icon name="check" small />
        </span>
        <span className="check__text">{label}</span>
      </label>
      {note && (
        <p className="check__note" id={`${id}-note`}>
          {note}
        </p>
      )}
      {error && (
        <p className="field__err check__error" id={`${id}-error`}>
          <Icon name="warning" small />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
