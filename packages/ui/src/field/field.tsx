import type { ReactNode } from 'react'
import { Icon } from '#icon/icon.tsx'
import './field.css'

/** Props of every field. */
export interface FieldProps {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** What to do, in one sentence; it takes the place of the hint. */
  readonly error?: string | undefined
  readonly className?: string | undefined
}

/** The attributes that tie a control to its field. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldProps {
  readonly children: (control: FieldControl) => ReactNode
}

/** Label above, the control, hint or error below. */
export function Field({ id, label, hint, error, className, children }: FieldFrameProps) {
  const noteId = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  const names = ['field', error && 'field--err', className].filter(Boolean).join(' ')
  return (
    <div className={names}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': noteId })}
      {error ? (
        <p key="error" className="field__err" id={noteId}>
          <Icon name="warning" small />
          <span>{error}</span>
        </p>
      ) : (
        hint && (
          <p key="hint" className="field__hint" id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
